import CSDL2
import Engine

extension KeyStroke {
  /// The functions of the keypad's keys while Num Lock is off.
  private static let keypad = [
    "Keypad 0": "Insert", "Keypad 1": "End", "Keypad 2": "Down", "Keypad 3": "PageDown", "Keypad 4": "Left",
    "Keypad 6": "Right", "Keypad 7": "Home", "Keypad 8": "Up", "Keypad 9": "PageUp", "Keypad .": "Delete",
  ]

  /// Creates a key from the name that `SDL_GetKeyName` returns on the user's keyboard layout; nil for a key without a
  /// name.
  @MainActor
  init?(_ symbol: SDL_Keysym) {
    var name = String(cString: SDL_GetKeyName(symbol.sym))
    guard !name.isEmpty else { return nil }
    if UInt32(symbol.mod) & KMOD_NUM.rawValue == 0 { name = Self.keypad[name] ?? name }
    self.init(key: name, modifiers: Modifiers(sdl: symbol.mod))
  }
}

extension KeyStroke.Modifiers {
  /// Converts SDL's modifier state. Left and right keys are equivalent; Alt is `option`, the logo key is `command`.
  init(sdl state: UInt16) {
    self = []
    let pairs: [(SDL_Keymod, KeyStroke.Modifiers)] = [
      (KMOD_SHIFT, .shift), (KMOD_CTRL, .control), (KMOD_ALT, .option), (KMOD_GUI, .command),
    ]
    for (mask, modifier) in pairs where UInt32(state) & mask.rawValue != 0 {
      insert(modifier)
    }
  }
}
