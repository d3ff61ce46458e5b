import Engine

/// An element whose focus targets are one stop of the Tab key.
@MainActor protocol FocusGroup: Element {
  /// The target that the Tab key comes to.
  var stop: (any FocusTarget)? { get }
  /// The focus has come to a target in the group.
  func focusDidEnter(_ target: any FocusTarget)
}

/// Makes the focus targets of a view one stop of the Tab key.
private struct FocusGroupModifier {
  /// The index of the chosen target, where the targets are choices of which one holds.
  let chosen: Int?

  init(chosen: Int?) { self.chosen = chosen }
}

extension FocusGroupModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    FocusGroupElement(view, context)
  }
}

private final class FocusGroupElement<Content: View>: ModifierPassThroughElement<Content, FocusGroupModifier>,
  FocusGroup, KeyHandling
{
  private weak var last: (any FocusTarget)?

  override init(_ view: ModifiedContent<Content, FocusGroupModifier>, _ context: ElementContext) {
    super.init(view, context)
    graph.add(self)
  }

  override func didUnmount() { graph.remove(self) }

  func focusDidEnter(_ target: any FocusTarget) { last = target }

  var stop: (any FocusTarget)? {
    let targets = targets
    if graph.focus.isFocus(inside: self) { return graph.focus.current }
    if let chosen = view.modifier.chosen, targets.indices.contains(chosen) { return targets[chosen] }
    return targets.first { $0 === last } ?? targets.first
  }

  var keyPriority: Int { 1 }

  /// Moves the focus to the target before or after the current one, or to the first or last, without going around the ends.
  func handle(_ key: KeyStroke, phase: KeyPhase) -> Bool {
    guard key.modifiers.isEmpty, let current = graph.focus.reachable, graph.focus.isFocus(inside: self) else {
      return false
    }
    let targets = targets
    guard let index = targets.firstIndex(where: { $0 === current }),
      let next = Self.index(after: key, at: index, count: targets.count, environment.layoutDirection)
    else { return false }
    guard phase != .up, next != index else { return true }
    graph.focus.focus(targets[next], showsRing: true)
    if view.modifier.chosen != nil { _ = targets[next].handleFocusedKey(KeyStroke(.space), phase: .down) }
    return true
  }

  private static func index(after key: KeyStroke, at index: Int, count: Int, _ direction: LayoutDirection) -> Int? {
    let isForward = direction == .leftToRight ? key.key == .rightArrow : key.key == .leftArrow
    return switch key.key {
    case .leftArrow, .rightArrow: isForward ? min(count - 1, index + 1) : max(0, index - 1)
    case .upArrow: max(0, index - 1)
    case .downArrow: min(count - 1, index + 1)
    case .home: 0
    case .end: count - 1
    default: nil
    }
  }

  private var targets: [any FocusTarget] {
    var targets: [any FocusTarget] = []
    func visit(_ element: Element) {
      if let target = element as? any FocusTarget, target.canBecomeFocused { targets.append(target) }
      element.forEachChild(visit)
    }
    visit(self)
    return targets
  }
}

nonisolated extension View {
  /// Makes the controls in this view one stop of the Tab key; the arrow keys, Home and End go from one to the next.
  ///
  /// - Parameter chosen: the index of the chosen control, where exactly one of them is: the Tab key comes to it, and the arrow keys choose.
  package func focusGroup(chosen: Int? = nil) -> some View { modifier(FocusGroupModifier(chosen: chosen)) }
}
