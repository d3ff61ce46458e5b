/// A request of a ``PagedLoader`` to its source. A cursor is an opaque string that the source returned with an earlier
/// ``LoadedPage``.
public enum PageRequest<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The initial page.
  case first
  /// The page below the last item, at `LoadedPage.below`.
  case below(cursor: String)
  /// The page above the first item, at `LoadedPage.above`: for example older messages of a conversation.
  case above(cursor: String)
  /// The items that were added above `since`, the first loaded item.
  case latest(since: ID)
}
