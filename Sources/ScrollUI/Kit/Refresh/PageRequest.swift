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
