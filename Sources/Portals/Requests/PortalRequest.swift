import MessageBus

/// A dialog of the `DesktopPortal`. The call returns an object `org.freedesktop.portal.Request`; its signal `Response` has the result.
///
/// The path of the object follows from the name of the connection and from a token, so that the signal is asked for before the call. Portals
/// older than version 0.9 choose another path, which their answer to the call has.
@MainActor package final class PortalRequest {
  /// The end of a request.
  enum End {
    /// The user has confirmed the dialog, with these results.
    case answered([String: DBusValue])
    /// The user has left the dialog.
    case cancelled
    /// There is no such portal, it has ended, or its answer has the wrong types.
    case failed
  }

  private enum Phase {
    case asking, sent, ended
  }

  private static let interface = "org.freedesktop.portal.Request"
  /// The codes of `Response`.
  private static let (confirmed, cancelled, other): (UInt32, UInt32, UInt32) = (0, 1, 2)

  private let portal: DesktopPortal
  private let answer: @MainActor (End) -> Void
  private var phase = Phase.asking
  /// The object of the request; empty before the call.
  private var handle = ""
  /// True when the portal has answered the call.
  private var isAccepted = false
  /// True after `endPatience()`: the user sees the dialog.
  private var isShown = false
  private var subscription: Int?

  /// Creates a request that waits for `begin(_:_:_:leastVersion:options:)`.
  ///
  /// - Parameter answer: Called once at the end, and not after `close()`.
  init(to portal: DesktopPortal, answer: @escaping @MainActor (End) -> Void) {
    self.portal = portal
    self.answer = answer
  }

  /// True if the portal was called and has not ended the request.
  var wasSent: Bool { phase == .sent }

  /// Calls the portal, if its interface has at least `leastVersion`.
  ///
  /// - Parameters:
  ///   - interface: The interface of the portal.
  ///   - member: The method. Its last argument is the dictionary of options.
  ///   - arguments: The arguments before the options.
  ///   - leastVersion: The version that has all of `options`.
  ///   - options: The options without `handle_token`.
  func begin(
    _ interface: String, _ member: String, _ arguments: [DBusValue], leastVersion: Int, options: [(String, DBusValue)]
  ) {
    portal.add(self)
    portal.askVersion(of: interface) { [self] version in
      guard phase == .asking else { return }
      guard let version, version >= leastVersion, !portal.session.name.isEmpty else { return end(.failed) }
      send(interface, member, arguments, options)
    }
  }

  private func send(
    _ interface: String, _ member: String, _ arguments: [DBusValue], _ options: [(String, DBusValue)]
  ) {
    phase = .sent
    // A token that other programs cannot guess.
    let token = "scrollui_" + String(UInt64.random(in: .min ... .max), radix: 16)
    let program = portal.session.name.dropFirst().map { $0 == "." ? "_" : String($0) }.joined()
    listen(to: DesktopPortal.path + "/request/" + program + "/" + token)
    let entries = (options + [("handle_token", .string(token))]).map { name, value in
      DBusValue.entry(.string(name), .variant(value))
    }
    // The handler keeps the request until the portal answers: a dialog that comes late is closed.
    portal.session.call(
      DesktopPortal.name, DesktopPortal.path, interface, member, arguments + [.array(of: "{sv}", entries)]
    ) { [self] in take($0) }
  }

  private func listen(to path: String) {
    handle = path
    subscription.map(portal.session.unsubscribe)
    subscription = portal.session.subscribe(
      to: "Response", of: Self.interface, from: DesktopPortal.name, path: path
    ) { [weak self] in self?.takeResponse($0) }
  }

  /// Takes the answer to the call: the object of the request.
  private func take(_ message: DBusMessage) {
    portal.didAnswer()
    let path: String? = message.kind == .answer ? message.read()?.first?.asString : nil
    guard phase == .sent else {
      if let path, path != handle { closeObject(path) }
      return
    }
    guard let path else { return end(.failed) }
    isAccepted = true
    if path != handle { listen(to: path) }
  }

  private func takeResponse(_ message: DBusMessage) {
    portal.didAnswer()
    guard phase == .sent else { return }
    guard let values = message.read(), message.signature == "ua{sv}", case .uint32(let code) = values[0] else {
      return end(.failed)
    }
    switch code {
    case Self.confirmed: end(.answered(values[1].fields))
    case Self.cancelled: end(.cancelled)
    // The code of a dialog that was closed by its title bar, and of a portal that has no program for dialogs. Such a portal answers at once.
    case Self.other: end(isShown ? .cancelled : .failed)
    default: end(.failed)
    }
  }

  /// Ends the request, with a call of `answer`.
  func end(_ end: End) {
    guard phase != .ended else { return }
    release()
    answer(end)
  }

  private func release() {
    phase = .ended
    subscription.map(portal.session.unsubscribe)
    subscription = nil
    portal.remove(self)
  }

  /// Ends the wait for the portal. A request without an answer to its call fails; the dialog of an accepted request counts as shown.
  package func endPatience() {
    isShown = true
    guard phase != .ended, !isAccepted else { return }
    portal.didNotAnswer()
    closeObject(handle)
    end(.failed)
  }

  /// Closes the dialog, without a call of `answer`.
  package func close() {
    guard phase != .ended else { return }
    closeObject(handle)
    release()
  }

  private func closeObject(_ path: String) {
    guard !path.isEmpty else { return }
    portal.session.call(DesktopPortal.name, path, Self.interface, "Close", starts: false)
  }
}
