import ScrollUI

/// A day of a `CalendarMonth`.
package struct CalendarDay: Hashable {
  package let month: CalendarMonth
  /// The day of the month, from 1.
  package let day: Int

  package init(month: CalendarMonth, day: Int) { (self.month, self.day) = (month, day) }

  /// The day of a date in a calendar with its time zone.
  package init(_ date: Date, in calendar: Calendar) {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    month = CalendarMonth(year: parts.year ?? 2024, number: parts.month ?? 1)
    day = parts.day ?? 1
  }

  /// The day that is `count` days earlier.
  ///
  /// - Complexity: O(`count`) months.
  package func earlier(by count: Int) -> CalendarDay {
    var (month, day) = (month, day - count)
    while day < 1 {
      month = month.previous
      day += month.length
    }
    return CalendarDay(month: month, day: day)
  }

  /// The day in the language of the window.
  var text: Text {
    let year = String(month.year)
    return switch month.number {
    case 1: Text("\(day) January \(year)")
    case 2: Text("\(day) February \(year)")
    case 3: Text("\(day) March \(year)")
    case 4: Text("\(day) April \(year)")
    case 5: Text("\(day) May \(year)")
    case 6: Text("\(day) June \(year)")
    case 7: Text("\(day) July \(year)")
    case 8: Text("\(day) August \(year)")
    case 9: Text("\(day) September \(year)")
    case 10: Text("\(day) October \(year)")
    case 11: Text("\(day) November \(year)")
    default: Text("\(day) December \(year)")
    }
  }
}

/// A month of the calendar.
package struct CalendarMonth: Hashable {
  package let year: Int
  /// The number of the month, 1…12.
  package let number: Int

  package init(year: Int, number: Int) { (self.year, self.number) = (year, number) }

  /// The number of days.
  package var length: Int {
    switch number {
    case 2: year % 4 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  package var previous: CalendarMonth {
    number == 1 ? CalendarMonth(year: year - 1, number: 12) : CalendarMonth(year: year, number: number - 1)
  }

  /// The name without the year.
  var name: LocalizedStringKey {
    switch number {
    case 1: "January"
    case 2: "February"
    case 3: "March"
    case 4: "April"
    case 5: "May"
    case 6: "June"
    case 7: "July"
    case 8: "August"
    case 9: "September"
    case 10: "October"
    case 11: "November"
    default: "December"
    }
  }

  /// An abbreviation of `name`.
  var shortName: LocalizedStringKey {
    switch number {
    case 1: "Jan"
    case 2: "Feb"
    case 3: "Mar"
    case 4: "Apr"
    case 5: "May"
    case 6: "Jun"
    case 7: "Jul"
    case 8: "Aug"
    case 9: "Sep"
    case 10: "Oct"
    case 11: "Nov"
    default: "Dec"
    }
  }

  /// The name with the year, in the language of the window.
  var text: Text {
    let year = String(year)
    return switch number {
    case 1: Text("January \(year)")
    case 2: Text("February \(year)")
    case 3: Text("March \(year)")
    case 4: Text("April \(year)")
    case 5: Text("May \(year)")
    case 6: Text("June \(year)")
    case 7: Text("July \(year)")
    case 8: Text("August \(year)")
    case 9: Text("September \(year)")
    case 10: Text("October \(year)")
    case 11: Text("November \(year)")
    default: Text("December \(year)")
    }
  }
}

extension EnvironmentValues {
  /// The day on which the program was started, in the `timeZone`; that of `FrameClock.standardStart` outside of a window. A replay has the
  /// day of its recording. Read on the main actor.
  @MainActor var startDay: CalendarDay { CalendarDay(frameClock?.start ?? FrameClock.standardStart, in: zonedCalendar) }
}
