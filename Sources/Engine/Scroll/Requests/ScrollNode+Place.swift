extension ScrollNode {
  /// The present `RestorableScrollState`; nil before the first layout. Complexity: O(visible nodes).
  package var restorableState: RestorableScrollState? {
    guard requests.hasStarted, host != nil else { return nil }
    return isInitial ? .initial : .place(ScrollPlace(rows: restorableRows(), fraction: fraction))
  }

  /// The `ScrollPlace` of the row with the identity `id`; nil if `target(for:)` does not find it.
  package func place(ofRow id: AnyHashable) -> ScrollPlace? {
    guard requests.hasStarted, host != nil, let target = target(for: id) else { return nil }
    return ScrollPlace(
      rows: [ScrollPlace.Row(id: id, distance: distance(of: target.frame, in: visibleContent))], fraction: fraction)
  }

  /// True at `ScrollRequestQueue.initialAnchor`, or at `ScrollMetrics.beginning` without an anchor. Content that cannot scroll is always there.
  private var isInitial: Bool {
    let metrics = model.metrics
    return Axis.allCases.allSatisfy { axis in
      guard metrics.isScrollable(axis) else { return true }
      let offset = model.offset[axis]
      let isMirrored = axis == .horizontal && metrics.beginsAtRight
      if let anchor = requests.initialAnchor {
        let fraction = isMirrored ? 1 - anchor[axis] : anchor[axis]
        return abs(offset - metrics.offset(at: fraction, axis)) <= 0.5
      }
      return isMirrored ? offset >= metrics.maximum(axis) - 0.5 : offset <= metrics.restingMinimum(axis) + 0.5
    }
  }

  private var fraction: CGPoint {
    let metrics = model.metrics
    var fraction = CGPoint.zero
    for axis in Axis.allCases where metrics.isScrollable(axis) {
      let (low, high) = (metrics.minimum(axis), metrics.maximum(axis))
      let passed = max(0, min(1, (model.offset[axis] - low) / (high - low)))
      fraction[axis] = axis == .horizontal && metrics.beginsAtRight ? 1 - passed : passed
    }
    return fraction
  }

  /// The rows with identities in `visibleContent` and in the next viewport, at most `ScrollPlace.maximumRowCount`.
  private func restorableRows() -> [ScrollPlace.Row] {
    let visible = visibleContent
    var area = visible
    for axis in Axis.allCases where model.metrics.isScrollable(axis) {
      if axis == .horizontal, isRightToLeft { area.origin.x -= visible.width }
      area.size[axis] += visible.size[axis]
    }
    var items: [ScrollTargetItem] = []
    if let child { collectRows(of: child, in: area, into: &items) }
    // Rows of a grid have the same beginning: the order of the content remains.
    let rows = items.map { ScrollPlace.Row(id: $0.id, distance: distance(of: $0.frame, in: visible)) }
    return Array(rows.prefix(ScrollPlace.maximumRowCount))
  }

  /// Appends the rows below `node` in the order of the content. The views inside of a row are left out, and so are other scroll views.
  private func collectRows(of node: RenderNode, in area: CGRect, into rows: inout [ScrollTargetItem]) {
    guard rows.count < ScrollPlace.maximumRowCount, !node.capabilities.contains(.scrolls) else { return }
    let frame = contentRect(node.bounds, of: node)
    guard frame.meets(area) else { return }
    if let source = node as? any ScrollTargetSource {
      let own = area.offsetBy(dx: -frame.minX, dy: -frame.minY)
      rows += source.targets(in: own).map {
        ScrollTargetItem(id: $0.id, frame: $0.frame.offsetBy(dx: frame.minX, dy: frame.minY))
      }
    } else if let id = node.identities.first {
      rows.append(ScrollTargetItem(id: id, frame: frame))
    } else {
      for child in node.children { collectRows(of: child, in: area, into: &rows) }
    }
  }

  private func distance(of frame: CGRect, in visible: CGRect) -> CGPoint {
    let x = isRightToLeft ? visible.maxX - frame.maxX : frame.minX - visible.minX
    return CGPoint(x: x, y: frame.minY - visible.minY)
  }
}

extension ScrollNode {
  /// True if `target(for:)` finds a row of `place`, or if `ScrollPlace.rows` is empty and the content can scroll.
  func finds(_ place: ScrollPlace) -> Bool {
    if place.rows.isEmpty { return Axis.allCases.contains(where: model.metrics.isScrollable) }
    return place.rows.contains { target(for: $0.id.value) != nil }
  }

  /// The offset that restores `place`; nil along axes that do not scroll, and for rows that do not exist.
  func offset(restoring place: ScrollPlace) -> (x: Double?, y: Double?)? {
    guard finds(place) else { return nil }
    var goal: (x: Double?, y: Double?)
    let row = place.rows.lazy.compactMap { row in self.target(for: row.id.value).map { (row, $0.frame) } }.first
    for axis in Axis.allCases where model.metrics.axes.contains(axis) {
      let offset =
        row.map { self.offset(showing: $0.1, at: $0.0.distance[axis], axis) } ?? offset(at: place.fraction, axis)
      let clamped = model.metrics.clamped(offset, axis)
      if axis == .horizontal { goal.x = clamped } else { goal.y = clamped }
    }
    return goal
  }

  private func offset(at fraction: CGPoint, _ axis: Axis) -> Double {
    let isMirrored = axis == .horizontal && model.metrics.beginsAtRight
    return model.metrics.offset(at: isMirrored ? 1 - fraction[axis] : fraction[axis], axis)
  }

  /// The offset at which `frame` begins at `distance` from the beginning of the viewport. A row that was cut off stays visible, and a row
  /// that followed the viewport begins it.
  private func offset(showing frame: CGRect, at distance: CGFloat, _ axis: Axis) -> Double {
    let visible = visibleContent.size[axis]
    let shown = distance >= visible ? 0 : max(distance, min(0, 1 - frame.size[axis]))
    if axis == .horizontal, isRightToLeft {
      return model.metrics.offset(showing: frame.maxX + shown, at: 1, axis)
    }
    return model.metrics.offset(showing: frame.minimum(axis) - shown, at: 0, axis)
  }
}
