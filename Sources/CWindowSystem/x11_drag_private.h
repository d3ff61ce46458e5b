// The parts of a source of drags under X11: x11_drag.c has its course, x11_drag_data.c the data, x11_drag_icon.c the picture, x11_drag_library.c the
// functions of libX11.
#pragma once

#include "x11_drag.h"

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>

#if defined(SDL_VIDEO_DRIVER_X11)

#define HAS_X11_DRAG 1

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>

// The functions of libX11 and of libXfixes. Without libXfixes the pointers to its functions are NULL.
typedef struct {
  Display *(*OpenDisplay)(const char *);
  int (*CloseDisplay)(Display *);
  Atom (*InternAtom)(Display *, const char *, Bool);
  Window (*CreateWindow)(Display *, Window, int, int, unsigned, unsigned, unsigned, int, unsigned, Visual *, unsigned long, XSetWindowAttributes *);
  int (*DestroyWindow)(Display *, Window);
  int (*MapRaised)(Display *, Window);
  int (*MoveWindow)(Display *, Window, int, int);
  int (*ChangeProperty)(Display *, Window, Atom, Atom, int, int, const unsigned char *, int);
  int (*GetWindowProperty)(Display *, Window, Atom, long, long, Bool, Atom, Atom *, int *, unsigned long *, unsigned long *, unsigned char **);
  int (*Free)(void *);
  Status (*SendEvent)(Display *, Window, Bool, long, XEvent *);
  int (*SetSelectionOwner)(Display *, Atom, Window, Time);
  Window (*GetSelectionOwner)(Display *, Atom);
  int (*SelectInput)(Display *, Window, long);
  Bool (*TranslateCoordinates)(Display *, Window, Window, int, int, int *, int *, Window *);
  int (*Pending)(Display *);
  int (*NextEvent)(Display *, XEvent *);
  int (*WindowEvent)(Display *, Window, long, XEvent *);
  int (*Flush)(Display *);
  XErrorHandler (*SetErrorHandler)(XErrorHandler);
  Status (*MatchVisualInfo)(Display *, int, int, int, XVisualInfo *);
  Colormap (*CreateColormap)(Display *, Window, Visual *, int);
  int (*FreeColormap)(Display *, Colormap);
  Pixmap (*CreatePixmap)(Display *, Drawable, unsigned, unsigned, unsigned);
  int (*FreePixmap)(Display *, Pixmap);
  GC (*CreateGC)(Display *, Drawable, unsigned long, XGCValues *);
  int (*FreeGC)(Display *, GC);
  XImage *(*CreateImage)(Display *, Visual *, unsigned, int, int, char *, unsigned, unsigned, int, int);
  int (*PutImage)(Display *, Drawable, GC, XImage *, int, int, int, int, unsigned, unsigned);
  Bool (*FixesQueryExtension)(Display *, int *, int *);
  Status (*FixesQueryVersion)(Display *, int *, int *);
  XID (*FixesCreateRegion)(Display *, XRectangle *, int);
  void (*FixesDestroyRegion)(Display *, XID);
  void (*FixesSetWindowShapeRegion)(Display *, Window, int, int, int, XID);
} x11_library;

// Finds the functions in the library that SDL has loaded. Returns false without it.
bool x11_library_find(x11_library *x);

enum x11_drag_atom {
  atom_aware, atom_proxy, atom_selection, atom_type_list, atom_enter, atom_position, atom_status, atom_leave, atom_drop, atom_finished,
  atom_action_copy, atom_action_move, atom_targets, atom_timestamp, atom_incr, atom_window_type, atom_window_type_dnd,
  atom_count
};

// A request for data that waits for `x11_drag_reply`, or data on its way in parts.
typedef struct transfer {
  struct transfer *next;
  uint32_t number;
  Window requestor;
  Atom property, type;
  Time time;
  // NULL until the reply.
  unsigned char *data;
  size_t length, sent;
} transfer;

struct x11_drag {
  x11_library x;
  x11_drag_calls calls;
  Display *display;
  Window root, source;
  // The window of SDL.
  Window origin;
  int timer;
  Atom atoms[atom_count];
  bool has_fixes;

  bool is_active;
  // The time of the X server at the beginning.
  Time time;
  Atom *types;
  int type_count;

  // The window that takes drops, and the window that receives its messages: `target` or its proxy; 0 without a target.
  Window target, receiver;
  int version;
  int root_x, root_y;
  unsigned effects;
  enum x11_drag_effect answer;
  // True from a position until its XdndStatus; the newest position then is sent.
  bool awaits_status, has_new_position;
  // True from `x11_drag_drop` on; true from XdndDrop until XdndFinished.
  bool is_released, awaits_finished;

  transfer *transfers;
  uint32_t last_transfer;

  Window icon;
  Colormap icon_colors;
  Pixmap icon_picture;
  int icon_x, icon_y;
};

// x11_drag_data.c
void x11_drag_answer_request(x11_drag *drag, const XSelectionRequestEvent *request);
// Sends the next part after the requestor has taken the last.
void x11_drag_send_part(x11_drag *drag, const XPropertyEvent *event);
void x11_drag_forget_transfers(x11_drag *drag);

// x11_drag_icon.c
void x11_drag_move_icon(x11_drag *drag);
void x11_drag_remove_icon(x11_drag *drag);

#endif
