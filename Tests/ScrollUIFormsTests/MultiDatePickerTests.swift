import Engine
import Foundation
import Geometry
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import Testing

/// Selecting several days with the mouse and with keys.
@MainActor @Suite struct MultiDatePickerTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .gmt
    calendar.firstWeekday = 2
    return calendar
  }()

  private static func date(_ day: Int, month: Int = 11) -> Date {
    calendar.date(from: DateComponents(year: 2026, month: month, day: day)) ?? .distantPast
  }

  private struct Sample: View {
    let remote: Remote<Set<DateComponents>>
    let bounds: Range<Date>?
    @State private var days: Set<DateComponents> = [DateComponents(year: 2026, month: 11, day: 25)]

    var body: some View {
      let _ = remote.connect($days)
      if let bounds {
        MultiDatePicker("Days off", selection: $days, in: bounds)
      } else {
        MultiDatePicker("Days off", selection: $days)
      }
    }
  }

  private let remote = Remote<Set<DateComponents>>()

  private func window(in bounds: Range<Date>? = nil) -> TestWindow {
    let window = TestWindow(width: 400, height: 500) {
      Sample(remote: remote, bounds: bounds)
        .environment(\.calendar, Self.calendar)
        .environment(\.locale, Locale(identifier: "en_GB"))
    }
    window.settle()
    return window
  }

  /// The selected days of November 2026.
  private var days: [Int] { remote.value.filter { $0.month == 11 }.compactMap(\.day).sorted() }

  private func tap(_ text: String, in window: TestWindow) throws {
    try window.tap(text)
    window.settle()
  }

  @Test func pressesSelectAndRemoveDays() throws {
    let window = window()
    #expect(window.texts.contains("Days off") && window.texts.contains("November 2026"))
    try tap("7", in: window)
    try tap("9", in: window)
    #expect(days == [7, 9, 25])
    try tap("25", in: window)
    try tap("7", in: window)
    #expect(days == [9])
  }

  @Test func aSelectedDayHasTheComponentsOfItsCalendar() throws {
    let window = window()
    try tap("7", in: window)
    let expected = DateComponents(calendar: Self.calendar, era: 1, year: 2026, month: 11, day: 7)
    let selected = try #require(remote.value.first { $0.day == 7 })
    #expect(selected.calendar?.identifier == .gregorian && selected.hour == nil)
    #expect((selected.era, selected.year, selected.month) == (expected.era, expected.year, expected.month))
  }

  @Test func keysMoveARingAndPressItsDay() throws {
    let window = window()
    try tap("25", in: window)
    #expect(days == [])
    window.key("Left")
    window.key("Space")
    window.key("Up")
    window.key("Return")
    #expect(days == [17, 24])
    window.key("Return")
    #expect(days == [24])
    window.key("PageDown")
    window.settle()
    #expect(window.texts.contains("December 2026"))
    window.key("Return")
    #expect(remote.value.contains { $0.month == 12 && $0.day == 17 })
  }

  @Test func daysOutsideOfTheBoundsCannotBeSelected() throws {
    let window = window(in: Self.date(10)..<Self.date(20))
    try tap("9", in: window)
    try tap("20", in: window)
    #expect(days == [25])
    try tap("10", in: window)
    try tap("19", in: window)
    #expect(days == [10, 19, 25])
  }

  @Test func selectedDaysAreSelectedForReaders() throws {
    let window = window()
    #expect(window.button("25").isSelected)
    #expect(!window.button("24").isSelected)
  }
}
