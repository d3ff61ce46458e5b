import Engine
import Foundation
import Geometry
import Graphics
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import Testing

/// Selecting days and times with the mouse and with keys.
@MainActor @Suite struct DatePickerTests {
  private let date = Remote<Date>()

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .gmt
    calendar.firstWeekday = 2
    return calendar
  }()

  private static func day(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 10, _ minute: Int = 30) -> Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: parts) ?? .distantPast
  }

  private struct Sample: View {
    let date: Remote<Date>
    var components: DatePickerComponents = [.date, .hourAndMinute]
    var range = Date.distantPast ... .distantFuture
    var isGraphical = false
    @State private var selection = DatePickerTests.day(2026, 11, 25)

    var body: some View {
      let _ = date.connect($selection)
      if isGraphical { picker.datePickerStyle(.graphical) } else { picker }
    }

    private var picker: some View {
      DatePicker("Departure", selection: $selection, in: range, displayedComponents: components)
    }
  }

  private func window(
    _ components: DatePickerComponents = [.date, .hourAndMinute],
    in range: ClosedRange<Date> = .distantPast ... .distantFuture, locale: String = "en_GB", isGraphical: Bool = false
  ) -> TestWindow {
    let window = TestWindow(width: 400, height: 500) {
      Sample(date: date, components: components, range: range, isGraphical: isGraphical)
        .environment(\.calendar, Self.calendar)
        .environment(\.locale, Locale(identifier: locale))
    }
    window.settle()
    return window
  }

  private func open(_ window: TestWindow) throws {
    let text = try #require(window.texts.first { $0.contains("2026") })
    try window.tap(text)
    window.settle()
  }

  @Test func theLabelIsLeadingAndTheDateTrailing() throws {
    let window = window()
    let label = try #require(window.frame(ofText: "Departure"))
    #expect(label.minX == 0)
    #expect(window.texts.contains("25 Nov 2026"))
    #expect(window.texts.suffix(3) == ["10", ":", "30"])
  }

  @Test func aDayOfTheCalendarKeepsTheTime() throws {
    let window = window()
    try open(window)
    #expect(window.texts.contains("November 2026"))
    try window.tap("7")
    window.settle()
    #expect(date.value == Self.day(2026, 11, 7))
    window.key("Escape")
    window.settle()
    #expect(!window.texts.contains("November 2026"))
  }

  @Test func keysMoveByDaysWeeksAndMonths() throws {
    let window = window(.date)
    try open(window)
    window.key("Right")
    #expect(date.value == Self.day(2026, 11, 26))
    window.key("Down")
    #expect(date.value == Self.day(2026, 12, 3))
    window.key("PageUp")
    #expect(date.value == Self.day(2026, 11, 3))
    window.key("End")
    #expect(date.value == Self.day(2026, 11, 30))
    window.key("Home")
    #expect(date.value == Self.day(2026, 11, 1))
    window.key("Return")
    window.settle()
    #expect(!window.texts.contains("November 2026"), "Return closes the calendar")
  }

  @Test func pagesOfOtherMonthsDoNotSelect() throws {
    let window = window(.date, isGraphical: true)
    let title = try #require(window.frame(ofText: "November 2026"))
    window.tap(CGPoint(x: title.minX - 8 + 238 - 8 - 13, y: title.midY))
    window.settle()
    #expect(window.texts.contains("December 2026"))
    #expect(date.value == Self.day(2026, 11, 25))
    try window.tap("31")
    window.settle()
    #expect(date.value == Self.day(2026, 12, 31))
  }

  @Test func daysOutsideOfTheRangeCannotBeSelected() throws {
    let window = window(.date, in: Self.day(2026, 11, 20, 0)...Self.day(2026, 11, 27, 0), isGraphical: true)
    try window.tap("7")
    window.settle()
    #expect(date.value == Self.day(2026, 11, 25))
    try window.tap("20")
    window.settle()
    #expect(date.value == Self.day(2026, 11, 20))
    let title = try #require(window.frame(ofText: "November 2026"))
    window.tap(CGPoint(x: title.minX - 8 + 238 - 8 - 13, y: title.midY))
    window.settle()
    #expect(window.texts.contains("November 2026"), "the next month is beyond the range")
  }

  @Test func theWeekBeginsWithTheCalendarsFirstWeekday() throws {
    let window = window(.date, isGraphical: true)
    // 1 November 2026 is a Sunday: the last column of a week that begins on Monday.
    let (first, second) = (try #require(window.frame(ofText: "1")), try #require(window.frame(ofText: "2")))
    #expect(first.minX - second.minX > 180 && second.minY > first.minY)
  }

  @Test func digitsTypeATime() throws {
    let window = window(.hourAndMinute)
    try window.tap("10")
    window.type("2")
    window.key("1")
    window.key("Right")
    window.key("0")
    window.key("5")
    #expect([Self.day(2026, 11, 25, 21, 5), Self.day(2026, 11, 25, 1, 5)].contains(date.value))
  }

  @Test func arrowsStepThePartWithTheFocus() throws {
    let window = window(.hourAndMinute)
    try window.tap("10")
    window.key("Up")
    #expect(date.value == Self.day(2026, 11, 25, 11))
    window.key("Tab")
    window.key("Down")
    #expect(date.value == Self.day(2026, 11, 25, 11, 29))
  }

  @Test(arguments: [false, true]) func keysWithoutTheFocusChangeNothing(isGraphical: Bool) {
    let window = window(isGraphical: isGraphical)
    for key in ["Up", "Down", "Right", "5"] { window.key(key) }
    window.settle()
    #expect(date.value == Self.day(2026, 11, 25))
    #expect(window.presentTree.focus == nil)
  }

  @Test func twelveHoursHaveHalves() throws {
    let window = window(.hourAndMinute, locale: "en_US")
    #expect(window.texts.contains("AM"))
    try window.tap("10")
    window.key("P")
    #expect(date.value == Self.day(2026, 11, 25, 22))
  }

  @Test func aDateOutsideOfTheRangeIsShownAtItsEnd() {
    let window = window(.date, in: Self.day(2027, 1, 1)...Self.day(2027, 12, 1))
    #expect(window.texts.contains("1 Jan 2027"))
    #expect(date.value == Self.day(2026, 11, 25), "the binding is not written")
  }

  // MARK: The present day

  /// The days of the calendar with numbers in another color than that of day 25.
  private func markedDays(_ window: TestWindow) -> [Int] {
    let days = window.pipeline.displayList.commands.compactMap { command -> (number: Int, color: RGBAColor)? in
      guard case .text(let run, _, let color) = command, let number = Int(run.text) else { return nil }
      return (number, color)
    }
    let plain = days.first { $0.number == 25 }?.color
    return days.filter { $0.color != plain }.map(\.number)
  }

  /// The window opens on 2 January 2024.
  @Test func theMarkedDayFollowsJumpsOfTheWallClockAheadAndBack() {
    let window = TestWindow(width: 400, height: 500) {
      DatePicker("Departure", selection: .constant(Self.day(2024, 1, 20)), displayedComponents: .date)
        .datePickerStyle(.graphical)
        .environment(\.calendar, Self.calendar)
        .environment(\.locale, Locale(identifier: "en_GB"))
    }
    window.settle()
    #expect(markedDays(window) == [2, 20])
    for (days, marked) in [(1.0, [3, 20]), (-2, [1, 20]), (20, [20, 21])] {
      window.host.clock.moveStart(by: days * 24 * 3600)
      window.settle()
      #expect(markedDays(window) == marked)
    }
  }

  @Test func aRangeWithoutABoundReachesToTheDistantDates() {
    let day = Self.day(2026, 11, 25)
    let farther = Date.distantFuture + 1
    #expect(ClosedRange(day...) == day ... .distantFuture)
    #expect(ClosedRange(...day) == .distantPast...day)
    #expect(ClosedRange(..<day) == .distantPast...(day - 1e-6))
    #expect(ClosedRange(farther...) == farther...farther)
    #expect(ClosedRange(...(.distantPast - 1)) == (.distantPast - 1)...(.distantPast - 1))
  }

  @Test func aRangeIncludesItsUpperBoundUnlessItIsHalfOpen() {
    let (first, last) = (Self.day(2026, 11, 20), Self.day(2026, 11, 25))
    #expect(ClosedRange(first...last) == first...last)
    #expect(ClosedRange(first..<last) == first...(last - 1e-6))
    #expect(ClosedRange(first..<first) == first...first)
  }
}
