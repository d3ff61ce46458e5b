import Semantics

extension TextEditingNode: SemanticDescribing {
  package func describe(into builder: inout SemanticBuilder) {
    var element = builder.element(model.isSecret ? .secureField : lines == .single ? .textField : .textArea, of: self)
    element.node.label = name.isEmpty ? appearance.prompt : name
    element.node.states.insert(lines == .single ? .editable : [.editable, .multiline])
    element.node.text = semanticText
    if isEnabled {
      element.execute = { [weak self] in self?.execute($0) ?? false }
    } else {
      element.disable()
    }
    builder.add(element)
  }

  /// The characters of `model`, which are bullets in a secret text, with the caret and the selection.
  private var semanticText: SemanticText {
    let (text, selection) = (model.text, model.selection)
    let content = model.isSecret ? String(repeating: "•", count: text.unicodeScalars.count) : text
    let range =
      text.scalarPosition(ofByte: selection.range.lowerBound)..<text.scalarPosition(ofByte: selection.range.upperBound)
    return SemanticText(
      content: content, caret: text.scalarPosition(ofByte: selection.head), selection: range.isEmpty ? nil : range)
  }

  private func execute(_ request: SemanticRequest) -> Bool {
    guard isEnabled, let layout, let host else { return false }
    let text = model.text
    let positions = ScalarPositions(text)
    switch request {
    case .setText(let new): replace(0..<text.utf8.count, with: new, layout, host.time)
    case .insertText(let new, let position):
      let byte = positions.byte(ofCharacterAt: position)
      replace(byte..<byte, with: new, layout, host.time)
    case .deleteText(let range): replace(positions.bytes(ofScalars: range), with: "", layout, host.time)
    case .setCaret(let position): model.select(TextSelection(caret: positions.byte(ofCharacterAt: position)))
    case .selectText(let range?): model.select(TextSelection(positions.bytes(ofScalars: range)))
    case .selectText(nil): model.select(TextSelection(caret: model.selection.head))
    default: return false
    }
    return true
  }

  /// Replaces bytes of the text as typing does, with a step of the `UndoHistory`.
  private func replace(_ range: Range<Int>, with new: String, _ layout: EditableTextLayout, _ time: Double) {
    model.commitComposition(at: time)
    model.select(TextSelection(range))
    if !new.isEmpty {
      model.insert(new, at: time)
    } else if !range.isEmpty {
      model.perform(.delete(.characterBackward), in: layout, at: time)
    }
  }
}

extension TextEditingNode: SemanticTextSource {
  var locatedText: String { model.text }

  func frame(ofText bytes: Range<Int>) -> CGRect? {
    layout?.frame(ofBytes: bytes)?.offsetBy(dx: -contentOffset.x, dy: -contentOffset.y)
  }

  func textPosition(at point: CGPoint) -> Int? { layout?.hit(point + contentOffset).character }

  func textLine(at byte: Int) -> Range<Int>? { layout?.line(ofByte: byte) }
}
