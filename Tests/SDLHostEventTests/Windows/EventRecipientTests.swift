import CSDL2
import Foundation
import SDLHost
import Testing

/// The window that gets an event of SDL.
@Suite struct EventRecipientTests {
  private static func event(_ type: SDL_EventType, of window: UInt32) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    switch type {
    case SDL_WINDOWEVENT: event.window.windowID = window
    case SDL_MOUSEMOTION: event.motion.windowID = window
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.windowID = window
    case SDL_MOUSEWHEEL: event.wheel.windowID = window
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: event.tfinger.windowID = window
    case SDL_KEYDOWN, SDL_KEYUP: event.key.windowID = window
    case SDL_TEXTINPUT: event.text.windowID = window
    case SDL_TEXTEDITING: event.edit.windowID = window
    case SDL_TEXTEDITING_EXT: event.editExt.windowID = window
    default: event.drop.windowID = window
    }
    return event
  }

  private static let types = [
    SDL_WINDOWEVENT, SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL, SDL_FINGERDOWN,
    SDL_FINGERMOTION, SDL_FINGERUP, SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_TEXTEDITING_EXT,
    SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE,
  ].map(\.rawValue)

  @Test(arguments: types) func anEventReachesTheWindowWithItsNumber(type: UInt32) {
    let event = Self.event(SDL_EventType(rawValue: type), of: 2)
    #expect(event.recipient(of: [1, 2, 3] as [UInt32], id: { $0 }) == 2)
  }

  @Test(arguments: types) func anEventOfAClosedWindowReachesNoWindow(type: UInt32) {
    let event = Self.event(SDL_EventType(rawValue: type), of: 4)
    #expect(event.recipient(of: [1, 2, 3] as [UInt32], id: { $0 }) == nil)
  }

  @Test(arguments: types) func anEventWithoutANumberReachesTheFirstWindow(type: UInt32) {
    let event = Self.event(SDL_EventType(rawValue: type), of: 0)
    #expect(event.recipient(of: [1, 2, 3] as [UInt32], id: { $0 }) == 1)
  }

  @Test func theTextOfADroppedEventIsFreed() {
    for type in [SDL_TEXTEDITING_EXT, SDL_DROPFILE, SDL_KEYDOWN] {
      var event = Self.event(type, of: 4)
      if type == SDL_TEXTEDITING_EXT { event.editExt.text = SDL_strdup("text") }
      if type == SDL_DROPFILE { event.drop.file = SDL_strdup("/file") }
      // A leak is found by the address sanitizer.
      event.freeMemory()
    }
  }

  @Test func positionsAndSizesBeyondTheRangeOfSDLAreItsBounds() {
    #expect(
      [1e11, -1e11, .infinity, -.infinity, .nan, 2.5, -7].map { Int32(clamping: $0 as CGFloat) } == [
        .max, .min, .max, .min, 0, 3, -7,
      ])
  }
}
