/// The slots of items that a pointer holds over a `ReorderArea`.
@MainActor extension ReorderPlan {
  /// Returns the slot for an item that a pointer holds at `rect`, in the coordinates of `ReorderArea.areaNode`; nil without `ranges`.
  ///
  /// In a line an item that comes from the area passes another when its edge passes the middle of the other's slot. An item from elsewhere
  /// is placed before or after the item at its middle. In a grid it takes the slot under its middle.
  package func slot(for rect: CGRect, in area: any ReorderArea) -> Slot? {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    guard let axis = area.lineAxis else { return slotInGrid(of: area, middle) }
    guard area.itemCount > 0 else { return slot(near: 0, target: 0) }
    let held = area.span(rect, axis)
    var edge = (held.start + held.end) / 2
    if let source {
      let isForward = held.start > area.span(area.slot(ofItem: source), axis).start
      edge = isForward ? held.end : held.start
    }
    var point = middle
    point[axis] = area.isMirrored(axis) ? -edge : edge
    guard let target = area.item(nearest: point) else { return nil }
    if target == source { return range(of: target).map { Slot(range: $0, item: target) } }
    let span = area.span(area.slot(ofItem: target), axis)
    let item = edge < (span.start + span.end) / 2 ? target : target + 1
    return slot(near: item == (source ?? -2) + 1 ? item - 1 : item, target: target)
  }

  private func slotInGrid(of area: any ReorderArea, _ middle: CGPoint) -> Slot? {
    guard let target = area.item(nearest: middle) else { return slot(near: 0, target: 0) }
    if let source, range(of: target) == range(of: source) {
      return slot(near: target > source ? target + 1 : target, target: target)
    }
    let isBehind = (middle.x > area.slot(ofItem: target).midX) != area.areaNode.isRightToLeft
    return slot(near: isBehind ? target + 1 : target, target: target)
  }
}
