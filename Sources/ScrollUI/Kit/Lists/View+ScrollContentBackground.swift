extension EnvironmentValues {
  /// Visibility of the background behind the content of lists and text editors.
  @Entry var scrollContentBackground: Visibility = .automatic
}

nonisolated extension View {
  /// Shows or hides the background of the lists and text editors in this view. `.automatic`, the default, shows it.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}
