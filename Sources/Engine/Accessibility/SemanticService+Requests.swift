import Semantics

/// A node with characters that assistive technologies can locate. Positions are bytes of `locatedText`.
@MainActor protocol SemanticTextSource: RenderNode {
  /// The text with the characters.
  var locatedText: String { get }
  /// The smallest rectangle around the characters in `bytes`, in the node's coordinates; of an empty range that of the caret. Nil without a layout.
  func frame(ofText bytes: Range<Int>) -> CGRect?
  /// The position of the character at `point` in the node's coordinates.
  func textPosition(at point: CGPoint) -> Int?
  /// The bytes of the line with the character at `byte`.
  func textLine(at byte: Int) -> Range<Int>?
}

extension SemanticService: SemanticHandler {
  /// Executes `request` with the function behind the action of the tree. Returns false for an element that has left the window.
  package func perform(_ request: SemanticRequest, on id: SemanticID) -> Bool {
    guard let target = targets[id], let node = target.source, node.host === host else { return false }
    switch request {
    case .action(.rotor(let label, let isForward)): return step(label, isForward, on: id, target)
    case .enterRotor(let rotor, let entry): return enter(rotor, entry, on: id, target)
    case .action(let action):
      guard let run = target.actions[action] else { return false }
      run()
    case .focus:
      guard let node = target.focusNode, node.host === host else { return false }
      return focus?.focus(node) ?? false
    case .reveal(let place, let part): node.reveal(part ?? node.bounds, at: place, time: host.time)
    case .revealAt(let point): node.reveal(at: point, time: host.time)
    default: return target.execute?(request) ?? false
    }
    return true
  }

  package func frame(of range: Range<Int>, in id: SemanticID) -> CGRect? {
    guard let source = textSource(id) else { return nil }
    return part(of: range, in: source).map { source.convert($0, to: nil) }
  }

  /// The frame of characters in the coordinates of their node; nil for a node without characters, and for a range beyond the text.
  func part(of range: Range<Int>, in node: RenderNode?) -> CGRect? {
    guard let source = node as? any SemanticTextSource else { return nil }
    let positions = positions(in: source.locatedText)
    guard range.lowerBound <= positions.count else { return nil }
    return source.frame(ofText: positions.bytes(ofScalars: range))
  }

  package func character(at point: CGPoint, in id: SemanticID) -> Int? {
    guard let source = textSource(id), let byte = source.textPosition(at: source.convertFromWindow(point)) else {
      return nil
    }
    return positions(in: source.locatedText).scalar(ofByte: byte)
  }

  package func line(at index: Int, in id: SemanticID) -> Range<Int>? {
    guard let source = textSource(id) else { return nil }
    let positions = positions(in: source.locatedText)
    guard index <= positions.count else { return nil }
    return source.textLine(at: positions.byte(ofCharacterAt: index)).map(positions.scalars(ofBytes:))
  }

  /// The positions in a `text`. O(text) for another text than that of the last call.
  private func positions(in text: String) -> ScalarPositions {
    if !lastPositions.isText(text) {
      lastPositions = ScalarPositions(text)
      countedTexts += 1
    }
    return lastPositions
  }

  private func textSource(_ id: SemanticID) -> (any SemanticTextSource)? {
    guard let node = targets[id]?.source, node.host === host else { return nil }
    return node as? any SemanticTextSource
  }
}
