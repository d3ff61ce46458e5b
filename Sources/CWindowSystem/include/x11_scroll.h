// The scroll distances of devices under X11 in fractions of a notch, which SDL 2 receives and does not pass on.
#pragma once

#include <stdbool.h>
#include <stdint.h>

struct SDL_Window;

typedef struct {
  // Milliseconds of the X server's clock.
  uint32_t time;
  // The number of the device.
  int device;
  // True if the driver tells by the device's properties that it is a touchpad, which ends each movement with a distance of zero.
  bool is_touchpad;
  // The distances in notches, positive to the right and down, and whether the report has one for the axis.
  double x, y;
  bool has_x, has_y;
} x11_scroll_event;

// Installs the filter of `event_times_install`, and calls `report` for each movement of a scroll axis, on the thread that fetches SDL's events, and in their order. From then on SDL's wheel events
// that repeat such a movement are dropped. Returns false without X11 or XInput 2.1, and in a build without the header of XInput 2.
bool x11_scroll_listen(struct SDL_Window *window, void (*report)(void *context, const x11_scroll_event *event), void *context);

// Ends the calls.
void x11_scroll_end(void);
