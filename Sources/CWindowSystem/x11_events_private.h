// The functions to which the event filter gives the X events that SDL reports.
#pragma once

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <stdbool.h>

#if defined(SDL_VIDEO_DRIVER_X11)

// Handles an event of XInput 2 whose data is present.
void x11_scroll_note(const XEvent *event);

// True if the wheel event that SDL makes now repeats a movement that was reported.
bool x11_scroll_repeats_wheel(void);

// Handles an event of a property, of a window or of a client.
void x11_settings_note(const XEvent *event);

#endif
