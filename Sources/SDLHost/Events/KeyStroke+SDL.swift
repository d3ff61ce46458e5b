import CSDL2
import Engine

extension KeyStroke {
  /// The key by SDL's name for what it does on the person's layout; nil for a key without a name.
  @MainActor
  init?(_ symbol: SDL_Keysym) {
    let name = String(cString: SDL_GetKeyName(symbol.sym))
    guard !name.isEmpty else { return nil }
    self.init(key: name, modifiers: Modifiers(sdl: symbol.mod))
  }
}

extension KeyStroke.Modifiers {
  /// Either side's key counts. Alt is `option`, the logo key is `command`.
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
