#include "event_times.h"

#include "x11_events_private.h"

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <time.h>

#if defined(SDL_VIDEO_DRIVER_X11)

// The age in milliseconds above which a time of the server is not believed: its clock is another one.
enum { longest_age = 1000 };

// The age of the X event that SDL translates now, in milliseconds when it was fetched; -1 if it is unknown.
static int age = -1;

// The clock of the X server on the same computer: the monotonic clock in milliseconds, modulo 2 to the power of 32.
static Uint32 server_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (Uint32)((Uint64)now.tv_sec * 1000 + (Uint64)now.tv_nsec / 1000000);
}

// Notes the age of an X event. SDL reports each X event before the SDL events that it makes of it.
static void note(const SDL_SysWMmsg *message) {
  age = -1;
  if (message == NULL || message->subsystem != SDL_SYSWM_X11) return;
  const XEvent *event = &message->msg.x11.event;
  Time time;
  switch (event->type) {
  case GenericEvent: x11_scroll_note(event); return;
  case MotionNotify: time = event->xmotion.time; break;
  case ButtonPress:
  case ButtonRelease: time = event->xbutton.time; break;
  case PropertyNotify:
  case DestroyNotify:
  case ClientMessage: x11_settings_note(event); return;
  default: return;
  }
  const Uint32 since = server_time() - (Uint32)time;
  if (since <= longest_age) age = (int)since;
}

// Called with each event before it is queued. Only the thread of the window has X events and mouse events.
static int SDLCALL stamp(void *context, SDL_Event *event) {
  (void)context;
  switch (event->type) {
  case SDL_SYSWMEVENT:
    note(event->syswm.msg);
    return 0;
  case SDL_MOUSEWHEEL:
    if (x11_scroll_repeats_wheel()) return 0;
    // fall through
  case SDL_MOUSEMOTION:
  case SDL_MOUSEBUTTONDOWN:
  case SDL_MOUSEBUTTONUP:
    if (age > 0 && event->common.timestamp >= (Uint32)age) event->common.timestamp -= (Uint32)age;
    return 1;
  default: return 1;
  }
}

bool event_times_install(void) {
  const char *driver = SDL_GetCurrentVideoDriver();
  if (driver == NULL || SDL_strcmp(driver, "x11") != 0) return false;
  SDL_EventState(SDL_SYSWMEVENT, SDL_ENABLE);
  SDL_SetEventFilter(stamp, NULL);
  return true;
}

#else

bool event_times_install(void) { return false; }

#endif
