/// The nodes under the mouse. Follows the mouse, and geometry that changes under a resting mouse.
@MainActor package final class HoverTracker {
  private unowned let root: RootNode
  private var pointer = CGPoint(x: -1, y: -1)
  /// The nodes that were notified of the mouse over them, the deepest first.
  private var hovered: [any HoverReceiver] = []
  /// Nodes that have left the window under the mouse and are notified in the next `refresh()`.
  private var departed: [any HoverReceiver] = []
  /// True if the node under the pointer must be looked up again, in the next observe phase.
  private(set) var isStale = false
  /// The number of `HoverReceiver`s in the window. At 0 no hit test is made.
  private var nodeCount = 0
  /// The result of the hit test in `update(hasMoved:)`. Stored, so that a hit test in each frame allocates no memory.
  private var path: [RenderNode] = []

  /// The present shape of the pointer, by `HoverReceiver.shape` of the deepest node that has one.
  package private(set) var shape = PointerShape.arrow {
    didSet { if shape != oldValue { notify { $0.pointerShapeDidChange(to: shape) } } }
  }

  /// The shape of the pointer while it holds content, over any node; nil without a hold.
  var heldShape: PointerShape? { didSet { if heldShape != oldValue { updateShape() } } }
  /// The shape in the `WindowGuest` under the mouse, which no `HoverNode` replaces; nil outside of the guest.
  var guestShape: PointerShape? { didSet { if guestShape != oldValue { updateShape() } } }
  /// The shape of the deepest `HoverNode` under the mouse that has a shape.
  private var hoveredShape = PointerShape.arrow

  private func updateShape() { shape = heldShape ?? guestShape ?? hoveredShape }

  private var observers = WeakList<any HoverObserver>()

  init(root: RootNode) { self.root = root }

  /// Called when nodes may have moved. `refresh()` then repeats the hit test.
  package func geometryDidChange() { isStale = true }

  /// Adds an observer, which is held weakly.
  package func add(_ observer: any HoverObserver) { observers.add(observer) }

  private func notify(_ body: (any HoverObserver) -> Void) { observers.forEach(body) }

  func pointerIsUsed() { notify { $0.pointerWasUsed() } }

  func nodeIsAttached() { nodeCount += 1 }

  func nodeIsDetached() { nodeCount -= 1 }

  func pointerMoved(to point: CGPoint) {
    guard point != pointer else { return }
    pointer = point
    update(hasMoved: true)
  }

  /// Repeats the hit test after the geometry has changed. Returns true if a node was notified.
  func refresh() -> Bool {
    guard isStale else { return false }
    isStale = false
    return update(hasMoved: false)
  }

  package func forget(_ node: RenderNode) {
    guard let index = hovered.firstIndex(where: { $0 === node }) else { return }
    departed.append(hovered.remove(at: index))
    isStale = true
  }

  @discardableResult
  private func update(hasMoved: Bool) -> Bool {
    guard nodeCount > 0 || !hovered.isEmpty || !departed.isEmpty || hoveredShape != .arrow else { return false }
    // Before the mouse enters the window, and after it has left, no node can be under it.
    if root.bounds.contains(pointer) { _ = root.hitTest(pointer, into: &path, isHovering: true) }
    let now = path.compactMap { $0.capabilities.contains(.tracksHover) ? $0 as? any HoverReceiver : nil }
    path.removeAll(keepingCapacity: true)
    let before = hovered
    let left = before.filter { old in !now.contains { $0 === old } } + departed
    hovered = now
    departed.removeAll()
    for node in left {
      node.hoverDidChange(.away)
      if let node = node as? HoverNode { notify { $0.pointerDidLeave(node) } }
    }
    let notified = now.filter { new in hasMoved || !before.contains { $0 === new } }
    for node in notified.reversed() { node.hoverDidChange(.over(pointer)) }
    hoveredShape = now.lazy.compactMap(\.shape).first ?? .arrow
    updateShape()
    return !left.isEmpty || !notified.isEmpty
  }
}

/// An object that is notified of the mouse over one window. Add it with `HoverTracker.add(_:)`.
///
/// All requirements have a default implementation that does nothing.
@MainActor package protocol HoverObserver: AnyObject {
  /// Called after `HoverTracker.shape` has changed.
  func pointerShapeDidChange(to shape: PointerShape)

  /// Called when a mouse button or a key goes down, or the wheel turns: a pause of the pointer is over.
  func pointerWasUsed()

  /// Called after the mouse has left `node`, or `node` has left the window from under the mouse.
  func pointerDidLeave(_ node: HoverNode)
}

extension HoverObserver {
  package func pointerShapeDidChange(to shape: PointerShape) {}
  package func pointerWasUsed() {}
  package func pointerDidLeave(_ node: HoverNode) {}
}
