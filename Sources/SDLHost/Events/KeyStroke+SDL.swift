import CSDL2
import Engine

extension KeyStroke {
  /// Creates a stroke from the name that `SDL_GetKeyName` returns on the user's keyboard layout; nil for a key without a
  /// name.
  @MainActor
  init?(_ symbol: SDL_Keysym) {
    let name = String(cString: SDL_GetKeyName(symbol.sym))
    guard !name.isEmpty else { return nil }
    var key = KeyCode(name: name)
    if UInt32(symbol.mod) & KMOD_NUM.rawValue == 0 { key = key.withoutNumLock }
    self.init(key, modifiers: Modifiers(sdl: symbol.mod))
  }
}

extension KeyCode {
  /// The function of a keypad key while Num Lock is off; other keys keep theirs.
  fileprivate var withoutNumLock: KeyCode {
    guard case .keypad(let label) = self else { return self }
    return switch label {
    case "0": .insert
    case "1": .end
    case "2": .downArrow
    case "3": .pageDown
    case "4": .leftArrow
    case "6": .rightArrow
    case "7": .home
    case "8": .upArrow
    case "9": .pageUp
    case ".": .delete
    default: self
    }
  }
}

extension Modifiers {
  /// Converts SDL's modifier state. Left and right keys are equivalent; Alt is `option`, the logo key is `command`.
  init(sdl state: UInt16) {
    self = []
    let pairs: [(SDL_Keymod, Modifiers)] = [
      (KMOD_SHIFT, .shift), (KMOD_CTRL, .control), (KMOD_ALT, .option), (KMOD_GUI, .command),
    ]
    for (mask, modifier) in pairs where UInt32(state) & mask.rawValue != 0 {
      insert(modifier)
    }
  }
}
