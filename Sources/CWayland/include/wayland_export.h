// The name of a Wayland window for other programs, which put their dialogs in front of it: xdg-foreign, version 2.
#pragma once

typedef struct wayland_export wayland_export;

// Asks the compositor of `display`, a `wl_display`, for the name of `surface`, a `wl_surface` with a window. `answer` is called once, while events
// of the display's default queue are dispatched: with the name, or with NULL if the compositor has no `zxdg_exporter_v2`. Returns NULL, without
// an answer, if the library libwayland-client is not loaded in this process or lacks a function.
wayland_export *wayland_export_open(
    void *display, void *surface, void (*answer)(void *context, const char *name), void *context);

// Withdraws the name. The connection must still exist.
void wayland_export_close(wayland_export *export);
