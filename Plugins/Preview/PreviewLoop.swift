import Foundation
import PackagePlugin

/// Builds and starts the program of the previews, and does so again after each change of the sources, until its window is closed.
final class PreviewLoop {
  private let build: PreviewBuild
  private let subject: PreviewSubject
  private let watch: SourceWatch
  private let folder: URL
  private var child: PreviewChild?
  /// The identity of the program that runs: a build without a new program leaves it.
  private var running: Identity?

  private struct Identity: Equatable {
    let file, seconds, nanoseconds: Int
  }

  /// The time in milliseconds without a change after which a build begins. Editors write several files when they save.
  private static let quietMilliseconds: Int32 = 40
  /// The time in seconds in which a new program must show its first picture.
  private static let longestStart = 20.0

  init(context: PluginContext, subject: PreviewSubject, packageManager: PackageManager) throws {
    self.subject = subject
    folder = context.pluginWorkDirectoryURL.appending(path: "session")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    build = try PreviewBuild(context: context, subject: subject, packageManager: packageManager)
    watch = try SourceWatch(subject.folders)
    Self.endWithParent()
    // A program that has ended does not read its messages.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Ends the plug-in with the process `swift package`, in the middle of a build, too: the reply to a build does not come then. The program with
  /// the previews saves its state and ends at the end of its input. Without effect on systems without `pidfd_open`.
  private static func endWithParent() {
    let parent = descriptor(of: getppid())
    guard parent >= 0 else { return }
    Thread.detachNewThread {
      var descriptors = [pollfd(fd: parent, events: Int16(POLLIN), revents: 0)]
      while poll(&descriptors, 1, -1) <= 0 {}
      _exit(0)
    }
  }

  /// `pidfd_open`, which older systems do not have.
  private static func descriptor(of process: pid_t) -> Int32 {
    typealias Open = @convention(c) (pid_t, UInt32) -> Int32
    guard let symbol = dlsym(nil, "pidfd_open") else { return -1 }
    return unsafeBitCast(symbol, to: Open.self)(process, 0)
  }

  func run() throws {
    say("Building …")
    try show()
    while true {
      var descriptors =
        [pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)] + (child?.descriptors ?? [])
      guard poll(&descriptors, nfds_t(descriptors.count), -1) > 0 else { continue }
      if let child, descriptors.dropFirst().contains(where: { $0.revents != 0 }) {
        child.sendWaiting()
        if child.takeMessages().contains(.end) {
          guard let failure = child.failure() else { return }
          say("\(failure) It is started again after the next change.")
          self.child = nil
          running = nil
        }
      }
      if descriptors[0].revents != 0, takeChanges() {
        child?.send("building")
        try show()
      }
    }
  }

  /// Takes the changes until there are no more. True if there were changes of sources.
  private func takeChanges() -> Bool {
    var hasChanges = watch.takeChanges()
    var descriptors = [pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)]
    while poll(&descriptors, 1, Self.quietMilliseconds) > 0 { hasChanges = watch.takeChanges() || hasChanges }
    return hasChanges
  }

  /// Builds, and starts the program if it has changed.
  private func show() throws {
    let begin = Date()
    switch try build.run() {
    case .failed(let log):
      say(log)
      say(child == nil ? "The previews open after the next change without errors." : "The last previews stay.")
      child?.sendFailure(log: log)
    case .built(let program):
      let identity = Self.identity(of: program)
      guard child == nil || identity != running else {
        child?.send("built")
        return
      }
      let built = Date()
      if try replace(by: program) { running = identity }
      let seconds = [built.timeIntervalSince(begin), Date().timeIntervalSince(built)]
      say(String(format: "Built in %.1f s, shown after another %.1f s.", seconds[0], seconds[1]))
    }
  }

  /// Starts `program`, and ends the running program when the new window has a picture. Returns false if `program` ends before.
  private func replace(by program: URL) throws -> Bool {
    if let child {
      child.send("save")
      _ = child.wait(for: .saved, seconds: 2)
    }
    let next = try PreviewChild(program, folder: folder, file: subject.file)
    guard next.wait(for: .ready, seconds: Self.longestStart) else {
      next.end()
      let failure = next.failure() ?? "The program ended before its first picture."
      say(failure)
      child?.sendFailure(log: "error: \(failure)")
      return false
    }
    child?.end()
    child = next
    return true
  }

  private static func identity(of program: URL) -> Identity? {
    var status = stat()
    guard stat(program.path, &status) == 0 else { return nil }
    return Identity(file: Int(status.st_ino), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }
}
