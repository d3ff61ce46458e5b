import Semantics

/// A node with characters that assistive technologies can locate. Positions count Unicode scalars.
@MainActor protocol SemanticTextSource: RenderNode {
  /// The smallest rectangle around the characters `range`, in the node's coordinates; nil for an empty range.
  func semanticFrame(of range: Range<Int>) -> CGRect?
  /// The index of the character at `point` in the node's coordinates.
  func semanticCharacter(at point: CGPoint) -> Int?
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
    guard let source = textSource(id), let frame = source.semanticFrame(of: range) else { return nil }
    return source.convert(frame, to: nil)
  }

  package func character(at point: CGPoint, in id: SemanticID) -> Int? {
    textSource(id).flatMap { $0.semanticCharacter(at: $0.convertFromWindow(point)) }
  }

  private func textSource(_ id: SemanticID) -> (any SemanticTextSource)? {
    guard let node = targets[id]?.source, node.host === host else { return nil }
    return node as? any SemanticTextSource
  }
}
