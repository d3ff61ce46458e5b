/// The new order of the items of a `ReorderArea` while a pointer moves an item: which items keep their slots, and which make way.
package struct ReorderPlan: Equatable {
  /// A slot for the moved item in front of another item.
  package struct Slot: Equatable {
    /// The index of the range among `ranges`.
    package var range: Int
    /// The item in front of which the slot is, from the start of the range to its end.
    package var item: Int

    package init(range: Int, item: Int) {
      self.range = range
      self.item = item
    }
  }

  /// The items that can be moved, as ascending ranges. An empty range takes items at its position.
  package var ranges: [Range<Int>]
  /// The item that the pointer moves; nil if it comes from a different `ReorderArea`.
  package var source: Int?
  /// The slot where the item would be dropped; nil while the pointer is outside of the area.
  package var slot: Slot?

  package init(ranges: [Range<Int>], source: Int? = nil, slot: Slot? = nil) {
    self.ranges = ranges
    self.source = source
    self.slot = slot
  }

  /// The number of slots by which an item makes way among `items`: -1, 0 or 1.
  ///
  /// The items behind `source` close the gap that it leaves, and the items from `slot` on open a new gap.
  package func shift(of item: Int, in items: Range<Int>) -> Int {
    guard item != source, items.contains(item) else { return 0 }
    var rank = item
    if let source, items.contains(source), item > source { rank -= 1 }
    guard let slot, items.contains(slot.item) || slot.item == items.upperBound else { return rank - item }
    var front = slot.item
    if let source, items.contains(source), source < front { front -= 1 }
    return (rank >= front ? rank + 1 : rank) - item
  }

  /// The range with an item; nil for an item that cannot be moved.
  func range(of item: Int) -> Int? { ranges.firstIndex { $0.contains(item) } }

  /// The slot nearest to the position in front of `item`; nil without ranges. `target`: the item under the pointer. Its range takes
  /// precedence if two ranges meet at the position.
  package func slot(near item: Int, target: Int) -> Slot? {
    var nearest: (slot: Slot, distance: Int)?
    for (index, range) in ranges.enumerated() {
      let distance = max(range.lowerBound - item, 0, item - range.upperBound)
      let isFarther = nearest.map { distance > $0.distance || distance == $0.distance && !range.contains(target) }
      if isFarther == true { continue }
      nearest = (Slot(range: index, item: min(max(item, range.lowerBound), range.upperBound)), distance)
    }
    return nearest?.slot
  }
}
