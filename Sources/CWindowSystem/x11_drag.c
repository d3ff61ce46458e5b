#include "x11_drag_private.h"

#include <stdlib.h>
#include <string.h>
#include <sys/timerfd.h>
#include <unistd.h>

#if defined(HAS_X11_DRAG)

enum { protocol_version = 5, first_version_with_actions = 2, oldest_version = 3 };
// The depth of windows in which a target is looked for.
enum { most_levels = 32 };

// MARK: Connection

// The connection with the targets of a drag. Its errors are ignored: programs can destroy their windows at any time.
static Display *tolerant_display;
static XErrorHandler other_handler;

static int handle_error(Display *display, XErrorEvent *error) {
  if (display == tolerant_display) return 0;
  return other_handler == NULL ? 0 : other_handler(display, error);
}

static void intern_atoms(x11_drag *drag) {
  static const char *const names[atom_count] = {
      [atom_aware] = "XdndAware",           [atom_proxy] = "XdndProxy",
      [atom_selection] = "XdndSelection",   [atom_type_list] = "XdndTypeList",
      [atom_enter] = "XdndEnter",           [atom_position] = "XdndPosition",
      [atom_status] = "XdndStatus",         [atom_leave] = "XdndLeave",
      [atom_drop] = "XdndDrop",             [atom_finished] = "XdndFinished",
      [atom_action_copy] = "XdndActionCopy", [atom_action_move] = "XdndActionMove",
      [atom_targets] = "TARGETS",           [atom_timestamp] = "TIMESTAMP",
      [atom_incr] = "INCR",                 [atom_window_type] = "_NET_WM_WINDOW_TYPE",
      [atom_window_type_dnd] = "_NET_WM_WINDOW_TYPE_DND",
  };
  for (int index = 0; index < atom_count; index++) drag->atoms[index] = drag->x.InternAtom(drag->display, names[index], False);
}

static bool connect_display(x11_drag *drag, Display *of_sdl) {
  drag->display = drag->x.OpenDisplay(DisplayString(of_sdl));
  if (drag->display == NULL) return false;
  const XErrorHandler former = drag->x.SetErrorHandler(handle_error);
  if (former != handle_error) other_handler = former;
  tolerant_display = drag->display;
  drag->root = DefaultRootWindow(drag->display);
  XSetWindowAttributes attributes = {.event_mask = PropertyChangeMask, .override_redirect = True};
  drag->source = drag->x.CreateWindow(
      drag->display, drag->root, -10, -10, 1, 1, 0, 0, InputOnly, CopyFromParent, CWEventMask | CWOverrideRedirect, &attributes);
  intern_atoms(drag);
  int event, error, major = 5, minor = 0;
  drag->has_fixes = drag->x.FixesQueryExtension != NULL && drag->x.FixesQueryExtension(drag->display, &event, &error) &&
                    drag->x.FixesQueryVersion(drag->display, &major, &minor) && major >= 2;
  return true;
}

x11_drag *x11_drag_open(struct SDL_Window *window, x11_drag_calls calls) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return NULL;
  x11_drag *drag = calloc(1, sizeof(x11_drag));
  if (drag == NULL) return NULL;
  drag->calls = calls;
  drag->origin = info.info.x11.window;
  drag->timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
  if (drag->timer < 0 || !x11_library_find(&drag->x) || !connect_display(drag, info.info.x11.display)) {
    if (drag->timer >= 0) close(drag->timer);
    free(drag);
    return NULL;
  }
  return drag;
}

void x11_drag_descriptors(const x11_drag *drag, int descriptors[2]) {
  descriptors[0] = ConnectionNumber(drag->display);
  descriptors[1] = drag->timer;
}

void x11_drag_close(x11_drag *drag) {
  x11_drag_cancel(drag);
  tolerant_display = NULL;
  drag->x.CloseDisplay(drag->display);
  close(drag->timer);
  free(drag->types);
  free(drag);
}

// MARK: Messages

