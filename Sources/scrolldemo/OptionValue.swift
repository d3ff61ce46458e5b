import Feed
import ScrollUI

/// The text of an option's value, with conversions to the types of `DemoOptions`.
struct OptionValue {
  let option: DemoOption
  let text: String

  /// The value itself. Throws `Failure.missingValue` if it is empty.
  var nonempty: OptionValue {
    get throws(DemoOptions.Failure) {
      if text.isEmpty { throw .missingValue(option.flag, placeholder: option.placeholder ?? "") }
      return self
    }
  }

  /// The case of `Choice` with the name `text`.
  func choice<Choice: RawRepresentable & CaseIterable>() throws(DemoOptions.Failure) -> Choice
  where Choice.RawValue == String {
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    throw invalid(expected: names.dropLast().joined(separator: ", ") + " or " + (names.last ?? ""))
  }

  func integer(atLeast minimum: Int) throws(DemoOptions.Failure) -> Int {
    guard let value = Int(text), value >= minimum else {
      throw invalid(expected: "a whole number from \(minimum) on")
    }
    return value
  }

  func number(in range: ClosedRange<Double>) throws(DemoOptions.Failure) -> Double {
    guard let value = Self.number(text), range.contains(value) else {
      throw invalid(expected: "a number from \(Self.plain(range.lowerBound)) to \(Self.plain(range.upperBound))")
    }
    return value
  }

  /// A number of bytes such as `64MB`, at most 4 GB.
  var byteCount: Int {
    get throws(DemoOptions.Failure) {
      guard let count = ByteCount.parse(text), count <= 4 << 30 else {
        throw invalid(expected: "a number of bytes up to 4GB, such as 64MB")
      }
      return count
    }
  }

  /// Width and height in points, such as `900x640`.
  var size: CGSize {
    get throws(DemoOptions.Failure) {
      let lengths = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
      guard lengths.count == 2, lengths.allSatisfy({ 1...16_384 ~= $0 }) else {
        throw invalid(expected: "width and height from 1 to 16384, such as 900x640")
      }
      return CGSize(width: lengths[0], height: lengths[1])
    }
  }

  /// Four insets in points, such as `47,0,34,0`: top, leading, bottom, trailing.
  var insets: EdgeInsets {
    get throws(DemoOptions.Failure) {
      let lengths = text.split(separator: ",", omittingEmptySubsequences: false).map { Self.number($0) ?? -1 }
      guard lengths.count == 4, lengths.allSatisfy({ 0...4096 ~= $0 }) else {
        throw invalid(expected: "top, left, bottom and right from 0 to 4096, such as 47,0,34,0")
      }
      return EdgeInsets(top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
    }
  }

  private func invalid(expected: String) -> DemoOptions.Failure {
    .invalidValue(option.flag, value: text, expected: expected)
  }

  /// A decimal number. Rejects the further spellings that `Double` accepts (“nan”, “0x1p3”).
  private static func number(_ text: some StringProtocol) -> Double? {
    text.allSatisfy { "0123456789.-+".contains($0) } ? Double(text) : nil
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
