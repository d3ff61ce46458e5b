#include "dbus_library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

static dbus_library library;
static bool is_loaded;

// Stores the address of the function `name` in `place`. Returns false if the library lacks it.
static bool find(void *handle, const char *name, void *place) {
  *(void **)place = dlsym(handle, name);
  return *(void **)place != NULL;
}

#define FIND(name) find(handle, "dbus_" #name, &library.name)

static bool find_connections(void *handle) {
  return FIND(connection_open_private) && FIND(connection_close) && FIND(connection_unref) &&
         FIND(connection_get_is_connected) && FIND(connection_send) && FIND(connection_read_write) &&
         FIND(connection_pop_message) && FIND(connection_set_watch_functions) &&
         FIND(connection_set_change_sigpipe) && FIND(watch_get_enabled) && FIND(watch_get_flags) &&
         FIND(watch_get_unix_fd);
}

static bool find_messages(void *handle) {
  return FIND(message_new_method_call) && FIND(message_new_signal) && FIND(message_new_method_return) &&
         FIND(message_new_error) && FIND(message_unref) && FIND(message_get_type) && FIND(message_get_no_reply) &&
         FIND(message_set_auto_start) && FIND(message_set_destination) && FIND(message_get_reply_serial) &&
         FIND(message_get_sender) && FIND(message_get_path) && FIND(message_get_interface) && FIND(message_get_member) &&
         FIND(message_get_error_name) && FIND(message_get_signature);
}

static bool find_positions(void *handle) {
  return FIND(message_iter_init) && FIND(message_iter_get_arg_type) && FIND(message_iter_get_basic) &&
         FIND(message_iter_recurse) && FIND(message_iter_next) && FIND(message_iter_get_signature) && FIND(free) &&
         FIND(message_iter_init_append) && FIND(message_iter_append_basic) && FIND(message_iter_open_container) &&
         FIND(message_iter_close_container);
}

static void load(void) {
  void *handle = dlopen("libdbus-1.so.3", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  is_loaded = find_connections(handle) && find_messages(handle) && find_positions(handle);
  // By default the library makes the whole process ignore SIGPIPE, which it does not need on Linux.
  if (is_loaded) library.connection_set_change_sigpipe(false);
}

const dbus_library *dbus_library_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded ? &library : NULL;
}
