import Foundation

/// Dates at which a view is to be made anew.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode

  /// Dates in rising order. The first one may lie before `startDate`: it is the one that holds then.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a view can be made anew.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Less often, to save energy. Not asked for here.
  case lowFrequency
}

/// Dates at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// `interval` is in seconds, more than 0.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval > 0 && interval.isFinite ? max(interval, 0.001) : .infinity
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let steps = interval.isFinite ? (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down) : 0
    return Entries(start: self.startDate, interval: interval, step: max(0, steps))
  }

  /// Dates without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var step: Double

    public mutating func next() -> Date? {
      guard step == 0 || interval.isFinite else { return nil }
      defer { step += 1 }
      // Each counted from the start, so that errors do not add up.
      return step == 0 ? start : start.addingTimeInterval(step * interval)
    }
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return PeriodicTimelineSchedule.Entries(
      start: Date(timeIntervalSinceReferenceDate: minute * 60), interval: 60, step: 0)
  }
}

/// Dates that are given one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Every frame, or every so many seconds, unless it is paused.
public struct AnimationTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  let minimumInterval: Double?
  let isPaused: Bool

  /// `minimumInterval` is in seconds; nil for every frame of the display.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule.Entries(
      start: startDate, interval: isPaused ? .infinity : minimumInterval ?? 1.0 / 60, step: 0)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
