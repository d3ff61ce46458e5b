import Engine
import Geometry

/// A clipboard in memory, and notes of what an input method would be told.
@MainActor package final class TestTextInputHost: TextInputHost {
  package var clipboardText = ""
  package var primarySelectionText = ""
  /// Whether text input was started and not stopped since.
  package private(set) var isTextInputActive = false
  /// Where candidates would be shown, in points of the window; nil before anyone has said so.
  package private(set) var textInputRectangle: CGRect?

  package init() {}

  package func startTextInput() { isTextInputActive = true }

  package func stopTextInput() { isTextInputActive = false }

  package func setTextInputRectangle(_ rectangle: CGRect) { textInputRectangle = rectangle }
}
