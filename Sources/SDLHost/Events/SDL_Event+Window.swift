import CSDL2

extension SDL_Event {
  /// The number of the window that the event is about (`SDL_GetWindowID`); nil for an event of no window or of all.
  var windowID: UInt32? {
    let number: UInt32 =
      switch SDL_EventType(rawValue: type) {
      case SDL_WINDOWEVENT: window.windowID
      case SDL_MOUSEMOTION: motion.windowID
      case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button.windowID
      case SDL_MOUSEWHEEL: wheel.windowID
      case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: tfinger.windowID
      case SDL_KEYDOWN, SDL_KEYUP: key.windowID
      case SDL_TEXTINPUT: text.windowID
      case SDL_TEXTEDITING: edit.windowID
      case SDL_TEXTEDITING_EXT: editExt.windowID
      case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: drop.windowID
      default: type == PointingEvent.type ? user.windowID : 0
      }
    return number == 0 ? nil : number
  }

  /// The window of `windows` that receives the event: the window with its number, the first for an event without a number. Nil for an
  /// event that a closed window has left in the queue.
  package func recipient<Window>(of windows: [Window], id: (Window) -> UInt32) -> Window? {
    guard let number = windowID else { return windows.first }
    return windows.first { id($0) == number }
  }

  /// Frees the memory of an event that no `SDLEventTranslator` receives. SDL gives the memory to the receiver.
  package func freeMemory() {
    switch SDL_EventType(rawValue: type) {
    case SDL_TEXTEDITING_EXT: SDL_free(editExt.text)
    case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: SDL_free(drop.file)
    default: if type == PointingEvent.type { _ = PointingEvent.take(self) }
    }
  }
}
