import Engine

/// An action that a pull on a scroll view starts, such as `refreshable`. The next vertical scroll view finds it in
/// its environment.
@MainActor protocol PullAction: AnyObject {
  /// Lets the scroll view of `node` start the action and show its progress, until `PullPresentation.end()`.
  func present(in node: ScrollNode) -> any PullPresentation
}

/// The indicator of a `PullAction` in a scroll view.
@MainActor protocol PullPresentation: AnyObject {
  func setColors(in environment: EnvironmentValues)
  func end()
}

struct PullActionKey: EnvironmentKey {
  static var defaultValue: (any PullAction)? { nil }
}

extension EnvironmentValues {
  /// The action that a pull on the next vertical scroll view starts. That scroll view hides it from the scroll views
  /// in its content.
  var pullAction: (any PullAction)? {
    get { self[PullActionKey.self] }
    set { self[PullActionKey.self] = newValue }
  }
}
