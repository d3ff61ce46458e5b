/// A page of items, in the order in which they are shown.
public struct LoadedPage<Item> {
  public var items: [Item]
  /// Where the items below this page are; nil if there are none.
  public var below: String?
  /// Where the items above this page are; nil if there are none.
  public var above: String?
  /// Only for ``PageRequest/latest(since:)``: whether nothing is missing between this page and the item asked for. If something is,
  /// the page replaces all items; if not, its items come before them.
  public var isConnected: Bool

  public init(items: [Item], below: String? = nil, above: String? = nil, isConnected: Bool = true) {
    self.items = items
    self.below = below
    self.above = above
    self.isConnected = isConnected
  }
}

extension LoadedPage: Equatable where Item: Equatable {}
extension LoadedPage: Sendable where Item: Sendable {}
