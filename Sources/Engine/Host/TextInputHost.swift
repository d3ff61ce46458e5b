/// The services of the window system for editing: the clipboard, the primary selection and the input method. The host
/// provides an implementation as `WindowServices.textInputHost`.
@MainActor package protocol TextInputHost: AnyObject {
  /// The text of the clipboard; empty if it has no text.
  var clipboardText: String { get set }

  /// The text of the primary selection, which the middle button of the mouse pastes.
  var primarySelectionText: String { get set }

  /// Starts text input by keys and input methods.
  func startTextInput()

  /// Stops text input. The composition of an input method is discarded.
  func stopTextInput()

  /// Sets the rectangle of the caret in window points. Input methods show their candidates beside it.
  func setTextInputRectangle(_ rectangle: CGRect)
}
