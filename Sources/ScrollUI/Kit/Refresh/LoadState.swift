/// The loading state of a ``PagedLoader`` at an end of its list.
public enum LoadState: Hashable, Sendable {
  /// More items may exist, and no request runs: `PagedLoader.load(_:)` starts a request.
  case idle
  /// A request runs.
  case loading
  /// The last request failed; `message` describes the error for users. No page is requested until
  /// ``PagedLoader/retry(_:)``.
  case failed(message: String)
  /// All items at this end are loaded; `PagedLoader.reopen(_:at:)` continues.
  case ended
}
