/// The settings that the XSETTINGS manager of an X11 desktop gives to all programs, by their names, such as `Xft/DPI`.
///
/// Source of the format: https://specifications.freedesktop.org/xsettings-spec/0.5/.
package struct XSettings: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case number(Int32)
    case text(String)
    case color
  }

  private var values: [String: Value] = [:]

  /// No settings.
  package init() {}

  /// Reads the content of the property `_XSETTINGS_SETTINGS`. A setting that is cut off or of an unknown type ends the reading: its length is unknown.
  package init(_ bytes: some Collection<UInt8>) {
    var reader = Reader(bytes: Array(bytes))
    guard let order = reader.byte(), order <= 1, reader.skip(3) else { return }
    reader.isBigEndian = order == 1
    guard reader.word() != nil, let count = reader.word() else { return }
    for _ in 0..<count {
      guard let (name, value) = reader.setting() else { return }
      values[name] = value
    }
  }

  /// The number with a name; nil for a setting that is missing or of another type.
  package func number(_ name: String) -> Int? {
    if case .number(let number) = values[name] { Int(number) } else { nil }
  }

  /// The text with a name; nil for a setting that is missing or of another type.
  package func text(_ name: String) -> String? {
    if case .text(let text) = values[name] { text } else { nil }
  }

  /// Reads numbers and texts of an array; nil at its end.
  private struct Reader {
    let bytes: [UInt8]
    var place = 0
    var isBigEndian = false

    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
      guard count <= bytes.count - place else { return nil }
      defer { place += count }
      return bytes[place..<(place + count)]
    }

    mutating func byte() -> UInt8? { take(1)?.first }
    mutating func skip(_ count: Int) -> Bool { take(count) != nil }

    /// A number of `count` bytes.
    private mutating func number(_ count: Int) -> UInt32? {
      guard let bytes = take(count) else { return nil }
      let ordered = isBigEndian ? Array(bytes) : bytes.reversed()
      return ordered.reduce(0) { $0 << 8 | UInt32($1) }
    }

    mutating func word() -> UInt32? { number(4) }

    /// A text of `count` bytes, which zeros fill up to a multiple of four.
    private mutating func text(_ count: Int) -> String? {
      guard let bytes = take(count), skip((4 - count % 4) % 4) else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }

    mutating func setting() -> (name: String, value: Value)? {
      guard let type = byte(), skip(1), let length = number(2), let name = text(Int(length)), word() != nil else {
        return nil
      }
      switch type {
      case 0: return word().map { (name, .number(Int32(bitPattern: $0))) }
      case 1: return word().flatMap { text(Int($0)) }.map { (name, .text($0)) }
      case 2: return skip(8) ? (name, .color) : nil
      default: return nil
      }
    }
  }
}
