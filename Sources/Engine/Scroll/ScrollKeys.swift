import Geometry

/// Takes the keys that scroll to the scroll view that they are for.
@MainActor final class ScrollKeys {
  private unowned let root: RootNode

  /// The node that has the keyboard's focus, where something has: its scroll views come first. A focus system sets it.
  var focus: () -> RenderNode? = { nil }

  init(root: RootNode) { self.root = root }

  /// Handles a key that no view has taken. Returns whether it scrolls. `path`: the nodes under the pointer, the deepest first.
  @discardableResult
  func route(_ key: KeyStroke, path: [RenderNode], time: Double) -> Bool {
    guard let move = ScrollKey(key), let model = target(for: move.axis, path: path)?.model else { return false }
    let target: Double
    switch move {
    case .line(let axis, let lines):
      model.glide(axis, by: lines * ScrollMetrics.lineLength, at: time, activity: .animating)
      return true
    case .page(let pages):
      model.glide(.vertical, by: pages * model.limits.pageLength(.vertical), at: time, activity: .animating)
      return true
    case .start: target = model.limits.minimum(.vertical)
    case .end: target = model.limits.maximum(.vertical)
    }
    model.glide(.vertical, to: target, at: time, activity: .animating)
    return true
  }

  /// The scroll view that a key moves: the innermost around the focus, or else under the pointer, or else the outermost in the window.
  private func target(for axis: Axis, path: [RenderNode]) -> ScrollNode? {
    let focused = focus()?.nearestScrollNode { $0.axes.contains(axis) }
    let underPointer = path.lazy.compactMap { $0 as? ScrollNode }.first { $0.axes.contains(axis) }
    return focused ?? underPointer ?? root.firstScrollNode { $0.axes.contains(axis) }
  }
}

/// A key that scrolls.
enum ScrollKey: Equatable {
  case line(Axis, Double)
  case page(Double)
  case start
  case end

  init?(_ key: KeyStroke) {
    guard key.modifiers.subtracting(.shift).isEmpty else { return nil }
    switch key.key {
    case "Up": self = .line(.vertical, -1)
    case "Down": self = .line(.vertical, 1)
    case "Left": self = .line(.horizontal, -1)
    case "Right": self = .line(.horizontal, 1)
    case "PageUp": self = .page(-1)
    case "PageDown": self = .page(1)
    case "Space": self = .page(key.modifiers.contains(.shift) ? -1 : 1)
    case "Home": self = .start
    case "End": self = .end
    default: return nil
    }
  }

  var axis: Axis {
    if case .line(let axis, _) = self { axis } else { .vertical }
  }
}

extension RenderNode {
  /// The first scroll view below this node for which `condition` holds, outer ones before inner ones.
  package final func firstScrollNode(where condition: (ScrollNode) -> Bool = { _ in true }) -> ScrollNode? {
    var level = [self]
    while !level.isEmpty {
      for node in level {
        if let scroller = node as? ScrollNode, condition(scroller) { return scroller }
      }
      level = level.flatMap(\.children)
    }
    return nil
  }

  /// The innermost scroll view for which `condition` holds: this node, or one around it.
  package final func nearestScrollNode(where condition: (ScrollNode) -> Bool = { _ in true }) -> ScrollNode? {
    if let scroller = self as? ScrollNode, condition(scroller) { return scroller }
    return nearestAncestor { ($0 as? ScrollNode).map(condition) ?? false } as? ScrollNode
  }
}
