import Foundation

/// Parses dates in ISO 8601 format.
package enum FeedDate {
  private static let styles = [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)]

  /// The date described by `text`, in any time zone and precision; nil for invalid text.
  static func date(_ text: String) -> Date? {
    var text = text
    if let date = text.withUTF8({ plainDate($0) }) { return date }
    for style in styles {
      if let date = try? style.parse(text) { return date }
    }
    return nil
  }

  /// The date of text in exactly the format `2025-03-09T18:30:00Z`, from the year 1600 on. About a hundred times as
  /// fast as `Date.ISO8601FormatStyle`.
  package static func plainDate(_ bytes: UnsafeBufferPointer<UInt8>) -> Date? {
    guard bytes.count == 20, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      bytes[19] == UInt8(ascii: "Z")
    else { return nil }
    guard let year = number(bytes[0..<4]), let month = number(bytes[5..<7]), let day = number(bytes[8..<10]),
      let hour = number(bytes[11..<13]), let minute = number(bytes[14..<16]), let second = number(bytes[17..<19]),
      year >= 1600, 1...12 ~= month, 1...days(in: month, of: year) ~= day, hour < 24, minute < 60, second < 60
    else { return nil }
    let seconds = ((daysSince1970(year, month, day) * 24 + hour) * 60 + minute) * 60 + second
    return Date(timeIntervalSince1970: Double(seconds))
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var number = 0
    for digit in digits {
      guard 0x30...0x39 ~= digit else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The number of days from 1970-01-01. Years begin in March, so that a leap day is the last day of its year.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let (year, month) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    return year * 365 + year / 4 - year / 100 + year / 400 + (month * 153 + 2) / 5 + day - 719_469
  }
}
