#define _GNU_SOURCE
#include "wayland_drag_private.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { format_argb8888 = 0 };

static int round_up(int value, int unit) { return (value + unit - 1) / unit * unit; }

// Copies the pixels into memory that the compositor reads. The sides are whole multiples of the scale, as the protocol asks. Returns -1 without memory.
static int copy_pixels(const wayland_drag_icon *picture, int width, int height) {
  const size_t length = (size_t)width * (size_t)height * sizeof(uint32_t);
  const int descriptor = memfd_create("drag icon", MFD_CLOEXEC);
  if (descriptor < 0) return -1;
  uint32_t *pixels = MAP_FAILED;
  if (ftruncate(descriptor, (off_t)length) == 0) pixels = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  if (pixels == MAP_FAILED) {
    close(descriptor);
    return -1;
  }
  for (int y = 0; y < picture->height; y++) {
    memcpy(pixels + (size_t)y * (size_t)width, picture->pixels + (size_t)y * (size_t)picture->width, (size_t)picture->width * sizeof(uint32_t));
  }
  munmap(pixels, length);
  return descriptor;
}

void wayland_icon_make(wayland_drag *drag, const wayland_drag_icon *picture) {
  const wayland_library *library = &drag->library;
  if (picture->pixels == NULL || drag->compositor == NULL || drag->shm == NULL || picture->scale < 1) return;
  if (picture->width < 1 || picture->height < 1 || picture->width > 8192 || picture->height > 8192) return;
  const int width = round_up(picture->width, picture->scale), height = round_up(picture->height, picture->scale);
  const int descriptor = copy_pixels(picture, width, height);
  if (descriptor < 0) return;
  wl_proxy *pool = library->proxy_marshal_constructor(drag->shm, shm_create_pool, &shm_pool_interface, NULL, descriptor, width * height * 4);
  close(descriptor);
  if (pool == NULL) return;
  drag->icon.buffer = library->proxy_marshal_constructor(
      pool, shm_pool_create_buffer, &buffer_interface, NULL, 0, width, height, width * 4, format_argb8888);
  library->proxy_marshal(pool, shm_pool_destroy);
  library->proxy_destroy(pool);
  drag->icon.surface = library->proxy_marshal_constructor(drag->compositor, compositor_create_surface, &surface_interface, NULL);
  if (drag->icon.buffer == NULL || drag->icon.surface == NULL) return wayland_icon_remove(drag);
  drag->icon.width = width;
  drag->icon.height = height;
  library->proxy_marshal(drag->icon.surface, surface_set_buffer_scale, picture->scale);
}

void wayland_icon_show(wayland_drag *drag, int x, int y) {
  if (drag->icon.surface == NULL) return;
  drag->library.proxy_marshal(drag->icon.surface, surface_attach, drag->icon.buffer, x, y);
  drag->library.proxy_marshal(drag->icon.surface, surface_damage, 0, 0, drag->icon.width, drag->icon.height);
  drag->library.proxy_marshal(drag->icon.surface, surface_commit);
}

void wayland_icon_hide(wayland_drag *drag) {
  if (drag->icon.surface == NULL) return;
  drag->library.proxy_marshal(drag->icon.surface, surface_attach, NULL, 0, 0);
  drag->library.proxy_marshal(drag->icon.surface, surface_commit);
}

void wayland_icon_remove(wayland_drag *drag) {
  const wayland_library *library = &drag->library;
  if (drag->icon.surface != NULL) {
    library->proxy_marshal(drag->icon.surface, surface_destroy);
    library->proxy_destroy(drag->icon.surface);
  }
  if (drag->icon.buffer != NULL) {
    library->proxy_marshal(drag->icon.buffer, buffer_destroy);
    library->proxy_destroy(drag->icon.buffer);
  }
  drag->icon = (drag_icon){0};
}
