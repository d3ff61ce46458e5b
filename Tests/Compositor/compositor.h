// A Wayland compositor that runs the script on its standard input: for tests of input, scales and outputs, bit-exact and without a clock.
#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server.h>

// An output: a place where windows are shown at a scale.
typedef struct output {
  struct wl_list link;
  struct wl_global *global;
  // The objects of clients.
  struct wl_list resources;
  int number, width, height, scale, millihertz;
} output;

// A surface with the state of its last commit.
typedef struct surface {
  struct wl_list link;
  struct wl_resource *resource;
  // The objects of extensions; NULL without them.
  struct wl_resource *shell, *toplevel, *viewport, *fractional;
  // The buffer that the next commit shows; NULL without one. `is_attached` is true if the commit has a buffer or its removal.
  struct wl_resource *pending;
  struct wl_listener pending_destroyed;
  bool is_attached;
  // Callbacks of the next commit, and those that wait for a frame.
  struct wl_list pending_frames, frames;
  // The feedback of wp_presentation that waits for a frame.
  struct wl_list pending_feedback, feedback;
  // The pixels of the last commit: rows from the top, 4 bytes blue, green, red, unused.
  uint8_t *pixels;
  int width, height, buffer_scale;
  // The size that the viewport gives the surface in points; -1 without one.
  int destination_width, destination_height;
  bool is_configured;
} surface;

typedef struct {
  struct wl_display *display;
  struct wl_list surfaces, outputs, seats;
  // The size that windows are asked to have, in points; 0 leaves the choice to them.
  int width, height;
  // The preferred scale of surfaces in 120ths; 0 offers no fractional scales.
  int scale120;
  // True while windows are covered: their frame callbacks wait.
  bool is_occluded;
  bool has_decorations;
  // The version of wl_seat, and of the gestures; 0 offers none.
  int seat_version, gestures_version;
  // The name that exported windows get for other programs; NULL offers no exports.
  const char *foreign_name;
  // The version of wl_data_device_manager; 0 offers none.
  int drag_version;
  // The serial of the last press of a button.
  uint32_t press_serial;
  // The time in milliseconds that events have.
  uint32_t time;
  // The clock of presentation times (-1: no times), and the milliseconds from a commit to its presentation.
  int clock, display_delay;
  int commits;
} compositor;

extern compositor server;

// The window: the first surface with a toplevel role; NULL before there is one.
surface *window(void);

// Sends the frame callbacks and presentation feedback of `surface`, if it is not covered.
void show_frame(surface *surface);

void surfaces_start(void);
void shell_start(void);
void scale_start(void);
void outputs_start(void);
void exports_start(void);

// Asks the window for the server's size.
void shell_configure(surface *surface);
// Asks the window to close.
void shell_close(surface *surface);
// Sends a ping to the clients. Their answer calls `ping_answered`. Returns false without a client.
bool shell_ping(void);
void ping_answered(void);
// Answers the line that waits for the client, and runs the next.
void line_is_done(void);

// Tells a surface its preferred scale.
void scale_send(surface *surface);

output *output_add(int width, int height, int scale, int millihertz);
void output_remove(output *output);
output *output_numbered(int number);
// Tells that a surface has entered or left an output.
void output_enter(output *output, surface *surface, bool is_entered);
// Sends the present mode and scale.
void output_send(output *output);

// The words of a line that begins with the name of an event of a seat; returns false for another line.
bool seat_command(int count, char **words);
// True while a line "enter" waits for the pointers of the client. It is answered by `line_is_done`.
bool seat_waits(void);
void seats_start(void);

// A line that begins with "drag-", for the drag of the client; returns false for another line.
bool drag_command(int count, char **words);
// Prints the answer to "drag" or "drag-data"; returns false for another line.
bool drag_question(const char *name);
void drags_start(void);
