import Gallery
import SDLHost
import ScrollUI

/// The parsed command line.
///
/// Parsing reads no file and does not know the gallery. The caller checks that `page` exists.
package struct DemoOptions: Equatable, Sendable {
  /// The color scheme of the window.
  package enum Theme: String, CaseIterable, Sendable {
    case light
    case dark
    /// The desktop's color scheme.
    case system
  }

  /// The initial page; nil means the first page, or the feed page if `feed` is set.
  package var page: String?
  /// True if the page names are printed, without a window.
  package var listsPages = false
  /// The file or address of the feed page's posts; nil means the embedded feed.
  package var feed: String?
  /// The maximum size of a file of posts or of a server's page, in bytes; nil means `FeedLimits.bytes`.
  package var feedLimit: Int?
  /// The number of rows in long lists, ≥ 0; nil means the default of each page.
  package var rows: Int?
  /// The values for options of the page, as `NAME=VALUE`, in the order of the command line.
  var settings: [String] = []

  /// True if a script goes through all pages.
  var isTour = false

  /// The window's size in points, 1...16384 in each direction; nil means that of the replayed script, otherwise
  /// `defaultSize`.
  package var size: CGSize?
  /// Device pixels per point, 0.25...8; nil means that of the replayed script, otherwise the display's.
  package var scale: Double?
  /// The color scheme; nil means that of the last run, or the desktop's.
  package var theme: Theme?
  /// The language of the texts; nil means that of the environment, or English without a display and in a replay.
  var language: GalleryLanguage?
  /// The safe area insets in points, 0...4096 each; nil means no additional insets.
  package var safeArea: EdgeInsets?
  /// True if animated scrolls and bounces end immediately (reduced motion).
  package var reducesMotion = false
  /// The use of D-Bus for readers and for the preferences of the user; nil means that of `$SCROLLUI_ACCESSIBILITY`.
  package var accessibility: AccessibilityChoice?
  package var renderer = RendererChoice.auto
  /// The library that shapes and draws text.
  package var textEngine = TextEngineChoice.harfbuzz
  /// The hinting and antialiasing of text; nil means that of `SessionOptions`.
  package var textRendering: TextRenderingChoice?
  /// True if the state of the last run is neither read nor replaced.
  var isFresh = false
  /// The time in seconds after which the program exits, 0.1...86400; nil for no limit.
  var duration: Double?

  /// True for a run without a display, on a virtual clock, drawn into memory.
  package var isHeadless = false
  /// The number of frames after which the program exits, ≥ 1; nil means until the window is closed or the replay ends.
  package var frames: Int?
  /// The frame rate of the virtual clock, 1...1000; nil means `defaultFramesPerSecond`.
  package var framesPerSecond: Double?
  /// The path of a PNG file for the last frame.
  package var screenshot: String?

  /// The path of a file to record the input script in.
  package var record: String?
  /// The path of the input script to replay.
  package var replay: String?
  /// The path of a file for the frame trace.
  package var trace: String?

  /// True if frames are measured. The program then exits with status 1 if its own work in a frame exceeds
  /// `budgetMilliseconds`.
  package var checksBudget = false
  /// True if delays caused by the machine also exceed the budget. Requires `checksBudget`.
  package var isStrict = false
  /// The time budget of a frame in milliseconds, 0.1...10000. The default is a frame at 60 frames per second.
  package var budgetMilliseconds = 16.667
  /// The path of a JSON file for the measurements.
  package var report: String?

  /// True if `help` is printed, without a window. The remaining options are ignored.
  package var showsHelp = false
  /// True if `version` is printed, without a window. The remaining options are ignored.
  package var showsVersion = false

  /// The default size of the window, in points.
  static let defaultSize = CGSize(width: 900, height: 640)

  /// The minimum size of the window, in points. All pages are complete at this size.
  static let minimumSize = CGSize(width: 360, height: 320)

  /// The default frame rate of the virtual clock.
  static let defaultFramesPerSecond = 60.0

  package init() {}

  /// Parses the arguments after the program's name: `--name value` or `--name=value`, in any order.
  ///
  /// The last occurrence of a repeated option is used, except that each `--set` counts. Arguments after `--help` or `--version` are not read.
  package init(arguments: some Sequence<String>) throws(Failure) {
    var rest = Array(arguments)[...]
    while !showsHelp, !showsVersion, let argument = rest.popFirst() {
      let (option, attached) = try Self.split(argument)
      try set(option, to: try Self.value(of: option, attached: attached, rest: &rest))
    }
  }

  /// Splits an argument into its option and the value after the equals sign.
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

  /// The value of `option`; empty if it takes no value. An argument that starts with two hyphens is the next option,
  /// never a value.
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
    case .set: settings.append(value.text)
    case .tour: isTour = true
    case .size: size = try value.size
    case .scale: scale = try value.number(in: 0.25...8)
    case .theme: theme = try value.choice() as Theme
    case .language: language = try value.choice() as GalleryLanguage
    case .safeArea: safeArea = try value.insets
    case .reduceMotion: reducesMotion = true
    case .accessibility: accessibility = try value.choice() as AccessibilityChoice
    case .fresh: isFresh = true
    case .autoquit: duration = try value.number(in: 0.1...86_400)
    case .renderer: renderer = try value.choice()
    case .text: textEngine = try value.choice()
    case .textRendering: textRendering = try value.choice() as TextRenderingChoice
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
