#include "include/wayland_frame.h"

#include "wayland_protocol.h"

#include <stddef.h>
#include <stdlib.h>

struct wayland_frames {
  wayland_library library;
  wl_proxy *surface;
  // The callback that is awaited; NULL without one.
  wl_proxy *callback;
  void (*shown)(void *context);
  void *context;
};

wayland_frames *wayland_frames_open(void *surface, void (*shown)(void *context), void *context) {
  wayland_frames *frames = calloc(1, sizeof(wayland_frames));
  if (frames == NULL) return NULL;
  if (surface == NULL || !wayland_library_find(&frames->library)) {
    free(frames);
    return NULL;
  }
  frames->surface = surface;
  frames->shown = shown;
  frames->context = context;
  return frames;
}

static void done(void *data, wl_proxy *callback, uint32_t time) {
  (void)time;
  wayland_frames *frames = data;
  frames->library.proxy_destroy(callback);
  frames->callback = NULL;
  frames->shown(frames->context);
}

static void (*listener[])(void) = {(void (*)(void))done};

void wayland_frames_request(wayland_frames *frames) {
  if (frames->callback != NULL) return;
  frames->callback = frames->library.proxy_marshal_constructor(frames->surface, surface_frame, &callback_interface, NULL);
  if (frames->callback == NULL) return;
  frames->library.proxy_add_listener(frames->callback, listener, frames);
  frames->library.proxy_marshal(frames->surface, surface_commit);
}

bool wayland_frames_is_awaited(const wayland_frames *frames) { return frames->callback != NULL; }

void wayland_frames_close(wayland_frames *frames) {
  if (frames->callback != NULL) frames->library.proxy_destroy(frames->callback);
  free(frames);
}
