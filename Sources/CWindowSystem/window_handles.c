#include "window_handles.h"

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <dlfcn.h>
#include <stddef.h>

#if defined(SDL_VIDEO_DRIVER_WAYLAND)

bool window_wayland_handles(struct SDL_Window *window, wayland_handles *handles) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_WAYLAND) return false;
  *handles = (wayland_handles){.display = info.info.wl.display, .surface = info.info.wl.surface};
  return true;
}

#else

bool window_wayland_handles(struct SDL_Window *window, wayland_handles *handles) {
  (void)window, (void)handles;
  return false;
}

#endif

#if defined(SDL_VIDEO_DRIVER_X11)

uint64_t window_x11_number(struct SDL_Window *window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  return SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11 ? info.info.x11.window : 0;
}

bool window_x11_pointer(struct SDL_Window *window, int *x, int *y) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return false;
  // The library that SDL has loaded.
  void *library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD);
  if (library == NULL) return false;
  Bool (*query)(Display *, Window, Window *, Window *, int *, int *, int *, int *, unsigned int *);
  *(void **)&query = dlsym(library, "XQueryPointer");
  Window root, child;
  int root_x, root_y;
  unsigned int mask;
  const bool is_known = query != NULL && query(info.info.x11.display, info.info.x11.window, &root, &child, &root_x, &root_y, x, y, &mask);
  dlclose(library);
  return is_known;
}

#else

uint64_t window_x11_number(struct SDL_Window *window) {
  (void)window;
  return 0;
}

bool window_x11_pointer(struct SDL_Window *window, int *x, int *y) {
  (void)window, (void)x, (void)y;
  return false;
}

#endif
