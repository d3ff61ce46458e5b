/// Routes keys to the views and to the scroll views, and typed text to the node that has the focus.
@MainActor package final class KeyRouter {
  weak var handler: (any KeyHandler)?
  /// The keys that scroll, where no view has handled them.
  let scrollKeys: ScrollKeys
  private var held = HeldKeys()
  /// The focused node, if it takes text; nil if typed text is dropped.
  package private(set) weak var textReceiver: (any TextReceiver)?

  init(root: RootNode) { scrollKeys = ScrollKeys(root: root) }

  /// The modifier keys that are down.
  package var modifiers: Modifiers { held.modifiers }

  /// Handles a key that goes down or repeats. `path`: the nodes under the pointer, the deepest first.
  func press(_ key: KeyStroke, path: @autoclosure () -> [RenderNode], time: Double) {
    let phase = held.press(key)
    if handler?.handleKey(key, phase: phase) == true { return }
    scrollKeys.route(key, path: path(), time: time)
  }

  func release(_ key: KeyStroke) {
    held.release(key)
    _ = handler?.handleKey(key, phase: .up)
  }

  /// Releases every key: the window has lost the keyboard.
  func releaseAll() {
    for key in held.strokes { release(key) }
  }

  // MARK: Text

  /// Makes `receiver` the target of typed text; nil drops it. The former receiver is notified first.
  package func focusText(on receiver: (any TextReceiver)?) {
    let old = textReceiver
    guard old !== receiver else { return }
    textReceiver = receiver
    old?.didChangeTextFocus(false)
    // The former receiver may have moved the focus on.
    if let receiver, textReceiver === receiver { receiver.didChangeTextFocus(true) }
  }
}

/// Handles keys before gestures of keys and scroll views.
@MainActor package protocol KeyHandler: AnyObject {
  /// Handles a key that no gesture or scroll view has a claim on. Returns true if a handler took it.
  func handleKey(_ key: KeyStroke, phase: KeyPhase) -> Bool
}

/// An object that takes typed text while it has the keyboard focus; see `KeyRouter.focusText(on:)`.
@MainActor package protocol TextReceiver: AnyObject {
  /// Inserts text that was typed or that an input method has committed, at `time` in seconds.
  func insertText(_ text: String, at time: Double)

  /// Sets the composition of an input method; see `TextEditingState.setMarkedText`.
  func setMarkedText(_ text: String, start: Int, length: Int)

  /// Called after the receiver has got or lost the focus.
  func didChangeTextFocus(_ isFocused: Bool)
}
