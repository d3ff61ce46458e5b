import Semantics

extension TextNode: SemanticDescribing {
  package func describe(into builder: inout SemanticBuilder) {
    let content = string
    let label = Self.trimmed(content.filter { $0 != TextSpan.attachment })
    guard !label.isEmpty else { return }
    var element = builder.element(.text, of: self)
    element.node.label = label
    let selection = selectedRange.map {
      content.scalarPosition(ofByte: $0.lowerBound)..<content.scalarPosition(ofByte: $0.upperBound)
    }
    element.node.text = SemanticText(content: content, selection: selection)
    builder.add(element)
  }

  /// The text without white space at its ends.
  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}

extension TextNode: SemanticTextSource {
  var locatedText: String { string }

  func frame(ofText bytes: Range<Int>) -> CGRect? { StaticTextGeometry(self)?.frame(ofBytes: bytes) }

  func textPosition(at point: CGPoint) -> Int? { StaticTextGeometry(self)?.hit(point).character }

  func textLine(at byte: Int) -> Range<Int>? { StaticTextGeometry(self)?.line(ofByte: byte) }
}
