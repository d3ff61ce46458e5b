/// A page of items in display order, as the source of a ``PagedLoader`` returns it.
public struct LoadedPage<Item> {
  /// The items of the page in display order. Items already loaded are updated in place.
  public var items: [Item]
  /// The cursor of the page below; nil at the end of the list.
  public var below: String?
  /// The cursor of the page above; nil at the beginning of the list.
  public var above: String?
  /// Used for ``PageRequest/latest(since:)`` only: true if no items are missing between this page and the given item.
  /// The items are then inserted above the loaded items. If false, the page replaces all items. Default: true.
  public var isConnected: Bool

  /// Creates a page. Without cursors it is the only page of the list.
  public init(items: [Item], below: String? = nil, above: String? = nil, isConnected: Bool = true) {
    self.items = items
    self.below = below
    self.above = above
    self.isConnected = isConnected
  }
}

extension LoadedPage: Equatable where Item: Equatable {}
extension LoadedPage: Sendable where Item: Sendable {}
