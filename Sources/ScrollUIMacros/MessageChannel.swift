import Foundation

/// Reads requests from standard input and writes answers to standard output.
struct MessageChannel {
  /// The next `Request`; nil if the compiler has closed the channel or has sent an invalid message.
  mutating func read() -> Request? {
    guard let header = readBytes(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= Self.longestMessage, let body = readBytes(Int(length)) else { return nil }
    return try? JSONDecoder().decode(Request.self, from: body)
  }

  func write(_ answer: Answer) {
    guard let body = try? JSONEncoder().encode(answer) else { return }
    var message = Data((0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) })
    message.append(body)
    // A compiler that has gone reads no answer, and sends no further request.
    try? FileHandle.standardOutput.write(contentsOf: message)
  }

  private static let longestMessage: UInt64 = 1 << 30

  private func readBytes(_ count: Int) -> Data? {
    var bytes = Data()
    while bytes.count < count {
      guard let part = try? FileHandle.standardInput.read(upToCount: count - bytes.count), !part.isEmpty else {
        return nil
      }
      bytes.append(part)
    }
    return bytes
  }
}
