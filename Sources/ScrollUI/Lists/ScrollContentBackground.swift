private struct ScrollContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether views that scroll, such as lists and text editors, draw a background of their own.
  var scrollContentBackgroundVisibility: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Whether the lists and text editors in this view draw a background of their own. Without it, what is behind them shows.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackgroundVisibility, visibility)
  }
}
