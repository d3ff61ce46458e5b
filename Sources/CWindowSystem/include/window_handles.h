// The objects of the window system behind a window of SDL.
#pragma once

#include <stdbool.h>
#include <stdint.h>

struct SDL_Window;

typedef struct {
  // The `wl_display` and the `wl_surface` of the window.
  void *display, *surface;
} wayland_handles;

// The objects of a window under Wayland. Returns false under other window systems.
bool window_wayland_handles(struct SDL_Window *window, wayland_handles *handles);

// The number of a window under X11 (XID); 0 under other window systems.
uint64_t window_x11_number(struct SDL_Window *window);

// Asks the X server for the position of the pointer relative to a window, in pixels. Returns false under other window systems. SDL_GetGlobalMouseState of
// SDL 2.26 does not notice a pointer that a program has moved.
bool window_x11_pointer(struct SDL_Window *window, int *x, int *y);
