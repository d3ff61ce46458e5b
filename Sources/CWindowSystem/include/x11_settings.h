// The settings of an X11 desktop: the property `RESOURCE_MANAGER` of the root window (xrdb), and that of the XSETTINGS manager, which is a program of
// the desktop.
#pragma once

#include <stdbool.h>
#include <stddef.h>

struct SDL_Window;

typedef struct {
  // The contents of the two properties; NULL with a length of 0 for a property that is missing.
  unsigned char *resources, *xsettings;
  size_t resources_length, xsettings_length;
} x11_settings;

// Reads the settings of `$DISPLAY` over a new connection, on a thread that alone uses Xlib. Call it after SDL_Init(SDL_INIT_VIDEO),
// which loads Xlib. Returns false under other window systems.
bool x11_settings_ask(x11_settings *settings);

// Frees the contents.
void x11_settings_free(x11_settings *settings);

// Calls `changed` on the thread that fetches SDL's events after changes of the two properties, over SDL's connection. Installs the filter of
// `event_times_install`. Returns false under other window systems.
bool x11_settings_follow(struct SDL_Window *window, void (*changed)(void *context), void *context);

// Reads the settings over the connection of `x11_settings_follow`. Returns false without it.
bool x11_settings_read(x11_settings *settings);

// Ends the calls of `changed`.
void x11_settings_end(void);
