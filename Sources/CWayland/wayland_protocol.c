#include "wayland_protocol.h"

#include <stddef.h>

#define COUNT(list) (int)(sizeof(list) / sizeof((list)[0]))

// The types of the arguments of messages without new objects: none of them is checked.
static const wl_interface *untyped[7] = {NULL};

static const wl_message registry_requests[] = {{"bind", "usun", untyped}};
static const wl_message registry_events[] = {{"global", "usu", untyped}, {"global_remove", "u", untyped}};
const wl_interface registry_interface = {
    "wl_registry", 1, COUNT(registry_requests), registry_requests, COUNT(registry_events), registry_events,
};

static const wl_message callback_events[] = {{"done", "u", untyped}};
const wl_interface callback_interface = {"wl_callback", 1, 0, NULL, COUNT(callback_events), callback_events};

static const wl_message pointer_requests[] = {{"set_cursor", "u?oii", untyped}, {"release", "3", untyped}};
static const wl_message pointer_events[] = {
    {"enter", "uoff", untyped},
    {"leave", "uo", untyped},
    {"motion", "uff", untyped},
    {"button", "uuuu", untyped},
    {"axis", "uuf", untyped},
    {"frame", "5", untyped},
    {"axis_source", "5u", untyped},
    {"axis_stop", "5uu", untyped},
    {"axis_discrete", "5ui", untyped},
    {"axis_value120", "8ui", untyped},
};
const wl_interface pointer_interface = {
    "wl_pointer", seat_version, COUNT(pointer_requests), pointer_requests, COUNT(pointer_events), pointer_events,
};

static const wl_interface *pointer_type[] = {&pointer_interface};
static const wl_message seat_requests[] = {
    {"get_pointer", "n", pointer_type},
    {"get_keyboard", "n", untyped},
    {"get_touch", "n", untyped},
    {"release", "5", untyped},
};
static const wl_message seat_events[] = {{"capabilities", "u", untyped}, {"name", "2s", untyped}};
const wl_interface seat_interface = {
    "wl_seat", seat_version, COUNT(seat_requests), seat_requests, COUNT(seat_events), seat_events,
};

static const wl_message gesture_requests[] = {{"destroy", "", untyped}};
static const wl_message pinch_events[] = {
    {"begin", "uuou", untyped}, {"update", "uffff", untyped}, {"end", "uui", untyped},
};
const wl_interface pinch_interface = {
    "zwp_pointer_gesture_pinch_v1", 2, COUNT(gesture_requests), gesture_requests, COUNT(pinch_events), pinch_events,
};
static const wl_message hold_events[] = {{"begin", "3uuou", untyped}, {"end", "3uui", untyped}};
const wl_interface hold_interface = {
    "zwp_pointer_gesture_hold_v1", 3, COUNT(gesture_requests), gesture_requests, COUNT(hold_events), hold_events,
};

static const wl_interface *pinch_types[] = {&pinch_interface, &pointer_interface};
static const wl_interface *hold_types[] = {&hold_interface, &pointer_interface};
static const wl_message gestures_requests[] = {
    {"get_swipe_gesture", "no", untyped},
    {"get_pinch_gesture", "no", pinch_types},
    {"release", "2", untyped},
    {"get_hold_gesture", "3no", hold_types},
};
const wl_interface gestures_interface = {
    "zwp_pointer_gestures_v1", gestures_version, COUNT(gestures_requests), gestures_requests, 0, NULL,
};

static const wl_message feedback_events[] = {{"sync_output", "o", untyped}, {"presented", "uuuuuuu", untyped}, {"discarded", "", untyped}};
const wl_interface feedback_interface = {
    "wp_presentation_feedback", 1, 0, NULL, COUNT(feedback_events), feedback_events,
};

static const wl_interface *feedback_types[] = {NULL, &feedback_interface};
static const wl_message presentation_requests[] = {{"destroy", "", untyped}, {"feedback", "on", feedback_types}};
static const wl_message presentation_events[] = {{"clock_id", "u", untyped}};
const wl_interface presentation_interface = {
    "wp_presentation", 1, COUNT(presentation_requests), presentation_requests, COUNT(presentation_events), presentation_events,
};

