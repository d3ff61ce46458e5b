import Engine
import Geometry
import ScrollUI

/// A benchmark: views as a user of the library writes them, and a deterministic input.
@MainActor protocol Scenario {
  associatedtype Content: View

  /// The name on the command line.
  static var name: String { get }
  /// The description for `--list`, a single line.
  static var summary: String { get }
  static var defaultRows: Int { get }
  static var defaultFrames: Int { get }
  static var defaultWarmUp: Int { get }
  /// The duration of the idle part in seconds.
  static var defaultIdle: Double { get }

  init(rows: Int, font: RowFont)

  var content: Content { get }

  /// The input before a frame; frame 0 is the first frame of the warm-up.
  func input(beforeFrame frame: Int) -> [InputEvent]

  /// Additional figures of the measured frames, by field name.
  func figures(of journal: FrameJournal) -> [(name: String, value: Double)]
}

extension Scenario {
  static var defaultRows: Int { 100_000 }
  static var defaultFrames: Int { 600 }
  static var defaultWarmUp: Int { 60 }
  static var defaultIdle: Double { 1 }

  func figures(of journal: FrameJournal) -> [(name: String, value: Double)] { [] }
}

/// A `Scenario` with its type erased.
@MainActor struct ListedScenario {
  let name: String
  let summary: String
  /// Runs the scenario and returns its line of JSON.
  let measure: (BenchmarkOptions) throws -> String

  init<Measured: Scenario>(_ type: Measured.Type) {
    name = type.name
    summary = type.summary
    measure = { try Benchmark.measure(type, $0) }
  }
}

/// The list of all scenarios, and their common values.
@MainActor enum Scenarios {
  static let windowSize = CGSize(width: 900, height: 640)
  /// The distance that a list scrolls in each frame, in points.
  static let step = 24.0

  static let all = [
    ListedScenario(FeedScenario.self), ListedScenario(MillionFeedScenario.self), ListedScenario(VariableScenario.self),
    ListedScenario(CollapsibleScenario.self), ListedScenario(TransitionsScenario.self),
    ListedScenario(SnapScenario.self), ListedScenario(TextScenario.self), ListedScenario(IdleScenario.self),
    ListedScenario(JumpScenario.self), ListedScenario(EditScenario.self), ListedScenario(EndToEndScenario.self),
    ListedScenario(StartupScenario.self),
  ]

  /// A precise wheel event that scrolls the content by the given points; positive values scroll towards the end.
  static func pull(x: Double = 0, y: Double = 0) -> InputEvent {
    .wheel(
      WheelEvent(
        location: CGPoint(x: windowSize.width / 2, y: windowSize.height / 2),
        delta: CGVector(dx: x / ScrollConstants.notchLength, dy: -y / ScrollConstants.notchLength), isPrecise: true))
  }
}

/// The font of a `Scenario`'s texts.
struct RowFont {
  /// True if the system font is replaced by the requested font file (`BenchmarkOptions.fontFile`).
  let isStandard: Bool

  func size(_ size: CGFloat) -> Font { isStandard ? .system(size: size) : .custom("DejaVu Sans", fixedSize: size) }
}
