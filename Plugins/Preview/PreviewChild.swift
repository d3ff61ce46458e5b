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
  private let output: PreviewOutput
  /// Signalled when the program has ended.
  private let ended = DispatchSemaphore(value: 0)
  /// The bytes of messages that the program has not read yet.
  private var unsent: [UInt8] = []
  /// The maximum length of a message in characters.
  private static let longestLog = 12_000
  /// The number of bytes in `unsent` from which errors of builds are dropped.
  private static let mostUnsent = 1 << 18

  /// The descriptors for `poll`: readable after a message, and writable after the program has read, while messages wait.
  var descriptors: [pollfd] {
    let sender = unsent.isEmpty ? -1 : input.fileHandleForWriting.fileDescriptor
    return [
      pollfd(fd: output.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: sender, events: Int16(POLLOUT), revents: 0),
    ]
  }

  /// Starts `program`. `folder` is the folder of the session.
  init(_ program: URL, folder: URL, file: String?) throws {
    let pipe = Pipe()
    output = PreviewOutput(pipe.fileHandleForReading)
    process.executableURL = program
    var environment = ProcessInfo.processInfo.environment
    environment["SCROLLUI_PREVIEW"] = folder.path
    environment["SCROLLUI_PREVIEW_FILE"] = file ?? ""
    process.environment = environment
    process.standardInput = input
    process.standardOutput = pipe
    process.terminationHandler = { [ended] _ in ended.signal() }
    try process.run()
    // The end of the program is the end of its output.
    try? pipe.fileHandleForWriting.close()
    try? input.fileHandleForReading.close()
    let sender = input.fileHandleForWriting.fileDescriptor
    _ = fcntl(sender, F_SETFL, fcntl(sender, F_GETFL) | O_NONBLOCK)
    output.start()
  }

  /// Sends a message without a value: `building`, `built`, `save`, `quit`.
  func send(_ name: String) { write("{\"\(name)\":{}}\n") }

  /// Sends the errors of a failed build, or the end of an output without errors. A program that hangs reads no messages: the errors are
  /// dropped then.
  func sendFailure(log: String) {
    guard unsent.count < Self.mostUnsent else { return }
    let errors = log.split(separator: "\n").filter { $0.contains("error: ") }.joined(separator: "\n")
    let log = String(errors.isEmpty ? log.suffix(Self.longestLog) : errors.prefix(Self.longestLog))
    guard let data = try? JSONEncoder().encode(["failed": ["log": log]]) else { return }
    write(String(decoding: data, as: UTF8.self) + "\n")
  }

  /// Adds a line to the messages and sends as much as fits into the pipe.
  private func write(_ line: String) {
    unsent += Array(line.utf8)
    sendWaiting()
  }

  /// Sends the waiting messages that fit into the pipe.
  func sendWaiting() {
    while !unsent.isEmpty {
      let count = Glibc.write(input.fileHandleForWriting.fileDescriptor, unsent, unsent.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      // A program that has ended reads no messages.
      guard count > 0 else { return unsent = [] }
      unsent.removeSubrange(..<count)
    }
  }

  /// The messages since the last call.
  func takeMessages() -> [Message] { output.takeMessages() }

  /// Waits at most `seconds` for `message`. Returns false if it does not come, or if the program ends before.
  func wait(for message: Message, seconds: Double) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while true {
      let came = takeMessages()
      if came.contains(message) { return true }
      let rest = deadline.timeIntervalSinceNow
      if came.contains(.end) || rest <= 0 { return false }
      var descriptors = descriptors
      if poll(&descriptors, 2, Int32(min(rest, 3600) * 1000) + 1) > 0 { sendWaiting() }
    }
  }

  /// True if the program ends within `seconds`.
  private func ends(within seconds: Double) -> Bool {
    guard ended.wait(timeout: .now() + seconds) == .success else { return false }
    // For the next call.
    ended.signal()
    return true
  }

  /// The reason for which the program has ended; nil after the normal end. A program that goes on for `seconds` after the end of its output
  /// is ended.
  func failure(within seconds: Double = 10) -> String? {
    guard ends(within: seconds) else {
      stop()
      return "The program closed its output and did not end."
    }
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
    // The end of its output is not always the end of the program.
    if ends(within: 2) { process.waitUntilExit() } else { stop() }
  }

  /// Ends a program without an output: by SIGTERM, and by SIGKILL if it does not follow.
  private func stop() {
    kill(process.processIdentifier, SIGTERM)
    if !ends(within: 2) { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
