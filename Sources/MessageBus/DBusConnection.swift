import CDBus

/// A connection with a message bus that never blocks: a loop waits for `descriptor` and then calls `turn(limit:)`.
///
/// ```swift
/// let bus = DBusConnection(to: address)       // nil without libdbus, or without a server at the address
/// bus?.call("org.freedesktop.portal.Desktop", path, "org.freedesktop.portal.Settings", "Read", body) { answer in … }
/// ```
@MainActor package final class DBusConnection {
  /// The answer to `call(_:_:_:_:_:starts:answer:)` and the signals of `subscribe(to:from:path:first:_:)`.
  package typealias Handler = @MainActor (DBusMessage) -> Void

  private struct Subscription {
    let number: Int
    let interface, member, path, sender: String
    let rule: String
    let handler: Handler
  }

  private let library: dbus_library
  private var handle: OpaquePointer?
  private let watches = DBusWatches()
  private var answers: [UInt32: Handler] = [:]
  private var subscriptions: [Subscription] = []
  private var lastNumber = 0
  /// The unique names of the programs behind the well-known names of `subscriptions`; empty without a program, and until the bus has answered.
  private var owners: [String: String] = [:]
  /// The connection's unique name on its bus; empty until the bus has answered.
  package private(set) var name = ""
  /// Called when `name` is known.
  package var didOpen: @MainActor () -> Void = {}
  /// Called once, when the bus has closed the connection. There is no call after `close()`.
  package var didClose: @MainActor () -> Void = {}
  /// Called after `didClose`, for a second user of the connection.
  package var didEnd: @MainActor () -> Void = {}
  /// Called with calls of other programs. Without it they get the error `UnknownMethod`.
  package var answerCall: (@MainActor (DBusMessage) -> Void)?

  /// Connects with the bus at `address` and sends its greeting, without waiting for an answer. Returns nil without libdbus, and if there is no
  /// server at the address.
  package init?(to address: String) {
    // An address of this kind starts a bus.
    guard let library = dbus_library_load()?.pointee, !address.isEmpty, !address.hasPrefix("autolaunch"),
      let handle = library.connection_open_private(address, nil)
    else { return nil }
    self.library = library
    self.handle = handle
    watches.observe(handle, of: library)
    call(Self.bus, Self.busPath, Self.bus, "Hello") { [weak self] answer in
      self?.name = answer.read()?.first?.asString ?? ""
      self?.didOpen()
    }
  }

  isolated deinit { release() }

  private static let bus = "org.freedesktop.DBus"
  private static let busPath = "/org/freedesktop/DBus"

  /// True until the bus or `close()` closes the connection.
  package var isOpen: Bool { handle != nil }

  /// Closes the connection. Pending answers are dropped.
  package func close() {
    answers.removeAll()
    subscriptions.removeAll()
    owners.removeAll()
    release()
  }

  private func release() {
    guard let handle else { return }
    self.handle = nil
    _ = library.connection_set_watch_functions(handle, nil, nil, nil, nil, nil)
    library.connection_close(handle)
    library.connection_unref(handle)
  }

  // MARK: Waiting

  /// The file descriptor to wait for; nil for a closed connection.
  package var descriptor: Int32? { isOpen ? watches.descriptor(of: library) : nil }

  /// True if messages wait until `descriptor` is writable.
  package var wantsToWrite: Bool { isOpen && watches.isEnabled(UInt32(dbus_watch_writes), of: library) }

  /// Reads, writes and handles messages that are there, without waiting. Returns true if more messages are there.
  ///
  /// - Parameter limit: The maximum number of messages that are handled.
  package func turn(limit: Int = 32) -> Bool {
    var count = 0
    var before = -1
    while count > before, count < limit, let handle {
      before = count
      _ = library.connection_read_write(handle, 0)
      while count < limit, let handle = self.handle, let message = library.connection_pop_message(handle) {
        count += 1
        deliver(DBusMessage(message, of: library))
      }
    }
    if count < limit, let handle, library.connection_get_is_connected(handle) == 0 { end() }
    return count == limit && isOpen
  }

  private func end() {
    guard isOpen else { return }
    close()
    didClose()
    didEnd()
  }

  private func deliver(_ message: DBusMessage) {
    switch message.kind {
    case .answer, .failure: answers.removeValue(forKey: message.answeredSerial)?(message)
    case .call:
      if let answerCall { answerCall(message) } else { fail(message, with: .unknownMethod(message.member)) }
    case .signal:
      // libdbus itself reports the end of the connection, without a sender.
      if message.interface == "org.freedesktop.DBus.Local", message.sender.isEmpty { return end() }
      for subscription in subscriptions
      where subscription.member == message.member && subscription.interface == message.interface
        && (subscription.path.isEmpty || subscription.path == message.path)
        && isSent(message, by: subscription.sender)
      { subscription.handler(message) }
    }
  }

  /// True if the program with the name `sender` has sent a message. The rules of the bus do not decide it: any program can send a signal
  /// directly to the connection.
  private func isSent(_ message: DBusMessage, by sender: String) -> Bool {
    if sender.isEmpty { return true }
    let isUnique = sender == Self.bus || sender.hasPrefix(":")
    let name = message.sender
    return !name.isEmpty && name == (isUnique ? sender : owners[sender])
  }

  // MARK: Sending

  /// Calls a method of another program. `answer` gets the answer or the error.
  ///
  /// - Parameters:
  ///   - starts: True if the bus starts the program of the name `destination` if it does not run.
  ///   - answer: Called at most once, in a later turn; never after the connection is closed.
  package func call(
    _ destination: String, _ path: String, _ interface: String, _ member: String, _ body: [DBusValue] = [],
    starts: Bool = true, answer: Handler? = nil
  ) {
    guard let message = library.message_new_method_call(destination, path, interface, member) else { return }
    library.message_set_auto_start(message, starts ? 1 : 0)
    let serial = send(DBusMessage(message, of: library), body)
    if let serial, let answer { answers[serial] = answer }
  }

  /// Sends a signal.
  ///
  /// - Parameter destination: The name of the only program that gets it; nil for all that have asked for it.
  package func signal(
    _ path: String, _ interface: String, _ member: String, _ body: [DBusValue], to destination: String? = nil
  ) {
    guard let message = library.message_new_signal(path, interface, member) else { return }
    if let destination { _ = library.message_set_destination(message, destination) }
    send(DBusMessage(message, of: library), body)
  }

  /// Answers a call.
  package func answer(_ call: DBusMessage, with body: [DBusValue]) {
    guard call.wantsAnswer, let message = library.message_new_method_return(call.handle) else { return }
    send(DBusMessage(message, of: library), body)
  }

  /// Answers a call with an error.
  package func fail(_ call: DBusMessage, with failure: DBusFailure) {
    guard call.wantsAnswer, let message = library.message_new_error(call.handle, failure.name, failure.message)
    else { return }
    send(DBusMessage(message, of: library), [])
  }

  /// Sends a message. Returns its number; nil for a closed connection and without memory.
  @discardableResult
  private func send(_ message: DBusMessage, _ body: [DBusValue]) -> UInt32? {
    var serial: UInt32 = 0
    guard let handle, message.append(body), library.connection_send(handle, message.handle, &serial) != 0 else {
      return nil
    }
    return serial
  }

  /// Asks the bus for a signal, and calls `handler` with each that `sender` sends.
  ///
  /// - Parameters:
  ///   - signal: The name of the signal.
  ///   - interface: The interface of the signal.
  ///   - sender: The unique or well-known name of its program; empty for all programs, whose signals must not be trusted.
  ///   - path: The object that sends it; empty for all objects.
  ///   - first: The first value of its body, a string; nil for all signals.
  /// - Returns: The number of the subscription, for `unsubscribe(_:)`.
  @discardableResult
  package func subscribe(
    to signal: String, of interface: String, from sender: String, path: String = "", first: String? = nil,
    _ handler: @escaping Handler
  ) -> Int {
    if !sender.isEmpty, sender != Self.bus, !sender.hasPrefix(":") { followOwner(of: sender) }
    var rule = "type='signal',interface='\(interface)',member='\(signal)'"
    if !sender.isEmpty { rule += ",sender='\(sender)'" }
    if !path.isEmpty { rule += ",path='\(path)'" }
    if let first { rule += ",arg0='\(first)'" }
    lastNumber += 1
    subscriptions.append(
      Subscription(
        number: lastNumber, interface: interface, member: signal, path: path, sender: sender, rule: rule,
        handler: handler))
    call(Self.bus, Self.busPath, Self.bus, "AddMatch", [.string(rule)])
    return lastNumber
  }

  /// Ends the subscription with the number that `subscribe(to:of:from:path:first:_:)` has returned.
  package func unsubscribe(_ number: Int) {
    guard let index = subscriptions.firstIndex(where: { $0.number == number }) else { return }
    let rule = subscriptions.remove(at: index).rule
    call(Self.bus, Self.busPath, Self.bus, "RemoveMatch", [.string(rule)])
  }

  /// The numbers of the subscriptions that have not ended, in order.
  package var subscriptionNumbers: [Int] { subscriptions.map(\.number) }

  /// Calls `handler` with the new owner of a name of the bus each time that it changes; empty without an owner.
  @discardableResult
  package func watchOwner(of name: String, _ handler: @escaping @MainActor (String) -> Void) -> Int {
    subscribe(to: "NameOwnerChanged", of: Self.bus, from: Self.bus, first: name) { message in
      guard let values = message.read(), values.count == 3, values[0].asString == name else { return }
      handler(values[2].asString ?? "")
    }
  }

  /// Keeps `owners[name]` up to date.
  private func followOwner(of name: String) {
    guard owners[name] == nil else { return }
    owners[name] = ""
    watchOwner(of: name) { [weak self] in self?.owners[name] = $0 }
    call(Self.bus, Self.busPath, Self.bus, "GetNameOwner", [.string(name)]) { [weak self] answer in
      if answer.kind == .answer { self?.owners[name] = answer.read()?.first?.asString ?? "" }
    }
  }
}
