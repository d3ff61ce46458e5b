import CSDL2
import SDLHost
import Testing

@MainActor
@Suite struct SDLHintsTests {
  @Test func touchesAreSeparateFromTheMouseAndTheScreensaverIsAllowed() {
    SDLHints.configure()
    #expect(hint(SDL_HINT_TOUCH_MOUSE_EVENTS) == "0")
    #expect(hint(SDL_HINT_MOUSE_TOUCH_EVENTS) == "0")
    #expect(hint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER) == "1")
  }

  private func hint(_ name: String) -> String? {
    SDL_GetHint(name).map { String(cString: $0) }
  }
}
