#include "x11_scroll.h"

#include "event_times.h"
#include "x11_events_private.h"

#if defined(SDL_VIDEO_DRIVER_X11) && __has_include(<X11/extensions/XInput2.h>)

#include <X11/extensions/XInput2.h>
#include <dlfcn.h>
#include <string.h>

// A device with scroll axes. Numbers of valuators; -1 without one.
typedef struct {
  int number;
  int horizontal, vertical;
  // The distance of a notch; negative if the axis is inverted.
  double horizontal_notch, vertical_notch;
  bool is_touchpad;
} scroll_device;

enum { most_devices = 32 };

static struct {
  Display *display;
  int opcode;
  void (*report)(void *context, const x11_scroll_event *event);
  void *context;
  // True if the last press of a button was made of a movement of a scroll axis by the server.
  bool is_emulated;
  scroll_device devices[most_devices];
  int device_count;
  XIDeviceInfo *(*query_device)(Display *, int, int *);
  void (*free_device_info)(XIDeviceInfo *);
  Status (*get_property)(Display *, int, Atom, long, long, Bool, Atom, Atom *, int *, unsigned long *, unsigned long *, unsigned char **);
  Atom (*intern_atom)(Display *, const char *, Bool);
  int (*free_data)(void *);
} state;

// MARK: Devices

// True if a device has the property.
static bool has_property(int device, const char *name) {
  const Atom atom = state.intern_atom(state.display, name, True);
  if (atom == None) return false;
  Atom type = None;
  int format;
  unsigned long count, rest;
  unsigned char *data = NULL;
  if (state.get_property(state.display, device, atom, 0, 0, False, AnyPropertyType, &type, &format, &count, &rest, &data) != Success) return false;
  if (data != NULL) state.free_data(data);
  return type != None;
}

static scroll_device describe(int number) {
  scroll_device described = {.number = number, .horizontal = -1, .vertical = -1};
  int count = 0;
  XIDeviceInfo *info = state.query_device(state.display, number, &count);
  for (int index = 0; info != NULL && count > 0 && index < info->num_classes; index++) {
    if (info->classes[index]->type != XIScrollClass) continue;
    const XIScrollClassInfo *scroll = (const XIScrollClassInfo *)info->classes[index];
    if (scroll->increment == 0) continue;
    if (scroll->scroll_type == XIScrollTypeVertical) {
      described.vertical = scroll->number;
      described.vertical_notch = scroll->increment;
    } else {
      described.horizontal = scroll->number;
      described.horizontal_notch = scroll->increment;
    }
  }
  if (info != NULL) state.free_device_info(info);
  // The properties of the drivers libinput and synaptics that touchpads alone have.
  described.is_touchpad = has_property(number, "libinput Tapping Enabled") || has_property(number, "Synaptics Off");
  return described;
}

// The device with a number. The oldest description makes room for a new device.
static const scroll_device *device_numbered(int number) {
  for (int index = 0; index < most_devices && index < state.device_count; index++) {
    if (state.devices[index].number == number) return &state.devices[index];
  }
  scroll_device *place = &state.devices[state.device_count++ % most_devices];
  *place = describe(number);
  return place;
}

// MARK: Events

// Reads the value of a valuator. Returns false if the event has none.
static bool read_value(const XIValuatorState *valuators, const double *values, int number, double *value) {
  if (number < 0 || number >= valuators->mask_len * 8 || !XIMaskIsSet(valuators->mask, number)) return false;
  for (int index = 0; index < number; index++) {
    if (XIMaskIsSet(valuators->mask, index)) values++;
  }
  *value = *values;
  return true;
}

static void move(const XIRawEvent *raw) {
  const scroll_device *device = device_numbered(raw->sourceid);
  x11_scroll_event event = {.time = (uint32_t)raw->time, .device = raw->sourceid, .is_touchpad = device->is_touchpad};
  event.has_x = read_value(&raw->valuators, raw->raw_values, device->horizontal, &event.x);
  event.has_y = read_value(&raw->valuators, raw->raw_values, device->vertical, &event.y);
  if (!event.has_x && !event.has_y) return;
  if (event.has_x) event.x /= device->horizontal_notch;
  if (event.has_y) event.y /= device->vertical_notch;
  state.report(state.context, &event);
}

void x11_scroll_note(const XEvent *event) {
  if (state.report == NULL || event->xcookie.extension != state.opcode || event->xcookie.data == NULL) return;
  const XIRawEvent *raw = event->xcookie.data;
  if (event->xcookie.evtype == XI_RawMotion) move(raw);
  if (event->xcookie.evtype == XI_RawButtonPress) state.is_emulated = (raw->flags & XIPointerEmulated) != 0;
}

bool x11_scroll_repeats_wheel(void) { return state.report != NULL && state.is_emulated; }

// MARK: Listening

static bool find(void *library, const char *name, void *place) {
  if (library == NULL) return false;
  *(void **)place = dlsym(library, name);
  return *(void **)place != NULL;
}

// Finds the functions of the libraries that SDL has loaded, and the number of the extension. SDL has selected the raw events of the root window.
static bool find_extension(Display *display) {
  void *xlib = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD), *xi = dlopen("libXi.so.6", RTLD_LAZY | RTLD_NOLOAD);
  Bool (*query_extension)(Display *, const char *, int *, int *, int *);
  Status (*query_version)(Display *, int *, int *);
  int event, error, major = 2, minor = 2;
  const bool is_found =
      find(xlib, "XQueryExtension", &query_extension) && find(xi, "XIQueryVersion", &query_version) &&
      find(xi, "XIQueryDevice", &state.query_device) && find(xi, "XIFreeDeviceInfo", &state.free_device_info) &&
      find(xi, "XIGetProperty", &state.get_property) && find(xlib, "XInternAtom", &state.intern_atom) &&
      find(xlib, "XFree", &state.free_data) && query_extension(display, "XInputExtension", &state.opcode, &event, &error) &&
      query_version(display, &major, &minor) == Success && (major > 2 || (major == 2 && minor >= 1));
  if (xlib != NULL) dlclose(xlib);
  if (xi != NULL) dlclose(xi);
  return is_found;
}

bool x11_scroll_listen(struct SDL_Window *window, void (*report)(void *context, const x11_scroll_event *event), void *context) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11 || !find_extension(info.info.x11.display)) return false;
  state.display = info.info.x11.display;
  state.device_count = 0;
  state.is_emulated = false;
  state.context = context;
  state.report = report;
  return event_times_install();
}

void x11_scroll_end(void) { state.report = NULL; }

#else

#if defined(SDL_VIDEO_DRIVER_X11)
void x11_scroll_note(const XEvent *event) { (void)event; }
bool x11_scroll_repeats_wheel(void) { return false; }
#endif

bool x11_scroll_listen(struct SDL_Window *window, void (*report)(void *context, const x11_scroll_event *event), void *context) {
  (void)window, (void)report, (void)context;
  return false;
}

void x11_scroll_end(void) {}

#endif
