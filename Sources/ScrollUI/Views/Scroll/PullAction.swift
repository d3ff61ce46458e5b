import Engine

/// The object behind an action that a pull on a scroll view starts. The next scroll view that scrolls vertically finds it in its environment.
@MainActor protocol PullAction: AnyObject {
  /// Lets the scroll view of `node` start the action and show its progress until the presentation ends.
  func present(in node: ScrollNode) -> any PullPresentation
}

/// The indicator of a `PullAction` in one scroll view.
@MainActor protocol PullPresentation: AnyObject {
  func setColors(in environment: EnvironmentValues)
  func end()
}

struct PullActionKey: EnvironmentKey {
  static var defaultValue: (any PullAction)? { nil }
}

extension EnvironmentValues {
  /// The action that a pull on the next scroll view starts. Scroll views hide it from those in their content.
  var pullAction: (any PullAction)? {
    get { self[PullActionKey.self] }
    set { self[PullActionKey.self] = newValue }
  }
}
