/// A `TextGeometry` of lines: carets, hit tests and rectangles follow from the `CaretLine`s.
@MainActor package protocol LinedTextGeometry: TextGeometry {
  /// The number of lines; at least 1.
  var lineCount: Int { get }

  /// The index of the line of a caret.
  func lineNumber(of location: TextLocation) -> Int

  /// The index of the line at a vertical position, or of the nearest line.
  func lineNumber(nearest y: CGFloat) -> Int

  /// The range and the frame of a line.
  func fragment(ofLine number: Int) -> TextLineFragment

  /// A line with its places of the caret. O(length of the line) at the first call.
  func caretLine(_ number: Int) -> CaretLine
}

extension LinedTextGeometry {
  package func line(at location: TextLocation) -> TextLineFragment { fragment(ofLine: lineNumber(of: location)) }

  package func caretRectangle(at location: TextLocation) -> CGRect {
    let line = caretLine(lineNumber(of: location))
    let frame = line.fragment.frame
    return CGRect(x: line.x(line.index(of: location.position)), y: frame.minY, width: 0, height: frame.height)
  }

  /// Complexity: O(length of the line).
  package func hit(_ point: CGPoint) -> TextHit { caretLine(lineNumber(nearest: point.y)).hit(point.x) }

  package func isRightToLeft(at location: TextLocation) -> Bool {
    caretLine(lineNumber(of: location)).carets.baseLevel.direction == .rightToLeft
  }

  package func location(_ side: VisualDirection, of location: TextLocation) -> TextLocation {
    let number = lineNumber(of: location)
    let line = caretLine(number)
    let step = side == .right ? 1 : -1
    let column = line.carets.column(line.index(of: location.position))
    if let index = line.carets.index(atColumn: column + step) { return TextLocation(line.position(index)) }
    let isForward = (side == .right) == (line.carets.baseLevel.direction == .leftToRight)
    return entry(from: location, line: number, isForward: isForward, step)
  }

  /// The location in the line after or before `line`: its logical start or end. At a soft line break that is the position of
  /// `location` itself; the caret then goes a `step` further.
  private func entry(from location: TextLocation, line: Int, isForward: Bool, _ step: Int) -> TextLocation {
    var number = line + (isForward ? 1 : -1)
    while 0..<lineCount ~= number {
      let line = caretLine(number)
      let index = isForward ? 0 : line.carets.count
      if line.position(index) != location.position { return TextLocation(line.position(index)) }
      if let next = line.carets.index(atColumn: line.carets.column(index) + step) {
        return TextLocation(line.position(next))
      }
      number += isForward ? 1 : -1
    }
    return location
  }

  /// The rectangles of the part of a line within `range`, in bytes of the text, from left to right: several if the line has
  /// both directions. They extend to the edge of `edges` at the end of the line if `range` continues in the next line.
  package func rectangles(of range: Range<Int>, inLine number: Int, edges: ClosedRange<CGFloat>? = nil) -> [CGRect] {
    let line = fragment(ofLine: number)
    guard !range.isEmpty, range.lowerBound < line.range.upperBound, range.upperBound > line.range.lowerBound else {
      return []
    }
    return caretLine(number).rectangles(of: range, edges: edges)
  }
}

extension PaintContext {
  /// Fills the parts of the `lines` of a text within a selected `range`.
  ///
  /// - Parameter edges: the extent to which a selected line break reaches.
  @MainActor mutating func fillSelection(
    _ range: Range<Int>, lines: Range<Int>, of text: some LinedTextGeometry, edges: ClosedRange<CGFloat>,
    color: RGBAColor
  ) {
    guard !range.isEmpty else { return }
    for number in lines {
      for rectangle in text.rectangles(of: range, inLine: number, edges: edges) { fill(rectangle, color: color) }
    }
  }
}
