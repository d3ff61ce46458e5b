extension String {
  /// The number of Unicode scalars before the position `byte` in UTF-8, which is clamped to the text.
  func scalarPosition(ofByte byte: Int) -> Int {
    let index = utf8.index(startIndex, offsetBy: max(0, byte), limitedBy: endIndex) ?? endIndex
    return unicodeScalars.distance(from: startIndex, to: index)
  }

  /// The position in UTF-8 of the beginning of the character that contains the Unicode scalar `scalar`, which is clamped to the text.
  func bytePosition(ofScalar scalar: Int) -> Int {
    var index = unicodeScalars.index(startIndex, offsetBy: max(0, scalar), limitedBy: endIndex) ?? endIndex
    while index > startIndex, Index(index, within: self) == nil { index = unicodeScalars.index(before: index) }
    return utf8.distance(from: startIndex, to: index)
  }

  /// The bytes of the characters that contain the Unicode scalars `scalars`.
  func byteRange(ofScalars scalars: Range<Int>) -> Range<Int> {
    let start = bytePosition(ofScalar: scalars.lowerBound)
    return start..<max(start, bytePosition(ofScalar: scalars.upperBound))
  }
}

extension LinedTextGeometry {
  /// The smallest rectangle around the characters in `bytes`; nil for an empty range.
  func frame(ofBytes bytes: Range<Int>) -> CGRect? {
    guard !bytes.isEmpty else { return nil }
    let first = lineNumber(of: TextLocation(bytes.lowerBound))
    let last = lineNumber(of: TextLocation(bytes.upperBound, affinity: .upstream))
    let parts = (first...max(first, last)).flatMap { rectangles(of: bytes, inLine: $0) }
    return parts.isEmpty ? nil : parts.dropFirst().reduce(parts[0]) { $0.union($1) }
  }
}
