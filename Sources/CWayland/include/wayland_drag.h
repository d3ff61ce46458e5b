// The source of drags to other programs under Wayland: `wl_data_device` from version 3 on.
#pragma once

#include "wayland_pointer.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct wayland_drag wayland_drag;

enum wayland_drag_event_kind {
  // The pointer is over the window of the drag's origin, at `x` and `y` in surface units.
  wayland_drag_inside,
  // The pointer has left that window.
  wayland_drag_outside,
  // The button was released over that window. The drag is over.
  wayland_drag_dropped_inside,
  // The button was released over another program, which reads the data now.
  wayland_drag_performed,
  // The other program has the data, with `effect`. The drag is over.
  wayland_drag_finished,
  // The compositor, or the target, has cancelled the drag. It is over.
  wayland_drag_cancelled,
  // A target asks for the data of `type`, a MIME type. The receiver writes it to `descriptor`, and closes it.
  wayland_drag_asked,
};

// The bits of `wl_data_device_manager.dnd_action`.
enum wayland_drag_effect { wayland_effect_none = 0, wayland_effect_copy = 1, wayland_effect_move = 2 };

typedef struct {
  enum wayland_drag_event_kind kind;
  double x, y;
  enum wayland_drag_effect effect;
  const char *type;
  int descriptor;
} wayland_drag_event;

// Binds the globals of `display` that drags need; they are known after the next events of the display. `report` is called while events of the
// display's default queue are dispatched. Returns NULL without libwayland-client.
wayland_drag *wayland_drag_open(void *display, void (*report)(void *context, const wayland_drag_event *event), void *context);

typedef struct {
  // Rows of premultiplied pixels, alpha in the highest byte; NULL for a drag without a picture.
  const uint32_t *pixels;
  int width, height;
  // The pixels per surface unit, at least 1.
  int scale;
  // The pointer in surface units.
  int hot_x, hot_y;
} wayland_drag_icon;

// Begins a drag from `surface`, a `wl_surface`, with the button that `pointers` know as pressed on it. `effects` are those that the source
// allows. Returns false without a pressed button, and with a compositor that has no version 3.
bool wayland_drag_begin(
    wayland_drag *drag, const wayland_pointers *pointers, void *surface, const char *const *types, int count, uint32_t effects, wayland_drag_icon icon);

// Shows or hides the picture.
void wayland_drag_show_icon(wayland_drag *drag, bool is_shown);

// Ends the drag without a call of `report`. Has no effect without a drag.
void wayland_drag_cancel(wayland_drag *drag);

// Ends the drag. The connection must still exist.
void wayland_drag_close(wayland_drag *drag);
