// The connection of a window with its Wayland compositor.
#pragma once

#include <stdbool.h>

struct SDL_Window;

// True if the compositor of the window has ended, or has closed the connection. SDL reports it as SDL_QUIT, like a request of the user. False
// under other display systems.
bool lost_display_is_wayland(struct SDL_Window *window);
