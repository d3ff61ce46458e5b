// The functions and structures of libwayland-client that the listener uses, by the library's binary interface. SDL loads the library, so
// that a build needs none of its headers.
#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef struct wl_proxy wl_proxy;
typedef struct wl_interface wl_interface;

// The signature has a letter for each argument: u, i numbers, f a fixed-point number, s a string, o an object, n a new object. A digit
// before them is the version since which the message exists.
typedef struct {
  const char *name;
  const char *signature;
  const wl_interface **types;
} wl_message;

struct wl_interface {
  const char *name;
  int version;
  int method_count;
  const wl_message *methods;
  int event_count;
  const wl_message *events;
};

// Numbers with 8 bits after the point.
typedef int32_t wl_fixed;

typedef struct {
  void (*proxy_marshal)(wl_proxy *, uint32_t opcode, ...);
  wl_proxy *(*proxy_marshal_constructor)(wl_proxy *, uint32_t opcode, const wl_interface *, ...);
  wl_proxy *(*proxy_marshal_constructor_versioned)(wl_proxy *, uint32_t opcode, const wl_interface *, uint32_t version, ...);
  int (*proxy_add_listener)(wl_proxy *, void (**)(void), void *data);
  void (*proxy_destroy)(wl_proxy *);
  int (*display_roundtrip)(wl_proxy *);
} wayland_library;

// Finds the functions in the library that the process has loaded. Returns false without it.
bool wayland_library_find(wayland_library *library);
