import CSDL2

/// SDL events with the fields that the tests use.
extension SDL_Event {
  static func motion(_ x: Int32, _ y: Int32, which: UInt32 = 0) -> SDL_Event {
    make(SDL_MOUSEMOTION) {
      $0.motion.x = x
      $0.motion.y = y
      $0.motion.which = which
    }
  }

  static func buttonDown(_ x: Int32, _ y: Int32, button: UInt8 = 1, which: UInt32 = 0) -> SDL_Event {
    make(SDL_MOUSEBUTTONDOWN) { $0.setButton(x, y, button, which) }
  }

  static func buttonUp(_ x: Int32, _ y: Int32, button: UInt8 = 1, which: UInt32 = 0) -> SDL_Event {
    make(SDL_MOUSEBUTTONUP) { $0.setButton(x, y, button, which) }
  }

  /// `whole` is the value of the integer fields, which is independent of `precise`.
  static func wheel(
    precise: (x: Float, y: Float), whole: (x: Int32, y: Int32) = (0, 0), at: (x: Int32, y: Int32) = (0, 0),
    flipped: Bool = false, which: UInt32 = 0
  ) -> SDL_Event {
    make(SDL_MOUSEWHEEL) {
      $0.wheel.which = which
      $0.wheel.x = whole.x
      $0.wheel.y = whole.y
      $0.wheel.preciseX = precise.x
      $0.wheel.preciseY = precise.y
      $0.wheel.mouseX = at.x
      $0.wheel.mouseY = at.y
      $0.wheel.direction = (flipped ? SDL_MOUSEWHEEL_FLIPPED : SDL_MOUSEWHEEL_NORMAL).rawValue
    }
  }

  static func finger(
    _ type: SDL_EventType, _ id: SDL_FingerID, _ x: Float, _ y: Float, device: SDL_TouchID = 7
  ) -> SDL_Event {
    make(type) {
      $0.tfinger.touchId = device
      $0.tfinger.fingerId = id
      $0.tfinger.x = x
      $0.tfinger.y = y
    }
  }

  static func key(
    _ type: SDL_EventType, _ symbol: SDL_KeyCode, modifiers: SDL_Keymod = KMOD_NONE, isRepeat: Bool = false
  ) -> SDL_Event {
    make(type) {
      $0.key.keysym.sym = SDL_Keycode(bitPattern: symbol.rawValue)
      $0.key.keysym.mod = UInt16(modifiers.rawValue)
      $0.key.`repeat` = isRepeat ? 1 : 0
    }
  }

  /// An event of a drop; the translator frees its text.
  static func drop(_ type: SDL_EventType, _ text: String? = nil) -> SDL_Event {
    make(type) { $0.drop.file = text.flatMap { SDL_strdup($0) } }
  }

  /// A composition that is short enough for the event itself.
  static func editing(_ text: String, start: Int32, length: Int32) -> SDL_Event {
    make(SDL_TEXTEDITING) {
      withUnsafeMutableBytes(of: &$0.edit.text) { $0.copyBytes(from: text.utf8) }
      $0.edit.start = start
      $0.edit.length = length
    }
  }

  /// A composition in separate memory, which the receiver frees.
  static func longEditing(_ text: String, start: Int32, length: Int32) -> SDL_Event {
    make(SDL_TEXTEDITING_EXT) {
      $0.editExt.text = SDL_strdup(text)
      $0.editExt.start = start
      $0.editExt.length = length
    }
  }

  static func text(_ text: String) -> SDL_Event {
    make(SDL_TEXTINPUT) {
      withUnsafeMutableBytes(of: &$0.text.text) { $0.copyBytes(from: text.utf8) }
    }
  }

  static func window(_ id: SDL_WindowEventID, _ data1: Int32 = 0, _ data2: Int32 = 0) -> SDL_Event {
    make(SDL_WINDOWEVENT) {
      $0.window.event = UInt8(id.rawValue)
      $0.window.data1 = data1
      $0.window.data2 = data2
    }
  }

  static func plain(_ type: UInt32) -> SDL_Event {
    var event = SDL_Event()
    event.type = type
    return event
  }

  private static func make(_ type: SDL_EventType, fill: (inout SDL_Event) -> Void) -> SDL_Event {
    var event = plain(type.rawValue)
    fill(&event)
    return event
  }

  private mutating func setButton(_ x: Int32, _ y: Int32, _ button: UInt8, _ which: UInt32) {
    self.button.x = x
    self.button.y = y
    self.button.button = button
    self.button.which = which
  }
}
