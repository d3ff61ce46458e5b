import AccessBusTestSupport
import Dispatch
import MessageBus

/// The desktop portal on a bus of its own: settings, file dialogs and addresses. A test is its user.
@MainActor package final class FakePortal {
  /// A call of a file dialog or of an address.
  package struct Call: Equatable {
    package let member: String
    /// The window, then the title or the address.
    package let arguments: [String]
    package let options: [String: DBusValue]
    /// The object of the request.
    package let handle: String
    /// The unique name of the program that has called.
    package let program: String
  }

  /// The reaction to calls.
  package enum Manner: CaseIterable, Sendable {
    /// The object of the request has the path that programs expect.
    case accepts
    /// The object of the request has a path of its own, as in portals before version 0.9.
    case acceptsByAnotherPath
    /// No call is answered.
    case isSilent
    /// A call of a dialog is an error.
    case fails
    /// The answer to a call of a dialog has other types.
    case answersWithNumbers
  }

  private let client: BusClient
  private var settings: [String: [String: DBusValue]]
  private let versions: [String: UInt32]
  private var source: (any DispatchSourceRead)?
  package var manner = Manner.accepts
  /// The calls of dialogs and addresses, oldest first.
  package private(set) var calls: [Call] = []
  /// The paths of requests that programs have closed.
  package private(set) var closed: [String] = []

  nonisolated package static let fileChooser = "org.freedesktop.portal.FileChooser"
  nonisolated package static let openURI = "org.freedesktop.portal.OpenURI"
  private static let name = "org.freedesktop.portal.Desktop"
  private static let request = "org.freedesktop.portal.Request"
  private static let requests = "/org/freedesktop/portal/desktop/request/"

  /// The connection, for loops that run it.
  package var connection: DBusConnection { client.connection }

  /// Takes the name of the portal.
  ///
  /// - Parameters:
  ///   - settings: Values by their names, by groups.
  ///   - versions: The versions of the other interfaces; those that are left out do not exist.
  package init(
    on bus: PrivateBus, settings: [String: [String: DBusValue]] = [:],
    versions: [String: UInt32] = [fileChooser: 3, openURI: 3]
  ) async throws {
    client = try bus.client()
    (self.settings, self.versions) = (settings, versions)
    client.connection.answerCall = { [weak self] call in self?.answer(call) }
    await client.own(Self.name)
  }

  isolated deinit { source?.cancel() }

  private func answer(_ call: DBusMessage) {
    guard manner != .isSilent else { return }
    let values = call.read() ?? []
    switch (call.interface, call.member) {
    case ("org.freedesktop.portal.Settings", _): connection.answer(call, with: [settingsValue])
    case ("org.freedesktop.DBus.Properties", "Get"):
      guard let name = values.first?.asString, let version = versions[name] else { return fail(call) }
      connection.answer(call, with: [.variant(.uint32(version))])
    case (Self.request, "Close"):
      closed.append(call.path)
      connection.answer(call, with: [])
    case (Self.fileChooser, _), (Self.openURI, _):
      if versions[call.interface] == nil { fail(call) } else { take(call, values) }
    default: fail(call)
    }
  }

  private func fail(_ call: DBusMessage) { connection.fail(call, with: .unknownInterface(call.interface)) }

  private func take(_ call: DBusMessage, _ values: [DBusValue]) {
    let options = values.last?.fields ?? [:]
    let program = call.sender.dropFirst().map { $0 == "." ? "_" : String($0) }.joined()
    let token = manner == .acceptsByAnotherPath ? "t\(calls.count)" : options["handle_token"]?.asString ?? "none"
    let handle = Self.requests + program + "/" + token
    let arguments = values.dropLast().compactMap(\.asString)
    calls.append(
      Call(member: call.member, arguments: arguments, options: options, handle: handle, program: call.sender))
    switch manner {
    case .fails: fail(call)
    case .answersWithNumbers: connection.answer(call, with: [.uint32(7)])
    default: connection.answer(call, with: [.objectPath(handle)])
    }
  }

  private var settingsValue: DBusValue {
    let groups = settings.sorted { $0.key < $1.key }.map { group, values in
      let entries = values.map { DBusValue.entry(.string($0.key), .variant($0.value)) }
      return DBusValue.entry(.string(group), .array(of: "{sv}", entries))
    }
    return .array(of: "{sa{sv}}", groups)
  }

  // MARK: Signals

  /// Changes a setting, and notifies programs.
  package func set(_ group: String, _ name: String, to value: DBusValue) {
    settings[group, default: [:]][name] = value
    connection.signal(
      "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged",
      [.string(group), .string(name), .variant(value)])
  }

  /// Ends a request as the user of its dialog does: 0 confirms it with `uris`, 1 leaves it, 2 is another end.
  package func respond(to call: Call, _ code: UInt32, uris: [String] = []) {
    respond(to: call, [.uint32(code), .array(of: "{sv}", [.entry(.string("uris"), .variant(.strings(uris)))])])
  }

  /// Ends a request with any body.
  package func respond(to call: Call, _ body: [DBusValue], by other: DBusConnection? = nil) {
    (other ?? connection).signal(call.handle, Self.request, "Response", body, to: call.program)
  }

  // MARK: Life

  /// Answers programs in other processes until `stop()`.
  package func run() {
    guard let descriptor = connection.descriptor else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        while self?.connection.turn() == true {}
      }
    }
    source.resume()
    self.source = source
  }

  /// Ends `run()`.
  package func stop() { source?.cancel() }

  /// Ends the portal. The bus takes its name back.
  package func end() {
    stop()
    connection.close()
  }
}
