/// Byte counts as text: `64MB`. A unit is 1024 of the next smaller unit.
package enum ByteCount {
  private static let units = ["", "k", "M", "G"]

  /// The number of bytes that `text` describes; nil for invalid text and for numbers below 1.
  ///
  /// `64MB`, `64M`, `64 mb` and `67108864` are equal.
  package static func parse(_ text: String) -> Int? {
    var digits = text.lowercased()[...]
    if digits.hasSuffix("b") { digits = digits.dropLast() }
    let power = units.lastIndex { !$0.isEmpty && digits.hasSuffix($0.lowercased()) } ?? 0
    digits = digits.dropLast(power > 0 ? 1 : 0)
    while digits.last == " " { digits = digits.dropLast() }
    guard !digits.isEmpty, digits.count < 16, digits.allSatisfy({ "0123456789".contains($0) }),
      let number = Int(digits), number > 0
    else { return nil }
    let (bytes, overflow) = number.multipliedReportingOverflow(by: 1 << (10 * power))
    return overflow ? nil : bytes
  }

  /// The number in the largest unit that divides it: `64 MB`.
  package static func text(_ bytes: Int) -> String {
    var (number, power) = (bytes, 0)
    while power < units.count - 1, number >= 1024, number % 1024 == 0 { (number, power) = (number / 1024, power + 1) }
    return "\(number) \(power == 0 ? "bytes" : units[power] + "B")"
  }
}
