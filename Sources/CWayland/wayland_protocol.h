// The interfaces of the Wayland protocol that the listeners use: `wl_registry`, `wl_callback`, `wl_seat` and `wl_pointer` up to version 8,
// `zwp_pointer_gestures_v1` up to version 3, and `wp_presentation`. Numbers of requests are their places in the tables.
#pragma once

#include "wayland_library.h"

enum { display_sync = 0, display_get_registry = 1 };
enum { registry_bind = 0 };
enum { surface_frame = 3, surface_commit = 6 };
enum { seat_get_pointer = 0, seat_release = 3 };
enum { seat_has_pointer = 1 };
enum { pointer_release = 1 };
enum { gestures_get_pinch = 1, gestures_release = 2, gestures_get_hold = 3 };
enum { presentation_destroy = 0, presentation_feedback = 1 };
// The same for gestures of each kind.
enum { gesture_destroy = 0 };

// The version of `wl_seat` from which on its pointers tell sources and lifts.
enum { seat_version_of_sources = 5, seat_version = 8 };
enum { gestures_version_of_release = 2, gestures_version_of_hold = 3, gestures_version = 3 };

extern const wl_interface registry_interface;
extern const wl_interface callback_interface;
extern const wl_interface seat_interface;
extern const wl_interface pointer_interface;
extern const wl_interface gestures_interface;
extern const wl_interface presentation_interface;
extern const wl_interface feedback_interface;
extern const wl_interface pinch_interface;
extern const wl_interface hold_interface;
