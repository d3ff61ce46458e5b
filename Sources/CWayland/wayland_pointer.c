#include "include/wayland_pointer.h"

#include "wayland_protocol.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

// A seat with its pointer and the gestures of that pointer; objects that do not exist are NULL.
typedef struct seat {
  struct seat *next;
  wayland_pointers *owner;
  // The number of the global object by which the seat is announced and withdrawn.
  uint32_t name;
  uint32_t number;
  uint32_t version;
  wl_proxy *proxy, *pointer, *pinch, *hold;
  // The surface below the pointer; NULL without one.
  const void *focus;
  // The number of buttons that are pressed, and the serial of the first of them.
  uint32_t pressed_count, press_serial;
} seat;

struct wayland_pointers {
  wayland_library library;
  void (*report)(void *context, const wayland_event *event);
  void *context;
  wl_proxy *registry;
  wl_proxy *gestures;
  uint32_t gestures_name, gestures_version;
  seat *seats;
  uint32_t seat_count;
};

static double number(wl_fixed fixed) { return fixed / 256.0; }

static void report(const seat *seat, wayland_event event) {
  event.seat = seat->number;
  seat->owner->report(seat->owner->context, &event);
}

// MARK: Pointer

static void pointer_enter(void *data, wl_proxy *pointer, uint32_t serial, const void *surface, wl_fixed x, wl_fixed y) {
  (void)pointer, (void)serial;
  seat *entered = data;
  entered->focus = surface;
  entered->pressed_count = 0;
  report(data, (wayland_event){.kind = wayland_enter, .surface = surface, .x = number(x), .y = number(y)});
}

static void pointer_leave(void *data, wl_proxy *pointer, uint32_t serial, const void *surface) {
  (void)pointer, (void)serial, (void)surface;
  seat *left = data;
  left->focus = NULL;
  left->pressed_count = 0;
  report(data, (wayland_event){.kind = wayland_leave});
}

static void pointer_motion(void *data, wl_proxy *pointer, uint32_t time, wl_fixed x, wl_fixed y) {
  (void)pointer;
  report(data, (wayland_event){.kind = wayland_motion, .time = time, .x = number(x), .y = number(y)});
}

static void pointer_button(void *data, wl_proxy *pointer, uint32_t serial, uint32_t time, uint32_t button, uint32_t state) {
  (void)pointer;
  seat *used = data;
  if (state == pointer_pressed) {
    if (used->pressed_count++ == 0) used->press_serial = serial;
  } else if (used->pressed_count > 0) {
    used->pressed_count--;
  }
  report(data, (wayland_event){.kind = wayland_button, .time = time, .axis = button, .value = state == pointer_pressed});
}

static void pointer_axis(void *data, wl_proxy *pointer, uint32_t time, uint32_t axis, wl_fixed value) {
  (void)pointer;
  report(data, (wayland_event){.kind = wayland_axis, .time = time, .axis = axis, .x = number(value)});
}

static void pointer_frame(void *data, wl_proxy *pointer) {
  (void)pointer;
  report(data, (wayland_event){.kind = wayland_frame});
}

static void pointer_axis_source(void *data, wl_proxy *pointer, uint32_t source) {
  (void)pointer;
  report(data, (wayland_event){.kind = wayland_axis_source, .value = (int32_t)source});
}

static void pointer_axis_stop(void *data, wl_proxy *pointer, uint32_t time, uint32_t axis) {
  (void)pointer;
  report(data, (wayland_event){.kind = wayland_axis_stop, .time = time, .axis = axis});
}

static void pointer_axis_discrete(void *data, wl_proxy *pointer, uint32_t axis, int32_t steps) {
  (void)pointer;
  report(data, (wayland_event){.kind = wayland_axis_discrete, .axis = axis, .value = steps});
}

static void pointer_axis_value120(void *data, wl_proxy *pointer, uint32_t axis, int32_t value) {
  (void)pointer;
  report(data, (wayland_event){.kind = wayland_axis_value120, .axis = axis, .value = value});
}

static void (*pointer_listener[])(void) = {
    (void (*)(void))pointer_enter,         (void (*)(void))pointer_leave,
    (void (*)(void))pointer_motion,        (void (*)(void))pointer_button,
    (void (*)(void))pointer_axis,          (void (*)(void))pointer_frame,
    (void (*)(void))pointer_axis_source,   (void (*)(void))pointer_axis_stop,
    (void (*)(void))pointer_axis_discrete, (void (*)(void))pointer_axis_value120,
};