static void send(x11_drag *drag, enum x11_drag_atom kind, long first, long second, long third, long fourth) {
  XEvent event = {.xclient = {
                      .type = ClientMessage,
                      .window = drag->target,
                      .message_type = drag->atoms[kind],
                      .format = 32,
                      .data.l = {(long)drag->source, first, second, third, fourth},
                  }};
  drag->x.SendEvent(drag->display, drag->receiver, False, NoEventMask, &event);
}

static Atom action(const x11_drag *drag) {
  const bool can_copy = (drag->effects & x11_effect_copy) != 0;
  return drag->atoms[can_copy || drag->effects == 0 ? atom_action_copy : atom_action_move];
}

static void send_position(x11_drag *drag) {
  drag->awaits_status = true;
  drag->has_new_position = false;
  send(drag, atom_position, 0, (long)drag->root_x << 16 | drag->root_y, (long)drag->time, (long)action(drag));
}

static void send_enter(x11_drag *drag) {
  long types[3] = {0};
  for (int index = 0; index < 3 && index < drag->type_count; index++) types[index] = (long)drag->types[index];
  send(drag, atom_enter, (long)drag->version << 24 | (drag->type_count > 3), types[0], types[1], types[2]);
}

// MARK: Targets

// Reads the first number of a property. Returns false without the property.
static bool read_number(x11_drag *drag, Window window, Atom property, Atom type, unsigned long *number) {
  Atom found = None;
  int format = 0;
  unsigned long count = 0, rest;
  unsigned char *data = NULL;
  if (drag->x.GetWindowProperty(drag->display, window, property, 0, 1, False, type, &found, &format, &count, &rest, &data) != Success) {
    return false;
  }
  const bool is_number = found == type && format == 32 && count > 0 && data != NULL;
  if (is_number) *number = *(unsigned long *)data;
  if (data != NULL) drag->x.Free(data);
  return is_number;
}

// Finds out whether a window takes drops, by the window itself or its proxy.
static bool takes_drops(x11_drag *drag, Window window, Window *receiver, int *version) {
  unsigned long number, proxy;
  *receiver = window;
  if (read_number(drag, window, drag->atoms[atom_proxy], XA_WINDOW, &proxy) &&
      read_number(drag, proxy, drag->atoms[atom_proxy], XA_WINDOW, &number) && number == proxy) {
    *receiver = proxy;
  }
  if (!read_number(drag, *receiver, drag->atoms[atom_aware], XA_ATOM, &number) || number < oldest_version) return false;
  *version = number < protocol_version ? (int)number : protocol_version;
  return true;
}

// Finds the outermost window below the pointer that takes drops; 0 without such a window.
static Window find_target(x11_drag *drag, Window *receiver, int *version) {
  Window window = drag->root;
  for (int level = 0; level < most_levels; level++) {
    Window child = None;
    int x, y;
    if (!drag->x.TranslateCoordinates(drag->display, drag->root, window, drag->root_x, drag->root_y, &x, &y, &child) || child == None) break;
    window = child;
    if (window == drag->origin || window == drag->icon) return None;
    if (takes_drops(drag, window, receiver, version)) return window;
  }
  return takes_drops(drag, drag->root, receiver, version) ? drag->root : None;
}

static void forget_target(x11_drag *drag) {
  if (drag->target == None) return;
  drag->x.SelectInput(drag->display, drag->receiver, NoEventMask);
  drag->target = drag->receiver = None;
  drag->answer = x11_effect_none;
  drag->awaits_status = drag->has_new_position = drag->awaits_finished = false;
}

static void enter(x11_drag *drag, Window target, Window receiver, int version) {
  drag->target = target;
  drag->receiver = receiver;
  drag->version = version;
  if (target == None) return;
  // The end of the window: DestroyNotify.
  drag->x.SelectInput(drag->display, receiver, StructureNotifyMask);
  send_enter(drag);
}

void x11_drag_leave(x11_drag *drag) {
  if (drag->target != None && !drag->awaits_finished) send(drag, atom_leave, 0, 0, 0, 0);
  forget_target(drag);
  drag->x.Flush(drag->display);
}

