import Foundation

/// A program that shows previews, and the messages to it and from it (`PreviewMessage` in the module `Previews`).
final class PreviewChild {
  /// A message of the program.
  enum Message: String {
    case ready, saved
    /// The output of the program has ended.
    case end
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var text: [UInt8] = []
  private var messages: [Message] = []
  private static let marker = UInt8(0x1E)
  /// The maximum length of a message in characters.
  private static let longestLog = 12_000

  /// The descriptor that is readable when the program has written.
  var descriptor: Int32 { output.fileHandleForReading.fileDescriptor }

  /// Starts `program`. `folder` is the folder of the session.
  init(_ program: URL, folder: URL, file: String?) throws {
    process.executableURL = program
    var environment = ProcessInfo.processInfo.environment
    environment["SCROLLUI_PREVIEW"] = folder.path
    environment["SCROLLUI_PREVIEW_FILE"] = file ?? ""
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // The end of the program is the end of its output.
    try? output.fileHandleForWriting.close()
    try? input.fileHandleForReading.close()
  }

  /// Sends a message without a value: `building`, `built`, `save`, `quit`.
  func send(_ name: String) { write("{\"\(name)\":{}}\n") }

  /// Sends the errors of a failed build, or the end of an output without errors. A message has room in the pipe, so that the
  /// plug-in does not wait for a program that hangs.
  func sendFailure(log: String) {
    let errors = log.split(separator: "\n").filter { $0.contains("error: ") }.joined(separator: "\n")
    let log = String(errors.isEmpty ? log.suffix(Self.longestLog) : errors.prefix(Self.longestLog))
    guard let data = try? JSONEncoder().encode(["failed": ["log": log]]) else { return }
    write(String(decoding: data, as: UTF8.self) + "\n")
  }

  private func write(_ line: String) { try? input.fileHandleForWriting.write(contentsOf: Data(line.utf8)) }

  /// Reads the output that has come, which `poll` has reported, and prints the lines that are no messages.
  func read() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    guard count > 0 else {
      messages.append(.end)
      return
    }
    text += bytes[..<count]
    while let end = text.firstIndex(of: UInt8(ascii: "\n")) {
      var line = text[..<end]
      text.removeSubrange(...end)
      if let start = line.firstIndex(of: Self.marker) {
        let message = String(decoding: line[(start + 1)...], as: UTF8.self)
        if message.contains("ready") {
          messages.append(.ready)
        } else if message.contains("saved") {
          messages.append(.saved)
        }
        line = line[..<start]
        if line.isEmpty { continue }
      }
      say(String(decoding: line, as: UTF8.self))
    }
  }

  /// The messages since the last call.
  func takeMessages() -> [Message] {
    defer { messages = [] }
    return messages
  }

  /// Waits at most `seconds` for `message`. Returns false if it does not come, or if the program ends before.
  func wait(for message: Message, seconds: Double) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while true {
      let came = takeMessages()
      if came.contains(message) { return true }
      let rest = deadline.timeIntervalSinceNow
      if came.contains(.end) || rest <= 0 { return false }
      var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      if poll(&descriptors, 1, Int32(rest * 1000) + 1) > 0 { read() }
    }
  }

  /// The reason for which the program has ended; nil after the normal end.
  func failure() -> String? {
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal {
      return "The program crashed: signal \(process.terminationStatus)."
    }
    return process.terminationStatus == 0 ? nil : "The program ended with status \(process.terminationStatus)."
  }

  /// Ends the program: by a message, by SIGTERM if it does not follow, and by SIGKILL.
  func end() {
    send("quit")
    if !wait(for: .end, seconds: 2) {
      kill(process.processIdentifier, SIGTERM)
      if !wait(for: .end, seconds: 2) { kill(process.processIdentifier, SIGKILL) }
    }
    process.waitUntilExit()
  }
}
