import MessageBus

extension DesktopPortal {
  private static let openURI = "org.freedesktop.portal.OpenURI"

  /// False if the portal is known not to open addresses.
  package var opensAddresses: Bool { !lacks(Self.openURI) }

  /// Asks the portal to open the address of a web page or a mail with the program that the user has chosen for it.
  ///
  /// - Parameters:
  ///   - address: The address. The portal takes no addresses of files.
  ///   - parent: The parent window of the portal's dialog, as in `chooseFiles(_:parent:answer:)`.
  ///   - failed: Called at most once, if the portal has not accepted the address.
  /// - Returns: The request; nil if the portal is known not to open addresses.
  package func openAddress(
    _ address: String, parent: String, failed: @escaping @MainActor () -> Void
  ) -> PortalRequest? {
    guard !lacks(Self.openURI) else { return nil }
    let request = PortalRequest(to: self) { end in if case .failed = end { failed() } }
    request.begin(
      Self.openURI, "OpenURI", [.string(parent), .string(address)], leastVersion: 1, options: [])
    return request
  }
}
