#include "wayland_drag_private.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static double number(wl_fixed fixed) { return fixed / 256.0; }

static void report(const wayland_drag *drag, wayland_drag_event event) { drag->report(drag->context, &event); }

static void destroy(const wayland_drag *drag, wl_proxy **object, uint32_t request) {
  if (*object == NULL) return;
  drag->library.proxy_marshal(*object, request);
  drag->library.proxy_destroy(*object);
  *object = NULL;
}

void wayland_drag_cancel(wayland_drag *drag) {
  destroy(drag, &drag->offer, offer_destroy);
  // Without its source the compositor ends the drag.
  destroy(drag, &drag->source, source_destroy);
  destroy(drag, &drag->device, device_release);
  wayland_icon_remove(drag);
  drag->origin = NULL;
  drag->is_inside = drag->is_performed = false;
  drag->effect = wayland_effect_none;
}

static void end(wayland_drag *drag, wayland_drag_event event) {
  wayland_drag_cancel(drag);
  report(drag, event);
}

// MARK: Source

static void source_target(void *data, wl_proxy *source, const char *type) { (void)data, (void)source, (void)type; }

static void source_send(void *data, wl_proxy *source, const char *type, int descriptor) {
  (void)source;
  report(data, (wayland_drag_event){.kind = wayland_drag_asked, .type = type, .descriptor = descriptor});
}

static void source_cancelled(void *data, wl_proxy *source) {
  (void)source;
  end(data, (wayland_drag_event){.kind = wayland_drag_cancelled});
}

static void source_performed(void *data, wl_proxy *source) {
  (void)source;
  wayland_drag *drag = data;
  // The drop over the own window is reported by its device.
  if (drag->is_inside || drag->is_performed) return;
  drag->is_performed = true;
  report(drag, (wayland_drag_event){.kind = wayland_drag_performed});
}

static void source_finished(void *data, wl_proxy *source) {
  (void)source;
  wayland_drag *drag = data;
  // An action of asking leaves the source as it is.
  const enum wayland_drag_effect effect = drag->effect == wayland_effect_move ? wayland_effect_move : wayland_effect_copy;
  end(drag, (wayland_drag_event){.kind = wayland_drag_finished, .effect = effect});
}

static void source_action(void *data, wl_proxy *source, uint32_t action) {
  (void)source;
  ((wayland_drag *)data)->effect = action;
}

static void (*source_listener[])(void) = {
    (void (*)(void))source_target,    (void (*)(void))source_send,     (void (*)(void))source_cancelled,
    (void (*)(void))source_performed, (void (*)(void))source_finished, (void (*)(void))source_action,
};

// MARK: Device

static void offer_offer(void *data, wl_proxy *offer, const char *type) { (void)data, (void)offer, (void)type; }
static void offer_number(void *data, wl_proxy *offer, uint32_t value) { (void)data, (void)offer, (void)value; }

static void (*offer_listener[])(void) = {
    (void (*)(void))offer_offer, (void (*)(void))offer_number, (void (*)(void))offer_number,
};

// The offer of this or a different client, kept for `offer_destroy`.
static void device_offer(void *data, wl_proxy *device, wl_proxy *offer) {
  (void)device;
  wayland_drag *drag = data;
  destroy(drag, &drag->offer, offer_destroy);
  drag->offer = offer;
  if (offer != NULL) drag->library.proxy_add_listener(offer, offer_listener, drag);
}

static void device_enter(void *data, wl_proxy *device, uint32_t serial, const void *surface, wl_fixed x, wl_fixed y, wl_proxy *offer) {
  (void)device;
  wayland_drag *drag = data;
  drag->is_inside = surface == drag->origin;
  // An offer that is accepted ends with `drop` and not with `cancelled`, which also is the end by the compositor's Escape key.
  if (offer != NULL && offer == drag->offer) {
    drag->library.proxy_marshal(offer, offer_accept, serial, drag->is_inside ? "text/plain" : NULL);
    if (drag->is_inside) drag->library.proxy_marshal(offer, offer_set_actions, 3, 1);
  }
  if (drag->is_inside) report(drag, (wayland_drag_event){.kind = wayland_drag_inside, .x = number(x), .y = number(y)});
}

static void device_leave(void *data, wl_proxy *device) {
  (void)device;
  wayland_drag *drag = data;
  destroy(drag, &drag->offer, offer_destroy);
  if (!drag->is_inside) return;
  drag->is_inside = false;
  report(drag, (wayland_drag_event){.kind = wayland_drag_outside});
}

static void device_motion(void *data, wl_proxy *device, uint32_t time, wl_fixed x, wl_fixed y) {
  (void)device, (void)time;
  const wayland_drag *drag = data;
  if (drag->is_inside) report(drag, (wayland_drag_event){.kind = wayland_drag_inside, .x = number(x), .y = number(y)});
}

