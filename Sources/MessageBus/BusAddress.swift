import Foundation

/// The addresses of message buses by the environment of the process.
package enum BusAddress {
  /// The bus of the user's session: `$DBUS_SESSION_BUS_ADDRESS`, or else the socket in `$XDG_RUNTIME_DIR`; nil without a session.
  package static func session(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return nil }
    let socket = folder + "/bus"
    return FileManager.default.fileExists(atPath: socket) ? "unix:path=" + escaped(socket) : nil
  }

  /// The accessibility bus, if `$AT_SPI_BUS_ADDRESS` has it; nil if the session bus has to be asked.
  package static func access(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
    environment["AT_SPI_BUS_ADDRESS"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A path as addresses have it: bytes outside of a small set are written as `%20`.
  private static func escaped(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain = Self.plain.contains(byte)
      return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_/.*\\".utf8)
}
