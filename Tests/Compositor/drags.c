#include "compositor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The data of a drag that a client offers.
typedef struct {
  struct wl_resource *resource;
  char types[1024];
  uint32_t actions;
} source;

static struct wl_list devices;

// The drag of the client; without a drag its source is NULL.
static struct {
  source *source;
  struct surface *origin, *icon;
  struct wl_resource *device;
  struct wl_listener icon_destroyed;
  bool has_serial;
} drag;

// The data of the last "drag-ask", and whether its end has come.
static struct {
  char text[4096];
  size_t length, kept;
  bool is_ended;
} answer;

static void destroy_resource(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  wl_resource_destroy(resource);
}

static void unlink_resource(struct wl_resource *resource) {
  wl_list_remove(wl_resource_get_link(resource));
  if (drag.device == resource) drag.device = NULL;
}

// MARK: Sources

static void source_offer(struct wl_client *client, struct wl_resource *resource, const char *type) {
  (void)client;
  source *owner = wl_resource_get_user_data(resource);
  const size_t length = strlen(owner->types);
  snprintf(owner->types + length, sizeof(owner->types) - length, "%s%s", length > 0 ? "," : "", type);
}

static void source_actions(struct wl_client *client, struct wl_resource *resource, uint32_t actions) {
  (void)client;
  ((source *)wl_resource_get_user_data(resource))->actions = actions;
}

static const struct wl_data_source_interface source_requests = {source_offer, destroy_resource, source_actions};

static void source_destroyed(struct wl_resource *resource) {
  source *destroyed = wl_resource_get_user_data(resource);
  if (drag.source == destroyed) drag.source = NULL;
  free(destroyed);
}

static void create_source(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  source *added = calloc(1, sizeof(source));
  added->resource = wl_resource_create(client, &wl_data_source_interface, wl_resource_get_version(resource), id);
  wl_resource_set_implementation(added->resource, &source_requests, added, source_destroyed);
}

// MARK: Devices

static void forget_icon(struct wl_listener *listener, void *data) {
  (void)listener, (void)data;
  drag.icon = NULL;
}

static void start_drag(
    struct wl_client *client, struct wl_resource *resource, struct wl_resource *of, struct wl_resource *origin, struct wl_resource *icon, uint32_t serial) {
  (void)client;
  drag.device = resource;
  drag.source = of == NULL ? NULL : wl_resource_get_user_data(of);
  drag.origin = wl_resource_get_user_data(origin);
  drag.has_serial = serial == server.press_serial && drag.origin == window();
  if (drag.icon != NULL) wl_list_remove(&drag.icon_destroyed.link);
  drag.icon = icon == NULL ? NULL : wl_resource_get_user_data(icon);
  drag.icon_destroyed.notify = forget_icon;
  if (icon != NULL) wl_resource_add_destroy_listener(icon, &drag.icon_destroyed);
}

static void set_selection(struct wl_client *client, struct wl_resource *resource, struct wl_resource *of, uint32_t serial) {
  (void)client, (void)resource, (void)of, (void)serial;
}

static const struct wl_data_device_interface device_requests = {start_drag, set_selection, destroy_resource};

static void get_device(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *seat) {
  (void)seat;
  struct wl_resource *device = wl_resource_create(client, &wl_data_device_interface, wl_resource_get_version(resource), id);
  wl_resource_set_implementation(device, &device_requests, NULL, unlink_resource);
  wl_list_insert(&devices, wl_resource_get_link(device));
}

static const struct wl_data_device_manager_interface manager_requests = {create_source, get_device};

static void bind_manager(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  (void)data;
  struct wl_resource *resource = wl_resource_create(client, &wl_data_device_manager_interface, (int)version, id);
  wl_resource_set_implementation(resource, &manager_requests, NULL, NULL);
}

void drags_start(void) {
  wl_list_init(&devices);
  if (server.drag_version > 0) wl_global_create(server.display, &wl_data_device_manager_interface, server.drag_version, NULL, bind_manager);
}

// MARK: Offers

static void offer_accept(struct wl_client *client, struct wl_resource *resource, uint32_t serial, const char *type) {
  (void)client, (void)resource, (void)serial, (void)type;
}

static void offer_receive(struct wl_client *client, struct wl_resource *resource, const char *type, int32_t descriptor) {
  (void)client, (void)resource, (void)type;
  close(descriptor);
}

