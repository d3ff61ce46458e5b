// The events of pointers and touchpads under Wayland that SDL 2 does not pass on: source, lift, hold, pinch.
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum wayland_event_kind {
  // The pointer has entered `surface` at `x` and `y`.
  wayland_enter,
  wayland_leave,
  wayland_motion,
  // The button with the number `axis` of the kernel was pressed, with `value` 1, or released, with 0.
  wayland_button,
  // A distance of `x` surface units along `axis`.
  wayland_axis,
  // The device of the frame: `value` is a `wayland_source`.
  wayland_axis_source,
  // The fingers have left the touchpad, along `axis`.
  wayland_axis_stop,
  // Whole notches along `axis`: `value`.
  wayland_axis_discrete,
  // A distance of `value` hundred-and-twentieths of a notch along `axis`.
  wayland_axis_value120,
  // The end of the events that belong together.
  wayland_frame,
  // A gesture on `surface`. The end has `value` 1 if it was cancelled.
  wayland_hold_begin,
  wayland_hold_end,
  wayland_pinch_begin,
  // The middle of the fingers has moved by `x` and `y` since the last update. `scale` is the distance of the fingers as a multiple of that at the
  // beginning, `rotation` the angle in degrees since the last update, clockwise.
  wayland_pinch_update,
  wayland_pinch_end,
  // The seat, or its pointer, is gone.
  wayland_seat_lost,
};

enum wayland_axis { wayland_vertical = 0, wayland_horizontal = 1 };
enum wayland_source { wayland_wheel = 0, wayland_finger = 1, wayland_continuous = 2, wayland_wheel_tilt = 3 };

typedef struct {
  enum wayland_event_kind kind;
  // Milliseconds of the compositor's clock; 0 for an event without a time.
  uint32_t time;
  // The number of the seat in this process.
  uint32_t seat;
  // The `wl_surface` below the pointer; NULL for other events than `enter`, `hold_begin` and `pinch_begin`.
  const void *surface;
  uint32_t axis;
  int32_t value;
  // Surface units.
  double x, y;
  double scale, rotation;
} wayland_event;

typedef struct wayland_pointers wayland_pointers;

// Listens to the pointers of all seats of `display`, a `wl_display`, that tell the sources of their distances (version 5 of `wl_seat`). `report` is called while events of the display's default queue are
// dispatched, after the listeners of objects that exist already. Sends requests and waits for no answer. Returns NULL if the library
// libwayland-client is not loaded in this process or lacks a function.
wayland_pointers *wayland_pointers_open(void *display, void (*report)(void *context, const wayland_event *event), void *context);

// The `wl_seat` with a button that was pressed on `surface` and is held, and the serial of the press; NULL without such a seat.
void *wayland_pointers_pressed_seat(const wayland_pointers *pointers, const void *surface, uint32_t *serial);

// Waits until the events that the compositor has sent so far are dispatched, those of SDL's objects included. Has no effect without libwayland-client.
void wayland_catch_up(void *display);

// Ends listening. The connection must still exist.
void wayland_pointers_close(wayland_pointers *pointers);
