import Geometry

/// Rows that were seen in a lazy container that leaves its scroll view, for the container that takes its place.
struct DepartedRows {
  /// The ids of the rows, and the distances from the beginning of the viewport to theirs. The row to hold comes first.
  var rows: [(id: AnyHashable, position: CGFloat)]
  let axis: Axis
  /// The time of the frame in which the container has left.
  let time: Double
}

/// A container that takes the place of another one in the same scroll view, as one branch of a condition takes that of the other, keeps
/// the rows that are seen in their places. Rows are recognized by their ids.
extension LazyNode {
  /// Leaves the rows that are seen to the container that takes the place of this one. Called before the container leaves the scroll
  /// view, while its source still knows the ids.
  package func handOverRows() {
    guard let scroll, let pipeline, let source, let area = lastViewport, !isHandedOver, isOutermost else { return }
    isHandedOver = true
    let rows = visibleLines().compactMap { row in
      source.id(ofItem: row.item).map { (id: $0, position: row.position - area.start) }
    }
    guard !rows.isEmpty else { return }
    var departed = DepartedRows(rows: rows, axis: axis, time: pipeline.time)
    if let known = scroll.departedRows, known.time == departed.time, known.axis == axis {
      departed.rows = known.rows + rows
    }
    scroll.departedRows = departed
  }

  /// True if the container stands in no row of another one in the scroll view.
  private var isOutermost: Bool { nearestAncestor { $0 is LazyNode || $0 is ScrollNode } === scroll }

  /// The row of a container that has left in this frame at which the first layout of this one begins; nil if it has none of those rows.
  func succeedingAnchor(in area: LazyViewport) -> LazyAnchor? {
    guard lastViewport == nil, let scroll, let pipeline, pipeline.layoutChange.adjustsOffsets, isOutermost else {
      return nil
    }
    outgoing = scroll.handOverLeavingContainers(to: self)
    guard let departed = scroll.departedRows, departed.time == pipeline.time, departed.axis == axis else { return nil }
    for row in departed.rows {
      guard let item = source?.item(withElementID: row.id), item < lines.itemCount else { continue }
      return LazyAnchor(line: lines.line(ofItem: item), position: area.start + row.position, isHeld: true)
    }
    return nil
  }

  /// Moves the pictures of containers that go while the change is animated along with a correction of the offset.
  func moveOutgoing(by shift: CGVector) {
    for node in outgoing { node.rebase(by: shift) }
    outgoing = []
  }

  /// The node of which this container is a part and that is leaving its parent; nil if the container stays.
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
  /// Lets the containers that are leaving hand over their rows, and returns the nodes that go with them.
  fileprivate func handOverLeavingContainers(to successor: LazyNode) -> [RenderNode] {
    var outgoing: [RenderNode] = []
    forEachLazyContainer { container in
      guard container !== successor, !container.isHandedOver, let node = container.leavingAncestor else { return }
      container.handOverRows()
      outgoing.append(node)
    }
    return outgoing
  }
}
