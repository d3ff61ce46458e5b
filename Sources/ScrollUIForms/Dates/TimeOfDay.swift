import Foundation

/// An hour and a minute, with their texts in a locale.
package struct TimeOfDay: Equatable {
  /// The hour, 0…23.
  package private(set) var hour: Int
  /// The minute, 0…59.
  package private(set) var minute: Int
  /// The names of the halves of the day; nil in a cycle of 24 hours.
  private let halves: [String]?

  package init(_ date: Date, in calendar: Calendar) {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let cycle = (calendar.locale ?? .current).hourCycle
    let has12Hours = cycle == .oneToTwelve || cycle == .zeroToEleven
    halves = has12Hours ? [calendar.amSymbol, calendar.pmSymbol] : nil
  }

  var hourText: String {
    guard halves != nil else { return hour < 10 ? "0\(hour)" : "\(hour)" }
    return "\((hour + 11) % 12 + 1)"
  }

  var minuteText: String { minute < 10 ? "0\(minute)" : "\(minute)" }

  package var halfText: String? { halves?[hour / 12] }

  /// Changes a part by a step, in a circle.
  package mutating func step(_ part: TimeField.Part, by step: Int) {
    switch part {
    case .hour: hour = (hour + step + 24) % 24
    case .minute: minute = (minute + step + 60) % 60
    case .half: hour = (hour + 12) % 24
    }
  }

  /// The parts that are shown, in order.
  var parts: [TimeField.Part] { halves == nil ? [.hour, .minute] : [.hour, .minute, .half] }

  /// Sets the hour to a number that was typed with `count` digits. In a cycle of 12 hours, 1…12 keep the half of the day; 13…23 and two zeros
  /// are hours of a cycle of 24.
  mutating func setHour(_ value: Int, count: Int) {
    let isWithinHalf = halves != nil && value <= 12 && (value > 0 || count < 2)
    hour = isWithinHalf ? value % 12 + (hour < 12 ? 0 : 12) : value
  }

  /// Sets the minute, 0…59.
  mutating func setMinute(_ value: Int) { minute = value }

  /// Selects the half of the day whose name begins with a character. Returns false if both or neither do.
  mutating func chooseHalf(_ character: Character) -> Bool {
    let typed = character.lowercased()
    let matches = (halves ?? []).indices.filter { halves?[$0].lowercased().hasPrefix(typed) == true }
    guard matches.count == 1 else { return false }
    hour = hour % 12 + 12 * matches[0]
    return true
  }
}
