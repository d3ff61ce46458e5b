import Engine
import SDLHost
import ScrollUI

/// A benchmark: views as a user of the library writes them, and a deterministic input.
@MainActor struct Scenario {
  typealias MakeLoop = @MainActor (_ rows: Int, RowFont, _ isHeadless: Bool, SessionOptions) throws -> any SteppedLoop

  /// The name on the command line.
  let name: String
  /// The description for `--list`, a single line.
  let summary: String
  /// The values without options on the command line: rows, measured frames, frames before them, and the duration of the
  /// idle part in seconds.
  var rows = 100_000
  var frames = 600
  var warmUp = 60
  var idle = 1.0
  /// The input before a frame; frame 0 is the first frame of the warm-up.
  var input: @MainActor (_ frame: Int) -> [InputEvent] = { _ in [pull(y: step)] }
  /// Additional figures of the measured frames, by field name.
  var figures: @MainActor (FrameJournal) -> [(name: String, value: Double)] = { _ in [] }
  /// Creates the loop that shows the scenario's views; see `showing(_:)`.
  let makeLoop: MakeLoop

  /// The `makeLoop` of a scenario with the given views.
  static func showing<Content: View>(_ content: @escaping @MainActor (_ rows: Int, RowFont) -> Content) -> MakeLoop {
    { rows, font, isHeadless, options in
      isHeadless
        ? try HeadlessLoop(content(rows, font), options: options)
        : try WindowLoop(content(rows, font), options: options)
    }
  }

  static let all = [
    feed, millionFeed, mixedFeed, variable, collapsible, transitions, snap, textHeavy, megabyteEditor, idle, jump,
    edits,
    endToEnd, startup, drag, find,
  ]

  static let windowSize = CGSize(width: 900, height: 640)
  /// The distance that a list scrolls in each frame, in points.
  static let step = 24.0

  /// A precise wheel event that scrolls the content by the given points; positive values scroll towards the end.
  static func pull(x: Double = 0, y: Double = 0) -> InputEvent {
    .wheel(
      WheelEvent(
        location: CGPoint(x: windowSize.width / 2, y: windowSize.height / 2),
        delta: CGVector(dx: x / ScrollConstants.notchLength, dy: -y / ScrollConstants.notchLength), isPrecise: true))
  }

  /// A press of a key.
  static func press(_ key: Character) -> [InputEvent] {
    let stroke = KeyStroke(.character(key))
    return [.keyDown(stroke), .keyUp(stroke)]
  }
}

/// The font of a `Scenario`'s texts.
struct RowFont {
  /// True if the system font is replaced by the requested font file (`BenchmarkOptions.fontFile`).
  let isStandard: Bool

  func size(_ size: CGFloat) -> Font { isStandard ? .system(size: size) : .custom("DejaVu Sans", fixedSize: size) }
}
