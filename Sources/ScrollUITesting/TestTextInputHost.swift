import Engine

/// A `TextInputHost` with a clipboard in memory that records the calls for an input method.
@MainActor package final class TestTextInputHost: TextInputHost {
  package var clipboardText = ""
  /// The text of the primary selection, in memory.
  package var primarySelectionText = ""
  /// True between `startTextInput()` and `stopTextInput()`.
  package private(set) var isTextInputActive = false
  /// The rectangle for candidate windows in window coordinates; nil before the first `setTextInputRectangle(_:)`.
  package private(set) var textInputRectangle: CGRect?

  /// Creates a host with an empty `clipboardText`.
  package init() {}

  /// Records that text input is active.
  package func startTextInput() { isTextInputActive = true }

  /// Records that text input is not active.
  package func stopTextInput() { isTextInputActive = false }

  /// Records the rectangle in `textInputRectangle`.
  package func setTextInputRectangle(_ rectangle: CGRect) { textInputRectangle = rectangle }
}
