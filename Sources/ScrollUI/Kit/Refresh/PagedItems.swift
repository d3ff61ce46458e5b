/// The items of a `PagedLoader` in display order, unique by identity, with an index of their positions.
///
/// Complexity: taking a page costs O(items of the page), plus a copy of the array if it is shared.
struct PagedItems<Item: Identifiable> {
  private(set) var items: [Item] = []
  /// The index of each item plus `origin`. Inserting items above changes `origin` and no other entry.
  private var positions: [Item.ID: Int] = [:]
  private var origin = 0
  /// The number of changes so far. Detects concurrent edits while a page is merged.
  private(set) var edits = 0

  /// The effect of a page on the present items.
  enum Change: Sendable {
    case replace
    case merge(VerticalEdge)
  }

  /// Applies a page as `change` says. True if the page contained new items.
  mutating func take(_ page: [Item], as change: Change) -> Bool {
    edits += 1
    switch change {
    case .replace:
      replace(with: page)
      return !items.isEmpty
    case .merge(let edge): return merge(page, at: edge)
    }
  }

  func contains(_ id: Item.ID) -> Bool { positions[id] != nil }

  /// Replaces `items` by those of `page`. The first of several items with the same identity is kept.
  private mutating func replace(with page: [Item]) {
    origin = 0
    positions = [:]
    positions.reserveCapacity(page.count)
    items = page.filter { item in
      let isNew = positions[item.id] == nil
      if isNew { positions[item.id] = positions.count }
      return isNew
    }
  }

  /// Inserts new items at `edge` and updates items that are already present. The last of several items with the same
  /// identity is used. True if the page contained new items.
  private mutating func merge(_ page: [Item], at edge: VerticalEdge) -> Bool {
    var added: [Item] = []
    var addedIndices: [Item.ID: Int] = [:]
    for item in page {
      if let position = positions[item.id] {
        items[position - origin] = item
      } else if let position = addedIndices[item.id] {
        added[position] = item
      } else {
        addedIndices[item.id] = added.count
        added.append(item)
      }
    }
    if added.isEmpty { return false }
    if edge == .top { origin -= added.count }
    let first = edge == .top ? origin : origin + items.count
    for (index, item) in added.enumerated() { positions[item.id] = first + index }
    items.insert(contentsOf: added, at: edge == .top ? 0 : items.count)
    return true
  }

  /// Replaces the value of the item with the same identity; no effect if it is not present.
  mutating func update(_ item: Item) {
    guard let position = positions[item.id] else { return }
    edits += 1
    items[position - origin] = item
  }

  /// Removes an item; no effect if it is not present. Complexity: O(items behind it).
  mutating func remove(_ id: Item.ID) {
    guard let position = positions.removeValue(forKey: id) else { return }
    edits += 1
    items.remove(at: position - origin)
    for item in items[(position - origin)...] { positions[item.id, default: 0] -= 1 }
  }
}

extension PagedItems: Sendable where Item: Sendable, Item.ID: Sendable {}
