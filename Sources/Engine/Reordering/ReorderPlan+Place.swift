/// The places of items that a pointer holds over a `ReorderArea`.
@MainActor extension ReorderPlan {
  /// Returns the place for an item that a pointer holds at `rect`, in the coordinates of `ReorderArea.areaNode`; nil without `ranges`.
  ///
  /// In a line an item that comes from the area passes another when its edge passes the middle of the other's slot. An item from elsewhere
  /// is placed before or after the item at its middle. In a grid it takes the slot under its middle.
  package func place(for rect: CGRect, in area: any ReorderArea) -> Place? {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    guard let axis = area.lineAxis else { return placeInGrid(of: area, middle) }
    guard area.itemCount > 0 else { return place(near: 0, target: 0) }
    let held = area.span(rect, axis)
    var edge = (held.start + held.end) / 2
    if let source {
      let isForward = held.start > area.span(area.slot(ofItem: source), axis).start
      edge = isForward ? held.end : held.start
    }
    var point = middle
    point[axis] = area.isMirrored(axis) ? -edge : edge
    guard let target = area.item(nearest: point) else { return nil }
    if target == source { return range(of: target).map { Place(range: $0, item: target) } }
    let slot = area.span(area.slot(ofItem: target), axis)
    let item = edge < (slot.start + slot.end) / 2 ? target : target + 1
    return place(near: item == (source ?? -2) + 1 ? item - 1 : item, target: target)
  }

  private func placeInGrid(of area: any ReorderArea, _ middle: CGPoint) -> Place? {
    guard let target = area.item(nearest: middle) else { return place(near: 0, target: 0) }
    if let source, range(of: target) == range(of: source) {
      return place(near: target > source ? target + 1 : target, target: target)
    }
    let slot = area.slot(ofItem: target)
    let isBehind = (middle.x > slot.midX) != area.areaNode.isRightToLeft
    return place(near: isBehind ? target + 1 : target, target: target)
  }
}
