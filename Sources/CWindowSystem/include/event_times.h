// The times at which the X server has received the events of the mouse.
#pragma once

#include <stdbool.h>

// Sets the time stamps of SDL's mouse events to the times at which the X server received them, in the milliseconds of SDL_GetTicks(). SDL
// stamps events when it fetches them; without X11 it continues to, and the result is false. Call it after SDL_Init(SDL_INIT_VIDEO).
bool event_times_install(void);