// MARK: Gestures

static void hold_begin(void *data, wl_proxy *hold, uint32_t serial, uint32_t time, const void *surface, uint32_t fingers) {
  (void)hold, (void)serial, (void)fingers;
  report(data, (wayland_event){.kind = wayland_hold_begin, .time = time, .surface = surface});
}

static void hold_end(void *data, wl_proxy *hold, uint32_t serial, uint32_t time, int32_t is_cancelled) {
  (void)hold, (void)serial;
  report(data, (wayland_event){.kind = wayland_hold_end, .time = time, .value = is_cancelled != 0});
}

static void (*hold_listener[])(void) = {(void (*)(void))hold_begin, (void (*)(void))hold_end};

static void pinch_begin(void *data, wl_proxy *pinch, uint32_t serial, uint32_t time, const void *surface, uint32_t fingers) {
  (void)pinch, (void)serial, (void)fingers;
  report(data, (wayland_event){.kind = wayland_pinch_begin, .time = time, .surface = surface});
}

static void pinch_update(void *data, wl_proxy *pinch, uint32_t time, wl_fixed dx, wl_fixed dy, wl_fixed scale, wl_fixed rotation) {
  (void)pinch;
  report(data, (wayland_event){
                   .kind = wayland_pinch_update,
                   .time = time,
                   .x = number(dx),
                   .y = number(dy),
                   .scale = number(scale),
                   .rotation = number(rotation),
               });
}

static void pinch_end(void *data, wl_proxy *pinch, uint32_t serial, uint32_t time, int32_t is_cancelled) {
  (void)pinch, (void)serial;
  report(data, (wayland_event){.kind = wayland_pinch_end, .time = time, .value = is_cancelled != 0});
}

static void (*pinch_listener[])(void) = {
    (void (*)(void))pinch_begin,
    (void (*)(void))pinch_update,
    (void (*)(void))pinch_end,
};

static void destroy_gesture(const wayland_library *library, wl_proxy **gesture) {
  if (*gesture == NULL) return;
  library->proxy_marshal(*gesture, gesture_destroy);
  library->proxy_destroy(*gesture);
  *gesture = NULL;
}

// Asks for the gestures of a pointer if both the pointer and the gestures are there.
static void get_gestures(seat *seat) {
  const wayland_pointers *owner = seat->owner;
  if (owner->gestures == NULL || seat->pointer == NULL) return;
  const wayland_library *library = &owner->library;
  if (seat->pinch == NULL) {
    seat->pinch = library->proxy_marshal_constructor(owner->gestures, gestures_get_pinch, &pinch_interface, NULL, seat->pointer);
    if (seat->pinch != NULL) library->proxy_add_listener(seat->pinch, pinch_listener, seat);
  }
  if (seat->hold == NULL && owner->gestures_version >= gestures_version_of_hold) {
    seat->hold = library->proxy_marshal_constructor(owner->gestures, gestures_get_hold, &hold_interface, NULL, seat->pointer);
    if (seat->hold != NULL) library->proxy_add_listener(seat->hold, hold_listener, seat);
  }
}

// MARK: Seats

static void drop_pointer(seat *seat) {
  const wayland_library *library = &seat->owner->library;
  destroy_gesture(library, &seat->pinch);
  destroy_gesture(library, &seat->hold);
  if (seat->pointer == NULL) return;
  library->proxy_marshal(seat->pointer, pointer_release);
  library->proxy_destroy(seat->pointer);
  seat->pointer = NULL;
  report(seat, (wayland_event){.kind = wayland_seat_lost});
}

static void seat_capabilities(void *data, wl_proxy *proxy, uint32_t capabilities) {
  seat *seat = data;
  const wayland_library *library = &seat->owner->library;
  const bool has_pointer = (capabilities & seat_has_pointer) != 0;
  if (has_pointer && seat->pointer == NULL) {
    seat->pointer = library->proxy_marshal_constructor(proxy, seat_get_pointer, &pointer_interface, NULL);
    if (seat->pointer == NULL) return;
    library->proxy_add_listener(seat->pointer, pointer_listener, seat);
    get_gestures(seat);
  } else if (!has_pointer) {
    drop_pointer(seat);
  }
}

static void seat_name(void *data, wl_proxy *proxy, const char *name) { (void)data, (void)proxy, (void)name; }

static void (*seat_listener[])(void) = {(void (*)(void))seat_capabilities, (void (*)(void))seat_name};