// MARK: Course

// The present time of the X server, by the time stamp of a change without effect.
static Time server_time(x11_drag *drag) {
  XEvent event;
  drag->x.ChangeProperty(drag->display, drag->source, drag->atoms[atom_type_list], XA_ATOM, 32, PropModeAppend, NULL, 0);
  drag->x.WindowEvent(drag->display, drag->source, PropertyChangeMask, &event);
  return event.xproperty.time;
}

bool x11_drag_begin(x11_drag *drag, const char *const *types, int count) {
  x11_drag_cancel(drag);
  Atom *atoms = calloc((size_t)count + 1, sizeof(Atom));
  if (atoms == NULL) return false;
  for (int index = 0; index < count; index++) atoms[index] = drag->x.InternAtom(drag->display, types[index], False);
  free(drag->types);
  drag->types = atoms;
  drag->type_count = count;
  drag->x.ChangeProperty(
      drag->display, drag->source, drag->atoms[atom_type_list], XA_ATOM, 32, PropModeReplace, (const unsigned char *)atoms, count);
  drag->time = server_time(drag);
  drag->x.SetSelectionOwner(drag->display, drag->atoms[atom_selection], drag->source, drag->time);
  drag->is_active = drag->x.GetSelectionOwner(drag->display, drag->atoms[atom_selection]) == drag->source;
  drag->is_released = false;
  return drag->is_active;
}

static bool handle_events(x11_drag *drag);

void x11_drag_move(x11_drag *drag, double x, double y, unsigned effects) {
  if (!drag->is_active || drag->is_released) return;
  Window child;
  drag->effects = effects;
  if (!drag->x.TranslateCoordinates(
          drag->display, drag->origin, drag->root, (int)x, (int)y, &drag->root_x, &drag->root_y, &child)) {
    return;
  }
  if (drag->root_x < 0) drag->root_x = 0;
  if (drag->root_y < 0) drag->root_y = 0;
  x11_drag_move_icon(drag);
  Window receiver = None;
  int version = 0;
  const Window target = find_target(drag, &receiver, &version);
  if (target != drag->target) {
    x11_drag_leave(drag);
    enter(drag, target, receiver, version);
  }
  if (target != None) {
    if (drag->awaits_status) drag->has_new_position = true;
    else send_position(drag);
  }
  // Xlib reads events while it waits for an answer. They leave the descriptor, and no turn would follow.
  handle_events(drag);
}

static void set_timer(x11_drag *drag, int seconds) {
  const struct itimerspec time = {.it_value.tv_sec = seconds};
  timerfd_settime(drag->timer, 0, &time, NULL);
}

void x11_drag_cancel(x11_drag *drag) {
  if (!drag->is_active) return;
  x11_drag_leave(drag);
  x11_drag_remove_icon(drag);
  x11_drag_forget_transfers(drag);
  set_timer(drag, 0);
  drag->x.SetSelectionOwner(drag->display, drag->atoms[atom_selection], None, drag->time);
  drag->x.Flush(drag->display);
  drag->is_active = drag->is_released = false;
}

static void end(x11_drag *drag, enum x11_drag_effect effect) {
  x11_drag_cancel(drag);
  drag->calls.ended(drag->calls.context, effect);
}

static void release(x11_drag *drag) {
  if (drag->target == None || drag->answer == x11_effect_none) return end(drag, x11_effect_none);
  drag->awaits_finished = true;
  send(drag, atom_drop, 0, (long)drag->time, 0, 0);
  drag->x.Flush(drag->display);
}

void x11_drag_drop(x11_drag *drag) {
  if (!drag->is_active || drag->is_released) return;
  drag->is_released = true;
  x11_drag_remove_icon(drag);
  set_timer(drag, x11_drag_patience);
  if (!drag->awaits_status) release(drag);
  handle_events(drag);
}

// MARK: Events

