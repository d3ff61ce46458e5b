import Foundation

nonisolated extension Text {
  init(_ live: LiveText) {
    self.init(verbatim: "")
    self = changed { $0.live = live }
  }

  /// Creates a text of a date. A style that counts updates the text when it changes.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

  /// Creates a text of the days and times of `dates`: `9:30 – 11:00 AM`.
  public init(_ dates: ClosedRange<Date>) { self.init(DateInterval(start: dates.lowerBound, end: dates.upperBound)) }

  /// Creates a text of the days and times of `interval`: `9:30 – 11:00 AM`.
  public init(_ interval: DateInterval) {
    let dates = interval.start..<interval.end
    self.init(verbatim: dates.formatted(date: .numeric, time: .shortened))
  }

  /// Creates a text of the time that remains of an interval or has passed in it: `2:05`. It changes each second within the interval.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - pauseTime: The date at which the text stays; `nil` for a text that runs.
  ///   - countsDown: True for the time that remains.
  ///   - showsHours: False to count more than 59 minutes instead of hours.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(.interval(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// Creates a text of a value, converted by a `Formatter`; empty for a value that the formatter cannot convert.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text of a value, converted by a `Formatter`; empty for a value that the formatter cannot convert.
  ///
  /// Foundation on Linux has its values without `ReferenceConvertible`: dates, intervals, measurements and numbers.
  @_disfavoredOverload
  public init<Subject: Equatable>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text of an object, converted by a `Formatter`; empty for an object that the formatter cannot convert.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a date. A style that counts updates the text when it changes.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Appends the days and times of a range of dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

  /// Appends the days and times of an interval.
  public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

  /// Appends the time that remains of an interval or has passed in it; see `Text.init(timerInterval:pauseTime:countsDown:showsHours:)`.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// Appends an attributed string.
  public mutating func appendInterpolation(_ attributed: AttributedString) { appendInterpolation(Text(attributed)) }

  /// Appends a value, converted by a `Formatter`.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(Text(subject, formatter: formatter))
  }

  /// Appends a value that Foundation on Linux has without `ReferenceConvertible`, such as a date, converted by a `Formatter`.
  @_disfavoredOverload
  public mutating func appendInterpolation<Subject: Equatable>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(Text(subject, formatter: formatter))
  }

  /// Appends an object, converted by a `Formatter`.
  public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(Text(subject, formatter: formatter))
  }
}
