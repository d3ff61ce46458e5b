#include "window_handles.h"

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>

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

#else

uint64_t window_x11_number(struct SDL_Window *window) {
  (void)window;
  return 0;
}

#endif
