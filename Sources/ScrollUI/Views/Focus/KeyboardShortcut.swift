import Engine

/// A key with modifiers that triggers a button.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys. `command` is the Control key on Linux.
  public var modifiers: EventModifiers

  /// Creates a shortcut of `key`, by default with Control (`.command`).
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// `KeyEquivalent.return` without modifiers.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// `KeyEquivalent.escape` without modifiers.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// True if `stroke` is this shortcut: the plain character of the key with exactly the modifiers, or the character
  /// that it types with Shift, as in "?".
  ///
  /// An upper-case letter requires Shift, as in AppKit.
  func matches(_ stroke: KeyStroke) -> Bool {
    var required = modifiers
    if required.remove(.command) != nil { required.insert(.control) }
    if key.character.isUppercase { required.insert(.shift) }
    let held = EventModifiers(stroke.modifiers)
    let plain = key.character.lowercased().first.map { KeyEquivalent($0) } ?? key
    if KeyEquivalent(unshifted: stroke) == plain { return held == required }
    return KeyEquivalent(stroke) == key && held == required.union(.shift)
  }
}

extension EnvironmentValues {
  /// The shortcut of the button in this view; set by `keyboardShortcut(_:)`.
  @Entry public internal(set) var keyboardShortcut: KeyboardShortcut?
}

nonisolated extension View {
  /// Sets the key that triggers the button in this view, by default together with Control (`.command`).
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the shortcut of the button in this view; `nil` removes it.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { environment(\.keyboardShortcut, shortcut) }
}

/// Runs `action` for `shortcut`.
struct ShortcutModifier: KeyHandlingModifier {
  let shortcut: KeyboardShortcut?
  let action: @MainActor () -> Void

  var keyPriority: Int { 0 }

  /// Runs `action` on the first press; a repeated key is handled without a call.
  func handle(_ key: KeyStroke, phase: KeyPhase) -> Bool {
    guard phase != .up, let shortcut, shortcut.matches(key) else { return false }
    guard phase == .down else { return true }
    action()
    return true
  }
}
