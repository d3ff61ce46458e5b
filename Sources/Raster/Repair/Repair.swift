import Graphics

/// The difference between two frames: pixels to move, and regions to draw again.
///
/// Equal items stay as they are. If a scroll view has moved its content, the pixels are moved; the strip that comes into view is
/// drawn again, and all items over or under the content that do not move. The result is exact: a repaired frame equals a frame that
/// is drawn in full.
@MainActor struct Repair {
  /// Pixels to be moved, and their distance.
  struct Move {
    /// The pixels after the move.
    var target: PixelRect
    /// The distance of the move.
    var shift: PixelPoint
  }

  private(set) var move: Move?
  private(set) var regions = DamageRegions()
  /// The regions outside of the moved content. Kept for its memory.
  private var outside = DamageRegions()

  /// A frame is drawn in full if less than this part of its pixels is unchanged.
  private static let wholeParts = 16
  /// The number of items that are searched for a match before both items count as changed.
  private static let lookahead = 48
  /// The number of items that decide whether content is still.
  private static let sampleLength = 16

  /// Compares two frames. Returns false if all of `new` should be drawn, because most pixels have changed or the frames are not
  /// comparable. An item that draws a `changed` image
  /// is drawn again although it is equal.
  mutating func find(from old: DrawnFrame, to new: DrawnFrame, changed images: Set<ImageHandle> = []) -> Bool {
    move = nil
    regions.removeAll()
    guard old.isComparable(to: new) else { return false }
    if let (before, now) = Repair.scrolledSpan(old, new) {
      compareAround(before, now, old, new)
    } else {
      compare(old, old.items.indices, new, new.items.indices, within: new.bounds)
    }
    if !images.isEmpty {
      for index in new.items.indices where new.commands[index].shows(images) { regions.add(new.items[index].ink) }
    }
    return regions.area * Repair.wholeParts < new.bounds.area * (Repair.wholeParts - 1)
  }

  /// The largest scroll view with moved content and an unchanged viewport.
  private static func scrolledSpan(
    _ old: DrawnFrame, _ new: DrawnFrame
  ) -> (DrawnFrame.Span, DrawnFrame.Span)? {
    var found: (DrawnFrame.Span, DrawnFrame.Span)?
    for now in new.spans where now.viewport.area > found?.1.viewport.area ?? 0 {
      guard let before = old.spans.first(where: { $0.id == now.id }), before.viewport == now.viewport,
        before.origin.x != now.origin.x || before.origin.y != now.origin.y, !isStill(before, now, old, new)
      else { continue }
      found = (before, now)
    }
    return found
  }

  /// True if most visible items of a scroll view are unchanged although the content's origin has moved: rows were inserted above.
  private static func isStill(
    _ before: DrawnFrame.Span, _ now: DrawnFrame.Span, _ old: DrawnFrame, _ new: DrawnFrame
  ) -> Bool {
    var same = 0
    for step in 0..<min(before.items.count, now.items.count, sampleLength) {
      let (first, second) = (before.items.lowerBound + step, now.items.lowerBound + step)
      if new.isSame(second, as: old, first, movedBy: PixelPoint(x: 0, y: 0), in: now.viewport) { same += 1 }
    }
    return same > 0 && same * 2 >= min(before.items.count, now.items.count, sampleLength)
  }

  private mutating func compareAround(
    _ before: DrawnFrame.Span, _ now: DrawnFrame.Span, _ old: DrawnFrame, _ new: DrawnFrame
  ) {
    let shift = PixelPoint(
      x: Repair.pixels(now.origin.x - before.origin.x), y: Repair.pixels(now.origin.y - before.origin.y))
    let viewport = now.viewport
    let kept = viewport.intersection(viewport.offset(shift.x, shift.y))
    compare(old, 0..<before.items.lowerBound, new, 0..<now.items.lowerBound, within: new.bounds)
    compare(
      old, before.items.upperBound..<old.items.count, new, now.items.upperBound..<new.items.count, within: new.bounds)
    // If at most a quarter of the viewport is kept, drawing all of it is cheaper than moving and repairing.
    guard kept.area * 4 > viewport.area else { return regions.add(viewport) }
    outside.assign(regions)
    compare(old, before.items, new, now.items, movedBy: shift, within: kept)
    addExposed(viewport, kept)
    addUnmoved(old, new, now.items, viewport, kept, shift)
    // Damage around the content also damages the pixels that the move copies from it.
    for region in outside.rectangles { regions.add(region.offset(shift.x, shift.y).intersection(kept)) }
    if regions.rectangles.reduce(0, { $0 + $1.intersection(viewport).area }) * 4 > viewport.area * 3 {
      regions.assign(outside)
      regions.add(viewport)
    } else {
      move = Move(target: kept, shift: shift)
    }
  }

