// The source of drags to other programs under X11, by XDND version 5, on a connection of its own with the X server.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct SDL_Window;

typedef struct x11_drag x11_drag;

// The effects as bits. A target answers with a single bit, or with `x11_effect_none`.
enum x11_drag_effect { x11_effect_none = 0, x11_effect_copy = 1, x11_effect_move = 2 };

typedef struct {
  void *context;
  // A target asks for data of the type with an index. Answer with `x11_drag_reply`, now or later.
  void (*asked)(void *context, uint32_t request, int type);
  // The drag has ended after `x11_drag_drop`, with the effect of its target.
  void (*ended)(void *context, enum x11_drag_effect effect);
} x11_drag_calls;

// Connects with the X server of `window`. Returns NULL under other window systems, without libX11, and without a connection.
x11_drag *x11_drag_open(struct SDL_Window *window, x11_drag_calls calls);

// The descriptors to wait for: the connection, and the time limit of targets that do not answer.
void x11_drag_descriptors(const x11_drag *drag, int descriptors[2]);

// Handles the events and the time limit that are there, without waiting for targets. Returns true if more events are there.
bool x11_drag_turn(x11_drag *drag);

// Begins a drag with data of `count` MIME types. Returns false if the X server refuses it.
bool x11_drag_begin(x11_drag *drag, const char *const *types, int count);

// Sets the picture that follows the pointer: rows of `width` pixels, premultiplied, alpha in the highest byte. `hot_x` and `hot_y` are the pointer in
// the picture. Without a compositing manager pixels are opaque or absent.
void x11_drag_set_icon(x11_drag *drag, const uint32_t *pixels, int width, int height, int hot_x, int hot_y);

// Moves the pointer to a point in the units of the SDL window, and tells the window below it. `effects` are those that the source allows.
void x11_drag_move(x11_drag *drag, double x, double y, unsigned effects);

// Leaves the target. The drag goes on.
void x11_drag_leave(x11_drag *drag);

// Drops the data on the target. `ended` is called in at most `x11_drag_patience` seconds, possibly before the function returns.
void x11_drag_drop(x11_drag *drag);

enum { x11_drag_patience = 5 };

// Answers a request of `asked` with a copy of `length` bytes; NULL if there is no such data. Has no effect after the end of its drag.
void x11_drag_reply(x11_drag *drag, uint32_t request, const void *data, size_t length);

// Ends the drag without a drop, and without a call of `ended`.
void x11_drag_cancel(x11_drag *drag);

void x11_drag_close(x11_drag *drag);
