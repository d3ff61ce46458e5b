extension String {
  /// The number of Unicode scalars before the position `byte` in UTF-8, which is clamped to the text.
  func scalarPosition(ofByte byte: Int) -> Int {
    let index = utf8.index(startIndex, offsetBy: max(0, byte), limitedBy: endIndex) ?? endIndex
    return unicodeScalars.distance(from: startIndex, to: index)
  }
}

extension LinedTextGeometry {
  /// The smallest rectangle around the characters in `bytes`; of an empty range the rectangle of the caret, of width 0.
  func frame(ofBytes bytes: Range<Int>) -> CGRect? {
    guard !bytes.isEmpty else { return caretRectangle(at: TextLocation(bytes.lowerBound)) }
    let first = lineNumber(of: TextLocation(bytes.lowerBound))
    let last = lineNumber(of: TextLocation(bytes.upperBound, affinity: .upstream))
    let parts = (first...max(first, last)).flatMap { rectangles(of: bytes, inLine: $0) }
    return parts.isEmpty ? nil : parts.dropFirst().reduce(parts[0]) { $0.union($1) }
  }

  /// The bytes of the line with the character at `byte`.
  func line(ofByte byte: Int) -> Range<Int> { line(at: TextLocation(byte)).range }
}
