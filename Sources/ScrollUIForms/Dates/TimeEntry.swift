/// A time that is typed: each part takes the digits that fit, and then the next part goes on.
///
/// Four digits are a time in both cycles: `0930` is 09:30, and `1430` is 14:30 or 2:30 PM. A digit that no second can follow completes its
/// part: `945` is 09:45.
package struct TimeEntry: Equatable {
  package private(set) var time: TimeOfDay
  /// The part of the next character.
  package private(set) var part: TimeField.Part
  /// The digits of `part` that precede the next character; empty at the beginning of a part.
  package private(set) var digits: String

  /// An entry that continues `digits` in a part of `time`.
  package init(time: TimeOfDay, part: TimeField.Part, digits: String = "") {
    (self.time, self.part, self.digits) = (time, part, digits)
  }

  /// Types a character. Returns false, without a change, if it does not fit.
  package mutating func type(_ character: Character) -> Bool {
    guard part != .half, let digit = character.wholeNumberValue, (0...9).contains(digit) else {
      guard time.chooseHalf(character) else { return false }
      digits = ""
      return true
    }
    if let first = Int(digits), first * 10 + digit > maximum { goOn() }
    let value = (Int(digits) ?? 0) * 10 + digit
    if part == .hour { time.setHour(value, count: digits.count + 1) } else { time.setMinute(value) }
    digits.append(String(digit))
    if digits.count > 1 || value * 10 > maximum { goOn() }
    return true
  }

  private var maximum: Int { part == .hour ? 23 : 59 }

  /// Begins the next part, or the last again.
  private mutating func goOn() {
    digits = ""
    if let index = time.parts.firstIndex(of: part), index + 1 < time.parts.count { part = time.parts[index + 1] }
  }
}
