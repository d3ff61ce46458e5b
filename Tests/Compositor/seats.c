#include "compositor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pointer-gestures-unstable-v1.h"

// A seat with the objects of clients.
typedef struct seat {
  struct wl_list link;
  struct wl_global *global;
  struct wl_list resources, pointers, pinches, holds;
  // The surface below the pointer; NULL without one.
  struct surface *focus;
  int number;
} seat;

// The seat that events come from.
static seat *current;

static void destroy_resource(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  wl_resource_destroy(resource);
}

static void unlink_resource(struct wl_resource *resource) { wl_list_remove(wl_resource_get_link(resource)); }

static void set_cursor(struct wl_client *client, struct wl_resource *resource, uint32_t serial, struct wl_resource *surface, int32_t x, int32_t y) {
  (void)client, (void)resource, (void)serial, (void)surface, (void)x, (void)y;
}

static const struct wl_pointer_interface pointer_requests = {set_cursor, destroy_resource};

// The place of a line "enter" that waits for the pointers of the client.
static struct {
  bool is_waiting;
  wl_fixed_t x, y;
} entering;

// True if the client has its pointers: that of SDL, which newer versions of SDL have of the first seat alone, and that of the listener beside it, which
// needs a seat that tells sources.
static bool has_pointers(void) {
  const bool has_two = current->number == 0 && server.seat_version >= WL_POINTER_AXIS_SOURCE_SINCE_VERSION;
  return wl_list_length(&current->pointers) >= (has_two ? 2 : 1);
}

bool seat_waits(void) { return entering.is_waiting; }

static void end_entering(void);

// Called after all requests that have come with the last pointer.
static void client_is_ready(void *data) {
  (void)data;
  if (!entering.is_waiting) return;
  end_entering();
  line_is_done();
}

static void get_pointer(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  seat *owner = wl_resource_get_user_data(resource);
  struct wl_resource *pointer = wl_resource_create(client, &wl_pointer_interface, wl_resource_get_version(resource), id);
  wl_resource_set_implementation(pointer, &pointer_requests, owner, unlink_resource);
  wl_list_insert(owner->pointers.prev, wl_resource_get_link(pointer));
  if (entering.is_waiting && has_pointers()) wl_event_loop_add_idle(wl_display_get_event_loop(server.display), client_is_ready, NULL);
}

static void get_other(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  (void)id;
  wl_client_post_implementation_error(client, "seat %u has a pointer only", wl_resource_get_id(resource));
}

static const struct wl_seat_interface seat_requests = {get_pointer, get_other, get_other, destroy_resource};

static void bind_seat(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  seat *bound = data;
  struct wl_resource *resource = wl_resource_create(client, &wl_seat_interface, (int)version, id);
  wl_resource_set_implementation(resource, &seat_requests, bound, unlink_resource);
  wl_list_insert(bound->resources.prev, wl_resource_get_link(resource));
  wl_seat_send_capabilities(resource, WL_SEAT_CAPABILITY_POINTER);
  if (version >= WL_SEAT_NAME_SINCE_VERSION) wl_seat_send_name(resource, "seat");
}

static seat *add_seat(void) {
  static int count;
  seat *added = calloc(1, sizeof(seat));
  added->number = count++;
  wl_list_init(&added->resources);
  wl_list_init(&added->pointers);
  wl_list_init(&added->pinches);
  wl_list_init(&added->holds);
  wl_list_insert(server.seats.prev, &added->link);
  added->global = wl_global_create(server.display, &wl_seat_interface, server.seat_version, added, bind_seat);
  return added;
}

// MARK: Gestures

static void get_gesture(struct wl_client *client, struct wl_resource *resource, const struct wl_interface *interface, uint32_t id, struct wl_list *list) {
  static const struct zwp_pointer_gesture_pinch_v1_interface requests = {destroy_resource};
  struct wl_resource *gesture = wl_resource_create(client, interface, wl_resource_get_version(resource), id);
  wl_resource_set_implementation(gesture, &requests, NULL, unlink_resource);
  wl_list_insert(list->prev, wl_resource_get_link(gesture));
}

