/// What a ``PagedLoader`` asks its source for. A cursor is whatever the source has given with an earlier page.
public enum PageRequest<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The page to begin with.
  case first
  /// The page that goes on below the last item.
  case below(cursor: String)
  /// The page that comes before the first item: older messages of a conversation, for example.
  case above(cursor: String)
  /// What has come in since the item `since`, which is the first one known.
  case latest(since: ID)
}

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

/// Where a ``PagedLoader`` stands at one of its ends.
public enum LoadState: Hashable, Sendable {
  /// There is more, or nothing has been asked yet.
  case idle
  case loading
  /// The last request has failed, for the reason that `message` gives to a person. Nothing is loaded here until a retry.
  case failed(message: String)
  /// There is nothing more.
  case ended
}

/// How early more is loaded: before the person comes to the end.
public struct PrefetchDistance: Hashable, Sendable {
  /// When one of so many rows before the last one appears.
  public var rows: Int
  /// When no more points than that are left.
  public var points: Double
  /// When no more than this part of the visible length is left.
  public var viewports: Double

  /// What is zero or negative in one measure is decided by the others; the last row always loads.
  public init(rows: Int = 5, points: Double = 0, viewports: Double = 0.5) {
    self.rows = max(rows, 0)
    self.points = points.isFinite ? max(points, 0) : 0
    self.viewports = viewports.isFinite ? max(viewports, 0) : 0
  }

  public static func rows(_ count: Int) -> PrefetchDistance { PrefetchDistance(rows: count) }

  public static func points(_ points: Double) -> PrefetchDistance { PrefetchDistance(points: points, viewports: 0) }
}

/// How much of the content lies where. Lengths in points along the scroll axis.
public struct LoadWindow: Hashable, Sendable {
  /// From the content's beginning to what is visible; negative while pulled beyond.
  public var above: Double
  /// From what is visible to the content's end; negative if content is shorter than the view, or pulled beyond.
  public var below: Double
  /// What is visible. Nothing is loaded while this is 0: a view that is not on screen needs no rows.
  public var length: Double

  public init(above: Double, below: Double, length: Double) {
    self.above = above
    self.below = below
    self.length = length
  }

  func isNear(_ remaining: Double, within distance: PrefetchDistance) -> Bool {
    guard length > 0, length.isFinite, !remaining.isNaN else { return false }
    return remaining <= max(distance.points, distance.viewports * length)
  }
}
