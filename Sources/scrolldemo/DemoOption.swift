/// The options of the command line, with their names and help texts.
package enum DemoOption: String, CaseIterable, Sendable {
  case page
  case listPages = "list-pages"
  case feed
  case feedLimit = "feed-limit"
  case rows
  case set
  case tour

  case size
  case scale
  case theme
  case language
  case safeArea = "safe-area"
  case reduceMotion = "reduce-motion"
  case accessibility
  case fresh
  case autoquit
  case renderer
  case text
  case textRendering = "text-rendering"

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
  package var flag: String { "--\(rawValue)" }

  /// The placeholder of the option's value in the help; nil if the option takes no value.
  var placeholder: String? { entry.placeholder }

  /// The description of the option in the help, a single line.
  package var summary: String { entry.summary }

  private var entry: (placeholder: String?, summary: String) {
    switch self {
    case .page: ("NAME", "open this page first")
    case .listPages: (nil, "print the names of all pages and exit")
    case .feed: ("FILE|URL", "a file of posts, or the address of a server")
    case .feedLimit: ("SIZE", "the most bytes of a file or a page (default 64MB)")
    case .rows: ("N", "how many rows the long lists have")
    case .set: ("NAME=VALUE", "set an option of the page; may be repeated")
    case .tour: (nil, "go through all pages, scroll each, and exit")
    case .size: ("WxH", "window size in points, 1 to 16384 (default 900x640)")
    case .scale: ("N", "pixels per point, 0.25 to 8 (default: the display's)")
    case .language: ("en|zh-Hans", "the language (default: the system's, else en)")
    case .theme: ("light|dark|system", "the colors (default system)")
    case .safeArea: ("T,L,B,R", "insets in points: top, left, bottom, right")
    case .reduceMotion: (nil, "jumps, key glides, bounces end at once; a throw coasts")
    case .accessibility: ("auto|on|off", "readers and preferences of the desktop (default auto)")
    case .fresh: (nil, "ignore and keep the window and page of the last run")
    case .autoquit: ("SECONDS", "exit after so many seconds")
    case .renderer: ("auto|accelerated|software", "what draws (default auto)")
    case .text: ("harfbuzz|sdl2_ttf", "what shapes and draws text (default harfbuzz)")
    case .textRendering: ("fixed|desktop", "hinting and antialiasing (default: desktop in windows)")
    case .headless: (nil, "no display: draw into memory, on a virtual clock")
    case .frames: ("N", "exit after so many frames")
    case .fps: ("N", "frames a second, 1 to 1000 (default 60)")
    case .screenshot: ("FILE.png", "save the last frame as a picture")
    case .record: ("FILE", "write the input to FILE, for --replay")
    case .replay: ("FILE", "take the input from FILE instead of the devices")
    case .trace: ("FILE", "write one line of JSON for each frame")
    case .checkBudget: (nil, "measure the frames; status 1 if our work takes too long")
    case .budgetMilliseconds: ("N", "the time for a frame in milliseconds (default 16.667)")
    case .strict: (nil, "status 1 for delays of the machine, too")
    case .report: ("FILE.json", "write what was measured")
    case .help: (nil, "print this text and exit")
    case .version: (nil, "print the version and exit")
    }
  }
}
