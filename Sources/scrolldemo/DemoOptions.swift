import ScrollUI

/// What the command line asks for.
///
/// Pure: reads no file and knows no page. Whether ``page`` exists is for the caller to check, who has the list.
struct DemoOptions: Equatable, Sendable {
  /// The colours of the demo.
  enum Theme: String, CaseIterable, Sendable {
    case light
    case dark
    /// As the desktop has it.
    case system
  }

  /// What draws.
  enum Renderer: String, CaseIterable, Sendable {
    /// Accelerated where that works, otherwise software.
    case auto
    case accelerated
    case software
  }

  /// The page to open first; nil: the gallery's list.
  var page: String?
  /// Print the pages' names and exit.
  var listsPages = false
  /// The file or address of the feed page's posts.
  var feed: String?
  /// The most bytes of a file of posts, or of a server's page; nil: the feed's own limit.
  var feedLimit: Int?
  /// How many rows the long lists have, ≥ 0; nil: each its own number.
  var rows: Int?

  /// The window's size in points, 1...16384 each way; nil: that of the replayed script, otherwise ``defaultSize``.
  var size: CGSize?
  /// Pixels per point, 0.25...8; nil: that of the replayed script, otherwise the display's.
  var scale: Double?
  var theme = Theme.system
  /// Distances from the window's edges in points, 0...4096 each; nil: none but the system's.
  var safeArea: EdgeInsets?
  /// Glides and bounces are over at once.
  var reducesMotion = false
  var renderer = Renderer.auto

  /// No display: a virtual clock, and drawing into memory.
  var isHeadless = false
  /// After how many frames to exit, ≥ 1; nil: when the window is closed or the replay is over.
  var frames: Int?
  /// Of the virtual clock, 1...1000; nil: ``defaultFramesPerSecond``.
  var framesPerSecond: Double?
  /// Where to save the last frame as PNG.
  var screenshot: String?

  /// Where to write the input script.
  var record: String?
  /// Which input script to play.
  var replay: String?
  /// Where to write the frame trace.
  var trace: String?

  /// Measure the frames, and exit with status 1 if the program's own work in a frame takes longer than ``budgetMilliseconds``.
  var checksBudget = false
  /// With ``checksBudget``: exit with status 1 for delays of the machine, too.
  var isStrict = false
  /// The time for a frame in milliseconds, 0.1...10000. The default is a frame of 60 a second.
  var budgetMilliseconds = 16.667
  /// Where to write what was measured, as JSON.
  var report: String?

  /// Print ``help`` and exit with status 0; the other options do not count.
  var showsHelp = false
  /// Print ``version`` and exit with status 0; the other options do not count.
  var showsVersion = false

  /// The size of a window that nobody has asked for otherwise, in points.
  static let defaultSize = CGSize(width: 900, height: 640)

  /// The least size that a person can give the window, in points: every page is whole there.
  static let minimumSize = CGSize(width: 360, height: 320)

  /// The virtual clock's frames per second.
  static let defaultFramesPerSecond = 60.0

  init() {}

  /// Reads the arguments after the program's name: `--name value` or `--name=value`, in any order.
  ///
  /// Of an option that is given twice the last one counts. What follows `--help` or `--version` is not read.
  init(arguments: some Sequence<String>) throws(Failure) {
    var rest = Array(arguments)[...]
    while !showsHelp, !showsVersion, let argument = rest.popFirst() {
      let (option, attached) = try Self.split(argument)
      try set(option, to: try Self.value(of: option, attached: attached, rest: &rest))
    }
  }

  /// The option that `argument` names, and what stands after its equals sign.
  private static func split(_ argument: String) throws(Failure) -> (option: DemoOption, value: String?) {
    guard argument.hasPrefix("--"), argument != "--" else { throw .unexpectedArgument(argument) }
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = DemoOption(rawValue: name) else {
      let nearest = NearestName.nearest(to: name, in: DemoOption.allCases.map(\.rawValue))
      throw .unknownOption("--\(name)", suggestion: nearest.map { "--\($0)" })
    }
    return (option, parts.count > 1 ? String(parts[1]) : nil)
  }

  /// The value of `option`, empty if it takes none. What begins with two hyphens is the next option and no value.
  private static func value(
    of option: DemoOption, attached: String?, rest: inout ArraySlice<String>
  ) throws(Failure) -> OptionValue {
    guard let placeholder = option.placeholder else {
      if let attached { throw .unexpectedValue(option.flag, value: attached) }
      return OptionValue(option: option, text: "")
    }
    if let attached { return try OptionValue(option: option, text: attached).nonempty }
    guard let next = rest.first, !next.hasPrefix("--") else {
      throw .missingValue(option.flag, placeholder: placeholder)
    }
    rest.removeFirst()
    return try OptionValue(option: option, text: next).nonempty
  }

  private mutating func set(_ option: DemoOption, to value: OptionValue) throws(Failure) {
    switch option {
    case .page: page = value.text
    case .listPages: listsPages = true
    case .feed: feed = value.text
    case .feedLimit: feedLimit = try value.byteCount
    case .rows: rows = try value.integer(atLeast: 0)
    case .size: size = try value.size
    case .scale: scale = try value.number(in: 0.25...8)
    case .theme: theme = try value.choice()
    case .safeArea: safeArea = try value.insets
    case .reduceMotion: reducesMotion = true
    case .renderer: renderer = try value.choice()
    case .headless: isHeadless = true
    case .frames: frames = try value.integer(atLeast: 1)
    case .fps: framesPerSecond = try value.number(in: 1...1000)
    case .screenshot: screenshot = value.text
    case .record: record = value.text
    case .replay: replay = value.text
    case .trace: trace = value.text
    case .checkBudget: checksBudget = true
    case .budgetMilliseconds: budgetMilliseconds = try value.number(in: 0.1...10_000)
    case .strict: isStrict = true
    case .report: report = value.text
    case .help: showsHelp = true
    case .version: showsVersion = true
    }
  }
}
