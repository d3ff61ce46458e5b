/// What has the focus and takes typed text.
@MainActor package protocol TextReceiver: AnyObject {
  /// Text that was typed or that an input method has finished, at `time` in seconds.
  func insertText(_ text: String, at time: Double)

  /// What an input method is composing; see `TextEditingState.setMarkedText`.
  func setMarkedText(_ text: String, start: Int, length: Int)

  /// A key, before views and scroll views are asked. Returns whether it is taken: commands of editing are, and so are keys that type
  /// text, since the text itself comes next.
  func handleKey(_ key: KeyStroke, at time: Double) -> Bool
}
