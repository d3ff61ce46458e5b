#include "compositor.h"

#include <stdlib.h>

static void release(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  wl_resource_destroy(resource);
}

static const struct wl_output_interface output_requests = {release};

static void send_to(output *output, struct wl_resource *resource) {
  const int version = wl_resource_get_version(resource);
  // The outputs are side by side.
  wl_output_send_geometry(resource, output->number * 10000, 0, 600, 340, WL_OUTPUT_SUBPIXEL_NONE, "Scripted", "Output", WL_OUTPUT_TRANSFORM_NORMAL);
  wl_output_send_mode(resource, WL_OUTPUT_MODE_CURRENT, output->width, output->height, output->millihertz);
  if (version >= WL_OUTPUT_SCALE_SINCE_VERSION) wl_output_send_scale(resource, output->scale);
  if (version >= WL_OUTPUT_DONE_SINCE_VERSION) wl_output_send_done(resource);
}

void output_send(output *output) {
  struct wl_resource *resource;
  wl_resource_for_each(resource, &output->resources) send_to(output, resource);
}

static void unlink_resource(struct wl_resource *resource) { wl_list_remove(wl_resource_get_link(resource)); }

static void bind_output(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  output *bound = data;
  struct wl_resource *resource = wl_resource_create(client, &wl_output_interface, (int)version, id);
  wl_resource_set_implementation(resource, &output_requests, bound, unlink_resource);
  wl_list_insert(bound->resources.prev, wl_resource_get_link(resource));
  send_to(bound, resource);
}

output *output_add(int width, int height, int scale, int millihertz) {
  static int count;
  output *added = calloc(1, sizeof(output));
  *added = (output){.number = count++, .width = width, .height = height, .scale = scale, .millihertz = millihertz};
  wl_list_init(&added->resources);
  wl_list_insert(server.outputs.prev, &added->link);
  added->global = wl_global_create(server.display, &wl_output_interface, 3, added, bind_output);
  return added;
}

// The global object stays: a client that binds it at this moment must not fail.
void output_remove(output *output) {
  wl_list_remove(&output->link);
  wl_list_init(&output->link);
  wl_global_remove(output->global);
}

output *output_numbered(int number) {
  output *found;
  wl_list_for_each(found, &server.outputs, link) {
    if (found->number == number) return found;
  }
  return NULL;
}

void output_enter(output *output, surface *surface, bool is_entered) {
  struct wl_resource *resource;
  wl_resource_for_each(resource, &output->resources) {
    if (wl_resource_get_client(resource) != wl_resource_get_client(surface->resource)) continue;
    if (is_entered) {
      wl_surface_send_enter(surface->resource, resource);
    } else {
      wl_surface_send_leave(surface->resource, resource);
    }
  }
}

void outputs_start(void) {
  if (wl_list_empty(&server.outputs)) output_add(1600, 1200, 1, 60000);
}
