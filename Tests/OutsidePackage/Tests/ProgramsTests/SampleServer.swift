import Foundation
import Glibc

/// A server of the loopback interface that answers each request with the file of its path, until the process ends.
final class SampleServer: Sendable {
  let address: String

  /// Starts the server. `files` are the answers by their paths, such as `/Oslo.json`; any other path has the status 404.
  init(files: [String: String]) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, length) == 0 && listen(listener, 8) == 0 && getsockname(listener, pointer, &length) == 0
      }
    }
    guard status else { throw POSIXError(.EADDRNOTAVAIL) }
    address = "http://127.0.0.1:\(UInt16(bigEndian: name.sin_port))"
    Thread.detachNewThread { Self.serve(listener, files) }
  }

  private static func serve(_ listener: Int32, _ files: [String: String]) {
    while true {
      let client = accept(listener, nil, nil)
      guard client >= 0 else { return }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = max(0, read(client, &bytes, bytes.count))
      let words = String(decoding: bytes[..<count], as: UTF8.self).split(separator: " ")
      let file = words.count > 1 ? files[String(words[1])] : nil
      let body = file ?? ""
      let answer =
        "HTTP/1.1 \(file == nil ? "404 Not Found" : "200 OK")\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
      _ = answer.withCString { write(client, $0, strlen($0)) }
      close(client)
    }
  }
}
