import Geometry

/// Takes the keys that scroll to the scroll view that they are for.
///
/// That is the innermost that can move that way, around the keyboard's focus, or else under the pointer, or else the outermost in the
/// window. Keys glide, and a further key sends a glide on.
@MainActor final class ScrollKeys {
  private unowned let root: RootNode

  /// The node that has the keyboard's focus, where something has: its scroll views come first. A focus system sets it.
  var focus: () -> RenderNode? = { nil }

  init(root: RootNode) { self.root = root }

  /// Handles a key that no view has taken. Returns whether it scrolls something. `path`: the nodes under the pointer, the deepest
  /// first.
  @discardableResult
  func route(_ key: KeyStroke, path: @autoclosure () -> [RenderNode], time: Double) -> Bool {
    guard let key = ScrollKey(key), let (node, axis) = target(of: key, path: path()) else { return false }
    let model = node.model
    let metrics = model.metrics
    switch key {
    case .line(_, let lines):
      model.step(axis, by: lines * ScrollConstants.lineLength, at: time)
    case .page(let pages): model.step(axis, by: pages * metrics.pageLength(axis), at: time)
    case .start:
      node.landing.forget()
      model.glide(
        axis, to: metrics.minimum(axis), at: time, activity: .animating,
        endRule: node.hasLazyContent ? .content : .insets)
    case .end:
      node.landing.forget()
      model.glide(
        axis, to: metrics.maximum(axis), at: time, activity: .animating,
        endRule: node.hasLazyContent ? .content : .insets)
    }
    return true
  }

  /// The scroll view that a key moves, and the axis along which. Paging keys and those to the ends go sideways where content only
  /// scrolls so.
  private func target(of key: ScrollKey, path: [RenderNode]) -> (ScrollNode, Axis)? {
    let groups = candidates(path)
    for axis in key.axes {
      for scrollers in groups {
        let along = scrollers.filter { $0.axes.contains(axis) }
        let moving = along.first {
          $0.model.metrics.canMove(from: $0.model.glideTarget(axis), by: key.direction, axis)
        }
        if let node = moving ?? along.first(where: { $0.model.metrics.isScrollable(axis) }) { return (node, axis) }
      }
    }
    return nil
  }

  /// The scroll views that come into question, those that come first in front, and each group from the inside out.
  private func candidates(_ path: [RenderNode]) -> [[ScrollNode]] {
    let around = { (nodes: [RenderNode]) in nodes.compactMap { $0 as? ScrollNode }.filter { $0.accepts(.keyboard) } }
    let focused = around(focus().map { sequence(first: $0, next: \.parent).map(\.self) } ?? [])
    return [focused, around(path), root.keyboardScrollNode.map { [$0] } ?? []]
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
    case .upArrow: self = .line(.vertical, -1)
    case .downArrow: self = .line(.vertical, 1)
    case .leftArrow: self = .line(.horizontal, -1)
    case .rightArrow: self = .line(.horizontal, 1)
    case .pageUp: self = .page(-1)
    case .pageDown: self = .page(1)
    case .space: self = .page(key.modifiers.contains(.shift) ? -1 : 1)
    case .home: self = .start
    case .end: self = .end
    default: return nil
    }
  }

  /// The axes along which it may scroll, the better one first.
  var axes: [Axis] {
    if case .line(let axis, _) = self { [axis] } else { [.vertical, .horizontal] }
  }

  /// Positive towards the content's end.
  var direction: Double {
    switch self {
    case .line(_, let lines): lines
    case .page(let pages): pages
    case .start: -1
    case .end: 1
    }
  }
}

extension RenderNode {
  /// The scroll view that keys scroll where nothing else is said.
  final var keyboardScrollNode: ScrollNode? { mainScrollNode { $0.accepts(.keyboard) } }

  /// The scroll view that is shown and traced as the window's: the one that keys scroll, or else the largest.
  package final var tracedScrollNode: ScrollNode? { keyboardScrollNode ?? mainScrollNode() }

  /// The scroll view below this node that a person would call the page's: of those for which `condition` holds and that lie in no
  /// other such one, the largest; of equally large ones the first.
  package final func mainScrollNode(where condition: (ScrollNode) -> Bool = { _ in true }) -> ScrollNode? {
    var largest: ScrollNode?
    var level = [self]
    while !level.isEmpty {
      var below: [RenderNode] = []
      for node in level {
        if let scroller = node as? ScrollNode, condition(scroller) {
          if largest.map({ $0.area < scroller.area }) ?? true { largest = scroller }
        } else {
          below += node.children
        }
      }
      level = below
    }
    return largest
  }

  /// The innermost scroll view for which `condition` holds: this node, or one around it.
  package final func nearestScrollNode(where condition: (ScrollNode) -> Bool = { _ in true }) -> ScrollNode? {
    if let scroller = self as? ScrollNode, condition(scroller) { return scroller }
    return nearestAncestor { ($0 as? ScrollNode).map(condition) ?? false } as? ScrollNode
  }
}

extension ScrollNode {
  fileprivate var area: Double { Double(size.width) * Double(size.height) }
}
