import Foundation

/// The days of a month in weeks, as a calendar page shows them.
package struct CalendarMonth: Equatable {
  /// A day of the page.
  package struct Day: Identifiable, Equatable {
    /// The beginning of the day.
    package let date: Date
    /// The number of the day in its month, from 1.
    package let number: Int
    package var id: Date { date }
  }

  /// The beginning of the month.
  let start: Date
  /// The number of empty places before the first day, 0…6, by the first weekday of the calendar.
  package let leadingBlanks: Int
  package let days: [Day]

  /// The month that contains `date`.
  package init(containing date: Date, in calendar: Calendar) {
    let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    self.start = start
    let weekday = calendar.component(.weekday, from: start)
    leadingBlanks = (weekday - calendar.firstWeekday + 7) % 7
    let numbers = calendar.range(of: .day, in: .month, for: start) ?? 1..<2
    days = numbers.map { number in
      let date = calendar.date(byAdding: .day, value: number - numbers.lowerBound, to: start) ?? start
      return Day(date: calendar.startOfDay(for: date), number: number)
    }
  }

  /// The places of the page, in weeks of seven; nil for an empty place. The last week is complete.
  package var places: [Day?] {
    let places = [Day?](repeating: nil, count: leadingBlanks) + days
    return places + [Day?](repeating: nil, count: (7 - places.count % 7) % 7)
  }

  /// The short names of the weekdays in the order of a page.
  static func weekdays(in calendar: Calendar) -> [String] {
    let names = calendar.veryShortStandaloneWeekdaySymbols
    return (0..<names.count).map { names[($0 + calendar.firstWeekday - 1) % names.count] }
  }
}

/// The dates that a `DatePicker` can select, and the changes of a date by its parts.
package struct DateLimits: Equatable {
  let calendar: Calendar
  let bounds: ClosedRange<Date>

  package init(calendar: Calendar, bounds: ClosedRange<Date>) {
    self.calendar = calendar
    self.bounds = bounds
  }

  func clamped(_ date: Date) -> Date { min(max(date, bounds.lowerBound), bounds.upperBound) }

  /// True if a time of the day that begins at `day` is in the bounds.
  package func allows(day: Date) -> Bool {
    let next = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    return day <= bounds.upperBound && next > bounds.lowerBound
  }

  /// True if a day of the month `distance` months after that of `date` is in the bounds.
  package func allows(monthsFrom date: Date, _ distance: Int) -> Bool {
    guard let other = calendar.date(byAdding: .month, value: distance, to: date),
      let month = calendar.dateInterval(of: .month, for: other)
    else { return false }
    return month.start <= bounds.upperBound && month.end > bounds.lowerBound
  }

  /// `date` on another day, with its time of day.
  func date(_ date: Date, onDay day: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second, parts.nanosecond) = (time.hour, time.minute, time.second, time.nanosecond)
    return clamped(calendar.date(from: parts) ?? day)
  }

  /// `date` moved by a number of days, months or years.
  package func date(_ date: Date, movedBy count: Int, _ unit: Calendar.Component) -> Date {
    clamped(calendar.date(byAdding: unit, value: count, to: date) ?? date)
  }

  /// `date` at another time of its day.
  func date(_ date: Date, hour: Int, minute: Int) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .second, .nanosecond], from: date)
    (parts.hour, parts.minute) = (hour, minute)
    return clamped(calendar.date(from: parts) ?? date)
  }
}
