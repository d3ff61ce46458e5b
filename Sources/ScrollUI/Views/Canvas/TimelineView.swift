import Engine

/// A view that is updated at the dates of a schedule.
///
/// Dates follow the frame clock. A view that is not visible, and a schedule that is paused or has ended, cause no
/// frames.
///
/// ```swift
/// TimelineView(.animation) { context in
///   Clock(date: context.date)
/// }
/// ```
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  /// The context in which the content is built.
  public struct Context {
    /// The update rate of the content.
    public enum Cadence: Comparable, Sendable {
      /// Updates in each frame are possible; always the value on Linux.
      case live
      /// Updates once a second.
      case seconds
      /// Updates once a minute.
      case minutes
    }

    /// The current date of the schedule.
    public let date: Date
    /// The update rate: always `.live`.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  @State private var driver = TimelineDriver()
  @Environment(\.frameClock) private var clock

  /// Creates a view that builds `content` again at each date of `schedule`.
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
  {
    self.schedule = schedule
    self.content = content
  }
}

/// The context type of the content of each timeline view: a single type, so that the closure's type can be inferred.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View {
  /// The content for the current date.
  public var body: some View {
    let date = driver.date(of: schedule, clock: clock)
    return content(TimelineViewDefaultContext(date: date, cadence: .live)).modifier(TimelineModifier(driver: driver))
  }
}

/// Traverses the dates of a schedule.
@MainActor @Observable final class TimelineDriver: TickDriver {
  /// The number of updates. Bodies that read it are evaluated again when the current date changes.
  private var shown = 0
  /// True if the schedule has changed and the node must be given the next date.
  @ObservationIgnored private(set) var isStale = false
  @ObservationIgnored private var latest = FrameClock.standardStart
  @ObservationIgnored private var nextDate: Date?
  @ObservationIgnored private var remaining: (() -> Date?)?
  @ObservationIgnored private var isEveryFrame = false
  @ObservationIgnored private var clock: FrameClock?
  /// The date at time 0 of `clock`, by which `nextDate` has its time.
  @ObservationIgnored private var origin: Date?
  @ObservationIgnored private var isSameSchedule: (Any) -> Bool = { _ in false }

  nonisolated init() {}

  /// The current date of `schedule`. A schedule that differs from the previous schedule is started, and after a jump of the dates any.
  func date<Schedule: TimelineSchedule>(of schedule: Schedule, clock: FrameClock?) -> Date {
    _ = shown
    let now = clock?.observedNow ?? FrameClock.standardStart
    if !isSameSchedule(schedule) || origin != clock?.start {
      (self.clock, origin) = (clock, clock?.start)
      start(schedule, at: now)
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

  /// Advances to the last date that is not after `now`. Returns true if the date has changed.
  @discardableResult
  private func advance(to now: Date) -> Bool {
    let before = latest
    while let next = nextDate, next <= now {
      latest = next
      nextDate = remaining?()
      // A schedule with dates that do not ascend would not end.
      if let later = nextDate, later <= next { nextDate = nil }
    }
    return latest != before
  }

  /// The time of the next date on the frame clock.
  func nextTick() -> NextTick {
    isStale = false
    if isEveryFrame { return .nextFrame }
    guard let nextDate, let clock else { return .never }
    return .at(clock.time(of: nextDate))
  }

  /// Advances to the date at `time` on the frame clock and returns the next tick.
  func tick(at time: Double) -> NextTick {
    // After a jump of the dates the body starts the schedule again, without a step for each date in between.
    guard let clock, origin == clock.start else { return .never }
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

/// Changes the content of a view at times of its own.
@MainActor package protocol TickDriver: AnyObject {
  /// True if `nextTick()` has changed since its last call.
  var isStale: Bool { get }
  /// The time of the next call of `tick(at:)`.
  func nextTick() -> NextTick
  /// Advances to `time` on the frame clock and returns the time of the next call.
  func tick(at time: Double) -> NextTick
}

/// Connects a `TimelineNode` with the driver of a view.
package struct TimelineModifier {
  let driver: any TickDriver

  package nonisolated init(driver: any TickDriver) { self.driver = driver }
}

extension TimelineModifier: NodeModifier {
  package func makeNode(_ environment: EnvironmentValues) -> TimelineNode {
    let node = TimelineNode()
    node.tickAction = { [driver] in driver.tick(at: $0) }
    node.schedule(driver.nextTick())
    return node
  }

  func updateNode(_ node: TimelineNode, _ environment: EnvironmentValues) {
    if driver.isStale { node.schedule(driver.nextTick()) }
  }
}
