#include "x11_pinch.h"

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <stddef.h>

#if defined(SDL_VIDEO_DRIVER_X11) && __has_include(<X11/extensions/XInput2.h>)
#include <X11/extensions/XInput2.h>
#endif

#if defined(XI_GesturePinchBegin)

#include <dlfcn.h>
#include <stdlib.h>

typedef struct {
  Display *(*open_display)(const char *);
  int (*close_display)(Display *);
  int (*connection_number)(Display *);
  int (*pending)(Display *);
  int (*next_event)(Display *, XEvent *);
  Bool (*get_event_data)(Display *, XGenericEventCookie *);
  void (*free_event_data)(Display *, XGenericEventCookie *);
  Bool (*query_extension)(Display *, const char *, int *, int *, int *);
  char *(*display_string)(Display *);
  int (*flush)(Display *);
  Status (*query_version)(Display *, int *, int *);
  int (*select_events)(Display *, Window, XIEventMask *, int);
} functions;

struct x11_pinches {
  functions x;
  Display *display;
  int opcode;
};

#define FIND(library, field, name) ((*(void **)&found->field = dlsym(library, name)) != NULL)

// Finds the functions of the libraries that SDL has loaded.
static bool find_functions(functions *found) {
  void *xlib = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD), *xi = dlopen("libXi.so.6", RTLD_LAZY | RTLD_NOLOAD);
  const bool is_found =
      xlib != NULL && xi != NULL && FIND(xlib, open_display, "XOpenDisplay") && FIND(xlib, close_display, "XCloseDisplay") &&
      FIND(xlib, connection_number, "XConnectionNumber") && FIND(xlib, pending, "XPending") && FIND(xlib, next_event, "XNextEvent") &&
      FIND(xlib, get_event_data, "XGetEventData") && FIND(xlib, free_event_data, "XFreeEventData") &&
      FIND(xlib, query_extension, "XQueryExtension") && FIND(xlib, display_string, "XDisplayString") && FIND(xlib, flush, "XFlush") &&
      FIND(xi, query_version, "XIQueryVersion") && FIND(xi, select_events, "XISelectEvents");
  if (xlib != NULL) dlclose(xlib);
  if (xi != NULL) dlclose(xi);
  return is_found;
}

static bool select_pinches(x11_pinches *pinches, Window window) {
  int event, error, major = 2, minor = 4;
  if (!pinches->x.query_extension(pinches->display, "XInputExtension", &pinches->opcode, &event, &error)) return false;
  if (pinches->x.query_version(pinches->display, &major, &minor) != Success || major < 2 || (major == 2 && minor < 4)) return false;
  unsigned char bits[XIMaskLen(XI_LASTEVENT)] = {0};
  XISetMask(bits, XI_GesturePinchBegin);
  XISetMask(bits, XI_GesturePinchUpdate);
  XISetMask(bits, XI_GesturePinchEnd);
  XIEventMask mask = {.deviceid = XIAllMasterDevices, .mask_len = sizeof(bits), .mask = bits};
  if (pinches->x.select_events(pinches->display, window, &mask, 1) != Success) return false;
  pinches->x.flush(pinches->display);
  return true;
}

x11_pinches *x11_pinches_open(struct SDL_Window *window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return NULL;
  x11_pinches *pinches = calloc(1, sizeof(x11_pinches));
  if (pinches == NULL) return NULL;
  if (find_functions(&pinches->x)) pinches->display = pinches->x.open_display(pinches->x.display_string(info.info.x11.display));
  if (pinches->display != NULL && select_pinches(pinches, info.info.x11.window)) return pinches;
  if (pinches->display != NULL) pinches->x.close_display(pinches->display);
  free(pinches);
  return NULL;
}

int x11_pinches_descriptor(const x11_pinches *pinches) { return pinches->x.connection_number(pinches->display); }

// Reads a gesture. Returns false for other events.
static bool read_event(const XGenericEventCookie *cookie, x11_pinch_event *event) {
  const XIGesturePinchEvent *pinch = cookie->data;
  switch (cookie->evtype) {
  case XI_GesturePinchBegin: event->phase = x11_pinch_begin; break;
  case XI_GesturePinchUpdate: event->phase = x11_pinch_update; break;
  case XI_GesturePinchEnd: event->phase = pinch->flags & XIGesturePinchEventCancelled ? x11_pinch_cancelled : x11_pinch_end; break;
  default: return false;
  }
  event->time = (uint32_t)pinch->time;
  event->x = pinch->event_x;
  event->y = pinch->event_y;
  event->delta_x = pinch->delta_x;
  event->delta_y = pinch->delta_y;
  event->scale = pinch->scale;
  event->rotation = pinch->delta_angle;
  return true;
}

bool x11_pinches_next(x11_pinches *pinches, x11_pinch_event *event) {
  while (pinches->x.pending(pinches->display) > 0) {
    XEvent next;
    pinches->x.next_event(pinches->display, &next);
    if (next.type != GenericEvent || next.xcookie.extension != pinches->opcode) continue;
    if (!pinches->x.get_event_data(pinches->display, &next.xcookie)) continue;
    const bool is_pinch = read_event(&next.xcookie, event);
    pinches->x.free_event_data(pinches->display, &next.xcookie);
    if (is_pinch) return true;
  }
  return false;
}

void x11_pinches_close(x11_pinches *pinches) {
  pinches->x.close_display(pinches->display);
  free(pinches);
}

#else

x11_pinches *x11_pinches_open(struct SDL_Window *window) {
  (void)window;
  return NULL;
}

int x11_pinches_descriptor(const x11_pinches *pinches) {
  (void)pinches;
  return -1;
}

bool x11_pinches_next(x11_pinches *pinches, x11_pinch_event *event) {
  (void)pinches, (void)event;
  return false;
}

void x11_pinches_close(x11_pinches *pinches) { (void)pinches; }

#endif
