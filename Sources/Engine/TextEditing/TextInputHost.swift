import Geometry

/// What editing needs of the window system: the clipboard, and the input method.
@MainActor package protocol TextInputHost: AnyObject {
  /// What was copied, here or in another program. Empty where there is no text.
  var clipboardText: String { get set }

  /// What was selected last, which the middle button of the mouse pastes.
  var primarySelectionText: String { get set }

  /// Lets keys and input methods produce text from now on.
  func startTextInput()

  /// Text is wanted no more. What an input method was composing is gone.
  func stopTextInput()

  /// Where the caret is, in points of the window: input methods show their candidates beside it.
  func setTextInputRectangle(_ rectangle: CGRect)
}
