/// An object that takes typed text while it has the keyboard focus; see `KeyRouter.focusText(on:)`.
@MainActor package protocol TextReceiver: AnyObject {
  /// Inserts text that was typed or that an input method has committed, at `time` in seconds.
  func insertText(_ text: String, at time: Double)

  /// Sets the composition of an input method; see `TextEditingState.setMarkedText`.
  func setMarkedText(_ text: String, start: Int, length: Int)

  /// Called after the receiver has got or lost the focus.
  func didChangeTextFocus(_ isFocused: Bool)
}