static struct wl_list ignored;

static void get_swipe(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *pointer) {
  (void)pointer;
  get_gesture(client, resource, &zwp_pointer_gesture_swipe_v1_interface, id, &ignored);
}

static void get_pinch(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *pointer) {
  get_gesture(client, resource, &zwp_pointer_gesture_pinch_v1_interface, id, &((seat *)wl_resource_get_user_data(pointer))->pinches);
}

static void get_hold(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *pointer) {
  get_gesture(client, resource, &zwp_pointer_gesture_hold_v1_interface, id, &((seat *)wl_resource_get_user_data(pointer))->holds);
}

static const struct zwp_pointer_gestures_v1_interface gestures_requests = {get_swipe, get_pinch, destroy_resource, get_hold};

static void bind_gestures(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  (void)data;
  struct wl_resource *resource = wl_resource_create(client, &zwp_pointer_gestures_v1_interface, (int)version, id);
  wl_resource_set_implementation(resource, &gestures_requests, NULL, NULL);
}

void seats_start(void) {
  wl_list_init(&ignored);
  current = add_seat();
  if (server.gestures_version > 0) wl_global_create(server.display, &zwp_pointer_gestures_v1_interface, server.gestures_version, NULL, bind_gestures);
}

// MARK: Events

// Calls `body` with `resource` for each object of `list` whose version has the event.
#define SEND(list, since, body)                                  \
  do {                                                           \
    struct wl_resource *resource;                                \
    wl_resource_for_each(resource, list) {                       \
      if (wl_resource_get_version(resource) < (int)(since)) continue; \
      body;                                                      \
    }                                                            \
  } while (0)

static double real(int count, char **words, int index) { return index < count ? strtod(words[index], NULL) : 0; }
static int whole(int count, char **words, int index) { return index < count ? (int)strtol(words[index], NULL, 10) : 0; }
static wl_fixed_t fixed(int count, char **words, int index) { return wl_fixed_from_double(real(count, words, index)); }
static uint32_t serial(void) { return wl_display_next_serial(server.display); }

static void end_entering(void) {
  surface *target = window();
  entering.is_waiting = false;
  if (target == NULL) return;
  current->focus = target;
  SEND(&current->pointers, 1, wl_pointer_send_enter(resource, serial(), target->resource, entering.x, entering.y));
  SEND(&current->pointers, WL_POINTER_FRAME_SINCE_VERSION, wl_pointer_send_frame(resource));
}

static void enter(int count, char **words) {
  entering.x = fixed(count, words, 1);
  entering.y = fixed(count, words, 2);
  entering.is_waiting = !has_pointers();
  if (!entering.is_waiting) end_entering();
}

static void leave(void) {
  if (current->focus == NULL || window() != current->focus) return;
  SEND(&current->pointers, 1, wl_pointer_send_leave(resource, serial(), current->focus->resource));
  SEND(&current->pointers, WL_POINTER_FRAME_SINCE_VERSION, wl_pointer_send_frame(resource));
  current->focus = NULL;
}

static uint32_t source(const char *name) {
  const char *names[] = {"wheel", "finger", "continuous", "tilt"};
  for (uint32_t index = 0; index < 4; index++) {
    if (strcmp(name, names[index]) == 0) return index;
  }
  return 0;
}

