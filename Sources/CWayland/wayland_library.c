#include "wayland_library.h"

#include <dlfcn.h>
#include <stddef.h>

// Stores the address of a function in `place`. Returns false if the library lacks it.
static bool find(void *handle, const char *name, void *place) {
  *(void **)place = dlsym(handle, name);
  return *(void **)place != NULL;
}

#define FIND(name) find(handle, "wl_" #name, &library->name)

bool wayland_library_find(wayland_library *library) {
  // SDL keeps the library loaded, so the handle need not be.
  void *handle = dlopen("libwayland-client.so.0", RTLD_LAZY | RTLD_NOLOAD);
  if (handle == NULL) return false;
  const bool is_found = FIND(proxy_marshal) && FIND(proxy_marshal_constructor) &&
                        FIND(proxy_marshal_constructor_versioned) && FIND(proxy_add_listener) && FIND(proxy_destroy) &&
                        FIND(display_roundtrip);
  dlclose(handle);
  return is_found;
}
