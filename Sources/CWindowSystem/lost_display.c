#include "lost_display.h"

#include "window_handles.h"

#include <dlfcn.h>
#include <stddef.h>

bool lost_display_is_wayland(struct SDL_Window *window) {
  wayland_handles handles;
  if (!window_wayland_handles(window, &handles) || handles.display == NULL) return false;
  // The library that SDL has loaded.
  void *library = dlopen("libwayland-client.so.0", RTLD_LAZY | RTLD_NOLOAD);
  if (library == NULL) return false;
  int (*get_error)(void *) = (int (*)(void *))dlsym(library, "wl_display_get_error");
  const bool is_lost = get_error != NULL && get_error(handles.display) != 0;
  dlclose(library);
  return is_lost;
}
