// The pinches of a touchpad over a window under X11 (XInput 2.4), which SDL 2 does not ask for.
#pragma once

#include <stdbool.h>
#include <stdint.h>

struct SDL_Window;

typedef enum { x11_pinch_begin, x11_pinch_update, x11_pinch_end, x11_pinch_cancelled } x11_pinch_phase;

typedef struct {
  x11_pinch_phase phase;
  // Milliseconds of the X server's clock.
  uint32_t time;
  // The pointer in the window, in pixels.
  double x, y;
  // The movement of the middle of the fingers since the last event, in pixels.
  double delta_x, delta_y;
  // The distance of the fingers as a multiple of that at the beginning.
  double scale;
  // The angle since the last event in degrees, clockwise.
  double rotation;
} x11_pinch_event;

typedef struct x11_pinches x11_pinches;

// Listens to the pinches over a window, by a connection of its own: a connection that has asked for XInput 2.2, as SDL's, gets none. Returns NULL under
// other window systems, with an older server or library, and in a build without the header of XInput 2.4.
x11_pinches *x11_pinches_open(struct SDL_Window *window);

// The descriptor of the connection.
int x11_pinches_descriptor(const x11_pinches *pinches);

// Takes the next event that has arrived. Returns false without another event; then there is more when the descriptor can be read.
bool x11_pinches_next(x11_pinches *pinches, x11_pinch_event *event);

// Closes the connection.
void x11_pinches_close(x11_pinches *pinches);
