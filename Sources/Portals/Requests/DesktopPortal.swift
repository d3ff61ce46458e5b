import MessageBus

/// The desktop portal of a session, `org.freedesktop.portal.Desktop`: the program that shows dialogs of the desktop for other programs.
///
/// The portal is asked when a service is first used, so a program that needs no dialog sends no message. The bus starts a portal that does not
/// run. Each answer arrives in a later turn of the `DBusConnection`, or not at all: the caller bounds the wait by `PortalRequest.endPatience()`.
@MainActor package final class DesktopPortal {
  static let name = "org.freedesktop.portal.Desktop"
  static let path = "/org/freedesktop/portal/desktop"
  private static let properties = "org.freedesktop.DBus.Properties"
  private static let noReply = "org.freedesktop.DBus.Error.NoReply"

  let session: DBusConnection
  /// The versions of the interfaces that the portal was asked for; nil for an interface that it lacks.
  private var versions: [String: Int?] = [:]
  private var isWatched = false
  /// True after a request without an answer in time. The next requests fail at once, until the portal answers, or its name has another owner.
  private var isSilent = false
  /// The requests without an end, oldest first.
  private(set) var requests: [PortalRequest] = []

  /// Creates the portal of the programs on `session`, without a message. The end of the connection ends all requests.
  package init(on session: DBusConnection) {
    self.session = session
    session.didEnd = { [weak self] in self?.endRequests() }
  }

  /// The number of requests without an end.
  package var openCount: Int { requests.count }

  /// Closes the dialogs of all requests, without their answers.
  package func close() {
    for request in requests { request.close() }
  }

  /// True if the portal is known to lack `interface`, or not to answer.
  func lacks(_ interface: String) -> Bool { !session.isOpen || isSilent || versions[interface] == .some(nil) }

  /// Calls `answer` with the version of an interface; nil if the portal lacks it. At once if it is known.
  func askVersion(of interface: String, answer: @escaping @MainActor (Int?) -> Void) {
    if lacks(interface) { return answer(nil) }
    if let known = versions[interface] { return answer(known) }
    watch()
    session.call(
      Self.name, Self.path, Self.properties, "Get", [.string(interface), .string("version")]
    ) { [weak self] message in
      let version = message.kind == .answer ? message.read()?.first?.content.asInteger : nil
      // A portal that ends before it answers may start again for the next request.
      if message.errorName != Self.noReply { self?.versions[interface] = .some(version) }
      self?.isSilent = false
      answer(version)
    }
  }

  /// Follows the owner of the portal's name. A portal that ends takes its dialogs along.
  private func watch() {
    guard !isWatched else { return }
    isWatched = true
    session.watchOwner(of: Self.name) { [weak self] owner in self?.ownerDidChange(owner) }
  }

  private func ownerDidChange(_ owner: String) {
    versions.removeAll()
    isSilent = false
    // A portal that the bus starts for a request gets its name while the request waits for the version.
    endRequests { owner.isEmpty || $0.wasSent }
  }

  private func endRequests(where isEnded: (PortalRequest) -> Bool = { _ in true }) {
    for request in requests where isEnded(request) { request.end(.failed) }
  }

  func add(_ request: PortalRequest) { requests.append(request) }

  func remove(_ request: PortalRequest) { requests.removeAll { $0 === request } }

  /// Called for a request that had no answer in time.
  func didNotAnswer() { isSilent = true }

  /// Called for an answer to a request.
  func didAnswer() { isSilent = false }
}
