/// Routes keys that scroll to a scroll view.
///
/// Candidates are the scroll views around the focus, then those under the pointer, then the main ones of the window
/// (`RenderNode.keyboardScrollNode`). A scroll view that is the main content of such a scroll view comes before it. The innermost that can move in the key's direction receives it. Keys glide; a further key
/// redirects the glide.
@MainActor final class ScrollKeys {
  private unowned let root: RootNode

  /// Returns the node with the keyboard's focus; `nil` without focus. Set by the focus system.
  var focus: () -> RenderNode? = { nil }

  init(root: RootNode) { self.root = root }

  /// Handles a key that no view has consumed. Returns true if it scrolls.
  ///
  /// - Parameter path: The nodes under the pointer, the deepest first.
  @discardableResult
  func route(_ key: KeyStroke, path: @autoclosure () -> [RenderNode], time: Double) -> Bool {
    if let key = ZoomKey(key) { return zoom(key, path: path()) }
    guard let key = ScrollKey(key), let (node, axis) = target(of: key, path: path()) else { return false }
    let model = node.model
    let metrics = model.metrics
    switch key {
    case .line(_, let lines):
      model.step(axis, by: lines * ScrollConstants.lineLength, at: time)
    case .page: model.step(axis, by: key.direction(axis, metrics) * metrics.pageLength(axis), at: time)
    case .start, .end:
      node.snapping.forget()
      let isAtMinimum = key.direction(axis, metrics) < 0
      model.glide(
        axis, to: isAtMinimum ? metrics.minimum(axis) : metrics.maximum(axis), at: time, activity: .animating,
        endRule: node.hasEstimatedLength ? .content : .insets)
    }
    return true
  }

  /// Zooms the first candidate whose content can be zoomed. Returns false without such a candidate.
  private func zoom(_ key: ZoomKey, path: [RenderNode]) -> Bool {
    guard let zoom = candidates(path).joined().first(where: { $0.isZoomEnabled })?.zoom else { return false }
    switch key {
    case .larger: zoom.step(by: ZoomKey.factor)
    case .smaller: zoom.step(by: 1 / ZoomKey.factor)
    case .actual: zoom.step(by: 1 / zoom.target)
    }
    return true
  }

  /// The `ScrollNode` and the axis that a key scrolls. Page, Home and End keys scroll horizontally only where no candidate scrolls
  /// vertically.
  private func target(of key: ScrollKey, path: [RenderNode]) -> (ScrollNode, Axis)? {
    let groups = candidates(path)
    for axis in key.axes {
      for scrollers in groups {
        let along = scrollers.chained(along: axis)
        let moving = along.first {
          $0.model.metrics.canMove(from: $0.model.glideTarget(axis), by: key.direction(axis, $0.model.metrics), axis)
        }
        if let node = moving ?? along.first(where: { $0.model.metrics.isScrollable(axis) }) { return (node, axis) }
      }
    }
    return nil
  }

  /// The candidates in groups of descending priority, each from the inside outwards.
  private func candidates(_ path: [RenderNode]) -> [[ScrollNode]] {
    let focused = focus()?.scrollers.filter { $0.accepts(.keyboard) } ?? []
    let pointed = path.scrollNodes(accepting: .keyboard)
    return [focused, pointed, root.keyboardScrollNode.map { [$0] } ?? []].map { $0.withMainContent }
  }
}

/// A key that zooms: Control with plus, minus or 0.
enum ZoomKey: Equatable {
  case larger
  case smaller
  /// Zoom 1, or the limit that is nearest to it.
  case actual

  /// The factor of a key press.
  static let factor = 1.25

  init?(_ key: KeyStroke) {
    guard key.modifiers.contains(.control), key.modifiers.isSubset(of: [.control, .shift]) else { return nil }
    switch key.key {
    case .character("+"), .character("="), .keypad("+"): self = .larger
    case .character("-"), .character("_"), .keypad("-"): self = .smaller
    case .character("0"), .keypad("0"): self = .actual
    default: return nil
    }
  }
}

/// A key that scrolls, and its distance.
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

  /// The axes that the key can scroll, the preferred axis first.
  var axes: [Axis] {
    if case .line(let axis, _) = self { [axis] } else { [.vertical, .horizontal] }
  }

  /// The sign of the movement along `axis`, positive towards larger offsets. Pages, Home and End follow the layout direction.
  func direction(_ axis: Axis, _ metrics: ScrollMetrics) -> Double {
    let forward = axis == .horizontal && metrics.beginsAtRight ? -1.0 : 1
    return switch self {
    case .line(_, let lines): lines
    case .page(let pages): pages * forward
    case .start: -forward
    case .end: forward
    }
  }
}

extension RenderNode {
  /// The main `ScrollNode` for keys: the outermost of `keyboardScrollNodes`.
  final var keyboardScrollNode: ScrollNode? { mainScrollNode { $0.accepts(.keyboard) } }

  /// The `ScrollNode` that traces and statistics describe: `keyboardScrollNode`, or else the largest.
  package final var tracedScrollNode: ScrollNode? { keyboardScrollNode ?? mainScrollNode() }

  /// The largest scroll view below this node that satisfies `condition` and lies in no other such scroll view; the first among equals.
  package final func mainScrollNode(where condition: (ScrollNode) -> Bool = { _ in true }) -> ScrollNode? {
    var largest: ScrollNode?
    var level = [self]
    while !level.isEmpty {
      var below: [RenderNode] = []
      for node in level {
        if let scroller = node.fact(ScrollFact.self), condition(scroller) {
          if largest.map({ $0.area < scroller.area }) ?? true { largest = scroller }
        } else {
          below += node.children
        }
      }
      level = below
    }
    return largest
  }

  /// The innermost `ScrollNode` that satisfies `condition`: this node or an ancestor.
  package final func nearestScrollNode(where condition: (ScrollNode) -> Bool = { _ in true }) -> ScrollNode? {
    if let scroller = fact(ScrollFact.self), condition(scroller) { return scroller }
    return nearest(ScrollFact.self, where: condition)
  }

  /// The scroll views around the node, itself included, the innermost first. O(depth).
  final var scrollers: [ScrollNode] { sequence(first: self, next: \.parent).facts(ScrollFact.self) }
}

extension [ScrollNode] {
  /// These scroll views, from the inside outwards, each after its main content, such as the list of a page that scrolls as a whole in a low
  /// window.
  @MainActor fileprivate var withMainContent: [ScrollNode] {
    reduce(into: []) { nodes, scroller in
      let end = nodes.count
      var next: ScrollNode? = scroller
      while let node = next, !nodes.contains(where: { $0 === node }) {
        nodes.insert(node, at: end)
        next = node.mainContentScroller
      }
    }
  }
}

extension ScrollNode {
  fileprivate var area: Double { Double(size.width) * Double(size.height) }

  /// The largest visible scroll view inside of this one that scrolls along the same axis and has at least half of its area; nil
  /// without one.
  fileprivate var mainContentScroller: ScrollNode? {
    mainScrollNode {
      $0 !== self && $0.accepts(.keyboard) && !$0.axes.isDisjoint(with: axes) && $0.area * 2 >= area
        && $0.convert($0.bounds, to: self).meets(bounds)
    }
  }
}
