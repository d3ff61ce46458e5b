/// A sequence of dates at which a `TimelineView` is updated.
public protocol TimelineSchedule {
  /// The type of the sequence.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The mode in which a view requests dates.
  typealias Mode = TimelineScheduleMode

  /// The dates in ascending order. The first may precede `startDate`: it is the date that is current then.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The update rate that a view requests from a schedule.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// The rate of the schedule.
  case normal
  /// A reduced rate to save energy; never requested on Linux.
  case lowFrequency
}

/// A schedule at regular intervals; see `periodic(from:by:)`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// Creates a schedule; `interval` is in seconds, at least 0.001. Any other value gives `startDate` only.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval > 0 && interval.isFinite ? max(interval, 0.001) : .infinity
  }

  /// The dates from the last that is not after `startDate` on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let steps = interval.isFinite ? (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down) : 0
    return Entries(start: self.startDate, interval: interval, step: max(0, steps))
  }

  /// The dates of a periodic schedule, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var step: Double

    /// The next date; nil after the first if the interval is infinite.
    public mutating func next() -> Date? {
      guard step == 0 || interval.isFinite else { return nil }
      defer { step += 1 }
      // Computed from the start, so that rounding errors do not accumulate.
      return step == 0 ? start : start.addingTimeInterval(step * interval)
    }
  }
}

/// A schedule at the start of each minute; see `everyMinute`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  /// Creates a schedule.
  public init() {}

  /// The start of the current minute and of each following minute.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return PeriodicTimelineSchedule.Entries(
      start: Date(timeIntervalSinceReferenceDate: minute * 60), interval: 60, step: 0)
  }
}

/// A schedule of given dates; see `explicit(_:)`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The given dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule for animations: each frame, or a minimum interval, unless paused; see
/// `animation(minimumInterval:paused:)`.
public struct AnimationTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  let minimumInterval: Double?
  let isPaused: Bool

  /// Creates a schedule. `minimumInterval` is in seconds; nil for each frame of the display.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    isPaused = paused
  }

  /// The dates from `startDate` on, at the minimum interval or 60 times a second. A `TimelineView` without a minimum
  /// interval uses the frames instead.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule.Entries(
      start: startDate, interval: isPaused ? .infinity : minimumInterval ?? 1.0 / 60, step: 0)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule at regular intervals, in seconds, counted from `startDate`.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule at the start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule of each frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A schedule of each frame, or of a minimum interval in seconds. A paused schedule has its first date only.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// A schedule of given dates in ascending order.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
