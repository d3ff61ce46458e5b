import CAllocationCounter
import Engine
import Feed
import Gallery
import SDLHost
import ScrollScripts
import ScrollUI

/// The program: parses the command line, runs the gallery, and reports errors on standard error.
@MainActor enum Demo {
  /// The exit status of the process.
  enum ExitStatus {
    static let done: Int32 = 0
    static let budgetMissed: Int32 = 1
    static let badUsage: Int32 = 2
    static let environmentFailed: Int32 = 3
  }

  /// Runs the program with the arguments after its name, and returns the `ExitStatus`.
  static func run(_ arguments: [String]) -> Int32 {
    // Writing beyond a file size limit then fails with an error, like a full disk, instead of terminating the process.
    signal(SIGXFSZ, SIG_IGN)
    do throws(DemoOptions.Failure) {
      let options = try DemoOptions(arguments: arguments)
      if options.showsHelp { return say(DemoOptions.help) }
      if options.showsVersion { return say(DemoOptions.version) }
      if options.listsPages {
        return say(GalleryPages.list.map { "\($0.name)\t\($0.title)" }.joined(separator: "\n"))
      }
      return try show(options)
    } catch {
      return fail(error.description, ExitStatus.badUsage)
    }
  }

  private static func show(_ options: DemoOptions) throws(DemoOptions.Failure) -> Int32 {
    try options.checkOutputs()
    if let page = options.page, !GalleryPages.accepts(page) { return failUnknownPage(page) }
    if options.isTour, options.replay != nil {
      return fail("--tour and --replay are both scripts; give one of them", ExitStatus.badUsage)
    }
    do {
      let session = try sessionOptions(options)
      return try show(options, session)
    } catch let error as ScriptFile.Failure {
      return fail(error.description, error.isMissing ? ExitStatus.environmentFailed : ExitStatus.badUsage)
    } catch let error as DemoOptions.Failure {
      throw error
    } catch {
      return fail("\(error)", ExitStatus.environmentFailed)
    }
  }

  /// Opens the `GalleryView` with the values of `options`, and for the rest with the `GalleryStart` of the recording that is replayed.
  private static func show(_ options: DemoOptions, _ session: SessionOptions) throws(DemoOptions.Failure) -> Int32 {
    let recorded = session.script?.header.start.map { GalleryStart($0) }
    let page = options.page ?? options.feed.map { _ in "feed" } ?? recorded?.page
    let header = options.replay.map { "\($0): line 1: " } ?? ""
    if let page, !GalleryPages.accepts(page) { return failUnknownPage(page, in: options.page == nil ? header : "") }
    if page == recorded?.page, let problem = GalleryPages.problem(of: recorded?.options ?? [], page: page) {
      return fail(header + problem, ExitStatus.badUsage)
    }
    let settings = (page == recorded?.page ? recorded?.options ?? [] : []) + options.settings
    if let problem = GalleryPages.problem(of: settings, page: page) {
      return fail(problem, ExitStatus.badUsage)
    }
    do {
      var session = session
      let feed = try feedSource(options)
      try checkPixels(of: session)
      session.prepareTasks(isHeadless: options.isHeadless)
      let memory = RunMemory(options, recorded: recorded?.state)
      session.files = memory.files
      if options.size == nil, session.script == nil, let size = memory.windowSize { session.size = size }
      let gallery = GalleryView(
        page: page, settings: settings, rows: options.rows ?? recorded?.rows, language: language(options), feed: feed,
        state: memory.state, freshFeed: { freshFeed(options) ?? feed }, stateDidChange: memory.save)
      if options.isHeadless {
        let isKept = try HeadlessLoop(gallery, options: session).run()
        return isKept ? ExitStatus.done : ExitStatus.budgetMissed
      }
      let loop = try WindowLoop(gallery, options: session)
      let isKept = try loop.run()
      memory.save(size: loop.windowSize)
      return isKept ? ExitStatus.done : ExitStatus.budgetMissed
    } catch let error as FeedError {
      return fail(error.description, error.isOfCommandLine ? ExitStatus.badUsage : ExitStatus.environmentFailed)
    } catch let error as DemoOptions.Failure {
      throw error
    } catch {
      return fail("\(error)", ExitStatus.environmentFailed)
    }
  }

  /// The feed of the option `--feed`. A file that cannot be opened is an error here; errors in its content and errors
  /// of a server are shown by the page.
  private static func feedSource(_ options: DemoOptions) throws(FeedError) -> any FeedSource {
    let source = try FeedLocation.source(for: options.feed, byteLimit: options.feedLimit ?? FeedLimits.bytes)
    try (source as? FileFeed)?.checkAccess()
    return source
  }

