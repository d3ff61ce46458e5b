#include "compositor.h"

#include <stdlib.h>

#include "fractional-scale-v1.h"
#include "presentation-time.h"
#include "viewporter.h"

static void destroy_resource(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  wl_resource_destroy(resource);
}

static surface *surface_with(struct wl_resource *resource) {
  surface *found;
  wl_list_for_each(found, &server.surfaces, link) {
    if (found->viewport == resource || found->fractional == resource) return found;
  }
  return NULL;
}

// MARK: Viewports

static void viewport_source(struct wl_client *client, struct wl_resource *resource, wl_fixed_t x, wl_fixed_t y, wl_fixed_t width, wl_fixed_t height) {
  (void)client, (void)resource, (void)x, (void)y, (void)width, (void)height;
}

static void viewport_destination(struct wl_client *client, struct wl_resource *resource, int32_t width, int32_t height) {
  (void)client;
  surface *owner = surface_with(resource);
  if (owner == NULL) return;
  owner->destination_width = width;
  owner->destination_height = height;
}

static const struct wp_viewport_interface viewport_requests = {destroy_resource, viewport_source, viewport_destination};

static void viewport_destroyed(struct wl_resource *resource) {
  surface *owner = surface_with(resource);
  if (owner == NULL) return;
  owner->viewport = NULL;
  owner->destination_width = owner->destination_height = -1;
}

static void get_viewport(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *of) {
  surface *owner = wl_resource_get_user_data(of);
  owner->viewport = wl_resource_create(client, &wp_viewport_interface, wl_resource_get_version(resource), id);
  wl_resource_set_implementation(owner->viewport, &viewport_requests, NULL, viewport_destroyed);
}

static const struct wp_viewporter_interface viewporter_requests = {destroy_resource, get_viewport};

static void bind_viewporter(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  (void)data;
  struct wl_resource *resource = wl_resource_create(client, &wp_viewporter_interface, (int)version, id);
  wl_resource_set_implementation(resource, &viewporter_requests, NULL, NULL);
}

// MARK: Fractional scales

void scale_send(surface *surface) {
  if (surface->fractional != NULL && server.scale120 > 0) {
    wp_fractional_scale_v1_send_preferred_scale(surface->fractional, (uint32_t)server.scale120);
  }
}

static const struct wp_fractional_scale_v1_interface fractional_requests = {destroy_resource};

static void fractional_destroyed(struct wl_resource *resource) {
  surface *owner = surface_with(resource);
  if (owner != NULL) owner->fractional = NULL;
}

static void get_fractional(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *of) {
  surface *owner = wl_resource_get_user_data(of);
  owner->fractional = wl_resource_create(client, &wp_fractional_scale_v1_interface, wl_resource_get_version(resource), id);
  wl_resource_set_implementation(owner->fractional, &fractional_requests, NULL, fractional_destroyed);
  scale_send(owner);
}

static const struct wp_fractional_scale_manager_v1_interface fractionals_requests = {destroy_resource, get_fractional};

static void bind_fractionals(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  (void)data;
  struct wl_resource *resource = wl_resource_create(client, &wp_fractional_scale_manager_v1_interface, (int)version, id);
  wl_resource_set_implementation(resource, &fractionals_requests, NULL, NULL);
}

// MARK: Presentation

static void unlink_resource(struct wl_resource *resource) { wl_list_remove(wl_resource_get_link(resource)); }

static void get_feedback(struct wl_client *client, struct wl_resource *resource, struct wl_resource *of, uint32_t id) {
  surface *owner = wl_resource_get_user_data(of);
  struct wl_resource *feedback = wl_resource_create(client, &wp_presentation_feedback_interface, wl_resource_get_version(resource), id);
  wl_resource_set_implementation(feedback, NULL, NULL, unlink_resource);
  wl_list_insert(owner->pending_feedback.prev, wl_resource_get_link(feedback));
}

static const struct wp_presentation_interface presentation_requests = {destroy_resource, get_feedback};

static void bind_presentation(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  (void)data;
  struct wl_resource *resource = wl_resource_create(client, &wp_presentation_interface, (int)version, id);
  wl_resource_set_implementation(resource, &presentation_requests, NULL, NULL);
  wp_presentation_send_clock_id(resource, (uint32_t)server.clock);
}

void scale_start(void) {
  if (server.clock >= 0) wl_global_create(server.display, &wp_presentation_interface, 1, NULL, bind_presentation);
  wl_global_create(server.display, &wp_viewporter_interface, 1, NULL, bind_viewporter);
  if (server.scale120 > 0) wl_global_create(server.display, &wp_fractional_scale_manager_v1_interface, 1, NULL, bind_fractionals);
}
