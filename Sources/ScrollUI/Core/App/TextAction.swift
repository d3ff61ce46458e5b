/// Passes a text to the window. `ViewHost` sets the actions in the environment; the defaults have no effect.
package struct TextAction {
  private let action: @MainActor (String) -> Void

  package init(_ action: @escaping @MainActor (String) -> Void) { self.action = action }

  @MainActor package func callAsFunction(_ text: String) { action(text) }
}

extension EnvironmentValues {
  /// The action that replaces the text of the clipboard.
  @Entry package var copyText: TextAction = TextAction { _ in }

  /// The action that sets the title of the window.
  @Entry package var setWindowTitle: TextAction = TextAction { _ in }
}
