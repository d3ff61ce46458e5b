import CSDL2

/// Sets the hints that the translator and the loop rely on. Once, before `SDL_Init(SDL_INIT_VIDEO)`.
///
/// Nothing but video may be initialised: with a joystick open SDL polls instead of blocking while it waits.
/// What the environment sets (`SDL_VIDEO_ALLOW_SCREENSAVER=0`) wins, except over what the translator cannot do without.
@MainActor
package func configureSDLHints() {
  // A touch is a touch and the mouse is the mouse: SDL would report every drag twice.
  SDL_SetHintWithPriority(SDL_HINT_TOUCH_MOUSE_EVENTS, "0", SDL_HINT_OVERRIDE)
  SDL_SetHintWithPriority(SDL_HINT_MOUSE_TOUCH_EVENTS, "0", SDL_HINT_OVERRIDE)
  // Text of any length; SDL would cut what an input method commits after 31 bytes, ten Chinese characters.
  SDL_SetHintWithPriority(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1", SDL_HINT_OVERRIDE)

  // SDL's defaults are a game's: no screensaver, no compositor, and the press that gives focus is swallowed.
  SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
  SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
  SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
}
