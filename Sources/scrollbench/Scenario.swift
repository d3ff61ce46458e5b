import Engine
import Geometry
import ScrollUI

/// Something to measure: views as a user writes them, and what a person does to them, the same in each run.
@MainActor protocol Scenario {
  associatedtype Content: View

  /// As it is given on the command line.
  static var name: String { get }
  /// What it is, in a line.
  static var summary: String { get }
  static var defaultRows: Int { get }
  static var defaultFrames: Int { get }
  static var defaultWarmUp: Int { get }
  /// Seconds of the idle part.
  static var defaultIdle: Double { get }

  init(rows: Int, font: RowFont)

  var content: Content { get }

  /// What comes in before a frame; 0 is the first of the warm-up.
  func input(beforeFrame frame: Int) -> [InputEvent]

  /// What else is worth knowing of the frames that were measured, by the name of the field.
  func figures(of journal: FrameJournal) -> [(name: String, value: Double)]
}

extension Scenario {
  static var defaultRows: Int { 100_000 }
  static var defaultFrames: Int { 600 }
  static var defaultWarmUp: Int { 60 }
  static var defaultIdle: Double { 1 }

  func figures(of journal: FrameJournal) -> [(name: String, value: Double)] { [] }
}

/// A scenario that can be run.
@MainActor struct ListedScenario {
  let name: String
  let summary: String
  /// Measures it, and returns the line to print.
  let measure: (BenchmarkOptions) throws -> String

  init<Measured: Scenario>(_ type: Measured.Type) {
    name = type.name
    summary = type.summary
    measure = { try Benchmark.measure(type, $0) }
  }
}

/// All that there are.
@MainActor enum Scenarios {
  static let windowSize = CGSize(width: 900, height: 640)
  /// Points that a list moves on in a frame.
  static let step = 24.0

  static let all = [
    ListedScenario(FeedScenario.self), ListedScenario(MillionFeedScenario.self), ListedScenario(VariableScenario.self),
    ListedScenario(CollapsibleScenario.self), ListedScenario(TransitionsScenario.self),
    ListedScenario(SnapScenario.self), ListedScenario(TextScenario.self), ListedScenario(IdleScenario.self),
    ListedScenario(JumpScenario.self), ListedScenario(EditScenario.self), ListedScenario(EndToEndScenario.self),
    ListedScenario(StartupScenario.self),
  ]

  /// Two fingers on a trackpad that move the content by so many points, towards its end where they are positive.
  static func pull(x: Double = 0, y: Double = 0) -> InputEvent {
    .wheel(
      WheelEvent(
        location: CGPoint(x: windowSize.width / 2, y: windowSize.height / 2),
        delta: CGVector(dx: x / ScrollConstants.notchLength, dy: -y / ScrollConstants.notchLength), isPrecise: true))
  }
}

/// The font of a scenario's texts.
struct RowFont {
  /// Whether the standard font has been replaced by the one to be used.
  let isStandard: Bool

  func size(_ size: CGFloat) -> Font { isStandard ? .system(size: size) : .custom("DejaVu Sans", fixedSize: size) }
}
