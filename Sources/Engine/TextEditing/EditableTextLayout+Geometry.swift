/// Carets and hit tests.
extension EditableTextLayout: LinedTextGeometry {
  package var textBounds: CGRect {
    CGRect(x: 0, y: 0, width: style.width.isFinite ? style.width : widestLine, height: max(height, metrics.lineHeight))
  }

  package func lineNumber(of location: TextLocation) -> Int {
    let lineIndex = lineIndex(of: location)
    return firstLines[lineIndex.paragraph] + lineIndex.line
  }

  package func lineNumber(nearest y: CGFloat) -> Int { lineLength > 0 && y.isFinite ? lineNumber(at: y) : 0 }

  package func fragment(ofLine number: Int) -> TextLineFragment { fragment(lineIndex(ofLine: number)) }

  package func caretLine(_ number: Int) -> CaretLine {
    let lineIndex = lineIndex(ofLine: number)
    return CaretLine(
      fragment: fragment(lineIndex), start: start(of: lineIndex), carets: carets(lineIndex),
      extent: 0...max(0, style.width), height: lineLength)
  }
}
