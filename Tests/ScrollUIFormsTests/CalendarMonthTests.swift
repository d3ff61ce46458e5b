import Foundation
import ScrollUIForms
import Testing

/// The arithmetic of calendar pages and times.
@Suite struct CalendarMonthTests {
  private func calendar(firstWeekday: Int, zone: String = "UTC") -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    calendar.locale = Locale(identifier: "en_GB")
    calendar.firstWeekday = firstWeekday
    return calendar
  }

  @Test(arguments: [(1, 0), (2, 6), (7, 1)])
  func theFirstWeekdayMovesTheFirstDay(firstWeekday: Int, blanks: Int) throws {
    let calendar = calendar(firstWeekday: firstWeekday)
    // A Sunday.
    let date = try #require(calendar.date(from: DateComponents(year: 2026, month: 11, day: 1)))
    let month = CalendarMonth(containing: date, in: calendar)
    #expect(month.leadingBlanks == blanks)
    #expect(month.days.map(\.number) == Array(1...30))
    #expect(month.places.count % 7 == 0)
    #expect(month.places.firstIndex { $0 != nil } == blanks)
  }

  @Test func eachDayOfAHundredYearsHasItsPlace() throws {
    let calendar = calendar(firstWeekday: 2)
    let start = try #require(calendar.date(from: DateComponents(year: 1950, month: 1, day: 1)))
    for number in 0..<1200 {
      let date = try #require(calendar.date(byAdding: .month, value: number, to: start))
      let month = CalendarMonth(containing: date, in: calendar)
      for (place, day) in month.places.enumerated() {
        guard let day else { continue }
        let weekday = calendar.component(.weekday, from: day.date)
        #expect((weekday - 2 + 7) % 7 == place % 7 && calendar.component(.day, from: day.date) == day.number)
      }
      #expect(month.places.count <= 42)
    }
  }

  @Test func aMonthInWhichClocksChangeHasEachDayOnce() throws {
    let calendar = calendar(firstWeekday: 2, zone: "America/Sao_Paulo")
    // Midnight of 4 November 2018 did not exist there.
    let date = try #require(calendar.date(from: DateComponents(year: 2018, month: 11, day: 10)))
    let month = CalendarMonth(containing: date, in: calendar)
    #expect(month.days.map { calendar.component(.day, from: $0.date) } == Array(1...30))
  }

  @Test func changesStayInTheBounds() throws {
    let calendar = calendar(firstWeekday: 2)
    func day(_ number: Int) -> Date {
      calendar.date(from: DateComponents(year: 2026, month: 3, day: number, hour: 12)) ?? .distantPast
    }
    let limits = DateLimits(calendar: calendar, bounds: day(10)...day(20))
    #expect(limits.date(day(15), movedBy: 1, .month) == day(20))
    #expect(limits.date(day(15), movedBy: -7, .day) == day(10))
    #expect(!limits.allows(day: calendar.startOfDay(for: day(21))))
    #expect(limits.allows(day: calendar.startOfDay(for: day(10))), "a part of the day is in the bounds")
    #expect(!limits.allows(monthsFrom: day(15), 1) && limits.allows(monthsFrom: day(15), 0))
  }

  @Test func aStepOfTheMinuteGoesInACircle() throws {
    let calendar = calendar(firstWeekday: 2)
    var time = TimeOfDay(
      try #require(calendar.date(from: DateComponents(year: 2026, hour: 7, minute: 0))), in: calendar)
    time.step(.minute, by: -1)
    #expect((time.hour, time.minute) == (7, 59))
  }
}
