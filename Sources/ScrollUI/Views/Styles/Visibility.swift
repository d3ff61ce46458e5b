/// The visibility of a part of the interface, such as a background or an indicator.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The default of the context.
  case automatic
  case visible
  case hidden
}

extension Visibility {
  /// True for `visible`, false for `hidden`, nil for `automatic`.
  var isShown: Bool? {
    switch self {
    case .automatic: nil
    case .visible: true
    case .hidden: false
    }
  }
}
