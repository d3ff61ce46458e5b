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

  /// Moves the focus to the previous, next, first or last target, or to a target in the line above or below, without wrapping around.
  func handle(_ key: KeyStroke, phase: KeyPhase) -> Bool {
    guard key.modifiers.isEmpty, let current = graph.focus.reachable, graph.focus.isFocus(inside: element) else {
      return false
    }
    let targets = targets
    guard let index = targets.firstIndex(where: { $0 === current }) else { return false }
    guard let next = next(after: key, at: index, in: targets) else { return false }
    guard phase != .up, next != index else { return true }
    graph.focus.focus(targets[next], showsRing: true)
    if modifier.chosen != nil { _ = targets[next].handleFocusedKey(KeyStroke(.space), phase: .down) }
    return true
  }

  /// The index of the target that `key` leads to. Nil for other keys, and for vertical keys at the first and the last of several lines, where the
  /// key is that of the views around the group.
  private func next(after key: KeyStroke, at index: Int, in targets: [any FocusTarget]) -> Int? {
    if modifier.chosen == nil, key.key.isVertical {
      let lines = FocusLines(targets)
      if !lines.isSingle { return lines.neighbor(of: index, isBelow: key.key == .downArrow) }
    }
    return Self.index(after: key, at: index, count: targets.count, environment.layoutDirection)
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

extension KeyCode {
  fileprivate var isVertical: Bool { self == .upArrow || self == .downArrow }
}

/// The lines of a `FocusGroup`: targets beside each other.
@MainActor private struct FocusLines {
  /// The frames of the targets in the window.
  private let frames: [CGRect]

  init(_ targets: [any FocusTarget]) {
    frames = targets.map { target in target.nodes.first.map { $0.convert($0.bounds, to: nil) } ?? .zero }
  }

  /// True if no target is above another.
  var isSingle: Bool { !frames.contains { first in frames.contains { isBelow($0, first) } } }

  /// The index of the target in the next line below, or above, with the least horizontal distance from the target `index`; nil at the last, or
  /// first, line.
  func neighbor(of index: Int, isBelow goesDown: Bool) -> Int? {
    let start = frames[index]
    func distance(_ frame: CGRect) -> CGFloat { goesDown ? frame.minY - start.maxY : start.minY - frame.maxY }
    let beyond = frames.indices.filter { goesDown ? isBelow(frames[$0], start) : isBelow(start, frames[$0]) }
    guard let nearest = beyond.min(by: { distance(frames[$0]) < distance(frames[$1]) }) else { return nil }
    let line = beyond.filter { !isBelow(frames[$0], frames[nearest]) && !isBelow(frames[nearest], frames[$0]) }
    return line.min { abs(frames[$0].midX - start.midX) < abs(frames[$1].midX - start.midX) }
  }

  /// True if `frame` is in a line below that of `other`. A point of overlap is a rounding error.
  private func isBelow(_ frame: CGRect, _ other: CGRect) -> Bool { frame.minY >= other.maxY - 1 }
}

nonisolated extension View {
  /// Makes the controls in this view a single stop of the Tab key. Arrow keys, Home and End move between them: the vertical keys to the nearest
  /// control in the line above or below, or in a single line as the horizontal keys. Controls that use arrow keys
  /// themselves, such as sliders and text fields, are stops of their own.
  ///
  /// - Parameter chosen: The index of the selected control if the controls are exclusive choices. The Tab key moves
  ///   to it, and the arrow keys select.
  package func focusGroup(chosen: Int? = nil) -> some View { modifier(FocusGroupModifier(chosen: chosen)) }
}
