import Engine

/// Makes the `FocusTarget`s of a view a single stop of the Tab key.
private struct FocusGroupModifier {
  /// The index of the selected target if the targets are exclusive choices, otherwise nil.
  let chosen: Int?
}

extension FocusGroupModifier: BehaviorModifier {
  typealias Behavior = FocusGroupBehavior
}

private final class FocusGroupBehavior: ElementBehavior<FocusGroupModifier>, FocusGroup, KeyHandling {
  private weak var last: (any FocusTarget)?

  override func didMount() { graph.add(self) }

  override func didUnmount() { graph.remove(self) }

  override func answer(_ query: inout FactQuery) { query.give(FocusGroupFact.self, self) }

  func focusDidEnter(_ target: any FocusTarget) { last = target }

  /// The targets that the arrow keys move between.
  private var targets: [any FocusTarget] { focusTargets.filter { !$0.usesArrowKeys } }

  var stop: (any FocusTarget)? {
    let targets = targets
    if let current = graph.focus.current, targets.contains(where: { $0 === current }) { return current }
    if let chosen = modifier.chosen, targets.indices.contains(chosen) { return targets[chosen] }
    return targets.first { $0 === last } ?? targets.first
  }

  var keyPriority: Int { 1 }

  /// Moves the focus to the previous, next, first or last target, without wrapping around.
  func handle(_ key: KeyStroke, phase: KeyPhase) -> Bool {
    guard key.modifiers.isEmpty, let current = graph.focus.reachable, graph.focus.isFocus(inside: element) else {
      return false
    }
    let targets = targets
    guard let index = targets.firstIndex(where: { $0 === current }),
      let next = Self.index(after: key, at: index, count: targets.count, environment.layoutDirection)
    else { return false }
    guard phase != .up, next != index else { return true }
    graph.focus.focus(targets[next], showsRing: true)
    if modifier.chosen != nil { _ = targets[next].handleFocusedKey(KeyStroke(.space), phase: .down) }
    return true
  }

  private static func index(after key: KeyStroke, at index: Int, count: Int, _ direction: LayoutDirection) -> Int? {
    switch key.key.inReadingDirection(direction) {
    case .leftArrow, .upArrow: max(0, index - 1)
    case .rightArrow, .downArrow: min(count - 1, index + 1)
    case .home: 0
    case .end: count - 1
    default: nil
    }
  }
}

nonisolated extension View {
  /// Makes the controls in this view a single stop of the Tab key. Arrow keys, Home and End move between them. Controls that use arrow keys
  /// themselves, such as sliders and text fields, are stops of their own.
  ///
  /// - Parameter chosen: The index of the selected control if the controls are exclusive choices. The Tab key moves
  ///   to it, and the arrow keys select.
  package func focusGroup(chosen: Int? = nil) -> some View { modifier(FocusGroupModifier(chosen: chosen)) }
}
