/// The options of the command line, with their names and help texts.
enum DemoOption: String, CaseIterable, Sendable {
  case page
  case listPages = "list-pages"
  case feed
  case feedLimit = "feed-limit"
  case rows

  case size
  case scale
  case theme
  case safeArea = "safe-area"
  case reduceMotion = "reduce-motion"
  case renderer

  case headless
  case frames
  case fps
  case screenshot

  case record
  case replay
  case trace

  case checkBudget = "check-budget"
  case budgetMilliseconds = "budget-ms"
  case strict
  case report

  case help
  case version

  /// The option as it is typed: `--page`.
  var flag: String { "--\(rawValue)" }

  /// The placeholder of the option's value in the help; nil if the option takes no value.
  var placeholder: String? {
    switch self {
    case .page: "NAME"
    case .feed: "FILE|URL"
    case .feedLimit: "SIZE"
    case .rows, .scale, .frames, .fps: "N"
    case .size: "WxH"
    case .theme: "light|dark|system"
    case .safeArea: "T,L,B,R"
    case .renderer: "auto|accelerated|software"
    case .screenshot: "FILE.png"
    case .record, .replay, .trace: "FILE"
    case .budgetMilliseconds: "N"
    case .report: "FILE.json"
    case .reduceMotion, .listPages, .headless, .checkBudget, .strict, .help, .version: nil
    }
  }

  /// The description of the option in the help, a single line.
  var summary: String {
    switch self {
    case .page: "open this page first"
    case .listPages: "print the names of all pages and exit"
    case .feed: "a file of posts, or the address of a server"
    case .feedLimit: "the most bytes of a file or a page (default 64MB)"
    case .rows: "how many rows the long lists have"
    case .size: "window size in points, 1 to 16384 (default 900x640)"
    case .scale: "pixels per point, 0.25 to 8 (default: the display's)"
    case .theme: "the colours (default system)"
    case .safeArea: "insets in points: top, left, bottom, right"
    case .reduceMotion: "jumps, key glides, bounces end at once; a throw coasts"
    case .renderer: "what draws (default auto)"
    case .headless: "no display: draw into memory, on a virtual clock"
    case .frames: "exit after so many frames"
    case .fps: "frames a second, 1 to 1000 (default 60)"
    case .screenshot: "save the last frame as a picture"
    case .record: "write the input to FILE, for --replay"
    case .replay: "take the input from FILE instead of the devices"
    case .trace: "write one line of JSON for each frame"
    case .checkBudget: "measure the frames; status 1 if our work takes too long"
    case .budgetMilliseconds: "the time for a frame in milliseconds (default 16.667)"
    case .strict: "status 1 for delays of the machine, too"
    case .report: "write what was measured"
    case .help: "print this text and exit"
    case .version: "print the version and exit"
    }
  }
}
