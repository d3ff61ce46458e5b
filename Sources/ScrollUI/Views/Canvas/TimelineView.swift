import Engine
import Foundation

/// A view that is made anew at the dates of a schedule.
///
/// Time is that of the frames: nothing wakes up for a view that is out of sight, or whose schedule is paused or over.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  /// What the content knows of the date it is made for.
  public struct Context {
    /// How often the content may be made anew.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    /// The date of the schedule that holds now.
    public let date: Date
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  @State private var driver = TimelineDriver()
  @Environment(\.frameClock) private var clock

  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
  {
    self.schedule = schedule
    self.content = content
  }
}

/// The context that every timeline view gives its content: one type for all, so that the content's own can be inferred.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View {
  public var body: some View {
    let date = driver.date(of: schedule, clock: clock)
    return content(TimelineViewDefaultContext(date: date, cadence: .live)).modifier(TimelineModifier(driver: driver))
  }
}

/// Goes along the dates of a schedule.
@MainActor @Observable final class TimelineDriver {
  /// Counts the dates that were shown; those who read it are made anew when another date holds.
  private var shown = 0
  /// Whether the node has to hear of the next date: the schedule is a new one.
  @ObservationIgnored private(set) var isStale = false
  @ObservationIgnored private var latest = FrameClock.standardStart
  @ObservationIgnored private var nextDate: Date?
  @ObservationIgnored private var remaining: (() -> Date?)?
  @ObservationIgnored private var isEveryFrame = false
  @ObservationIgnored private var clock: FrameClock?
  @ObservationIgnored private var isSameSchedule: (Any) -> Bool = { _ in false }

  nonisolated init() {}

  /// The date of `schedule` that holds now. A schedule that is not the one before starts anew.
  func date<Schedule: TimelineSchedule>(of schedule: Schedule, clock: FrameClock?) -> Date {
    _ = shown
    if !isSameSchedule(schedule) {
      self.clock = clock
      start(schedule, at: clock?.now ?? FrameClock.standardStart)
    }
    return latest
  }

  private func start<Schedule: TimelineSchedule>(_ schedule: Schedule, at now: Date) {
    let comparison = ValueComparison.of(Schedule.self)
    isSameSchedule = { other in (other as? Schedule).map { comparison.areSame(schedule, $0) } ?? false }
    isStale = true
    let animation = schedule as? AnimationTimelineSchedule
    isEveryFrame = animation.map { $0.minimumInterval == nil && !$0.isPaused } ?? false
    var iterator = schedule.entries(from: now, mode: .normal).makeIterator()
    remaining = { iterator.next() }
    nextDate = remaining?()
    latest = nextDate ?? now
    advance(to: now)
  }

  /// Takes the last date that is not after `now`. Returns whether it is another one.
  @discardableResult
  private func advance(to now: Date) -> Bool {
    let before = latest
    while let next = nextDate, next <= now {
      latest = next
      nextDate = remaining?()
      // A schedule that goes back or stands still would never end.
      if let later = nextDate, later <= next { nextDate = nil }
    }
    return latest != before
  }

  /// When the next date begins to hold, on the frame clock.
  func nextTick() -> NextTick {
    isStale = false
    if isEveryFrame { return .nextFrame }
    guard let nextDate, let clock else { return .never }
    return .at(clock.time(of: nextDate))
  }

  /// Brings the content to the date that holds at a time of the frame clock.
  func tick(at time: Double) -> NextTick {
    guard let clock else { return .never }
    let now = clock.date(at: time)
    if isEveryFrame {
      latest = now
      shown += 1
    } else if advance(to: now) {
      shown += 1
    }
    return nextTick()
  }
}

struct TimelineModifier {
  let driver: TimelineDriver
}

extension TimelineModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> TimelineNode {
    let node = TimelineNode()
    node.tickAction = { [driver] in driver.tick(at: $0) }
    node.schedule(driver.nextTick())
    return node
  }

  func updateNode(_ node: TimelineNode, _ environment: EnvironmentValues) {
    if driver.isStale { node.schedule(driver.nextTick()) }
  }
}
