import Engine
import Geometry

/// A `TextInputHost` with a clipboard in memory that records the calls for an input method.
@MainActor package final class TestTextInputHost: TextInputHost {
  package var clipboardText = ""
  package var primarySelectionText = ""
  /// True between `startTextInput()` and `stopTextInput()`.
  package private(set) var isTextInputActive = false
  /// The rectangle for candidate windows in window coordinates; nil before the first `setTextInputRectangle(_:)`.
  package private(set) var textInputRectangle: CGRect?

  package init() {}

  package func startTextInput() { isTextInputActive = true }

  package func stopTextInput() { isTextInputActive = false }

  package func setTextInputRectangle(_ rectangle: CGRect) { textInputRectangle = rectangle }
}
