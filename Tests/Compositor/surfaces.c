#include "compositor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "presentation-time.h"

surface *window(void) {
  surface *found;
  wl_list_for_each(found, &server.surfaces, link) {
    if (found->toplevel != NULL) return found;
  }
  return NULL;
}

static void destroy_resource(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  wl_resource_destroy(resource);
}

// MARK: Buffers

static void forget_pending(struct wl_listener *listener, void *data) {
  (void)data;
  surface *owner = wl_container_of(listener, owner, pending_destroyed);
  owner->pending = NULL;
}

static void set_pending(surface *surface, struct wl_resource *buffer) {
  if (surface->pending != NULL) wl_list_remove(&surface->pending_destroyed.link);
  surface->pending = buffer;
  if (buffer != NULL) wl_resource_add_destroy_listener(buffer, &surface->pending_destroyed);
}

static void copy_pixels(surface *surface) {
  struct wl_shm_buffer *buffer = wl_shm_buffer_get(surface->pending);
  if (buffer == NULL) return;
  surface->width = wl_shm_buffer_get_width(buffer);
  surface->height = wl_shm_buffer_get_height(buffer);
  const size_t row = (size_t)surface->width * 4;
  surface->pixels = realloc(surface->pixels, row * (size_t)surface->height);
  wl_shm_buffer_begin_access(buffer);
  const uint8_t *source = wl_shm_buffer_get_data(buffer);
  for (int y = 0; y < surface->height; y++) {
    memcpy(surface->pixels + row * (size_t)y, source + (size_t)wl_shm_buffer_get_stride(buffer) * (size_t)y, row);
  }
  wl_shm_buffer_end_access(buffer);
}

// MARK: Surfaces

static void surface_attach(struct wl_client *client, struct wl_resource *resource, struct wl_resource *buffer, int32_t x, int32_t y) {
  (void)client, (void)x, (void)y;
  surface *owner = wl_resource_get_user_data(resource);
  set_pending(owner, buffer);
  owner->is_attached = true;
}

static void ignore_rectangle(struct wl_client *client, struct wl_resource *resource, int32_t x, int32_t y, int32_t width, int32_t height) {
  (void)client, (void)resource, (void)x, (void)y, (void)width, (void)height;
}

static void unlink_resource(struct wl_resource *resource) { wl_list_remove(wl_resource_get_link(resource)); }

static void surface_frame(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  surface *owner = wl_resource_get_user_data(resource);
  struct wl_resource *callback = wl_resource_create(client, &wl_callback_interface, 1, id);
  wl_resource_set_implementation(callback, NULL, NULL, unlink_resource);
  wl_list_insert(owner->pending_frames.prev, wl_resource_get_link(callback));
}

static void ignore_region(struct wl_client *client, struct wl_resource *resource, struct wl_resource *region) {
  (void)client, (void)resource, (void)region;
}

static void show_feedback(surface *surface) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  const uint64_t shown = (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec + (uint64_t)server.display_delay * 1000000;
  struct wl_resource *feedback, *next;
  wl_resource_for_each_safe(feedback, next, &surface->feedback) {
    wp_presentation_feedback_send_presented(
        feedback, (uint32_t)(shown / 1000000000 >> 32), (uint32_t)(shown / 1000000000), (uint32_t)(shown % 1000000000), 0, 0, (uint32_t)server.commits, 0);
    wl_resource_destroy(feedback);
  }
}

void show_frame(surface *surface) {
  if (server.is_occluded) return;
  struct wl_resource *callback, *next;
  wl_resource_for_each_safe(callback, next, &surface->frames) {
    wl_callback_send_done(callback, server.time);
    wl_resource_destroy(callback);
  }
  show_feedback(surface);
}

static void surface_commit(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  surface *owner = wl_resource_get_user_data(resource);
  if (owner->is_attached && owner->pending != NULL) {
    copy_pixels(owner);
    wl_buffer_send_release(owner->pending);
    if (owner->toplevel != NULL) server.commits++;
  }
  set_pending(owner, NULL);
  owner->is_attached = false;
  wl_list_insert_list(owner->frames.prev, &owner->pending_frames);
  wl_list_init(&owner->pending_frames);
  wl_list_insert_list(owner->feedback.prev, &owner->pending_feedback);
  wl_list_init(&owner->pending_feedback);
  if (owner->toplevel != NULL && !owner->is_configured) {
    owner->is_configured = true;
    shell_configure(owner);
  }
  show_frame(owner);
}

