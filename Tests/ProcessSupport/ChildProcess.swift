import Foundation

/// A program that a test has started. Its output goes to files, so it never waits for a reader, and a test never waits for programs that it has
/// started in turn.
package final class ChildProcess: Sendable {
  /// How a program ended.
  package struct Exit: Sendable {
    /// The exit status, or the number of the signal that has ended it.
    package var status: Int32
    package var wasSignalled: Bool
    package var output: String
    package var errorOutput: String
  }

  /// A program that failed, with its name and its output.
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
    package init(_ description: String) { self.description = description }
  }

  package let name: String
  private let process: Process
  private let directory: URL
  private let ended: Task<Void, Never>

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - executable: a path, or a name to look up in PATH.
  ///   - environment: replaces or adds variables.
  ///   - standardInput: the pipe for its input, by default an empty input.
  ///   - standardOutput: where its output goes instead of ``output``.
  package init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String] = [:],
    standardInput: Pipe? = nil, standardOutput: FileHandle? = nil
  ) throws {
    guard let path = Self.find(executable) else {
      throw Failure("There is no program '\(executable)' in PATH.")
    }
    name = (path as NSString).lastPathComponent
    directory = try TemporaryFolder.make()
    process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = standardInput ?? FileHandle.nullDevice
    let output = try Self.newFile(directory.appendingPathComponent("output"))
    let errors = try Self.newFile(directory.appendingPathComponent("errors"))
    process.standardOutput = standardOutput ?? output
    process.standardError = errors
    // The program has descriptors of its own, and `Process` would keep these until the end of the tests.
    defer {
      try? output.close()
      try? errors.close()
    }
    let (ends, continuation) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in continuation.finish() }
    ended = Task { for await _ in ends {} }
    try Self.withDefaultSignals { try process.run() }
  }

  deinit {
    kill(SIGKILL)
    try? FileManager.default.removeItem(at: directory)
  }

  /// Runs a program to its end.
  ///
  /// - Throws: when it cannot be started, or has not ended after ``hangGuard``.
  package static func run(
    _ executable: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) async throws -> Exit {
    try await ChildProcess(executable, arguments, environment: environment).exit()
  }

  /// The path of a program: `executable` itself if it is a path, otherwise the first match in PATH; nil if there is none.
  package static func find(_ executable: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let candidates = executable.contains("/") ? [executable] : path.split(separator: ":").map { "\($0)/\(executable)" }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The directory with the products of the build that these tests belong to.
  package static var buildDirectory: URL {
    // The test bundle is in it, and the file of the running process is the bundle's.
    let arguments = ProcessInfo.processInfo.arguments
    let bundle = arguments.first { $0.hasSuffix(".xctest") } ?? arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent()
  }

  package var identifier: Int32 { process.processIdentifier }
  package var isRunning: Bool { process.isRunning }

  /// Its standard output so far.
  package var output: String { read("output") }
  /// Its standard error so far.
  package var errorOutput: String { read("errors") }

  /// Sends a signal; nothing happens when the program has ended.
  package func kill(_ signal: Int32) {
    if process.isRunning { Foundation.kill(process.processIdentifier, signal) }
  }

  /// Asks it to end (SIGTERM).
  package func terminate() {
    kill(SIGTERM)
  }

  /// Calls `action` when it has ended, at once if it has already. Doesn't keep this object alive.
  package func whenEnded(_ action: @escaping @Sendable () -> Void) {
    Task { [ended] in
      await ended.value
      action()
    }
  }

  /// Waits until it has ended.
  ///
  /// - Throws: when it has not ended after ``hangGuard``; it is killed then.
  @discardableResult
  package func exit() async throws -> Exit {
    let isLate = await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        await self.ended.value
        return false
      }
      group.addTask {
        do {
          try await Task.sleep(for: hangGuard)
          self.kill(SIGKILL)
          return true
        } catch {
          return false
        }
      }
      let isLate = await group.next() ?? false
      group.cancelAll()
      return isLate
    }
    if isLate { throw Failure("\(name) did not end within \(hangGuard).\n\(output)\(errorOutput)") }
    return Exit(
      status: process.terminationStatus, wasSignalled: process.terminationReason == .uncaughtSignal, output: output,
      errorOutput: errorOutput)
  }

  /// A program inherits the signals that the starting thread blocks, and Dispatch's threads block almost all, SIGTERM
  /// among them (swiftlang/swift-corelibs-foundation#4772). It inherits that `SIGHUP` is ignored, too, where `nohup` started the tests; `SIGHUP` has
  /// its default during `start`.
  private static func withDefaultSignals(_ start: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    let hangup = signal(SIGHUP, SIG_DFL)
    defer {
      signal(SIGHUP, hangup)
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    try start()
  }

  private func read(_ file: String) -> String {
    let data = try? Data(contentsOf: directory.appendingPathComponent(file))
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  private static func newFile(_ url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }
}
