extension Visibility {
  /// Whether something is shown; nil where the surroundings decide.
  var isShown: Bool? {
    switch self {
    case .automatic: nil
    case .visible: true
    case .hidden: false
    }
  }
}