  /// A distance in pixels, clamped to more than the size of any window.
  private static func pixels(_ distance: CGFloat) -> Int32 {
    Int32(limited: distance, to: -1_000_000...1_000_000)
  }

  /// Adds the pixels that come into view: the viewport without the moved pixels.
  private mutating func addExposed(_ viewport: PixelRect, _ kept: PixelRect) {
    let (right, bottom) = (viewport.x + viewport.width, viewport.y + viewport.height)
    let (keptRight, keptBottom) = (kept.x + kept.width, kept.y + kept.height)
    regions.add(PixelRect(x: viewport.x, y: viewport.y, width: viewport.width, height: kept.y - viewport.y))
    regions.add(PixelRect(x: viewport.x, y: keptBottom, width: viewport.width, height: bottom - keptBottom))
    regions.add(PixelRect(x: viewport.x, y: kept.y, width: kept.x - viewport.x, height: kept.height))
    regions.add(PixelRect(x: keptRight, y: kept.y, width: right - keptRight, height: kept.height))
  }

  /// Adds the items over and under the content that do not move with it: their old pixels, which were moved, and their
  /// present pixels.
  private mutating func addUnmoved(
    _ old: DrawnFrame, _ new: DrawnFrame, _ content: Range<Int>, _ viewport: PixelRect, _ kept: PixelRect,
    _ shift: PixelPoint
  ) {
    let base = new.firstVisible(in: viewport, before: content.lowerBound)
    for index in (base ?? 0)..<new.items.count where !content.contains(index) {
      let ink = new.items[index].ink.intersection(viewport)
      if ink.isEmpty || (index < content.lowerBound && new.items[index].hasSingleColor(in: viewport)) { continue }
      regions.add(ink)
      regions.add(ink.offset(shift.x, shift.y).intersection(kept))
    }
  }

  /// Adds the ink of all items in `area` that differ between the frames, in the order of the items.
  private mutating func compare(
    _ old: DrawnFrame, _ oldItems: Range<Int>, _ new: DrawnFrame, _ newItems: Range<Int>,
    movedBy shift: PixelPoint = PixelPoint(x: 0, y: 0), within area: PixelRect
  ) {
    var (before, now) = (oldItems.lowerBound, newItems.lowerBound)
    func isSame(_ before: Int, _ now: Int) -> Bool {
      new.isSame(now, as: old, before, movedBy: shift, in: area)
    }
    while before < oldItems.upperBound || now < newItems.upperBound {
      if before < oldItems.upperBound, now < newItems.upperBound {
        if isSame(before, now) {
          (before, now) = (before + 1, now + 1)
          continue
        }
        let (skippedOld, skippedNew) = Repair.nextMatch(
          before..<oldItems.upperBound, now..<newItems.upperBound, isSame)
        for index in before..<(before + skippedOld) { addRemoved(old.items[index].ink, shift, area) }
        for index in now..<(now + skippedNew) { regions.add(new.items[index].ink.intersection(area)) }
        (before, now) = (before + skippedOld, now + skippedNew)
      } else if before < oldItems.upperBound {
        addRemoved(old.items[before].ink, shift, area)
        before += 1
      } else {
        regions.add(new.items[now].ink.intersection(area))
        now += 1
      }
    }
  }

  private mutating func addRemoved(_ ink: PixelRect, _ shift: PixelPoint, _ area: PixelRect) {
    regions.add(ink.offset(shift.x, shift.y).intersection(area))
  }

  /// The number of items to skip in each frame so that the next two match; (1, 1) if no match is near.
  private static func nextMatch(
    _ old: Range<Int>, _ new: Range<Int>, _ isSame: (Int, Int) -> Bool
  ) -> (old: Int, new: Int) {
    for distance in 1...lookahead {
      if distance < old.count, isSame(old.lowerBound + distance, new.lowerBound) { return (distance, 0) }
      if distance < new.count, isSame(old.lowerBound, new.lowerBound + distance) { return (0, distance) }
      // The same number of items was replaced.
      if distance < old.count, distance < new.count,
        isSame(old.lowerBound + distance, new.lowerBound + distance)
      {
        return (distance, distance)
      }
    }
    return (1, 1)
  }
}
