import Foundation
import Synchronization

/// Writes messages of a part of a program to standard error.
///
/// ```swift
/// let logger = Logger(subsystem: "org.example.shelf", category: "network")
/// logger.info("loaded \(count) books for \(name, privacy: .private)")
/// // 10:09:36.120 info [org.example.shelf:network] loaded 3 books for <private>
/// ```
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger without a name.
  public init() { log = .default }

  /// Creates a logger for a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the program in the form `org.example.shelf`.
  ///   - category: The name of the part.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a logger that writes as `logObj`.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message with a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }

  /// Writes a message without a particular importance.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message without a particular importance.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message that helps to understand other messages.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }

  /// Writes a message for the development of the program.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes a message for the development of the program.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes an error.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes a mistake of the program.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

  /// Writes a mistake of the program.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// A part of a program that writes messages.
public final class OSLog: Sendable {
  private let name: String
  private let isEnabled: Bool

  private init(name: String, isEnabled: Bool) {
    self.name = name
    self.isEnabled = isEnabled
  }

  /// Creates a log for a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the program in the form `org.example.shelf`.
  ///   - category: The name of the part.
  public convenience init(subsystem: String, category: String) {
    self.init(name: "[\(subsystem):\(category)] ", isEnabled: true)
  }

  /// The log without a name.
  public static let `default` = OSLog(name: "", isEnabled: true)
  /// The log that writes no messages.
  public static let disabled = OSLog(name: "", isEnabled: false)

  /// True if messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  /// Writes a line.
  func write(_ text: String, _ level: OSLogType) {
    guard isEnabled else { return }
    LogOutput.write("\(LogOutput.time()) \(level.name) \(name)\(text)")
  }
}

/// Writes a message in the format of C to standard error.
///
/// - Parameters:
///   - message: The format; `%{public}@` shows an object, `%{private}@` shows `<private>`.
///   - log: The part of the program.
///   - type: The level.
///   - args: The values of the format.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(FormattedMessage(format: "\(message)", args).text, type)
}

/// Writes a message with a level to standard error.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}

/// The end of the lines of all logs: standard error.
package enum LogOutput {
  private static let capture = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Passes the lines that `body` writes to `receive` instead.
  package static func capturing(_ receive: @escaping @Sendable (String) -> Void, _ body: () -> Void) {
    capture.withLock { $0 = receive }
    body()
    capture.withLock { $0 = nil }
  }

  static func write(_ line: String) {
    if let receive = capture.withLock({ $0 }) { return receive(line) }
    write(line, to: STDERR_FILENO)
  }

  /// Writes a line. Errors are ignored: a full disk or a closed descriptor does not end the program.
  package static func write(_ line: String, to descriptor: Int32) {
    var bytes = Array((line + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes.removeFirst(count)
    }
  }

  /// The time of day in the zone of the user, with milliseconds.
  static func time() -> String {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var parts = tm()
    localtime_r(&now.tv_sec, &parts)
    return String(
      format: "%02d:%02d:%02d.%03d", Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec), now.tv_nsec / 1_000_000)
  }
}