static bool pointer_command(int count, char **words) {
  const char *name = words[0];
  const uint32_t axis = (uint32_t)whole(count, words, 1);
  struct wl_list *list = &current->pointers;
  if (strcmp(name, "enter") == 0) {
    enter(count, words);
  } else if (strcmp(name, "leave") == 0) {
    leave();
  } else if (strcmp(name, "motion") == 0) {
    SEND(list, 1, wl_pointer_send_motion(resource, server.time, fixed(count, words, 1), fixed(count, words, 2)));
  } else if (strcmp(name, "button") == 0) {
    // The objects of a client have the same serial.
    const uint32_t number = serial();
    if (whole(count, words, 2) != 0) server.press_serial = number;
    SEND(list, 1, wl_pointer_send_button(resource, number, server.time, (uint32_t)whole(count, words, 1), (uint32_t)whole(count, words, 2)));
  } else if (strcmp(name, "axis") == 0) {
    SEND(list, 1, wl_pointer_send_axis(resource, server.time, axis, fixed(count, words, 2)));
  } else if (strcmp(name, "source") == 0) {
    SEND(list, WL_POINTER_AXIS_SOURCE_SINCE_VERSION, wl_pointer_send_axis_source(resource, source(count > 1 ? words[1] : "")));
  } else if (strcmp(name, "stop") == 0) {
    SEND(list, WL_POINTER_AXIS_STOP_SINCE_VERSION, wl_pointer_send_axis_stop(resource, server.time, axis));
  } else if (strcmp(name, "discrete") == 0) {
    SEND(list, WL_POINTER_AXIS_DISCRETE_SINCE_VERSION, wl_pointer_send_axis_discrete(resource, axis, whole(count, words, 2)));
  } else if (strcmp(name, "value120") == 0) {
    SEND(list, WL_POINTER_AXIS_VALUE120_SINCE_VERSION, wl_pointer_send_axis_value120(resource, axis, whole(count, words, 2)));
  } else if (strcmp(name, "frame") == 0) {
    SEND(list, WL_POINTER_FRAME_SINCE_VERSION, wl_pointer_send_frame(resource));
  } else {
    return false;
  }
  return true;
}

static bool gesture_command(int count, char **words) {
  const char *name = words[0];
  struct surface *focus = current->focus;
  if (strcmp(name, "hold") == 0 && focus != NULL) {
    SEND(&current->holds, 1, zwp_pointer_gesture_hold_v1_send_begin(resource, serial(), server.time, focus->resource, 2));
  } else if (strcmp(name, "hold-end") == 0) {
    SEND(&current->holds, 1, zwp_pointer_gesture_hold_v1_send_end(resource, serial(), server.time, whole(count, words, 1)));
  } else if (strcmp(name, "pinch") == 0 && focus != NULL) {
    SEND(&current->pinches, 1, zwp_pointer_gesture_pinch_v1_send_begin(resource, serial(), server.time, focus->resource, 2));
  } else if (strcmp(name, "pinch-update") == 0) {
    SEND(&current->pinches, 1, zwp_pointer_gesture_pinch_v1_send_update(resource, server.time, fixed(count, words, 1), fixed(count, words, 2), fixed(count, words, 3), fixed(count, words, 4)));
  } else if (strcmp(name, "pinch-end") == 0) {
    SEND(&current->pinches, 1, zwp_pointer_gesture_pinch_v1_send_end(resource, serial(), server.time, whole(count, words, 1)));
  } else {
    return false;
  }
  return true;
}

static bool choose_seat(int number) {
  seat *found;
  wl_list_for_each(found, &server.seats, link) {
    if (found->number != number) continue;
    current = found;
    return true;
  }
  return false;
}

bool seat_command(int count, char **words) {
  const char *name = words[0];
  if (strcmp(name, "seat-add") == 0) {
    current = add_seat();
  } else if (strcmp(name, "seat") == 0) {
    return choose_seat(whole(count, words, 1));
  } else if (strcmp(name, "seat-remove") == 0) {
    wl_global_remove(current->global);
    wl_list_remove(&current->link);
    wl_list_init(&current->link);
    choose_seat(0);
  } else if (strcmp(name, "capabilities") == 0) {
    SEND(&current->resources, 1, wl_seat_send_capabilities(resource, (uint32_t)whole(count, words, 1)));
  } else {
    return pointer_command(count, words) || gesture_command(count, words);
  }
  return true;
}