static void offer_finish(struct wl_client *client, struct wl_resource *resource) { (void)client, (void)resource; }

static void offer_actions(struct wl_client *client, struct wl_resource *resource, uint32_t actions, uint32_t preferred) {
  (void)client, (void)resource, (void)actions, (void)preferred;
}

static const struct wl_data_offer_interface offer_requests = {offer_accept, offer_receive, destroy_resource, offer_finish, offer_actions};

static void enter(double x, double y) {
  struct wl_resource *offer =
      wl_resource_create(wl_resource_get_client(drag.device), &wl_data_offer_interface, wl_resource_get_version(drag.device), 0);
  wl_resource_set_implementation(offer, &offer_requests, NULL, NULL);
  wl_data_device_send_data_offer(drag.device, offer);
  wl_data_device_send_enter(
      drag.device, wl_display_next_serial(server.display), drag.origin->resource, wl_fixed_from_double(x), wl_fixed_from_double(y), offer);
}

// MARK: Data

static int read_data(int descriptor, uint32_t mask, void *data) {
  (void)mask;
  char bytes[65536];
  const ssize_t count = read(descriptor, bytes, sizeof(bytes));
  if (count <= 0) {
    answer.is_ended = true;
    wl_event_source_remove(*(struct wl_event_source **)data);
    free(data);
    close(descriptor);
    return 0;
  }
  for (ssize_t index = 0; index < count && answer.kept < sizeof(answer.text) - 1; index++) {
    answer.text[answer.kept++] = bytes[index] < ' ' ? '|' : bytes[index];
  }
  answer.length += (size_t)count;
  return 0;
}

static void ask(const char *type) {
  int ends[2];
  memset(&answer, 0, sizeof(answer));
  if (pipe(ends) != 0) return;
  struct wl_event_source **place = malloc(sizeof(struct wl_event_source *));
  *place = wl_event_loop_add_fd(wl_display_get_event_loop(server.display), ends[0], WL_EVENT_READABLE, read_data, place);
  wl_data_source_send_send(drag.source->resource, type, ends[1]);
  close(ends[1]);
}

// MARK: Commands

// The drag: "SERIAL-IS-RIGHT ACTIONS ICON-WIDTH ICON-HEIGHT ICON-SCALE TYPES".
static void print_drag(void) {
  if (drag.source == NULL) {
    puts("none");
    return;
  }
  const surface *icon = drag.icon;
  printf(
      "%d %u %d %d %d %s\n", drag.has_serial, drag.source->actions, icon == NULL ? 0 : icon->width, icon == NULL ? 0 : icon->height,
      icon == NULL ? 0 : icon->buffer_scale, drag.source->types);
}

bool drag_question(const char *name) {
  if (strcmp(name, "drag") == 0) {
    print_drag();
  } else if (strcmp(name, "drag-data") == 0) {
    if (answer.is_ended) printf("%zu %.60s\n", answer.length, answer.text);
    else puts("none");
  } else {
    return false;
  }
  return true;
}

bool drag_command(int count, char **words) {
  const char *name = words[0];
  const double x = count > 1 ? strtod(words[1], NULL) : 0, y = count > 2 ? strtod(words[2], NULL) : 0;
  if (strncmp(name, "drag-", 5) != 0 || drag.source == NULL) return false;
  if (strcmp(name, "drag-ask") == 0 && count == 2) {
    ask(words[1]);
  } else if (strcmp(name, "drag-perform") == 0) {
    wl_data_source_send_dnd_drop_performed(drag.source->resource);
  } else if (strcmp(name, "drag-finish") == 0) {
    wl_data_source_send_action(drag.source->resource, (uint32_t)x);
    wl_data_source_send_dnd_finished(drag.source->resource);
  } else if (strcmp(name, "drag-cancel") == 0) {
    wl_data_source_send_cancelled(drag.source->resource);
  } else if (drag.device == NULL) {
    return false;
  } else if (strcmp(name, "drag-enter") == 0) {
    enter(x, y);
  } else if (strcmp(name, "drag-motion") == 0) {
    wl_data_device_send_motion(drag.device, server.time, wl_fixed_from_double(x), wl_fixed_from_double(y));
  } else if (strcmp(name, "drag-leave") == 0) {
    wl_data_device_send_leave(drag.device);
  } else if (strcmp(name, "drag-drop") == 0) {
    wl_data_device_send_drop(drag.device);
  } else {
    return false;
  }
  return true;
}
