/// The part of a container in the replacement of one lazy container by another.
struct LazySuccession {
  /// True after the container has handed over its rows: it is painted until it is removed and does no other work.
  var isHandedOver = false
  /// The nodes that leave while this container takes their place, until its first layout pass.
  var outgoing: [RenderNode] = []

  /// Returns the outgoing nodes and forgets them.
  mutating func takeOutgoing() -> [RenderNode] {
    defer { outgoing = [] }
    return outgoing
  }
}

/// Succession of containers: a container that replaces another in the same scroll view, such as the other branch of a condition, keeps
/// the visible rows in place. Rows are identified by their ids.
extension LazyNode {
  /// Stores the visible rows for the successor of this container. Called before the container leaves the `ScrollNode`, while its source
  /// can still return ids.
  package func handOverRows() {
    guard let scroll, let host, let source, let area = window.viewport, !succession.isHandedOver, isOutermost else {
      return
    }
    succession.isHandedOver = true
    let rows = visibleLines().compactMap { row in
      source.id(ofItem: row.item).map { (id: $0, position: row.position - area.start) }
    }
    guard !rows.isEmpty else { return }
    scroll.note(DepartedRows(rows: rows, axis: axis, time: host.time))
  }

  /// True if no other `LazyNode` lies between the container and its `ScrollNode`.
  private var isOutermost: Bool {
    nearestAncestor { !$0.capabilities.isDisjoint(with: [.buildsRows, .scrolls]) } === scroll
  }

  /// The `LazyAnchor` of the first layout: a row of a container that has left in this frame; `nil` if this container has none of its
  /// rows.
  func succeedingAnchor(in area: LazyViewport) -> LazyAnchor? {
    guard window.viewport == nil, let scroll, let host, host.changes.layout.adjustsOffsets, isOutermost else {
      return nil
    }
    succession.outgoing = scroll.handOverLeavingContainers(to: self)
    guard let departed = scroll.departedRows, departed.time == host.time, departed.axis == axis else { return nil }
    for row in departed.rows {
      guard let item = source?.item(withElementID: row.id), item < lines.itemCount else { continue }
      return LazyAnchor(line: lines.line(ofItem: item), position: area.start + row.position, isHeld: true)
    }
    return nil
  }

  /// Moves the outgoing containers of an animated change together with a correction of the offset.
  func moveOutgoing(by shift: CGVector) {
    for node in succession.takeOutgoing() { node.rebase(by: shift) }
  }

  /// The node around this container that is leaving its parent; `nil` if the container stays.
  var leavingAncestor: RenderNode? {
    var node: RenderNode = self
    while node !== scroll, let parent = node.parent {
      if parent.leaving.contains(where: { $0 === node }) { return node }
      node = parent
    }
    return nil
  }
}

extension ScrollNode {
  /// Makes the outgoing containers hand over their rows. Returns the outgoing nodes.
  fileprivate func handOverLeavingContainers(to successor: LazyNode) -> [RenderNode] {
    var outgoing: [RenderNode] = []
    viewportObservers.forEach { observer in
      guard let container = observer as? LazyNode, container !== successor, !container.succession.isHandedOver,
        let node = container.leavingAncestor
      else { return }
      container.handOverRows()
      outgoing.append(node)
    }
    return outgoing
  }
}