// MARK: Drags

static const wl_message surface_requests[] = {
    {"destroy", "", untyped},          {"attach", "?oii", untyped},           {"damage", "iiii", untyped},
    {"frame", "n", untyped},           {"set_opaque_region", "?o", untyped},  {"set_input_region", "?o", untyped},
    {"commit", "", untyped},           {"set_buffer_transform", "2i", untyped}, {"set_buffer_scale", "3i", untyped},
};
static const wl_message surface_events[] = {{"enter", "o", untyped}, {"leave", "o", untyped}};
const wl_interface surface_interface = {
    "wl_surface", compositor_version, COUNT(surface_requests), surface_requests, COUNT(surface_events), surface_events,
};

static const wl_message compositor_requests[] = {{"create_surface", "n", untyped}, {"create_region", "n", untyped}};
const wl_interface compositor_interface = {
    "wl_compositor", compositor_version, COUNT(compositor_requests), compositor_requests, 0, NULL,
};

static const wl_message buffer_requests[] = {{"destroy", "", untyped}};
static const wl_message buffer_events[] = {{"release", "", untyped}};
const wl_interface buffer_interface = {"wl_buffer", 1, COUNT(buffer_requests), buffer_requests, COUNT(buffer_events), buffer_events};

static const wl_message shm_pool_requests[] = {
    {"create_buffer", "niiiiu", untyped}, {"destroy", "", untyped}, {"resize", "i", untyped},
};
const wl_interface shm_pool_interface = {"wl_shm_pool", 1, COUNT(shm_pool_requests), shm_pool_requests, 0, NULL};

static const wl_message shm_requests[] = {{"create_pool", "nhi", untyped}};
static const wl_message shm_events[] = {{"format", "u", untyped}};
const wl_interface shm_interface = {"wl_shm", 1, COUNT(shm_requests), shm_requests, COUNT(shm_events), shm_events};

static const wl_message offer_requests[] = {
    {"accept", "u?s", untyped},      {"receive", "sh", untyped}, {"destroy", "", untyped}, {"finish", "3", untyped},
    {"set_actions", "3uu", untyped},
};
static const wl_message offer_events[] = {
    {"offer", "s", untyped}, {"source_actions", "3u", untyped}, {"action", "3u", untyped},
};
static const wl_interface offer_interface = {
    "wl_data_offer", manager_version, COUNT(offer_requests), offer_requests, COUNT(offer_events), offer_events,
};

static const wl_message source_requests[] = {
    {"offer", "s", untyped}, {"destroy", "", untyped}, {"set_actions", "3u", untyped},
};
static const wl_message source_events[] = {
    {"target", "?s", untyped},           {"send", "sh", untyped},        {"cancelled", "", untyped},
    {"dnd_drop_performed", "3", untyped}, {"dnd_finished", "3", untyped}, {"action", "3u", untyped},
};
const wl_interface source_interface = {
    "wl_data_source", manager_version, COUNT(source_requests), source_requests, COUNT(source_events), source_events,
};

static const wl_interface *offer_type[] = {&offer_interface};
static const wl_message device_requests[] = {
    {"start_drag", "?oo?ou", untyped}, {"set_selection", "?ou", untyped}, {"release", "2", untyped},
};
static const wl_message device_events[] = {
    {"data_offer", "n", offer_type}, {"enter", "uoff?o", untyped}, {"leave", "", untyped},
    {"motion", "uff", untyped},      {"drop", "", untyped},        {"selection", "?o", untyped},
};
const wl_interface device_interface = {
    "wl_data_device", manager_version, COUNT(device_requests), device_requests, COUNT(device_events), device_events,
};

static const wl_message manager_requests[] = {{"create_data_source", "n", untyped}, {"get_data_device", "no", untyped}};
const wl_interface manager_interface = {
    "wl_data_device_manager", manager_version, COUNT(manager_requests), manager_requests, 0, NULL,
};