static void device_drop(void *data, wl_proxy *device) {
  (void)device;
  wayland_drag *drag = data;
  if (drag->is_inside) end(drag, (wayland_drag_event){.kind = wayland_drag_dropped_inside});
}

static void device_selection(void *data, wl_proxy *device, wl_proxy *offer) {
  (void)device;
  wayland_drag *drag = data;
  if (offer != NULL && offer == drag->offer) destroy(drag, &drag->offer, offer_destroy);
}

static void (*device_listener[])(void) = {
    (void (*)(void))device_offer,  (void (*)(void))device_enter, (void (*)(void))device_leave,
    (void (*)(void))device_motion, (void (*)(void))device_drop,  (void (*)(void))device_selection,
};

// MARK: Course

bool wayland_drag_begin(
    wayland_drag *drag, const wayland_pointers *pointers, void *surface, const char *const *types, int count, uint32_t effects,
    wayland_drag_icon icon) {
  const wayland_library *library = &drag->library;
  uint32_t serial;
  void *seat = wayland_pointers_pressed_seat(pointers, surface, &serial);
  wayland_drag_cancel(drag);
  if (drag->manager == NULL || seat == NULL || count < 1) return false;
  drag->source = library->proxy_marshal_constructor(drag->manager, manager_create_source, &source_interface, NULL);
  drag->device = library->proxy_marshal_constructor(drag->manager, manager_get_device, &device_interface, NULL, seat);
  if (drag->source == NULL || drag->device == NULL) return wayland_drag_cancel(drag), false;
  library->proxy_add_listener(drag->source, source_listener, drag);
  library->proxy_add_listener(drag->device, device_listener, drag);
  for (int index = 0; index < count; index++) library->proxy_marshal(drag->source, source_offer, types[index]);
  library->proxy_marshal(drag->source, source_set_actions, effects);
  drag->origin = surface;
  wayland_icon_make(drag, &icon);
  library->proxy_marshal(drag->device, device_start_drag, drag->source, surface, drag->icon.surface, serial);
  wayland_icon_show(drag, -icon.hot_x, -icon.hot_y);
  return true;
}

void wayland_drag_show_icon(wayland_drag *drag, bool is_shown) {
  if (is_shown) wayland_icon_show(drag, 0, 0);
  else wayland_icon_hide(drag);
}

// MARK: Registry

static wl_proxy *bind(wayland_drag *drag, uint32_t name, const wl_interface *interface, uint32_t version) {
  return drag->library.proxy_marshal_constructor_versioned(
      drag->registry, registry_bind, interface, version, name, interface->name, version, NULL);
}

static void global(void *data, wl_proxy *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)registry;
  wayland_drag *drag = data;
  if (drag->manager == NULL && strcmp(interface, manager_interface.name) == 0 && version >= manager_version) {
    drag->manager = bind(drag, name, &manager_interface, manager_version);
  } else if (drag->compositor == NULL && strcmp(interface, compositor_interface.name) == 0 && version >= compositor_version) {
    drag->compositor = bind(drag, name, &compositor_interface, compositor_version);
  } else if (drag->shm == NULL && strcmp(interface, shm_interface.name) == 0) {
    drag->shm = bind(drag, name, &shm_interface, 1);
    if (drag->shm != NULL) {
      static void (*listener[])(void) = {(void (*)(void))offer_number};
      drag->library.proxy_add_listener(drag->shm, listener, drag);
    }
  }
}

static void global_remove(void *data, wl_proxy *registry, uint32_t name) { (void)data, (void)registry, (void)name; }

static void (*registry_listener[])(void) = {(void (*)(void))global, (void (*)(void))global_remove};

wayland_drag *wayland_drag_open(void *display, void (*report)(void *context, const wayland_drag_event *event), void *context) {
  wayland_drag *drag = calloc(1, sizeof(wayland_drag));
  if (drag == NULL) return NULL;
  if (display != NULL && wayland_library_find(&drag->library)) {
    drag->report = report;
    drag->context = context;
    drag->registry = drag->library.proxy_marshal_constructor(display, display_get_registry, &registry_interface, NULL);
  }
  if (drag->registry == NULL) {
    free(drag);
    return NULL;
  }
  drag->library.proxy_add_listener(drag->registry, registry_listener, drag);
  return drag;
}

void wayland_drag_close(wayland_drag *drag) {
  wayland_drag_cancel(drag);
  wl_proxy *globals[] = {drag->manager, drag->shm, drag->compositor, drag->registry};
  for (int index = 0; index < 4; index++) {
    if (globals[index] != NULL) drag->library.proxy_destroy(globals[index]);
  }
  free(drag);
}