static enum x11_drag_effect effect_of(const x11_drag *drag, Atom action) {
  if (action == drag->atoms[atom_action_move] && (drag->effects & x11_effect_move)) return x11_effect_move;
  // Actions such as XdndActionPrivate leave the source as it is.
  return x11_effect_copy;
}

static void take_status(x11_drag *drag, const XClientMessageEvent *message) {
  if ((Window)message->data.l[0] != drag->target || !drag->awaits_status) return;
  drag->awaits_status = false;
  drag->answer = (message->data.l[1] & 1) ? effect_of(drag, (Atom)message->data.l[4]) : x11_effect_none;
  if (drag->has_new_position) send_position(drag);
  else if (drag->is_released) release(drag);
  if (drag->is_active) drag->x.Flush(drag->display);
}

static void take_finished(x11_drag *drag, const XClientMessageEvent *message) {
  if ((Window)message->data.l[0] != drag->target || !drag->awaits_finished) return;
  enum x11_drag_effect effect = drag->answer;
  if (drag->version >= protocol_version) {
    effect = (message->data.l[1] & 1) ? effect_of(drag, (Atom)message->data.l[2]) : x11_effect_none;
  }
  drag->awaits_finished = false;
  forget_target(drag);
  end(drag, effect);
}

static void lose_target(x11_drag *drag, Window window) {
  if (drag->target == None || (window != drag->receiver && window != drag->target)) return;
  forget_target(drag);
  if (drag->is_released) end(drag, x11_effect_none);
}

static void handle(x11_drag *drag, const XEvent *event) {
  switch (event->type) {
  case ClientMessage:
    if (event->xclient.message_type == drag->atoms[atom_status]) take_status(drag, &event->xclient);
    else if (event->xclient.message_type == drag->atoms[atom_finished]) take_finished(drag, &event->xclient);
    break;
  case SelectionRequest: x11_drag_answer_request(drag, &event->xselectionrequest); break;
  case PropertyNotify: x11_drag_send_part(drag, &event->xproperty); break;
  case DestroyNotify: lose_target(drag, event->xdestroywindow.window); break;
  default: break;
  }
}

// Handles the events that are there, or a bounded part of them. Returns true if there may be more.
static bool handle_events(x11_drag *drag) {
  for (int count = 0; count < 100; count++) {
    if (drag->x.Pending(drag->display) == 0) return false;
    XEvent event;
    drag->x.NextEvent(drag->display, &event);
    handle(drag, &event);
  }
  return true;
}

bool x11_drag_turn(x11_drag *drag) {
  const bool has_more = handle_events(drag);
  uint64_t expirations;
  if (read(drag->timer, &expirations, sizeof(expirations)) == sizeof(expirations) && drag->is_released) {
    drag->awaits_finished = false;
    end(drag, x11_effect_none);
  }
  return has_more;
}

#else

x11_drag *x11_drag_open(struct SDL_Window *window, x11_drag_calls calls) {
  (void)window, (void)calls;
  return NULL;
}
void x11_drag_descriptors(const x11_drag *drag, int descriptors[2]) { (void)drag, (void)descriptors; }
bool x11_drag_turn(x11_drag *drag) { return (void)drag, false; }
bool x11_drag_begin(x11_drag *drag, const char *const *types, int count) { return (void)drag, (void)types, (void)count, false; }
void x11_drag_set_icon(x11_drag *drag, const uint32_t *pixels, int width, int height, int hot_x, int hot_y) {
  (void)drag, (void)pixels, (void)width, (void)height, (void)hot_x, (void)hot_y;
}
void x11_drag_move(x11_drag *drag, double x, double y, unsigned effects) { (void)drag, (void)x, (void)y, (void)effects; }
void x11_drag_leave(x11_drag *drag) { (void)drag; }
void x11_drag_drop(x11_drag *drag) { (void)drag; }
void x11_drag_reply(x11_drag *drag, uint32_t request, const void *data, size_t length) { (void)drag, (void)request, (void)data, (void)length; }
void x11_drag_cancel(x11_drag *drag) { (void)drag; }
void x11_drag_close(x11_drag *drag) { (void)drag; }

#endif