  /// The feed of a new run; nil, with a line on standard error, if it cannot be opened any more.
  private static func freshFeed(_ options: DemoOptions) -> (any FeedSource)? {
    do throws(FeedError) { return try feedSource(options) } catch {
      report(error.description)
      return nil
    }
  }

  private static func sessionOptions(_ options: DemoOptions) throws -> SessionOptions {
    var session = SessionOptions()
    session.title = "ScrollUI"
    session.icon = "Icon/scrollui"
    session.duration = options.duration ?? .infinity
    session.script = try options.replay.map(readScript)
    if options.isTour {
      session.script = ScriptedScroll.tour(
        size: options.size ?? DemoOptions.defaultSize, pages: GalleryPages.names.count)
    }
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
    let recorded = header?.start.map { GalleryStart($0) }
    session.colorScheme =
      options.theme == nil ? recorded?.colorScheme ?? colorScheme(nil) : colorScheme(options.theme)
    session.hasOwnColors = options.theme == .light || options.theme == .dark
    session.accessibility = options.accessibility ?? session.accessibility
    session.safeArea = options.safeArea ?? EdgeInsets()
    session.reducesMotion = options.reducesMotion || recorded?.reducesMotion == true
    session.renderer = options.renderer
    session.textEngine = options.textEngine
    session.textRendering = options.textRendering
    session.frames = options.frames
    session.framesPerSecond = options.framesPerSecond ?? DemoOptions.defaultFramesPerSecond
    session.recordPath = options.record
    session.tracePath = options.trace
    session.screenshotPath = options.screenshot
    session.reportPath = options.report
    session.allocationCount = { allocation_count() }
    return session
  }

  private static func readScript(_ path: String) throws -> InputScript {
    let script = try ScriptFile.read(path)
    if let line = script.cutLine { report("\(path): line \(line) is cut off and left out") }
    return script
  }

  /// Checks the sizes that the command line and the script request, at the scale in effect, against `PixelLimits`.
  private static func checkPixels(of session: SessionOptions) throws(DemoOptions.Failure) {
    let scale = session.scale ?? 1
    var sizes = [session.size]
    for event in session.script?.events ?? [] {
      if case .resize(let size) = event.event { sizes.append(size) }
    }
    guard let size = sizes.first(where: { !PixelLimits.allows($0, scale: scale) }) else { return }
    throw .tooManyPixels(width: Int(size.width), height: Int(size.height), scale: Double(scale))
  }

  /// The language of `--language`. In a window the default is that of the environment; recordings and pictures are in English.
  private static func language(_ options: DemoOptions) -> GalleryLanguage {
    if let language = options.language { return language }
    guard !options.isHeadless, options.replay == nil else { return .english }
    let environment = ProcessInfo.processInfo.environment
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return GalleryLanguage(locale: locale ?? "")
  }

  /// The color scheme of the option `--theme`. `.system` reads the variable `GTK_THEME`; in a window the desktop's setting has precedence.
  private static func colorScheme(_ theme: DemoOptions.Theme?) -> ColorScheme {
    switch theme {
    case .light: return .light
    case .dark: return .dark
    case .system, nil:
      let name = ProcessInfo.processInfo.environment["GTK_THEME"] ?? ""
      return name.lowercased().hasSuffix("dark") ? .dark : .light
    }
  }

  /// `source` names the file and the line of a script, or is empty for the command line.
  private static func failUnknownPage(_ page: String, in source: String = "") -> Int32 {
    let nearest = NearestName.nearest(to: page, in: GalleryPages.names).map { "; did you mean \($0)?" } ?? "."
    return fail(
      "\(source)there is no page \(page)\(nearest) The pages are: \(GalleryPages.names.joined(separator: ", "))",
      ExitStatus.badUsage)
  }

  private static func say(_ text: String) -> Int32 {
    do throws(HostError) {
      try StandardOutput.print(text)
      return ExitStatus.done
    } catch {
      return fail(error.description, ExitStatus.environmentFailed)
    }
  }

  private static func fail(_ message: String, _ status: Int32) -> Int32 {
    report(message)
    return status
  }

  /// Writes a line on standard error. `StandardError` escapes control characters, which arguments and posts may
  /// contain.
  private static func report(_ message: String) {
    StandardError.print("scrolldemo: \(message.shortening(CommandLine.arguments))")
  }
}

extension FeedError {
  /// True if the error is a malformed argument; false if a file or server is not available.
  fileprivate var isOfCommandLine: Bool { if case .address = self { true } else { false } }
}
