#include "lost_display.h"

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>

#if defined(SDL_VIDEO_DRIVER_WAYLAND)
#include <dlfcn.h>

bool lost_display_is_wayland(struct SDL_Window *window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_WAYLAND) return false;
  // The library that SDL has loaded.
  void *library = dlopen("libwayland-client.so.0", RTLD_LAZY | RTLD_NOLOAD);
  if (library == NULL) return false;
  int (*get_error)(struct wl_display *) = (int (*)(struct wl_display *))dlsym(library, "wl_display_get_error");
  const bool is_lost = get_error != NULL && info.info.wl.display != NULL && get_error(info.info.wl.display) != 0;
  dlclose(library);
  return is_lost;
}

#else

bool lost_display_is_wayland(struct SDL_Window *window) {
  (void)window;
  return false;
}

#endif
