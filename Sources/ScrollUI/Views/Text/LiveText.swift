import Foundation

/// The part of a text that depends on the time of the frame.
enum LiveText: Equatable, Sendable {
  /// A date in a style that counts.
  case date(Date, Text.DateStyle)
  /// The elapsed or the remaining time of an interval.
  case interval(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)

  /// The text at `now`.
  func text(at now: Date, in environment: EnvironmentValues) -> String {
    switch self {
    case .date(let date, let style): style.text(of: date, at: now, in: environment)
    case .interval(let interval, let pause, let countsDown, let showsHours):
      Self.clock(Self.span(of: interval, at: pause ?? now, countsDown: countsDown).seconds, showsHours: showsHours)
    }
  }

  /// The next date at which the text may change; `nil` if it stays.
  func nextChange(after now: Date) -> Date? {
    switch self {
    case .date(let date, let style):
      return style.isCounting ? CountedSpan(to: date, at: now).next(step: style.step(at: now, of: date)) : nil
    case .interval(let interval, let pause, let countsDown, _):
      guard pause == nil, now < interval.upperBound else { return nil }
      if now < interval.lowerBound { return interval.lowerBound }
      let next = Self.span(of: interval, at: now, countsDown: countsDown).next(step: 1)
      return min(next, interval.upperBound)
    }
  }

  private static func span(of interval: ClosedRange<Date>, at time: Date, countsDown: Bool) -> CountedSpan {
    let time = min(max(time, interval.lowerBound), interval.upperBound)
    return CountedSpan(to: countsDown ? interval.upperBound : interval.lowerBound, at: time)
  }

  /// A duration as `h:mm:ss` or `m:ss`.
  static func clock(_ seconds: Double, showsHours: Bool = true) -> String {
    let total = Int(min(seconds, 1e12))
    let (hours, minutes) = showsHours ? (total / 3600, total / 60 % 60) : (0, total / 60)
    let rest = String(format: "%02d", total % 60)
    return hours > 0 ? "\(hours):" + String(format: "%02d", minutes) + ":" + rest : "\(minutes):" + rest
  }
}

/// The time between a date and a frame, counted in whole steps: rounded up before the date and down after it.
struct CountedSpan {
  private let date: Date
  private let distance: Double

  init(to date: Date, at now: Date) {
    self.date = date
    let distance = date.timeIntervalSince(now)
    self.distance = distance.isFinite ? distance : 0
  }

  /// True before the date.
  var isAhead: Bool { distance > Self.tolerance }

  /// The whole seconds of the span.
  var seconds: Double { magnitude(step: 1) }

  /// A frame may be due a little before its time.
  private static let tolerance = 0.001

  private func magnitude(step: Double) -> Double {
    let steps = distance.magnitude / step
    let slack = Self.tolerance / step
    return (isAhead ? (steps - slack).rounded(.up) : (steps + slack).rounded(.down)) * step
  }

  /// The next date at which the number of steps of `step` seconds changes.
  func next(step: Double) -> Date {
    let magnitude = magnitude(step: step)
    return date.addingTimeInterval(isAhead ? step - magnitude : magnitude + step)
  }
}

extension Text {
  /// The form of a date in a text.
  public struct DateStyle: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      case date, time, relative, offset, timer
    }

    let kind: Kind

    /// The date: `June 3, 2026`.
    public static let date = DateStyle(kind: .date)
    /// The time of day: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The time to or since the date in two units: `2 hr, 23 min`. It counts.
    public static let relative = DateStyle(kind: .relative)
    /// The time to or since the date in a single unit, with a sign: `+2 hours`. It counts.
    public static let offset = DateStyle(kind: .offset)
    /// The time to or since the date as a clock: `2:23:05`. It counts.
    public static let timer = DateStyle(kind: .timer)

    /// True if the text depends on the time of the frame.
    var isCounting: Bool { kind != .date && kind != .time }

    func text(of date: Date, at now: Date, in environment: EnvironmentValues) -> String {
      let span = CountedSpan(to: date, at: now)
      switch kind {
      case .date: return date.formatted(environment.dateFormat(date: .long, time: .omitted))
      case .time: return date.formatted(environment.dateFormat(date: .omitted, time: .shortened))
      case .timer: return LiveText.clock(span.seconds)
      case .relative: return Self.words(span.seconds, .abbreviated, units: 2, in: environment)
      case .offset:
        return (span.isAhead ? "+" : "-") + Self.words(span.seconds, .wide, units: 1, in: environment)
      }
    }

    private static func words(
      _ seconds: Double, _ width: Duration.UnitsFormatStyle.UnitWidth, units: Int, in environment: EnvironmentValues
    ) -> String {
      let format = Duration.UnitsFormatStyle(
        allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: width, maximumUnitCount: units,
        fractionalPart: .hide(rounded: .down))
      return Duration.seconds(min(seconds, 1e12)).formatted(format.locale(environment.locale))
    }

    /// The seconds between two possible changes of the text.
    func step(at now: Date, of date: Date) -> Double {
      let distance = date.timeIntervalSince(now).magnitude
      // A unit that is left out changes with the next larger unit.
      let second: Double = kind == .offset ? 60 : 3600
      guard kind != .timer, distance >= second else { return 1 }
      let minute: Double = kind == .offset ? 3600 : 86400
      guard distance >= minute else { return 60 }
      return kind == .offset && distance >= 86400 || distance >= 7 * 86400 ? 86400 : 3600
    }
  }
}

extension EnvironmentValues {
  /// A format of dates in the locale, the calendar and the time zone of the views.
  func dateFormat(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
  }
}
