#include "include/wayland_offer.h"

#include "wayland_protocol.h"

#include <dlfcn.h>
#include <poll.h>
#include <stddef.h>
#include <string.h>

// The functions of a connection that only the question needs.
typedef struct {
  wl_proxy *(*connect)(const char *name);
  void (*disconnect)(wl_proxy *display);
  int (*get_fd)(wl_proxy *display);
  int (*flush)(wl_proxy *display);
  int (*prepare_read)(wl_proxy *display);
  void (*cancel_read)(wl_proxy *display);
  int (*read_events)(wl_proxy *display);
  int (*dispatch_pending)(wl_proxy *display);
} connection_functions;

static bool find(void *library, const char *name, void *place) {
  *(void **)place = dlsym(library, name);
  return *(void **)place != NULL;
}

#define FIND(name) find(library, "wl_display_" #name, &functions->name)

static bool find_all(void *library, connection_functions *functions) {
  return FIND(connect) && FIND(disconnect) && FIND(get_fd) && FIND(flush) && FIND(prepare_read) && FIND(cancel_read) &&
         FIND(read_events) && FIND(dispatch_pending);
}

// MARK: Listeners

static void global(void *data, wl_proxy *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)registry, (void)name, (void)version;
  wayland_offer *offer = data;
  if (strcmp(interface, "xdg_wm_base") == 0) offer->has_windows = true;
  if (strcmp(interface, "zxdg_decoration_manager_v1") == 0) offer->draws_decorations = true;
}

static void global_remove(void *data, wl_proxy *registry, uint32_t name) { (void)data, (void)registry, (void)name; }

static void (*registry_listener[])(void) = {(void (*)(void))global, (void (*)(void))global_remove};

static void done(void *data, wl_proxy *callback, uint32_t serial) {
  (void)callback, (void)serial;
  *(bool *)data = true;
}

static void (*callback_listener[])(void) = {(void (*)(void))done};

// MARK: Question

// Reads events until `is_done`. Returns false if the connection breaks, and after `patience` milliseconds without an event.
static bool wait_until(const bool *is_done, wl_proxy *display, const connection_functions *functions, int patience) {
  while (!*is_done) {
    while (functions->prepare_read(display) != 0) {
      if (functions->dispatch_pending(display) < 0) return false;
    }
    functions->flush(display);
    struct pollfd ready = {.fd = functions->get_fd(display), .events = POLLIN};
    if (*is_done || poll(&ready, 1, patience) <= 0) {
      functions->cancel_read(display);
      return *is_done;
    }
    if (functions->read_events(display) < 0 || functions->dispatch_pending(display) < 0) return false;
  }
  return true;
}

static bool list_globals(wl_proxy *display, const connection_functions *functions, wayland_offer *offer, int patience) {
  wayland_library library;
  if (!wayland_library_find(&library)) return false;
  bool is_done = false;
  wl_proxy *registry = library.proxy_marshal_constructor(display, display_get_registry, &registry_interface, NULL);
  wl_proxy *callback = library.proxy_marshal_constructor(display, display_sync, &callback_interface, NULL);
  if (registry != NULL && callback != NULL) {
    library.proxy_add_listener(registry, registry_listener, offer);
    library.proxy_add_listener(callback, callback_listener, &is_done);
    wait_until(&is_done, display, functions, patience);
  }
  if (callback != NULL) library.proxy_destroy(callback);
  if (registry != NULL) library.proxy_destroy(registry);
  return is_done;
}

bool wayland_offer_ask(wayland_offer *offer, int patience) {
  *offer = (wayland_offer){0};
  // SDL loads the library again for itself.
  void *library = dlopen("libwayland-client.so.0", RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) return false;
  connection_functions functions;
  bool is_answered = false;
  if (find_all(library, &functions)) {
    wl_proxy *display = functions.connect(NULL);
    if (display != NULL) {
      is_answered = list_globals(display, &functions, offer, patience);
      functions.disconnect(display);
    }
  }
  dlclose(library);
  return is_answered;
}
