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
