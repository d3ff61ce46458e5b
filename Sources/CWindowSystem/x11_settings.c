#include "x11_settings.h"

#include "event_times.h"
#include "x11_events_private.h"

#include <stdio.h>
#include <stdlib.h>

void x11_settings_free(x11_settings *settings) {
  free(settings->resources);
  free(settings->xsettings);
  *settings = (x11_settings){0};
}

#if defined(SDL_VIDEO_DRIVER_X11)

#include <X11/Xatom.h>
#include <dlfcn.h>
#include <string.h>

// The longest content that is read, in bytes. Those of desktops have some thousands.
enum { longest_content = 1 << 20 };

typedef struct {
  Display *(*open_display)(const char *);
  int (*close_display)(Display *);
  Window (*root_window)(Display *);
  int (*default_screen)(Display *);
  Atom (*intern_atom)(Display *, const char *, Bool);
  Window (*selection_owner)(Display *, Atom);
  int (*get_property)(Display *, Window, Atom, long, long, Bool, Atom, Atom *, int *, unsigned long *, unsigned long *, unsigned char **);
  int (*select_input)(Display *, Window, long);
  Status (*get_attributes)(Display *, Window, XWindowAttributes *);
  int (*free_data)(void *);
  int (*sync)(Display *, Bool);
  XErrorHandler (*set_error_handler)(XErrorHandler);
} xlib_functions;

typedef struct {
  Window root;
  // The manager's selection, its property, and the message that announces a manager.
  Atom selection, property, announcement;
} setting_names;

static struct {
  xlib_functions xlib;
  setting_names names;
  Display *display;
  // The window of the XSETTINGS manager; None without one.
  Window manager;
  void (*changed)(void *context);
  void *context;
} state;

// MARK: Xlib

#define FIND(field, name) ((*(void **)&xlib->field = dlsym(library, name)) != NULL)

// Finds the functions of the library that SDL has loaded.
static bool find_functions(xlib_functions *xlib) {
  void *library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD);
  if (library == NULL) return false;
  const bool is_found = FIND(open_display, "XOpenDisplay") && FIND(close_display, "XCloseDisplay") &&
                        FIND(root_window, "XDefaultRootWindow") && FIND(default_screen, "XDefaultScreen") &&
                        FIND(intern_atom, "XInternAtom") && FIND(selection_owner, "XGetSelectionOwner") &&
                        FIND(get_property, "XGetWindowProperty") && FIND(select_input, "XSelectInput") &&
                        FIND(get_attributes, "XGetWindowAttributes") && FIND(free_data, "XFree") && FIND(sync, "XSync") &&
                        FIND(set_error_handler, "XSetErrorHandler");
  dlclose(library);
  return is_found;
}

// Ignores errors: a manager can destroy its window at any time, and Xlib's own handler ends the program.
static int ignore_error(Display *display, XErrorEvent *error) {
  (void)display, (void)error;
  return 0;
}

static setting_names find_names(const xlib_functions *xlib, Display *display) {
  char selection[32];
  snprintf(selection, sizeof(selection), "_XSETTINGS_S%d", xlib->default_screen(display));
  return (setting_names){
      .root = xlib->root_window(display),
      .selection = xlib->intern_atom(display, selection, False),
      .property = xlib->intern_atom(display, "_XSETTINGS_SETTINGS", False),
      .announcement = xlib->intern_atom(display, "MANAGER", False),
  };
}

// MARK: Reading

// A copy of a property with 8 bits for each item; NULL without it.
static unsigned char *read_property(const xlib_functions *xlib, Display *display, Window window, Atom property, size_t *length) {
  Atom type = None;
  int format = 0;
  unsigned long count = 0, rest = 0;
  unsigned char *data = NULL, *copy = NULL;
  *length = 0;
  if (xlib->get_property(display, window, property, 0, longest_content / 4, False, AnyPropertyType, &type, &format, &count, &rest, &data) != Success) return NULL;
  if (data != NULL && format == 8 && count > 0) copy = malloc(count);
  if (copy != NULL) {
    memcpy(copy, data, count);
    *length = count;
  }
  if (data != NULL) xlib->free_data(data);
  return copy;
}

