#include "include/wayland_export.h"

#include "wayland_protocol.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

// Numbers of requests of `zxdg_exporter_v2` and `zxdg_exported_v2`.
enum { exporter_destroy = 0, exporter_export = 1 };
enum { exported_destroy = 0 };

static const wl_interface *untyped[2] = {NULL};
static const wl_message exported_requests[] = {{"destroy", "", untyped}};
static const wl_message exported_events[] = {{"handle", "s", untyped}};
static const wl_interface exported_interface = {"zxdg_exported_v2", 1, 1, exported_requests, 1, exported_events};

static const wl_interface *export_types[] = {&exported_interface, NULL};
static const wl_message exporter_requests[] = {{"destroy", "", untyped}, {"export_toplevel", "no", export_types}};
static const wl_interface exporter_interface = {"zxdg_exporter_v2", 1, 2, exporter_requests, 0, NULL};

struct wayland_export {
  wayland_library library;
  wl_proxy *surface;
  // NULL before the object is made, and after it is destroyed.
  wl_proxy *registry, *callback, *exporter, *exported;
  // NULL after the call.
  void (*answer)(void *context, const char *name);
  void *context;
};

static void give(wayland_export *export, const char *name) {
  void (*answer)(void *, const char *) = export->answer;
  export->answer = NULL;
  if (answer != NULL) answer(export->context, name);
}

static void handle(void *data, wl_proxy *exported, const char *name) {
  (void)exported;
  give(data, name);
}

static void (*exported_listener[])(void) = {(void (*)(void))handle};

static void global(void *data, wl_proxy *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)version;
  wayland_export *export = data;
  if (export->exporter != NULL || strcmp(interface, exporter_interface.name) != 0) return;
  export->exporter = export->library.proxy_marshal_constructor_versioned(
      registry, registry_bind, &exporter_interface, 1, name, exporter_interface.name, 1, NULL);
  if (export->exporter == NULL) return;
  export->exported = export->library.proxy_marshal_constructor(
      export->exporter, exporter_export, &exported_interface, NULL, export->surface);
  if (export->exported != NULL) export->library.proxy_add_listener(export->exported, exported_listener, export);
}

static void global_remove(void *data, wl_proxy *registry, uint32_t name) { (void)data, (void)registry, (void)name; }

static void (*registry_listener[])(void) = {(void (*)(void))global, (void (*)(void))global_remove};

static void drop(wayland_export *export, wl_proxy **proxy) {
  if (*proxy != NULL) export->library.proxy_destroy(*proxy);
  *proxy = NULL;
}

// All globals are known.
static void done(void *data, wl_proxy *callback, uint32_t serial) {
  (void)callback, (void)serial;
  wayland_export *export = data;
  drop(export, &export->callback);
  drop(export, &export->registry);
  if (export->exported == NULL) give(export, NULL);
}

static void (*callback_listener[])(void) = {(void (*)(void))done};

wayland_export *wayland_export_open(
    void *display, void *surface, void (*answer)(void *context, const char *name), void *context) {
  wayland_export *export = calloc(1, sizeof(wayland_export));
  if (export == NULL) return NULL;
  if (display == NULL || surface == NULL || !wayland_library_find(&export->library)) {
    free(export);
    return NULL;
  }
  export->surface = surface;
  export->registry = export->library.proxy_marshal_constructor(display, display_get_registry, &registry_interface, NULL);
  if (export->registry != NULL) {
    export->library.proxy_add_listener(export->registry, registry_listener, export);
    export->callback = export->library.proxy_marshal_constructor(display, display_sync, &callback_interface, NULL);
  }
  if (export->callback == NULL) {
    wayland_export_close(export);
    return NULL;
  }
  export->library.proxy_add_listener(export->callback, callback_listener, export);
  export->answer = answer;
  export->context = context;
  return export;
}

void wayland_export_close(wayland_export *export) {
  if (export->exported != NULL) export->library.proxy_marshal(export->exported, exported_destroy);
  drop(export, &export->exported);
  if (export->exporter != NULL) export->library.proxy_marshal(export->exporter, exporter_destroy);
  drop(export, &export->exporter);
  drop(export, &export->callback);
  drop(export, &export->registry);
  free(export);
}
