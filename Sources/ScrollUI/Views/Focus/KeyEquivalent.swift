import Engine

/// A key, by the character that it gives without Shift or Control.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character

  public init(_ character: Character) { self.character = character }

  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  // The code points that AppKit gives its function keys.
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let delete = KeyEquivalent("\u{08}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let `return` = KeyEquivalent("\r")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")
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

  /// The characters of a US keyboard's upper row with Shift. A `KeyCode` says which key was pressed, not what it types.
  private static let shifted: [Character: Character] = [
    "1": "!", "2": "@", "3": "#", "4": "$", "5": "%", "6": "^", "7": "&", "8": "*", "9": "(", "0": ")", "-": "_",
    "=": "+", "/": "?", ";": ":", "'": "\"", ",": "<", ".": ">", "[": "{", "]": "}", "\\": "|", "`": "~",
  ]

  /// The key of a stroke; nil for keys that have no character, such as Shift itself.
  init?(_ stroke: KeyStroke) {
    if let named = Self.named[stroke.key] {
      self = named
      return
    }
    guard case .character(let label) = stroke.key, let character = label.lowercased().first else { return nil }
    let isShifted = stroke.modifiers.contains(.shift)
    self.init(isShifted ? Self.shifted[character] ?? character : character)
  }

  /// The stroke that types this key on a US keyboard while `modifiers` are held.
  package func stroke(_ modifiers: EventModifiers) -> KeyStroke {
    if let plain = Self.shifted.first(where: { $0.value == character })?.key {
      return KeyStroke(.character(plain), modifiers: modifiers.union(.shift).held)
    }
    return KeyStroke(code, modifiers: modifiers.held)
  }

  /// The key without what Shift makes of it.
  init?(unshifted stroke: KeyStroke) {
    var stroke = stroke
    stroke.modifiers.remove(.shift)
    self.init(stroke)
  }
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command]

  init(_ modifiers: Modifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.option) { insert(.option) }
    if modifiers.contains(.command) { insert(.command) }
  }

  /// The same keys as the engine names them; Caps Lock is not among those.
  fileprivate var held: Modifiers {
    var modifiers: Modifiers = []
    if contains(.shift) { modifiers.insert(.shift) }
    if contains(.control) { modifiers.insert(.control) }
    if contains(.option) { modifiers.insert(.option) }
    if contains(.command) { modifiers.insert(.command) }
    return modifiers
  }
}
