import Geometry

/// Knows what the mouse is over, also when that moves under a pointer that rests.
@MainActor package final class HoverTracker {
  private unowned let root: RootNode
  private var pointer = CGPoint(x: -1, y: -1)
  /// The nodes that have been told that the mouse is over them, the deepest first.
  private var hovered: [HoverNode] = []
  /// Nodes that have left the window under the pointer, and are still to be told.
  private var gone: [HoverNode] = []
  /// True if the node under the pointer must be looked up again, in the next observe phase.
  private(set) var isStale = false
  /// Nodes in the window that want to know of the mouse: without any nothing has to be looked for.
  private var nodeCount = 0
  /// The nodes under the pointer, while they are looked at; kept, so that looking in each frame takes no memory.
  private var path: [RenderNode] = []

  /// The look that the pointer has now.
  package private(set) var shape = PointerShape.arrow {
    didSet { if shape != oldValue { shapeDidChange(shape) } }
  }
  /// Called when the pointer's look changes: the host shows it.
  package var shapeDidChange: (PointerShape) -> Void = { _ in }
  /// Called when a button, the wheel or a key was used: what waits for a pointer that rests begins anew.
  package var used: () -> Void = {}
  /// Called with a node that the mouse has left, or that has left the window from under it.
  package var hasLeft: (HoverNode) -> Void = { _ in }

  init(root: RootNode) { self.root = root }

  /// Something may lie elsewhere now.
  func geometryDidChange() { isStale = true }

  func pointerIsUsed() { used() }

  func nodeIsAttached() { nodeCount += 1 }

  func nodeIsDetached() { nodeCount -= 1 }

  func pointerMoved(to point: CGPoint) {
    guard point != pointer else { return }
    pointer = point
    update(hasMoved: true)
  }

  /// Compares what the mouse is over with what was told, after the geometry has changed. Returns whether somebody was told something.
  func refresh() -> Bool {
    guard isStale else { return false }
    isStale = false
    return update(hasMoved: false)
  }

  func forget(_ node: RenderNode) {
    guard let node = node as? HoverNode, let index = hovered.firstIndex(where: { $0 === node }) else { return }
    gone.append(hovered.remove(at: index))
    isStale = true
  }

  @discardableResult
  private func update(hasMoved: Bool) -> Bool {
    guard nodeCount > 0 || !hovered.isEmpty || !gone.isEmpty || shape != .arrow else { return false }
    _ = root.hitTest(pointer, into: &path, isHovering: true)
    let now = path.compactMap { $0 as? HoverNode }
    path.removeAll(keepingCapacity: true)
    let before = hovered
    let left = before.filter { old in !now.contains { $0 === old } } + gone
    hovered = now
    gone.removeAll()
    for node in left {
      node.tell(.away)
      hasLeft(node)
    }
    let told = now.filter { new in hasMoved || !before.contains { $0 === new } }
    for node in told.reversed() { node.tell(.over(pointer)) }
    shape = now.lazy.compactMap(\.shape).first ?? .arrow
    return !left.isEmpty || !told.isEmpty
  }
}
