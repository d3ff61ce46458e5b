extension Visibility {
  /// True for `.visible`, false for `.hidden`; nil for `.automatic`, which leaves the decision to the caller.
  var isShown: Bool? {
    switch self {
    case .automatic: nil
    case .visible: true
    case .hidden: false
    }
  }
}
