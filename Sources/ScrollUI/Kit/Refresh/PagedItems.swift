/// The items of a ``PagedLoader`` in the order in which they are shown, each id once, and where each of them is.
///
/// Complexity: a page costs O(items of the page), beside a copy of the array where somebody else holds it.
struct PagedItems<Item: Identifiable> {
  private(set) var items: [Item] = []
  /// The index of each item plus `origin`: items that come in above change `origin` and no other number.
  private var places: [Item.ID: Int] = [:]
  private var origin = 0
  /// How often items have changed.
  private(set) var edits = 0

  /// What a page does to the items that are there.
  enum Change: Sendable {
    case replace
    case merge(VerticalEdge)
  }

  /// Takes a page in. Returns whether anything in it was new.
  mutating func take(_ page: [Item], as change: Change) -> Bool {
    edits += 1
    switch change {
    case .replace:
      replace(with: page)
      return !items.isEmpty
    case .merge(let edge): return merge(page, at: edge)
    }
  }

  func contains(_ id: Item.ID) -> Bool { places[id] != nil }

  /// Takes the items of `page` and no others; of those with the same id the first.
  private mutating func replace(with page: [Item]) {
    origin = 0
    places = [:]
    places.reserveCapacity(page.count)
    items = page.filter { item in
      let isNew = places[item.id] == nil
      if isNew { places[item.id] = places.count }
      return isNew
    }
  }

  /// Puts what is new at `edge`, and new values where items are already; the last of those with the same id counts. Returns whether
  /// anything was new.
  private mutating func merge(_ page: [Item], at edge: VerticalEdge) -> Bool {
    var added: [Item] = []
    var addedPlaces: [Item.ID: Int] = [:]
    for item in page {
      if let place = places[item.id] {
        items[place - origin] = item
      } else if let place = addedPlaces[item.id] {
        added[place] = item
      } else {
        addedPlaces[item.id] = added.count
        added.append(item)
      }
    }
    if added.isEmpty { return false }
    if edge == .top { origin -= added.count }
    let first = edge == .top ? origin : origin + items.count
    for (index, item) in added.enumerated() { places[item.id] = first + index }
    items.insert(contentsOf: added, at: edge == .top ? 0 : items.count)
    return true
  }

  /// Gives the item with the same id a new value; nothing if there is none.
  mutating func update(_ item: Item) {
    guard let place = places[item.id] else { return }
    edits += 1
    items[place - origin] = item
  }

  /// Takes an item out; nothing if it is not there. Complexity: O(items behind it).
  mutating func remove(_ id: Item.ID) {
    guard let place = places.removeValue(forKey: id) else { return }
    edits += 1
    items.remove(at: place - origin)
    for item in items[(place - origin)...] { places[item.id, default: 0] -= 1 }
  }
}

extension PagedItems: Sendable where Item: Sendable, Item.ID: Sendable {}
