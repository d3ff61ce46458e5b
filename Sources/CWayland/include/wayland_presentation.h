// The times at which the pictures of a Wayland surface are shown (`wp_presentation`).
#pragma once

#include <stdint.h>

typedef struct wayland_presentation wayland_presentation;

// Binds `wp_presentation` for `surface`, a `wl_surface` of the `wl_display`. `shown` is called while events of the display's default queue are dispatched,
// with the `mark` of a picture and the time at which it was shown, in nanoseconds of CLOCK_MONOTONIC. There are no calls before the compositor has told its
// clock, with another clock, without the global object, and for a picture that was replaced before it was shown. Returns NULL if the library
// libwayland-client is not loaded in this process or lacks a function.
wayland_presentation *wayland_presentation_open(
    void *display, void *surface, void (*shown)(void *context, double mark, uint64_t time), void *context);

// Asks for the time of the picture that is committed next.
void wayland_presentation_request(wayland_presentation *presentation, double mark);

// Ends the calls. The connection must still exist.
void wayland_presentation_close(wayland_presentation *presentation);
