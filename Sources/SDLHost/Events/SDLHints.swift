import CSDL2

/// The settings of SDL (`SDL_SetHint`) that the library needs.
package enum SDLHints {
  /// Sets the SDL hints that the translator and the loop rely on. Call it once before `SDL_Init(SDL_INIT_VIDEO)`.
  ///
  /// Only the video subsystem may be initialized: with an open joystick SDL polls instead of blocking in `SDL_WaitEvent`.
  /// Hints in the environment (`SDL_VIDEO_ALLOW_SCREENSAVER=0`) take precedence, except for those that the translator
  /// requires.
  @MainActor package static func configure() {
    // Otherwise SDL reports every drag twice, as touch and as mouse.
    SDL_SetHintWithPriority(SDL_HINT_TOUCH_MOUSE_EVENTS, "0", SDL_HINT_OVERRIDE)
    SDL_SetHintWithPriority(SDL_HINT_MOUSE_TOUCH_EVENTS, "0", SDL_HINT_OVERRIDE)
    // Otherwise SDL truncates text that an input method commits to 31 bytes, ten Chinese characters.
    SDL_SetHintWithPriority(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1", SDL_HINT_OVERRIDE)

    // Otherwise sdl2-compat divides the sizes of windows by the scale of the display, for programs that do not know scales.
    SDL_SetHint("SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY", "0")

    // SDL's defaults are meant for games: no screensaver, no compositor, and the click that focuses the window is
    // discarded.
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    // Otherwise a renderer that the environment chooses (`SDL_RENDER_DRIVER`) executes every call separately.
    SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1")
  }
}
