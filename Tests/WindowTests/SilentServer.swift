import Foundation
import ProcessSupport

/// A socket that takes connections and sends nothing.
final class SilentServer: Sendable {
  let path: String
  private let descriptor: Int32

  /// Listens at `path`, by default in a temporary folder.
  init(path: String = TemporaryFolder.unusedPath().path) throws {
    self.path = path
    unlink(path)
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard descriptor >= 0, bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw ChildProcess.Failure("There is no socket at \(path).")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0, listen(descriptor, 10) == 0 else {
      throw ChildProcess.Failure("There is no socket at \(path): errno \(errno).")
    }
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  /// Waits until a client has connected. Its connection stays open.
  func waitForClient() async throws {
    _ = try await waitForValue("a client of \(path)") {
      let client = accept(descriptor, nil, nil)
      return client >= 0 ? client : nil
    }
  }
}
