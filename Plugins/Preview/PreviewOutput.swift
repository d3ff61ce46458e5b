import Foundation

/// Reads the output of a program on a thread of its own: the program never waits, also while the plug-in builds or starts its successor.
final class PreviewOutput: @unchecked Sendable {
  /// Its reading end is readable while messages wait.
  private let signal = Pipe()
  private let handle: FileHandle
  private let lock = NSLock()
  private var messages: [PreviewChild.Message] = []
  private static let marker = UInt8(0x1E)

  init(_ handle: FileHandle) {
    self.handle = handle
    for end in [signal.fileHandleForReading.fileDescriptor, signal.fileHandleForWriting.fileDescriptor] {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
  }

  /// The descriptor that is readable while messages wait.
  var descriptor: Int32 { signal.fileHandleForReading.fileDescriptor }

  /// Begins to read, until the end of the output.
  func start() { Thread.detachNewThread { [self] in readAll() } }

  /// The messages since the last call.
  func takeMessages() -> [PreviewChild.Message] {
    lock.lock()
    defer { lock.unlock() }
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
    defer { messages = [] }
    return messages
  }

  private func add(_ message: PreviewChild.Message) {
    lock.lock()
    defer { lock.unlock() }
    messages.append(message)
    var one: UInt8 = 1
    _ = write(signal.fileHandleForWriting.fileDescriptor, &one, 1)
  }

  private func readAll() {
    var text: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(handle.fileDescriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return add(.end) }
      text += bytes[..<count]
      while let end = text.firstIndex(of: UInt8(ascii: "\n")) {
        take(text[..<end])
        text.removeSubrange(...end)
      }
    }
  }

  /// Prints a line, without the message in it.
  private func take(_ line: ArraySlice<UInt8>) {
    var line = line
    if let start = line.firstIndex(of: Self.marker) {
      let message = String(decoding: line[(start + 1)...], as: UTF8.self)
      if message.contains("ready") {
        add(.ready)
      } else if message.contains("saved") {
        add(.saved)
      }
      line = line[..<start]
      if line.isEmpty { return }
    }
    say(String(decoding: line, as: UTF8.self))
  }
}
