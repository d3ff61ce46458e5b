import Engine

/// A key, identified by the character that it types without Shift or Control.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character. Function keys have the code points of AppKit.
  public var character: Character

  /// Creates a key from a character.
  public init(_ character: Character) { self.character = character }

  /// Creates a key from a literal: `"a"`.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  /// The Up arrow key, `U+F700` as in AppKit.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The Down arrow key, `U+F701`.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The Left arrow key, `U+F702`.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The Right arrow key, `U+F703`.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Home key, `U+F729`.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key, `U+F72B`.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key, `U+F72C`.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key, `U+F72D`.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Backspace key, `U+0008`.
  public static let delete = KeyEquivalent("\u{08}")
  /// The Delete key (forward delete), `U+F728`.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The Escape key, `U+001B`.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Return key, `"\r"`.
  public static let `return` = KeyEquivalent("\r")
  /// The Space key, `" "`.
  public static let space = KeyEquivalent(" ")
  /// The Tab key, `"\t"`.
  public static let tab = KeyEquivalent("\t")
  /// The Clear key, `U+F739`.
  public static let clear = KeyEquivalent("\u{F739}")

  private static let named: [KeyCode: KeyEquivalent] = [
    .upArrow: .upArrow, .downArrow: .downArrow, .leftArrow: .leftArrow, .rightArrow: .rightArrow, .home: .home,
    .end: .end, .pageUp: .pageUp, .pageDown: .pageDown, .backspace: .delete, .delete: .deleteForward,
    .escape: .escape, .return: .return, .space: .space, .tab: .tab, .clear: .clear,
  ]

  /// The key of a US keyboard that types the character.
  private var code: KeyCode {
    Self.named.first { $0.value == self }?.key ?? KeyCode(name: character.uppercased())
  }

  /// The label of the key on a keyboard.
  var name: String { code.name }

  /// The key whose arrow points the same way in left-to-right layouts; see `KeyCode.inReadingDirection(_:)`.
  package func inReadingDirection(_ direction: LayoutDirection) -> KeyEquivalent {
    switch (self, direction) {
    case (.leftArrow, .rightToLeft): .rightArrow
    case (.rightArrow, .rightToLeft): .leftArrow
    default: self
    }
  }

  /// The Shift characters of a US keyboard's upper row and punctuation. A `KeyCode` identifies the key, not the typed
  /// character.
  private static let shifted: [Character: Character] = [
    "1": "!", "2": "@", "3": "#", "4": "$", "5": "%", "6": "^", "7": "&", "8": "*", "9": "(", "0": ")", "-": "_",
    "=": "+", "/": "?", ";": ":", "'": "\"", ",": "<", ".": ">", "[": "{", "]": "}", "\\": "|", "`": "~",
  ]

  /// The key of `stroke`, or nil for keys without a character, such as Shift.
  package init?(_ stroke: KeyStroke) {
    if let named = Self.named[stroke.key] {
      self = named
      return
    }
    guard case .character(let label) = stroke.key, let character = label.lowercased().first else { return nil }
    let isShifted = stroke.modifiers.contains(.shift)
    self.init(isShifted ? Self.shifted[character] ?? character : character)
  }

  /// The stroke that types this key on a US keyboard together with `modifiers`.
  package func stroke(_ modifiers: EventModifiers) -> KeyStroke {
    if let plain = Self.shifted.first(where: { $0.value == character })?.key {
      return KeyStroke(.character(plain), modifiers: modifiers.union(.shift).held)
    }
    return KeyStroke(code, modifiers: modifiers.held)
  }

  /// The key of `stroke`, ignoring `.shift`.
  init?(unshifted stroke: KeyStroke) {
    var stroke = stroke
    stroke.modifiers.remove(.shift)
    self.init(stroke)
  }
}

/// Modifier keys held during a key press.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock. Never reported on Linux.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Either Shift key: `Modifiers.shift`.
  public static let shift = EventModifiers(rawValue: 2)
  /// Either Control key: `Modifiers.control`.
  public static let control = EventModifiers(rawValue: 4)
  /// Either Alt key: `Modifiers.option`.
  public static let option = EventModifiers(rawValue: 8)
  /// The Super key in key presses. In a ``KeyboardShortcut`` it is the Control key.
  public static let command = EventModifiers(rawValue: 16)
  /// All modifier keys.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command]

  /// The sets have the same bits, apart from `capsLock`, the lowest bit of this set.
  init(_ modifiers: Modifiers) { self.init(rawValue: modifiers.rawValue << 1) }

  /// The modifiers as the engine's `Modifiers`, without `capsLock`.
  fileprivate var held: Modifiers { Modifiers(rawValue: rawValue >> 1) }
}
