#include "include/wayland_presentation.h"

#include "wayland_protocol.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// The answer for a picture that is awaited.
typedef struct feedback {
  wayland_presentation *owner;
  wl_proxy *proxy;
  double mark;
  struct feedback *next;
} feedback;

struct wayland_presentation {
  wayland_library library;
  wl_proxy *surface, *registry, *global;
  bool has_monotonic_clock;
  feedback *awaited;
  void (*shown)(void *context, double mark, uint64_t time);
  void *context;
};

// MARK: Feedback

static void drop(feedback *dropped) {
  for (feedback **place = &dropped->owner->awaited; *place != NULL; place = &(*place)->next) {
    if (*place != dropped) continue;
    *place = dropped->next;
    break;
  }
  dropped->owner->library.proxy_destroy(dropped->proxy);
  free(dropped);
}

static void sync_output(void *data, wl_proxy *proxy, wl_proxy *output) { (void)data, (void)proxy, (void)output; }

static void presented(
    void *data, wl_proxy *proxy, uint32_t seconds_high, uint32_t seconds_low, uint32_t nanoseconds, uint32_t refresh, uint32_t sequence_high,
    uint32_t sequence_low, uint32_t flags) {
  (void)proxy, (void)refresh, (void)sequence_high, (void)sequence_low, (void)flags;
  feedback *answered = data;
  wayland_presentation *owner = answered->owner;
  const uint64_t seconds = (uint64_t)seconds_high << 32 | seconds_low;
  const double mark = answered->mark;
  drop(answered);
  owner->shown(owner->context, mark, seconds * 1000000000 + nanoseconds);
}

static void discarded(void *data, wl_proxy *proxy) {
  (void)proxy;
  drop(data);
}

static void (*feedback_listener[])(void) = {(void (*)(void))sync_output, (void (*)(void))presented, (void (*)(void))discarded};

void wayland_presentation_request(wayland_presentation *presentation, double mark) {
  if (presentation->global == NULL || !presentation->has_monotonic_clock) return;
  feedback *added = calloc(1, sizeof(feedback));
  if (added == NULL) return;
  added->proxy = presentation->library.proxy_marshal_constructor(
      presentation->global, presentation_feedback, &feedback_interface, presentation->surface, NULL);
  if (added->proxy == NULL) return free(added);
  added->owner = presentation;
  added->mark = mark;
  added->next = presentation->awaited;
  presentation->awaited = added;
  presentation->library.proxy_add_listener(added->proxy, feedback_listener, added);
}

// MARK: Registry

static void clock_id(void *data, wl_proxy *proxy, uint32_t clock) {
  (void)proxy;
  ((wayland_presentation *)data)->has_monotonic_clock = clock == CLOCK_MONOTONIC;
}

static void (*global_listener[])(void) = {(void (*)(void))clock_id};

static void registry_global(void *data, wl_proxy *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)version;
  wayland_presentation *presentation = data;
  if (strcmp(interface, presentation_interface.name) != 0 || presentation->global != NULL) return;
  presentation->global = presentation->library.proxy_marshal_constructor_versioned(
      registry, registry_bind, &presentation_interface, 1, name, presentation_interface.name, 1, NULL);
  if (presentation->global == NULL) return;
  presentation->library.proxy_add_listener(presentation->global, global_listener, presentation);
}

static void registry_global_remove(void *data, wl_proxy *registry, uint32_t name) { (void)data, (void)registry, (void)name; }

static void (*registry_listener[])(void) = {(void (*)(void))registry_global, (void (*)(void))registry_global_remove};

wayland_presentation *wayland_presentation_open(
    void *display, void *surface, void (*shown)(void *context, double mark, uint64_t time), void *context) {
  wayland_presentation *presentation = calloc(1, sizeof(wayland_presentation));
  if (presentation == NULL) return NULL;
  presentation->surface = surface;
  presentation->shown = shown;
  presentation->context = context;
  if (display != NULL && surface != NULL && wayland_library_find(&presentation->library)) {
    presentation->registry = presentation->library.proxy_marshal_constructor(display, display_get_registry, &registry_interface, NULL);
  }
  if (presentation->registry == NULL) {
    free(presentation);
    return NULL;
  }
  presentation->library.proxy_add_listener(presentation->registry, registry_listener, presentation);
  return presentation;
}

void wayland_presentation_close(wayland_presentation *presentation) {
  while (presentation->awaited != NULL) drop(presentation->awaited);
  if (presentation->global != NULL) {
    presentation->library.proxy_marshal(presentation->global, presentation_destroy);
    presentation->library.proxy_destroy(presentation->global);
  }
  presentation->library.proxy_destroy(presentation->registry);
  free(presentation);
}
