#include "compositor.h"

#include <stdlib.h>

#include "xdg-decoration-unstable-v1.h"
#include "xdg-shell.h"

static void destroy_resource(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  wl_resource_destroy(resource);
}

// MARK: Toplevels

void shell_configure(surface *surface) {
  struct wl_array states;
  wl_array_init(&states);
  uint32_t *state = wl_array_add(&states, sizeof(uint32_t));
  *state = XDG_TOPLEVEL_STATE_ACTIVATED;
  xdg_toplevel_send_configure(surface->toplevel, server.width, server.height, &states);
  wl_array_release(&states);
  xdg_surface_send_configure(surface->shell, wl_display_next_serial(server.display));
}

void shell_close(surface *surface) { xdg_toplevel_send_close(surface->toplevel); }

static void ignore_text(struct wl_client *client, struct wl_resource *resource, const char *text) {
  (void)client, (void)resource, (void)text;
}
static void ignore_object(struct wl_client *client, struct wl_resource *resource, struct wl_resource *object) {
  (void)client, (void)resource, (void)object;
}
static void ignore_menu(struct wl_client *client, struct wl_resource *resource, struct wl_resource *seat, uint32_t serial, int32_t x, int32_t y) {
  (void)client, (void)resource, (void)seat, (void)serial, (void)x, (void)y;
}
static void ignore_move(struct wl_client *client, struct wl_resource *resource, struct wl_resource *seat, uint32_t serial) {
  (void)client, (void)resource, (void)seat, (void)serial;
}
static void ignore_resize(struct wl_client *client, struct wl_resource *resource, struct wl_resource *seat, uint32_t serial, uint32_t edges) {
  (void)client, (void)resource, (void)seat, (void)serial, (void)edges;
}
static void ignore_size(struct wl_client *client, struct wl_resource *resource, int32_t width, int32_t height) {
  (void)client, (void)resource, (void)width, (void)height;
}
static void ignore_request(struct wl_client *client, struct wl_resource *resource) { (void)client, (void)resource; }

static const struct xdg_toplevel_interface toplevel_requests = {
    .destroy = destroy_resource,
    .set_parent = ignore_object,
    .set_title = ignore_text,
    .set_app_id = ignore_text,
    .show_window_menu = ignore_menu,
    .move = ignore_move,
    .resize = ignore_resize,
    .set_max_size = ignore_size,
    .set_min_size = ignore_size,
    .set_maximized = ignore_request,
    .unset_maximized = ignore_request,
    .set_fullscreen = ignore_object,
    .unset_fullscreen = ignore_request,
    .set_minimized = ignore_request,
};

// The surface of an object of the shell; NULL if it is gone.
static surface *surface_of(struct wl_resource *resource) {
  surface *found;
  wl_list_for_each(found, &server.surfaces, link) {
    if (found->shell == resource || found->toplevel == resource) return found;
  }
  return NULL;
}

static void toplevel_destroyed(struct wl_resource *resource) {
  surface *owner = surface_of(resource);
  if (owner == NULL) return;
  owner->toplevel = NULL;
  owner->is_configured = false;
}

static void get_toplevel(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  surface *owner = surface_of(resource);
  owner->toplevel = wl_resource_create(client, &xdg_toplevel_interface, wl_resource_get_version(resource), id);
  wl_resource_set_implementation(owner->toplevel, &toplevel_requests, NULL, toplevel_destroyed);
  output *shown;
  wl_list_for_each(shown, &server.outputs, link) {
    output_enter(shown, owner, true);
    break;
  }
}

static void get_popup(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *parent, struct wl_resource *positioner) {
  (void)id, (void)parent, (void)positioner;
  wl_client_post_implementation_error(client, "no popups for %u", wl_resource_get_id(resource));
}

static void ignore_geometry(struct wl_client *client, struct wl_resource *resource, int32_t x, int32_t y, int32_t width, int32_t height) {
  (void)client, (void)resource, (void)x, (void)y, (void)width, (void)height;
}
static void ignore_serial(struct wl_client *client, struct wl_resource *resource, uint32_t serial) {
  (void)client, (void)resource, (void)serial;
}

static const struct xdg_surface_interface shell_requests = {
    destroy_resource, get_toplevel, get_popup, ignore_geometry, ignore_serial,
};

static void shell_destroyed(struct wl_resource *resource) {
  surface *owner = surface_of(resource);
  if (owner != NULL) owner->shell = NULL;
}

// MARK: Globals

static void get_surface(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *of) {
  surface *owner = wl_resource_get_user_data(of);
  owner->shell = wl_resource_create(client, &xdg_surface_interface, wl_resource_get_version(resource), id);
  wl_resource_set_implementation(owner->shell, &shell_requests, NULL, shell_destroyed);
}

static void create_positioner(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  (void)id;
  wl_client_post_implementation_error(client, "no positioners for %u", wl_resource_get_id(resource));
}

// The object of the last client.
static struct wl_resource *base;

static void pong(struct wl_client *client, struct wl_resource *resource, uint32_t serial) {
  (void)client, (void)resource, (void)serial;
  ping_answered();
}

bool shell_ping(void) {
  if (base != NULL) xdg_wm_base_send_ping(base, wl_display_next_serial(server.display));
  return base != NULL;
}

static void base_destroyed(struct wl_resource *resource) {
  if (base == resource) base = NULL;
}

static const struct xdg_wm_base_interface base_requests = {
    destroy_resource, create_positioner, get_surface, pong,
};

static void bind_base(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  (void)data;
  struct wl_resource *resource = wl_resource_create(client, &xdg_wm_base_interface, (int)version, id);
  wl_resource_set_implementation(resource, &base_requests, NULL, base_destroyed);
  base = resource;
}

static void decoration_set_mode(struct wl_client *client, struct wl_resource *resource, uint32_t mode) {
  (void)client, (void)mode;
  zxdg_toplevel_decoration_v1_send_configure(resource, ZXDG_TOPLEVEL_DECORATION_V1_MODE_SERVER_SIDE);
}

static void decoration_unset_mode(struct wl_client *client, struct wl_resource *resource) { decoration_set_mode(client, resource, 0); }

static const struct zxdg_toplevel_decoration_v1_interface decoration_requests = {
    destroy_resource, decoration_set_mode, decoration_unset_mode,
};

static void get_decoration(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *toplevel) {
  (void)toplevel;
  struct wl_resource *decoration = wl_resource_create(client, &zxdg_toplevel_decoration_v1_interface, wl_resource_get_version(resource), id);
  wl_resource_set_implementation(decoration, &decoration_requests, NULL, NULL);
}

static const struct zxdg_decoration_manager_v1_interface decorations_requests = {destroy_resource, get_decoration};

static void bind_decorations(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  (void)data;
  struct wl_resource *resource = wl_resource_create(client, &zxdg_decoration_manager_v1_interface, (int)version, id);
  wl_resource_set_implementation(resource, &decorations_requests, NULL, NULL);
}

void shell_start(void) {
  wl_global_create(server.display, &xdg_wm_base_interface, 2, NULL, bind_base);
  if (server.has_decorations) wl_global_create(server.display, &zxdg_decoration_manager_v1_interface, 1, NULL, bind_decorations);
}
