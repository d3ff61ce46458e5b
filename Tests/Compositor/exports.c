#include "compositor.h"

#include "xdg-foreign-unstable-v2.h"

static void destroy_resource(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  wl_resource_destroy(resource);
}

static const struct zxdg_exported_v2_interface exported_requests = {destroy_resource};

static void export_toplevel(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *of) {
  (void)resource;
  surface *owner = wl_resource_get_user_data(of);
  if (owner->toplevel == NULL) return wl_client_post_implementation_error(client, "no window for %u", id);
  struct wl_resource *exported = wl_resource_create(client, &zxdg_exported_v2_interface, 1, id);
  wl_resource_set_implementation(exported, &exported_requests, NULL, NULL);
  zxdg_exported_v2_send_handle(exported, server.foreign_name);
}

static const struct zxdg_exporter_v2_interface exporter_requests = {destroy_resource, export_toplevel};

static void bind_exporter(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  (void)data;
  struct wl_resource *resource = wl_resource_create(client, &zxdg_exporter_v2_interface, (int)version, id);
  wl_resource_set_implementation(resource, &exporter_requests, NULL, NULL);
}

void exports_start(void) {
  if (server.foreign_name != NULL) wl_global_create(server.display, &zxdg_exporter_v2_interface, 1, NULL, bind_exporter);
}
