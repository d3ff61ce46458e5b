// The parts of a source of drags under Wayland: wayland_drag.c has its course, wayland_drag_icon.c the picture.
#pragma once

#include "include/wayland_drag.h"
#include "wayland_protocol.h"

// The picture of a drag: a surface with a buffer. Objects that do not exist are NULL.
typedef struct {
  wl_proxy *surface, *buffer;
  int width, height;
} drag_icon;

struct wayland_drag {
  wayland_library library;
  void (*report)(void *context, const wayland_drag_event *event);
  void *context;
  wl_proxy *registry, *compositor, *shm, *manager;
  // The objects of the present drag.
  wl_proxy *source, *device, *offer;
  // The surface at which the drag has begun.
  const void *origin;
  bool is_inside, is_performed;
  uint32_t effect;
  drag_icon icon;
};

// Makes the surface of a picture, without showing it. Leaves it NULL for an empty picture, and if there is no memory.
void wayland_icon_make(wayland_drag *drag, const wayland_drag_icon *picture);
// Shows the picture with its corner at a distance from its present place, in surface units.
void wayland_icon_show(wayland_drag *drag, int x, int y);
void wayland_icon_hide(wayland_drag *drag);
void wayland_icon_remove(wayland_drag *drag);
