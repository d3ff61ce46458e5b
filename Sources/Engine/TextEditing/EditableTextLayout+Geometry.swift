/// Carets and hit tests.
extension EditableTextLayout: TextGeometry {
  package var textBounds: CGRect {
    CGRect(x: 0, y: 0, width: style.width.isFinite ? style.width : widestLine, height: max(height, metrics.lineHeight))
  }

  package func line(at location: TextLocation) -> TextLineFragment { fragment(lineIndex(of: location)) }

  package func caretRectangle(at location: TextLocation) -> CGRect {
    let lineIndex = lineIndex(of: location)
    let carets = carets(lineIndex)
    return CGRect(
      x: clamped(carets.x(carets.index(of: location.position - start(of: lineIndex))), in: lineIndex),
      y: CGFloat(firstLines[lineIndex.paragraph] + lineIndex.line) * lineLength, width: 0, height: metrics.lineHeight)
  }

  /// Complexity: O(length of the line).
  package func hit(_ point: CGPoint) -> TextHit {
    let lineIndex = lineIndex(ofLine: lineLength > 0 && point.y.isFinite ? lineNumber(at: point.y) : 0)
    let (fragment, carets, start) = (fragment(lineIndex), carets(lineIndex), start(of: lineIndex))
    let x = point.x - indent(fragment.frame.width)
    func location(_ index: Int) -> TextLocation {
      let position = start + carets.positions[index]
      return position == fragment.end.position ? fragment.end : TextLocation(position)
    }
    let nearest = location(carets.nearestIndex(to: x))
    guard let (character, isInSecondHalf) = carets.character(at: x) else {
      return TextHit(location: nearest, character: nearest.position, boundary: nearest)
    }
    return TextHit(
      location: nearest, character: start + carets.positions[character],
      boundary: location(isInSecondHalf ? character + 1 : character))
  }

  package func isRightToLeft(at location: TextLocation) -> Bool {
    paragraphs[lineIndex(of: location).paragraph].baseLevel.direction == .rightToLeft
  }

  package func location(_ side: VisualDirection, of location: TextLocation) -> TextLocation {
    let lineIndex = lineIndex(of: location)
    let (carets, start) = (carets(lineIndex), start(of: lineIndex))
    let step = side == .right ? 1 : -1
    let column = carets.column(carets.index(of: location.position - start))
    if let index = carets.index(atColumn: column + step) { return TextLocation(start + carets.positions[index]) }
    let isForward = (side == .right) == (carets.baseLevel.direction == .leftToRight)
    return entry(from: location, line: firstLines[lineIndex.paragraph] + lineIndex.line, isForward: isForward, step)
  }

  /// The location in the line after or before `line`: its logical start or end. At a soft line break that is the position of
  /// `location` itself; the caret then goes a `step` further.
  private func entry(from location: TextLocation, line: Int, isForward: Bool, _ step: Int) -> TextLocation {
    var number = line + (isForward ? 1 : -1)
    while 0..<lineCount ~= number {
      let lineIndex = self.lineIndex(ofLine: number)
      let (carets, start) = (carets(lineIndex), start(of: lineIndex))
      let index = isForward ? 0 : carets.count
      let position = start + carets.positions[index]
      if position != location.position { return TextLocation(position) }
      if let next = carets.index(atColumn: carets.column(index) + step) {
        return TextLocation(start + carets.positions[next])
      }
      number += isForward ? 1 : -1
    }
    return location
  }
}
