import Engine

/// A key, with those held beside it, that presses a button.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  /// `command` is the Control key on Linux.
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether the stroke is meant: by the plain character of its key together with every modifier, or by the character that it
  /// makes with Shift, as in "?". A capital letter means its key with Shift, as in AppKit.
  func matches(_ stroke: KeyStroke) -> Bool {
    var wanted = modifiers
    if wanted.remove(.command) != nil { wanted.insert(.control) }
    if key.character.isUppercase { wanted.insert(.shift) }
    let held = EventModifiers(stroke.modifiers)
    let plain = key.character.lowercased().first.map { KeyEquivalent($0) } ?? key
    if KeyEquivalent(unshifted: stroke) == plain { return held == wanted }
    return KeyEquivalent(stroke) == key && held == wanted.union(.shift)
  }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut of the button in this view.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The key that presses the button in this view.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { environment(\.keyboardShortcut, shortcut) }
}

/// Runs an action for a shortcut.
struct ShortcutModifier {
  let shortcut: KeyboardShortcut?
  let action: @MainActor () -> Void

  init(shortcut: KeyboardShortcut?, action: @escaping @MainActor () -> Void) {
    self.shortcut = shortcut
    self.action = action
  }
}

extension ShortcutModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    ShortcutElement(view, context)
  }
}

final class ShortcutElement<Content: View>: PassThroughElement<Content, ShortcutModifier>, KeyHandling {
  override init(_ view: ModifiedContent<Content, ShortcutModifier>, _ context: ElementContext) {
    super.init(view, context)
    graph.add(self)
  }

  override func didUnmount() { graph.remove(self) }

  var keyPriority: Int { 0 }

  /// A key that repeats presses no button again.
  func handle(_ key: KeyStroke, phase: KeyPhase) -> Bool {
    guard phase != .up, let shortcut = view.modifier.shortcut, shortcut.matches(key) else { return false }
    guard phase == .down else { return true }
    view.modifier.action()
    return true
  }
}