static void surface_set_transform(struct wl_client *client, struct wl_resource *resource, int32_t transform) {
  (void)client, (void)resource, (void)transform;
}

static void surface_set_scale(struct wl_client *client, struct wl_resource *resource, int32_t scale) {
  (void)client;
  ((surface *)wl_resource_get_user_data(resource))->buffer_scale = scale;
}

static void surface_offset(struct wl_client *client, struct wl_resource *resource, int32_t x, int32_t y) {
  (void)client, (void)resource, (void)x, (void)y;
}

static const struct wl_surface_interface surface_requests = {
    .destroy = destroy_resource,
    .attach = surface_attach,
    .damage = ignore_rectangle,
    .frame = surface_frame,
    .set_opaque_region = ignore_region,
    .set_input_region = ignore_region,
    .commit = surface_commit,
    .set_buffer_transform = surface_set_transform,
    .set_buffer_scale = surface_set_scale,
    .damage_buffer = ignore_rectangle,
    .offset = surface_offset,
};

static void surface_destroyed(struct wl_resource *resource) {
  surface *owner = wl_resource_get_user_data(resource);
  struct wl_list *lists[] = {&owner->pending_frames, &owner->frames, &owner->pending_feedback, &owner->feedback};
  for (int index = 0; index < 4; index++) {
    struct wl_resource *waiting, *next;
    wl_resource_for_each_safe(waiting, next, lists[index]) wl_resource_destroy(waiting);
  }
  set_pending(owner, NULL);
  wl_list_remove(&owner->link);
  free(owner->pixels);
  free(owner);
}

// MARK: Globals

static const struct wl_region_interface region_requests = {destroy_resource, ignore_rectangle, ignore_rectangle};

static void create_region(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  (void)resource;
  struct wl_resource *region = wl_resource_create(client, &wl_region_interface, 1, id);
  wl_resource_set_implementation(region, &region_requests, NULL, NULL);
}

static void create_surface(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  surface *added = calloc(1, sizeof(surface));
  added->resource = wl_resource_create(client, &wl_surface_interface, wl_resource_get_version(resource), id);
  added->buffer_scale = 1;
  added->destination_width = added->destination_height = -1;
  added->pending_destroyed.notify = forget_pending;
  wl_list_init(&added->pending_frames);
  wl_list_init(&added->frames);
  wl_list_init(&added->pending_feedback);
  wl_list_init(&added->feedback);
  wl_resource_set_implementation(added->resource, &surface_requests, added, surface_destroyed);
  wl_list_insert(server.surfaces.prev, &added->link);
}

static const struct wl_compositor_interface compositor_requests = {create_surface, create_region};

static void bind_compositor(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  (void)data;
  struct wl_resource *resource = wl_resource_create(client, &wl_compositor_interface, (int)version, id);
  wl_resource_set_implementation(resource, &compositor_requests, NULL, NULL);
}

static void subsurface_place(struct wl_client *client, struct wl_resource *resource, int32_t x, int32_t y) {
  (void)client, (void)resource, (void)x, (void)y;
}

static void subsurface_order(struct wl_client *client, struct wl_resource *resource, struct wl_resource *sibling) {
  (void)client, (void)resource, (void)sibling;
}

static void subsurface_mode(struct wl_client *client, struct wl_resource *resource) { (void)client, (void)resource; }

static const struct wl_subsurface_interface subsurface_requests = {
    destroy_resource, subsurface_place, subsurface_order, subsurface_order, subsurface_mode, subsurface_mode,
};

static void get_subsurface(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *child, struct wl_resource *parent) {
  (void)resource, (void)child, (void)parent;
  struct wl_resource *subsurface = wl_resource_create(client, &wl_subsurface_interface, 1, id);
  wl_resource_set_implementation(subsurface, &subsurface_requests, NULL, NULL);
}

static const struct wl_subcompositor_interface subcompositor_requests = {destroy_resource, get_subsurface};

static void bind_subcompositor(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  (void)data;
  struct wl_resource *resource = wl_resource_create(client, &wl_subcompositor_interface, (int)version, id);
  wl_resource_set_implementation(resource, &subcompositor_requests, NULL, NULL);
}

void surfaces_start(void) {
  wl_display_init_shm(server.display);
  wl_global_create(server.display, &wl_compositor_interface, 4, NULL, bind_compositor);
  wl_global_create(server.display, &wl_subcompositor_interface, 1, NULL, bind_subcompositor);
}
