// The frame callbacks of a Wayland surface: the compositor tells when it has shown a picture, and tells nothing while the surface is covered.
#pragma once

#include <stdbool.h>

typedef struct wayland_frames wayland_frames;

// Frame callbacks of `surface`, a `wl_surface`. `shown` is called while events of the display's default queue are dispatched. Returns NULL if
// the library libwayland-client is not loaded in this process or lacks a function.
wayland_frames *wayland_frames_open(void *surface, void (*shown)(void *context), void *context);

// Asks for a callback for the picture that was committed last, by a commit without a picture. Has no effect while a callback is awaited.
void wayland_frames_request(wayland_frames *frames);

// True from `wayland_frames_request` until the compositor has answered.
bool wayland_frames_is_awaited(const wayland_frames *frames);

// Ends the callbacks. The connection must still exist.
void wayland_frames_close(wayland_frames *frames);
