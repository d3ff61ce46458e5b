/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As it suits the place.
  case automatic
  case visible
  case hidden
}
