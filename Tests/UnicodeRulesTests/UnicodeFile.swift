import Foundation

/// A file of the Unicode Character Database, which Debian's package unicode-data installs.
struct UnicodeFile {
  let bytes: [UInt8]

  /// A missing file; the description names the package to install.
  struct Missing: Error, CustomStringConvertible {
    let path: String
    var description: String { "\(path) cannot be read: install the package unicode-data (version 15)" }
  }

  /// Reads a file by its path in the database, as "auxiliary/LineBreakTest.txt".
  init(_ name: String) throws {
    let path = "/usr/share/unicode/" + name
    guard let data = FileManager.default.contents(atPath: path) else { throw Missing(path: path) }
    bytes = [UInt8](data)
  }

  /// Calls `body` with a cursor for each line that is neither empty nor a comment.
  func forEachLine(_ body: (inout ByteCursor) throws -> Void) rethrows {
    try bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let end = base + buffer.count
      var start = base
      while start < end {
        var stop = start
        while stop < end, stop.pointee != 0x0A { stop += 1 }
        if stop > start, start.pointee != 0x23 {
          var cursor = ByteCursor(position: start, end: stop)
          try body(&cursor)
        }
        start = stop + 1
      }
    }
  }
}

/// Reads the fields of a line. It works on bytes, because tests in a debug build read 15 MB.
struct ByteCursor {
  var position: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  private var start: UnsafePointer<UInt8>

  init(position: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) {
    self.position = position
    self.end = end
    start = position
  }

  /// The whole line, for messages.
  var line: String { String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self) }

  /// The next byte, without moving; 0 at the end.
  var peek: UInt8 { position < end ? position.pointee : 0 }

  mutating func skipSpaces() {
    while position < end, position.pointee == 0x20 || position.pointee == 0x09 { position += 1 }
  }

  /// Moves behind `byte`; false if it is not next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  /// A hexadecimal number; nil if no digit is next.
  mutating func hexadecimal() -> UInt32? {
    let first = position
    var value: UInt32 = 0
    while position < end {
      let byte = position.pointee
      if byte >= 0x30, byte <= 0x39 {
        value = value &<< 4 | UInt32(byte &- 0x30)
      } else if byte >= 0x41, byte <= 0x46 {
        value = value &<< 4 | UInt32(byte &- 0x37)
      } else {
        break
      }
      position += 1
    }
    return position > first ? value : nil
  }

  /// Decimal numbers separated by spaces, with -1 for "x".
  mutating func numbers() -> [Int] {
    var result: [Int] = []
    while true {
      skipSpaces()
      if skip(0x78) {
        result.append(-1)
        continue
      }
      var value = -1
      while position < end, position.pointee >= 0x30, position.pointee <= 0x39 {
        value = max(0, value) * 10 + Int(position.pointee &- 0x30)
        position += 1
      }
      if value < 0 { return result }
      result.append(value)
    }
  }

  /// Hexadecimal scalars separated by spaces.
  mutating func scalars() -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    while let value = hexadecimal() {
      result.append(Unicode.Scalar(value) ?? "\u{FFFD}")
      skipSpaces()
    }
    return result
  }

  /// Capital letters, packed into a number: "RLE" is 0x524C45.
  mutating func name() -> UInt32? {
    var value: UInt32 = 0
    while position < end, position.pointee >= 0x41, position.pointee <= 0x5A {
      value = value &<< 8 | UInt32(position.pointee)
      position += 1
    }
    return value == 0 ? nil : value
  }
}

/// A line of a break test: ÷ or × before each scalar and at the end.
struct BreakCase {
  var scalars: [Unicode.Scalar] = []
  /// For each scalar and the end of the text: true if there is a break before it.
  var breaks: [Bool] = []

  init(_ cursor: inout ByteCursor) {
    while true {
      cursor.skipSpaces()
      // ÷ is C3 B7, × is C3 97.
      guard cursor.skip(0xC3) else { return }
      breaks.append(cursor.skip(0xB7) || !cursor.skip(0x97))
      cursor.skipSpaces()
      guard let value = cursor.hexadecimal() else { return }
      scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
  }
}
