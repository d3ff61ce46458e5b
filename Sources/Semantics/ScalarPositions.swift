/// The positions of Unicode scalars in a text, in bytes of UTF-8.
///
/// Complexity: O(text) to create; then O(1) for each question, which visits at most `stride` scalars.
package struct ScalarPositions: Sendable {
  package let text: String
  /// The number of scalars.
  package private(set) var count = 0
  /// The byte of each scalar whose number is a multiple of `stride`.
  private var marks: [Int] = []
  private let byteCount: Int

  /// The distance of two marks, in scalars.
  private static let stride = 256

  package init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    byteCount = text.utf8.count
    marks.reserveCapacity(byteCount / Self.stride + 1)
    text.withUTF8 { bytes in
      for byte in bytes.indices where UTF8.startsScalar(bytes[byte]) {
        if count % Self.stride == 0 { marks.append(byte) }
        count += 1
      }
    }
  }

  /// True if `other` has the same bytes. O(1) for a copy of `text`.
  package func isText(_ other: String) -> Bool {
    guard other.utf8.count == byteCount else { return false }
    let isShared = text.utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { own.baseAddress == $0.baseAddress }
    }
    return isShared == true || text.utf8.elementsEqual(other.utf8)
  }

  /// The place of a scalar, which is clamped to the text.
  package func index(ofScalar scalar: Int) -> String.Index {
    guard scalar > 0 else { return text.startIndex }
    guard scalar < count else { return text.endIndex }
    let mark = text.utf8.index(text.startIndex, offsetBy: marks[scalar / Self.stride])
    return text.unicodeScalars.index(mark, offsetBy: scalar % Self.stride)
  }

  /// The number of scalars before `index`.
  package func scalar(at index: String.Index) -> Int {
    scalar(ofByte: text.utf8.distance(from: text.startIndex, to: index))
  }

  /// The number of scalars that begin before a byte, which is clamped to the text, without the scalar that contains the byte.
  package func scalar(ofByte byte: Int) -> Int {
    guard byte > 0 else { return 0 }
    guard byte < byteCount else { return count }
    let number = mark(before: byte)
    let end = text.unicodeScalars.index(rounding: text.utf8.index(text.startIndex, offsetBy: byte), in: text)
    let start = text.utf8.index(text.startIndex, offsetBy: marks[number])
    return number * Self.stride + text.unicodeScalars.distance(from: start, to: end)
  }

  /// The number of the last mark at `byte` or before it.
  private func mark(before byte: Int) -> Int {
    var (low, high) = (0, marks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle] <= byte { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of the characters that contain the scalars `scalars`; without scalars the start of the character there.
  package func bytes(ofScalars scalars: Range<Int>) -> Range<Int> {
    let start = byte(ofCharacterAt: scalars.lowerBound)
    guard !scalars.isEmpty else { return start..<start }
    var end = index(ofScalar: scalars.upperBound)
    while end < text.endIndex, String.Index(end, within: text) == nil { end = text.unicodeScalars.index(after: end) }
    return start..<max(start, text.utf8.distance(from: text.startIndex, to: end))
  }

  /// The first byte of the character that contains a scalar.
  package func byte(ofCharacterAt scalar: Int) -> Int {
    var index = index(ofScalar: scalar)
    while index > text.startIndex, String.Index(index, within: text) == nil {
      index = text.unicodeScalars.index(before: index)
    }
    return text.utf8.distance(from: text.startIndex, to: index)
  }

  /// The scalars that begin in `bytes`.
  package func scalars(ofBytes bytes: Range<Int>) -> Range<Int> {
    let start = scalar(ofByte: bytes.lowerBound)
    return start..<max(start, scalar(ofByte: bytes.upperBound))
  }
}

extension UTF8 {
  /// True if a byte of valid UTF-8 is the first of a scalar.
  fileprivate static func startsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}

extension String.UnicodeScalarView {
  /// The start of the scalar that contains the byte at `index`.
  fileprivate func index(rounding index: String.Index, in text: String) -> String.Index {
    var index = index
    while index > startIndex, !UTF8.startsScalar(text.utf8[index]) { index = text.utf8.index(before: index) }
    return index
  }
}
