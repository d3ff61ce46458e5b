/// Whether something is shown, or as its surroundings would have it.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden

  /// Whether it is shown; nil where the surroundings decide.
  var isShown: Bool? {
    switch self {
    case .automatic: nil
    case .visible: true
    case .hidden: false
    }
  }
}
