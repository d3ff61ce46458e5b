import CAllocationCounter
import Engine
import Feed
import Foundation
import Gallery
import SDLHost
import ScrollUI

/// The program: reads the command line, opens the gallery, and says how it went.
@MainActor enum Demo {
  /// How a run ended, as the shell sees it.
  enum ExitStatus {
    static let done: Int32 = 0
    static let budgetMissed: Int32 = 1
    static let badUsage: Int32 = 2
    static let environmentFailed: Int32 = 3
  }

  /// Runs the program and returns its exit status.
  static func run(_ arguments: [String]) -> Int32 {
    do throws(DemoOptions.Failure) {
      let options = try DemoOptions(arguments: arguments)
      if options.showsHelp { return say(DemoOptions.help) }
      if options.showsVersion { return say(DemoOptions.version) }
      if options.listsPages {
        return say(GalleryPages.list.map { "\($0.name)\t\($0.title)" }.joined(separator: "\n"))
      }
      return show(options)
    } catch {
      return fail(error.description, ExitStatus.badUsage)
    }
  }

  private static func show(_ options: DemoOptions) -> Int32 {
    if let page = options.page, !GalleryPages.names.contains(page) { return failUnknownPage(page) }
    do {
      let feed = try feedSource(options.feed)
      let session = try sessionOptions(options)
      let page = options.page ?? options.feed.map { _ in "feed" }
      let gallery = GalleryView(page: page, rows: options.rows, feed: feed)
      if options.isHeadless { HeadlessLoop.takeAllTasks() }
      let isBudgetKept =
        options.isHeadless
        ? try HeadlessLoop(gallery, options: session).run() : try WindowLoop(gallery, options: session).run()
      return isBudgetKept ? ExitStatus.done : ExitStatus.budgetMissed
    } catch let error as FeedError {
      return fail(error.description, error.isOfCommandLine ? ExitStatus.badUsage : ExitStatus.environmentFailed)
    } catch let error as ScriptFailure {
      return fail(error.description, error.isMissing ? ExitStatus.environmentFailed : ExitStatus.badUsage)
    } catch {
      return fail("\(error)", ExitStatus.environmentFailed)
    }
  }

  /// The feed that `--feed` names. A file that cannot be opened is told now; what is in it, and what a server says, the page tells.
  private static func feedSource(_ text: String?) throws(FeedError) -> any FeedSource {
    let source = try FeedLocation.source(for: text)
    try (source as? FileFeed)?.checkAccess()
    return source
  }

  private static func sessionOptions(_ options: DemoOptions) throws -> SessionOptions {
    var session = SessionOptions()
    session.title = "ScrollUI"
    session.script = try options.replay.map(readScript)
    if options.checksBudget {
      session.budgetMilliseconds = options.budgetMilliseconds
      session.isBudgetStrict = options.isStrict
      session.script = session.script ?? ScriptedScroll.script(size: options.size ?? DemoOptions.defaultSize)
    }
    let header = session.script?.header
    session.size =
      options.size ?? header.map { CGSize(width: $0.width, height: $0.height) } ?? DemoOptions.defaultSize
    session.minimumSize = DemoOptions.minimumSize
    session.scale = options.scale.map { CGFloat($0) } ?? header.flatMap { $0.scale == 1 ? nil : CGFloat($0.scale) }
    session.colorScheme = colorScheme(options.theme)
    session.safeArea = options.safeArea ?? EdgeInsets()
    session.reducesMotion = options.reducesMotion
    session.renderer = RendererChoice(rawValue: options.renderer.rawValue) ?? .auto
    session.frames = options.frames
    session.framesPerSecond = options.framesPerSecond ?? DemoOptions.defaultFramesPerSecond
    session.recordPath = options.record
    session.tracePath = options.trace
    session.screenshotPath = options.screenshot
    session.reportPath = options.report
    session.allocationCount = { allocation_count() }
    return session
  }

  /// Why a script can't be played.
  private struct ScriptFailure: Error {
    let description: String
    /// Whether the file can't be read, rather than what stands in it.
    let isMissing: Bool
  }

  private static func readScript(_ path: String) throws -> InputScript {
    let text: String
    do {
      text = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      let reason =
        FileManager.default.fileExists(atPath: path) ? "it is not a readable text file" : "there is no such file"
      throw ScriptFailure(
        description: "cannot read the input script \(path): \(reason); record one with --record FILE", isMissing: true)
    }
    do throws(InputScriptError) {
      return try InputScript(parsing: text)
    } catch {
      throw ScriptFailure(description: "\(path): \(error.description)", isMissing: false)
    }
  }

  /// The desktop's choice is not asked for over D-Bus; the variable that GTK programs are started with is.
  private static func colorScheme(_ theme: DemoOptions.Theme) -> ColorScheme {
    switch theme {
    case .light: return .light
    case .dark: return .dark
    case .system:
      let name = ProcessInfo.processInfo.environment["GTK_THEME"] ?? ""
      return name.lowercased().hasSuffix("dark") ? .dark : .light
    }
  }

  private static func failUnknownPage(_ page: String) -> Int32 {
    let nearest = NearestName.nearest(to: page, in: GalleryPages.names).map { "; did you mean \($0)?" } ?? ""
    return fail(
      "there is no page \(page)\(nearest) The pages are: \(GalleryPages.names.joined(separator: ", "))",
      ExitStatus.badUsage)
  }

  private static func say(_ text: String) -> Int32 {
    print(text)
    return ExitStatus.done
  }

  private static func fail(_ message: String, _ status: Int32) -> Int32 {
    FileHandle.standardError.write(Data("scrolldemo: \(message)\n".utf8))
    return status
  }
}

extension FeedError {
  /// Whether what was typed makes no sense, rather than that something is missing.
  fileprivate var isOfCommandLine: Bool { if case .address = self { true } else { false } }
}
