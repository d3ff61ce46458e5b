// The interfaces of the Wayland protocol that the listeners use: `wl_registry`, `wl_callback`, `wl_seat` and `wl_pointer` up to version 8,
// `zwp_pointer_gestures_v1` up to version 3, `wp_presentation`, and those of drags, up to version 3. Numbers of requests are their places in the tables.
#pragma once

#include "wayland_library.h"

enum { display_sync = 0, display_get_registry = 1 };
enum { registry_bind = 0 };
enum { surface_destroy = 0, surface_attach = 1, surface_damage = 2, surface_frame = 3, surface_commit = 6, surface_set_buffer_scale = 8 };
enum { seat_get_pointer = 0, seat_release = 3 };
enum { seat_has_pointer = 1 };
enum { pointer_release = 1 };
enum { pointer_pressed = 1 };
enum { gestures_get_pinch = 1, gestures_release = 2, gestures_get_hold = 3 };
enum { presentation_destroy = 0, presentation_feedback = 1 };
// The same for gestures of each kind.
enum { gesture_destroy = 0 };

// The version of `wl_seat` from which on its pointers tell sources and lifts.
enum { seat_version_of_sources = 5, seat_version = 8 };
enum { gestures_version_of_release = 2, gestures_version_of_hold = 3, gestures_version = 3 };

enum { compositor_create_surface = 0 };
enum { shm_create_pool = 0 };
enum { shm_pool_create_buffer = 0, shm_pool_destroy = 1 };
enum { buffer_destroy = 0 };
enum { manager_create_source = 0, manager_get_device = 1 };
enum { source_offer = 0, source_destroy = 1, source_set_actions = 2 };
enum { device_start_drag = 0, device_release = 2 };
enum { offer_accept = 0, offer_destroy = 2, offer_set_actions = 4 };

// The versions with scales of buffers, and with the effects of drags.
enum { compositor_version = 3, manager_version = 3 };

extern const wl_interface registry_interface;
extern const wl_interface callback_interface;
extern const wl_interface seat_interface;
extern const wl_interface pointer_interface;
extern const wl_interface gestures_interface;
extern const wl_interface presentation_interface;
extern const wl_interface feedback_interface;
extern const wl_interface pinch_interface;
extern const wl_interface hold_interface;
extern const wl_interface compositor_interface;
extern const wl_interface surface_interface;
extern const wl_interface shm_interface;
extern const wl_interface shm_pool_interface;
extern const wl_interface buffer_interface;
extern const wl_interface manager_interface;
extern const wl_interface source_interface;
extern const wl_interface device_interface;