static void drop_seat(seat *seat) {
  const wayland_library *library = &seat->owner->library;
  drop_pointer(seat);
  library->proxy_marshal(seat->proxy, seat_release);
  library->proxy_destroy(seat->proxy);
  free(seat);
}

static void add_seat(wayland_pointers *pointers, uint32_t name, uint32_t version) {
  seat *added = calloc(1, sizeof(seat));
  if (added == NULL) return;
  added->proxy = pointers->library.proxy_marshal_constructor_versioned(
      pointers->registry, registry_bind, &seat_interface, version, name, seat_interface.name, version, NULL);
  if (added->proxy == NULL) return free(added);
  added->owner = pointers;
  added->name = name;
  added->number = pointers->seat_count++;
  added->version = version;
  added->next = pointers->seats;
  pointers->seats = added;
  pointers->library.proxy_add_listener(added->proxy, seat_listener, added);
}

// MARK: Registry

static uint32_t least(uint32_t one, uint32_t other) { return one < other ? one : other; }

static void registry_global(void *data, wl_proxy *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)registry;
  wayland_pointers *pointers = data;
  if (strcmp(interface, seat_interface.name) == 0 && version >= seat_version_of_sources) {
    add_seat(pointers, name, least(version, seat_version));
  } else if (strcmp(interface, gestures_interface.name) == 0 && pointers->gestures == NULL) {
    pointers->gestures_name = name;
    pointers->gestures_version = least(version, gestures_version);
    pointers->gestures = pointers->library.proxy_marshal_constructor_versioned(
        pointers->registry, registry_bind, &gestures_interface, pointers->gestures_version, name, gestures_interface.name,
        pointers->gestures_version, NULL);
    for (seat *seat = pointers->seats; seat != NULL; seat = seat->next) get_gestures(seat);
  }
}

static void drop_gestures(wayland_pointers *pointers) {
  if (pointers->gestures == NULL) return;
  for (seat *seat = pointers->seats; seat != NULL; seat = seat->next) {
    destroy_gesture(&pointers->library, &seat->pinch);
    destroy_gesture(&pointers->library, &seat->hold);
  }
  if (pointers->gestures_version >= gestures_version_of_release) {
    pointers->library.proxy_marshal(pointers->gestures, gestures_release);
  }
  pointers->library.proxy_destroy(pointers->gestures);
  pointers->gestures = NULL;
}

static void registry_global_remove(void *data, wl_proxy *registry, uint32_t name) {
  (void)registry;
  wayland_pointers *pointers = data;
  if (pointers->gestures != NULL && pointers->gestures_name == name) return drop_gestures(pointers);
  for (seat **place = &pointers->seats; *place != NULL; place = &(*place)->next) {
    seat *found = *place;
    if (found->name != name) continue;
    *place = found->next;
    return drop_seat(found);
  }
}

static void (*registry_listener[])(void) = {(void (*)(void))registry_global, (void (*)(void))registry_global_remove};

wayland_pointers *wayland_pointers_open(void *display, void (*report)(void *context, const wayland_event *event), void *context) {
  wayland_pointers *pointers = calloc(1, sizeof(wayland_pointers));
  if (pointers == NULL) return NULL;
  if (display != NULL && wayland_library_find(&pointers->library)) {
    pointers->report = report;
    pointers->context = context;
    pointers->registry = pointers->library.proxy_marshal_constructor(display, display_get_registry, &registry_interface, NULL);
  }
  if (pointers->registry == NULL) {
    free(pointers);
    return NULL;
  }
  pointers->library.proxy_add_listener(pointers->registry, registry_listener, pointers);
  return pointers;
}

void *wayland_pointers_pressed_seat(const wayland_pointers *pointers, const void *surface, uint32_t *serial) {
  for (const seat *seat = pointers->seats; seat != NULL; seat = seat->next) {
    if (seat->pressed_count == 0 || seat->focus != surface) continue;
    *serial = seat->press_serial;
    return seat->proxy;
  }
  return NULL;
}

void wayland_catch_up(void *display) {
  wayland_library library;
  if (wayland_library_find(&library)) library.display_roundtrip(display);
}

void wayland_pointers_close(wayland_pointers *pointers) {
  drop_gestures(pointers);
  for (seat *seat = pointers->seats, *next; seat != NULL; seat = next) {
    next = seat->next;
    drop_seat(seat);
  }
  pointers->library.proxy_destroy(pointers->registry);
  free(pointers);
}
