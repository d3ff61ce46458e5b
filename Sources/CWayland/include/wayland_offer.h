// The globals of a Wayland compositor, for the choice of the window system before SDL is initialized.
#pragma once

#include <stdbool.h>

typedef struct {
  // True if windows can be opened: `xdg_wm_base`.
  bool has_windows;
  // True if the compositor draws title bars and borders: `zxdg_decoration_manager_v1`.
  bool draws_decorations;
} wayland_offer;

// Connects with the compositor of the environment, asks for its globals, and disconnects. Returns false without libwayland-client, without a
// compositor, if the connection breaks, and without an answer after `patience` milliseconds.
bool wayland_offer_ask(wayland_offer *offer, int patience);
