import Engine
import Foundation
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import Testing

/// Times that are typed as digits, in cycles of 12 and 24 hours.
@MainActor @Suite struct TimeEntryTests {
  /// Locales with 24 hours, with 12 hours, with the half of the day before the time, and with digits of their own.
  nonisolated static let locales = ["en_GB", "de_DE", "zh_CN", "en_US", "ko_KR", "zh_TW", "hi_IN", "ar_EG"]

  private static func calendar(_ locale: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: locale)
    return calendar
  }

  private static func has12Hours(_ locale: String) -> Bool {
    TimeOfDay(Date(timeIntervalSinceReferenceDate: 0), in: calendar(locale)).halfText != nil
  }

  private func typed(_ characters: String, into time: TimeOfDay) -> TimeEntry {
    var entry = TimeEntry(time: time, part: .hour)
    let fits = characters.map { entry.type($0) }
    #expect(!fits.contains(false))
    return entry
  }

  private func digits(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }

  @Test(arguments: locales) func fourDigitsAreATime(locale: String) {
    let morning = TimeOfDay(Date(timeIntervalSinceReferenceDate: 3_600), in: Self.calendar(locale))
    let has12Hours = Self.has12Hours(locale)
    for minute in 0..<1440 {
      let (hour, minute) = (minute / 60, minute % 60)
      let entry = typed(digits(hour) + digits(minute), into: morning)
      // In a cycle of 12 hours, 12 keeps the half of the day.
      #expect(entry.time.hour == (has12Hours && hour == 12 ? 0 : hour) && entry.time.minute == minute)
      #expect(entry.part == (has12Hours ? .half : .minute) && entry.digits.isEmpty)
    }
  }

  @Test func bothCyclesAreTested() {
    #expect(Set(Self.locales.map(Self.has12Hours)).count == 2)
  }

  @Test(arguments: [("945", 9, 45), ("245", 2, 45), ("7", 7, 0), ("12", 12, 0), ("235", 23, 5), ("0905", 9, 5)])
  func aDigitThatNoSecondFollowsCompletesItsPart(text: String, hour: Int, minute: Int) {
    let midnight = TimeOfDay(Date(timeIntervalSinceReferenceDate: 0), in: Self.calendar("en_GB"))
    let time = typed(text, into: midnight).time
    #expect(time.hour == hour && time.minute == minute)
  }

  @Test func aHalfOfTheDayFollowsTheDigits() {
    let morning = TimeOfDay(Date(timeIntervalSinceReferenceDate: 3_600), in: Self.calendar("en_US"))
    let time = typed("0930P", into: morning).time
    #expect(time.hour == 21 && time.minute == 30)
  }

  @Test func digitsOfOtherScriptsAreTyped() {
    let midnight = TimeOfDay(Date(timeIntervalSinceReferenceDate: 0), in: Self.calendar("ar_EG"))
    let time = typed("٠٩٣٠", into: midnight).time
    #expect(time.hour == 9 && time.minute == 30)
  }

  private struct Sample: View {
    let date: Remote<Date>
    let isGraphical: Bool
    @State private var selection = Date(timeIntervalSinceReferenceDate: 3_600)

    var body: some View {
      let _ = date.connect($selection)
      let picker = DatePicker("Departure", selection: $selection)
      if isGraphical { picker.datePickerStyle(.graphical) } else { picker }
    }
  }

  @Test(arguments: locales, [false, true]) func digitsTypedInOneFrameAreATime(locale: String, isGraphical: Bool) {
    let date = Remote<Date>()
    let window = TestWindow(width: 400, height: 500) {
      Sample(date: date, isGraphical: isGraphical)
        .environment(\.calendar, Self.calendar(locale))
        .environment(\.locale, Locale(identifier: locale))
    }
    window.settle()
    window.element(.stepper, "Hour").focus()
    for digit in ["0", "9", "3", "0"] {
      window.send(.keyDown(KeyStroke(KeyCode(name: digit))))
      window.send(.keyUp(KeyStroke(KeyCode(name: digit))))
    }
    window.advance()
    window.settle()
    let parts = Self.calendar(locale).dateComponents([.hour, .minute], from: date.value)
    #expect(parts.hour == 9 && parts.minute == 30)
  }
}
