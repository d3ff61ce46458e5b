import Geometry
import Graphics

/// How the picture of one frame becomes that of the next with the fewest pixels drawn.
///
/// Steps that draw the same are left as they are; around the others pixels are drawn again. Where a scroll view has moved its
/// content, its pixels are moved, and what is drawn is the strip that comes into view and whatever lies over or under the content and
/// stays where it is. What is found here is right to the pixel: a frame that is repaired equals one that is drawn from nothing.
@MainActor struct Repair {
  /// Pixels to be moved.
  struct Move {
    /// Where they go to.
    var target: PixelRect
    /// How far they go.
    var shift: PixelPoint
  }

  private(set) var move: Move?
  private(set) var regions = DamageRegions()
  /// What is to be drawn again around the moved content, while its own steps are compared.
  private var outside = DamageRegions()

  /// How many steps are looked through for one that is like another before both count as changed.
  private static let lookahead = 48
  /// How many steps tell whether content has stayed where it was.
  private static let sampleLength = 16

  /// Compares two frames. Returns false where drawing everything is better or nothing can be said.
  mutating func find(from old: DrawnFrame, to new: DrawnFrame) -> Bool {
    move = nil
    regions.removeAll()
    guard old.isComparable(to: new) else { return false }
    if let (before, now) = Repair.movedSpan(old, new) {
      compareAround(before, now, old, new)
    } else {
      compare(old, old.items.indices, new, new.items.indices, within: new.bounds)
    }
    return regions.area * 4 < new.bounds.area * 3
  }

  /// The largest scroll view that shows other content than before in the same place.
  private static func movedSpan(
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

  /// Whether most of what a scroll view shows has stayed where it was, though the content begins elsewhere: rows were added above.
  private static func isStill(
    _ before: DrawnFrame.Span, _ now: DrawnFrame.Span, _ old: DrawnFrame, _ new: DrawnFrame
  ) -> Bool {
    let pairs = zip(old.items[before.items], new.items[now.items]).prefix(sampleLength)
    let same = pairs.count { $1.isSame(as: $0, movedBy: PixelPoint(x: 0, y: 0), in: now.viewport, on: new.grid) }
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
    // A shorter way than to move and mend is to draw all of it again.
    guard kept.area * 4 > viewport.area else { return regions.add(viewport) }
    outside.assign(regions)
    compare(old, before.items, new, now.items, movedBy: shift, within: kept)
    addExposed(viewport, kept)
    addStanding(old, new, now.items, viewport, kept, shift)
    // Old pixels of the frame before that were to be drawn again must not be moved away from there.
    for region in outside.rectangles { regions.add(region.offset(shift.x, shift.y).intersection(kept)) }
    if regions.rectangles.reduce(0, { $0 + $1.intersection(viewport).area }) * 4 > viewport.area * 3 {
      regions.assign(outside)
      regions.add(viewport)
    } else {
      move = Move(target: kept, shift: shift)
    }
  }

  /// A distance in pixels; one that is longer than any window is cut off, since it keeps no pixel anyway.
  private static func pixels(_ distance: CGFloat) -> Int32 {
    distance.isNaN ? 0 : Int32(min(max(distance, -1_000_000), 1_000_000))
  }

  /// What comes into view: the viewport without the pixels that were moved.
  private mutating func addExposed(_ viewport: PixelRect, _ kept: PixelRect) {
    let (right, bottom) = (viewport.x + viewport.width, viewport.y + viewport.height)
    let (keptRight, keptBottom) = (kept.x + kept.width, kept.y + kept.height)
    regions.add(PixelRect(x: viewport.x, y: viewport.y, width: viewport.width, height: kept.y - viewport.y))
    regions.add(PixelRect(x: viewport.x, y: keptBottom, width: viewport.width, height: bottom - keptBottom))
    regions.add(PixelRect(x: viewport.x, y: kept.y, width: kept.x - viewport.x, height: kept.height))
    regions.add(PixelRect(x: keptRight, y: kept.y, width: right - keptRight, height: kept.height))
  }

  /// What lies under or over the content and does not move with it: its moved picture, and the place where it belongs.
  private mutating func addStanding(
    _ old: DrawnFrame, _ new: DrawnFrame, _ content: Range<Int>, _ viewport: PixelRect, _ kept: PixelRect,
    _ shift: PixelPoint
  ) {
    let base = new.items[..<content.lowerBound].lastIndex { $0.covers(viewport, on: new.grid) }
    for index in (base ?? 0)..<new.items.count where !content.contains(index) {
      let item = new.items[index]
      let ink = item.ink.intersection(viewport)
      if ink.isEmpty || (index < content.lowerBound && item.isEven(in: viewport, on: new.grid)) { continue }
      regions.add(ink)
      regions.add(ink.offset(shift.x, shift.y).intersection(kept))
    }
  }

  /// Adds the ink of all steps in `area` that the two have not in common, in their order.
  private mutating func compare(
    _ old: DrawnFrame, _ oldItems: Range<Int>, _ new: DrawnFrame, _ newItems: Range<Int>,
    movedBy shift: PixelPoint = PixelPoint(x: 0, y: 0), within area: PixelRect
  ) {
    var (before, now) = (oldItems.lowerBound, newItems.lowerBound)
    func isSame(_ before: Int, _ now: Int) -> Bool {
      new.items[now].isSame(as: old.items[before], movedBy: shift, in: area, on: new.grid)
    }
    while before < oldItems.upperBound || now < newItems.upperBound {
      if before < oldItems.upperBound, now < newItems.upperBound {
        if isSame(before, now) {
          (before, now) = (before + 1, now + 1)
          continue
        }
        let (skippedOld, skippedNew) = Repair.nextMatch(
          before..<oldItems.upperBound, now..<newItems.upperBound, isSame)
        for index in before..<(before + skippedOld) { addGone(old.items[index], shift, area) }
        for index in now..<(now + skippedNew) { regions.add(new.items[index].ink.intersection(area)) }
        (before, now) = (before + skippedOld, now + skippedNew)
      } else if before < oldItems.upperBound {
        addGone(old.items[before], shift, area)
        before += 1
      } else {
        regions.add(new.items[now].ink.intersection(area))
        now += 1
      }
    }
  }

  private mutating func addGone(_ item: DrawnItem, _ shift: PixelPoint, _ area: PixelRect) {
    regions.add(item.ink.offset(shift.x, shift.y).intersection(area))
  }

  /// How many steps of each to pass over so that the next two are the same; one of each where none is near.
  private static func nextMatch(
    _ old: Range<Int>, _ new: Range<Int>, _ isSame: (Int, Int) -> Bool
  ) -> (old: Int, new: Int) {
    for distance in 1...lookahead {
      if distance < old.count, isSame(old.lowerBound + distance, new.lowerBound) { return (distance, 0) }
      if distance < new.count, isSame(old.lowerBound, new.lowerBound + distance) { return (0, distance) }
      // As many changed as were there.
      if distance < old.count, distance < new.count,
        isSame(old.lowerBound + distance, new.lowerBound + distance)
      {
        return (distance, distance)
      }
    }
    return (1, 1)
  }
}
