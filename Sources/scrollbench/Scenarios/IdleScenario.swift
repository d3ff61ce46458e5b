import Engine
import ScrollUI

/// A `FeedList` at rest, which must not consume processor time.
struct IdleScenario: Scenario {
  static let name = "idle"
  static let summary = "the feed at rest for five seconds"
  static let defaultFrames = 0
  static let defaultWarmUp = 0
  static let defaultIdle = 5.0

  let rows: Int
  let font: RowFont

  var content: FeedList { FeedList(count: rows, font: font) }

  func input(beforeFrame frame: Int) -> [InputEvent] { [] }
}

/// The time from the start of the process to the first frame of a `FeedList`.
struct StartupScenario: Scenario {
  static let name = "startup"
  static let summary = "the feed's first picture"
  static let defaultFrames = 0
  static let defaultWarmUp = 0
  static let defaultIdle = 0.0

  let rows: Int
  let font: RowFont

  var content: FeedList { FeedList(count: rows, font: font) }

  func input(beforeFrame frame: Int) -> [InputEvent] { [] }
}