static void read_settings(const xlib_functions *xlib, Display *display, const setting_names *names, x11_settings *settings) {
  settings->resources = read_property(xlib, display, names->root, XA_RESOURCE_MANAGER, &settings->resources_length);
  const Window manager = xlib->selection_owner(display, names->selection);
  if (manager != None) settings->xsettings = read_property(xlib, display, manager, names->property, &settings->xsettings_length);
}

bool x11_settings_ask(x11_settings *settings) {
  *settings = (x11_settings){0};
  const char *driver = SDL_GetCurrentVideoDriver();
  xlib_functions xlib;
  if (driver == NULL || SDL_strcmp(driver, "x11") != 0 || !find_functions(&xlib)) return false;
  Display *display = xlib.open_display(NULL);
  if (display == NULL) return false;
  const XErrorHandler handler = xlib.set_error_handler(ignore_error);
  const setting_names names = find_names(&xlib, display);
  read_settings(&xlib, display, &names, settings);
  xlib.sync(display, False);
  xlib.set_error_handler(handler);
  xlib.close_display(display);
  return true;
}

bool x11_settings_read(x11_settings *settings) {
  *settings = (x11_settings){0};
  if (state.changed == NULL) return false;
  const XErrorHandler handler = state.xlib.set_error_handler(ignore_error);
  read_settings(&state.xlib, state.display, &state.names, settings);
  state.xlib.sync(state.display, False);
  state.xlib.set_error_handler(handler);
  return true;
}

// MARK: Following

// Selects events of a window besides those that SDL has selected.
static void select_events(Window window, long events) {
  XWindowAttributes attributes;
  if (!state.xlib.get_attributes(state.display, window, &attributes)) return;
  state.xlib.select_input(state.display, window, attributes.your_event_mask | events);
}

static void follow_manager(void) {
  const XErrorHandler handler = state.xlib.set_error_handler(ignore_error);
  state.manager = state.xlib.selection_owner(state.display, state.names.selection);
  if (state.manager != None) select_events(state.manager, PropertyChangeMask | StructureNotifyMask);
  state.xlib.sync(state.display, False);
  state.xlib.set_error_handler(handler);
}

bool x11_settings_follow(struct SDL_Window *window, void (*changed)(void *context), void *context) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11 || !find_functions(&state.xlib)) return false;
  state.display = info.info.x11.display;
  state.names = find_names(&state.xlib, state.display);
  state.context = context;
  state.changed = changed;
  // Managers announce themselves to clients that select the structure of the root window.
  select_events(state.names.root, PropertyChangeMask | StructureNotifyMask);
  follow_manager();
  return event_times_install();
}

void x11_settings_note(const XEvent *event) {
  if (state.changed == NULL || event->xany.display != state.display) return;
  const bool is_manager = state.manager != None && event->xany.window == state.manager;
  switch (event->type) {
  case PropertyNotify:
    if (is_manager ? event->xproperty.atom != state.names.property : event->xproperty.window != state.names.root || event->xproperty.atom != XA_RESOURCE_MANAGER) return;
    break;
  case DestroyNotify:
    if (!is_manager || event->xdestroywindow.window != state.manager) return;
    state.manager = None;
    break;
  case ClientMessage:
    if (event->xclient.message_type != state.names.announcement || (Atom)event->xclient.data.l[1] != state.names.selection) return;
    follow_manager();
    break;
  default: return;
  }
  state.changed(state.context);
}

void x11_settings_end(void) { state.changed = NULL; }

#else

bool x11_settings_ask(x11_settings *settings) {
  *settings = (x11_settings){0};
  return false;
}

bool x11_settings_follow(struct SDL_Window *window, void (*changed)(void *context), void *context) {
  (void)window, (void)changed, (void)context;
  return false;
}

bool x11_settings_read(x11_settings *settings) {
  *settings = (x11_settings){0};
  return false;
}

void x11_settings_end(void) {}

#endif
