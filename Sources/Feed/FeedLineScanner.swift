import Foundation

/// Finds id and date of a plainly encoded post, about twenty times as fast as `JSONDecoder`.
///
/// It only accepts lines that `JSONDecoder` certainly decodes as a ``FeedItem`` with the same id and date. A rejected
/// line may still be a post: fractional numbers, nested values, nulls, repeated keys and escapes in ids are left to
/// the decoder.
package struct FeedLineScanner {
  /// The sort key of a post: its identity and its date.
  package struct Post: Equatable {
    package let id: String
    let date: Date

    package init(id: String, date: Date) {
      self.id = id
      self.date = date
    }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var isASCII = true

  private enum Value {
    case text(Range<Int>, isEscaped: Bool)
    case integer(Range<Int>)
    case literal
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The post in a line; nil if the decoder has to decide.
  package static func post(in line: UnsafeBufferPointer<UInt8>) -> Post? {
    var scanner = FeedLineScanner(line)
    guard let post = scanner.object() else { return nil }
    return scanner.isASCII || String(validating: line, as: UTF8.self) != nil ? post : nil
  }

  private mutating func object() -> Post? {
    var fields = Fields()
    guard take("{") else { return nil }
    repeat {
      skipSpace()
      guard let key = text(), !key.isEscaped, take(":"), let value = value() else { return nil }
      guard note(value, as: key.range, in: &fields) else { return nil }
    } while take(",")
    guard take("}") else { return nil }
    skipSpace()
    guard index == bytes.count, fields.hasText, let id = fields.id, let date = fields.date else { return nil }
    return Post(id: id, date: date)
  }

  // MARK: Fields

  private struct Fields {
    var id: String?
    var date: Date?
    var hasText = false
    /// A bit for each field of ``FeedItem`` that has been read.
    var seen: UInt8 = 0

    /// Marks a field as read; false if it was read before.
    mutating func takes(_ bit: UInt8) -> Bool {
      defer { seen |= 1 << bit }
      return seen & 1 << bit == 0
    }
  }

  /// Stores a value under its key. False if the value has to be checked by the decoder.
  private func note(_ value: Value, as key: Range<Int>, in fields: inout Fields) -> Bool {
    switch key.count {
    case 2 where isKey(key, "id"): return fields.takes(0) && readID(value, in: &fields)
    case 4 where isKey(key, "date"): return fields.takes(1) && readDate(value, in: &fields)
    case 5 where isKey(key, "title"): return fields.takes(2) && readText(value, in: &fields)
    case 4 where isKey(key, "body"): return fields.takes(3) && readText(value, in: &fields)
    case 6 where isKey(key, "author"): return fields.takes(4) && isText(value)
    case 8 where isKey(key, "language"): return fields.takes(5) && isText(value)
    case 6 where isKey(key, "symbol"): return fields.takes(6) && isText(value)
    case 5 where isKey(key, "color"):
      guard case .integer = value else { return false }
      return fields.takes(7)
    default: return true
    }
  }

  /// True if the bytes at `range` equal `name`; both have the same length.
  private func isKey(_ range: Range<Int>, _ name: StaticString) -> Bool {
    bytes[range].elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  private func isText(_ value: Value) -> Bool { if case .text = value { true } else { false } }

  private func readID(_ value: Value, in fields: inout Fields) -> Bool {
    switch value {
    case .text(let range, isEscaped: false) where !range.isEmpty && range.count <= FeedLimits.idBytes:
      fields.id = string(range)
    case .integer(let range): fields.id = string(range)
    default: return false
    }
    return true
  }

  private func readDate(_ value: Value, in fields: inout Fields) -> Bool {
    guard case .text(let range, isEscaped: false) = value else { return false }
    fields.date = FeedDate.plainDate(UnsafeBufferPointer(rebasing: bytes[range]))
    return fields.date != nil
  }

  private func readText(_ value: Value, in fields: inout Fields) -> Bool {
    guard case .text(let range, _) = value else { return false }
    fields.hasText = fields.hasText || !range.isEmpty
    return true
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: JSON

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0D { index += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func value() -> Value? {
    skipSpace()
    guard index < bytes.count else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "\""): return text().map { .text($0.range, isEscaped: $0.isEscaped) }
    case UInt8(ascii: "t"): return take(literal: "true")
    case UInt8(ascii: "f"): return take(literal: "false")
    default: return integer()
    }
  }

  private mutating func take(literal: StaticString) -> Value? {
    let count = literal.utf8CodeUnitCount
    guard index + count <= bytes.count, isKey(index..<index + count, literal) else { return nil }
    index += count
    return .literal
  }

  /// Scans an integer of at most 15 digits without leading zeros.
  private mutating func integer() -> Value? {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let digits = index
    while index < bytes.count, 0x30...0x39 ~= bytes[index] { index += 1 }
    let count = index - digits
    guard 1...15 ~= count, bytes[digits] != 0x30 || (count == 1 && start == digits) else { return nil }
    if index < bytes.count, [UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains(bytes[index]) {
      return nil
    }
    return .integer(start..<index)
  }

  /// Scans a string and returns the range between its quotation marks.
  private mutating func text() -> (range: Range<Int>, isEscaped: Bool)? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
    index += 1
    let start = index
    var isEscaped = false
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return (start..<index - 1, isEscaped)
      case UInt8(ascii: "\\"):
        isEscaped = true
        guard takeEscape() else { return nil }
      case 0..<0x20: return nil
      case 0x80...:
        isASCII = false
        index += 1
      default: index += 1
      }
    }
    return nil
  }

  /// Scans an escape of a single scalar; surrogates are left to the decoder.
  private mutating func takeEscape() -> Bool {
    guard index + 1 < bytes.count else { return false }
    switch bytes[index + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      index += 2
      return true
    case UInt8(ascii: "u"):
      guard index + 6 <= bytes.count, bytes[index + 2] | 0x20 != UInt8(ascii: "d"),
        bytes[index + 2..<index + 6].allSatisfy({ 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 | 0x20 })
      else { return false }
      index += 6
      return true
    default: return false
    }
  }
}
