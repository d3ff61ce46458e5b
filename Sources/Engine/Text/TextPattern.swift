/// A text to be found in other texts, regardless of case and diacritics.
///
/// ```swift
/// TextPattern("cafe")?.ranges(in: "Le Café")  // [3..<8]: UTF-8 offsets
/// ```
///
/// Accents, Hebrew points and Arabic vowel signs are ignored. A match begins and ends between characters of the source: "s" does not
/// match a part of "ß", which equals "ss".
package struct TextPattern: Hashable, Sendable {
  /// The folded scalars.
  private let scalars: [UInt32]
  /// True if all `scalars` are ASCII.
  private let isASCII: Bool

  /// Fails for a text without characters that count.
  package init?(_ text: String) {
    let folded = FoldedText(text)
    guard !folded.scalars.isEmpty else { return nil }
    scalars = folded.scalars
    isASCII = folded.scalars.allSatisfy { $0 < 0x80 }
  }

  /// The matches in `text` in ascending order, without overlaps, as ranges of UTF-8 offsets. O(n) for common texts.
  package func ranges(in text: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    forEachRange(in: text) { ranges.append($0) }
    return ranges
  }

  /// The number of matches in `text`.
  package func count(in text: String) -> Int {
    var count = 0
    forEachRange(in: text) { _ in count += 1 }
    return count
  }

  private func forEachRange(in text: String, _ body: (Range<Int>) -> Void) {
    var text = text
    let isDone = text.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
      if isASCII { search(bytes, body) }
      return true
    }
    if !isDone { search(FoldedText(text), body) }
  }

  /// Searches `bytes`, a text of ASCII characters, without a copy.
  private func search(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Void) {
    let (length, first) = (scalars.count, UInt8(scalars[0]))
    let upper = (0x61...0x7A).contains(first) ? first - 0x20 : first
    var start = 0
    while start + length <= bytes.count {
      let byte = bytes[start]
      guard byte == first || byte == upper, matches(bytes, at: start) else {
        start += 1
        continue
      }
      body(start..<start + length)
      start += length
    }
  }

  private func matches(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    for index in 1..<max(1, scalars.count) where UInt32(bytes[start + index].lowercase) != scalars[index] {
      return false
    }
    return true
  }

  private func search(_ text: FoldedText, _ body: (Range<Int>) -> Void) {
    let length = scalars.count
    var start = 0
    while start + length <= text.scalars.count {
      let end = start + length
      guard text.isBoundary(start), text.isBoundary(end), text.scalars[start..<end].elementsEqual(scalars) else {
        start += 1
        continue
      }
      body(text.offsets[start]..<text.offsets[end])
      start = end
    }
  }
}

/// A text without case and diacritics, and the position of each of its scalars in the source.
private struct FoldedText {
  private(set) var scalars: [UInt32] = []
  /// For each of `scalars` the UTF-8 offset of its source, and the length of the source at the end.
  private(set) var offsets: [Int] = []

  init(_ text: String) {
    let folding = CaseFolding.shared
    var offset = 0
    for scalar in text.unicodeScalars {
      switch folding[scalar.value] {
      case .one(let folded):
        scalars.append(folded)
        offsets.append(offset)
      case .several(let folded):
        scalars += folded
        offsets += folded.map { _ in offset }
      }
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
  }

  /// True if the `scalars` before and after `index` have different `offsets`.
  func isBoundary(_ index: Int) -> Bool { index == 0 || offsets[index] != offsets[index - 1] }
}

/// Scalars without case and diacritics. Letters with marks are found by their Unicode names: "LATIN SMALL LETTER E WITH ACUTE" is an "e".
private struct CaseFolding: Sendable {
  enum Folded {
    case one(UInt32)
    /// Empty for a mark.
    case several([UInt32])
  }

  static let shared = CaseFolding()

  /// The end of the table. Later scalars are compared as they are: most of them are symbols, and letters of scripts without case. Letters
  /// with case there, such as those of full width, keep their case.
  private static let limit: UInt32 = 0x2500
  private var table: [UInt32] = []
  /// The scalars with another number of folded scalars than one; `table` has 0 for these.
  private var irregular: [UInt32: [UInt32]] = [:]

  private init() {
    var bases: [String: UInt32] = [:]
    for value in 0..<Self.limit {
      if let name = Unicode.Scalar(value)?.properties.name, !name.contains(" WITH ") { bases[name] = value }
    }
    table.reserveCapacity(Int(Self.limit))
    for value in 0..<Self.limit {
      let folded = Self.fold(value, bases)
      table.append(folded.count == 1 ? folded[0] : 0)
      if folded.count != 1 { irregular[value] = folded }
    }
  }

  subscript(scalar: UInt32) -> Folded {
    guard scalar < Self.limit else { return (0xFE20...0xFE2F).contains(scalar) ? .several([]) : .one(scalar) }
    let folded = table[Int(scalar)]
    return folded == 0 ? .several(irregular[scalar] ?? []) : .one(folded)
  }

  private static func fold(_ value: UInt32, _ bases: [String: UInt32]) -> [UInt32] {
    guard value > 0x7F else { return [UInt32(UInt8(value).lowercase)] }
    guard let scalar = Unicode.Scalar(value), !isMark(value) else { return [] }
    // Upper case first, because "ß" and "ς" have no case mapping of their own otherwise.
    return String(scalar).uppercased().lowercased().unicodeScalars.compactMap { scalar in
      if isMark(scalar.value) { return nil }
      if let base = letters[scalar.value] { return base }
      guard let name = scalar.properties.name, let with = name.firstRange(of: " WITH ") else { return scalar.value }
      return bases[String(name[..<with.lowerBound])] ?? scalar.value
    }
  }

  /// Letters whose names do not contain their bases: й, ё, ї, ў.
  private static let letters: [UInt32: UInt32] = [0x439: 0x438, 0x451: 0x435, 0x457: 0x456, 0x45E: 0x443]

  /// True for combining marks that a search ignores: accents, Hebrew points, Arabic vowel signs.
  private static func isMark(_ value: UInt32) -> Bool {
    switch value {
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7, 0x610...0x61A, 0x640,
      0x64B...0x65F, 0x670, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF:
      true
    default: false
    }
  }
}

extension UInt8 {
  /// The lower case of an ASCII letter; other bytes are unchanged.
  fileprivate var lowercase: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}
