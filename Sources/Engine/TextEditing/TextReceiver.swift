/// What has the focus and takes typed text.
@MainActor package protocol TextReceiver: AnyObject {
  /// Text that was typed or that an input method has finished, at `time` in seconds.
  func insertText(_ text: String, at time: Double)

  /// What an input method is composing; see `TextEditingState.setMarkedText`.
  func setMarkedText(_ text: String, start: Int, length: Int)

  /// The receiver takes text from now on, or no more.
  func didChangeTextFocus(_ isFocused: Bool)
}
