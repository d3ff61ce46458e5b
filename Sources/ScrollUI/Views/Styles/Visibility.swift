/// A setting that shows or hides a part of the interface.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The default of the view concerned.
  case automatic
  /// Shown.
  case visible
  /// Hidden.
  case hidden

  /// True for `.visible`, false for `.hidden`; nil for `.automatic`, which leaves the decision to the caller.
  var isShown: Bool? {
    switch self {
    case .automatic: nil
    case .visible: true
    case .hidden: false
    }
  }
}
