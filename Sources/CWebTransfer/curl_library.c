#include "curl_library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

static struct curl_library library;
static bool is_loaded;

// Stores the address of the function `name` in `place`. Returns false if the library lacks it.
static bool find(void *handle, const char *name, void *place) {
  *(void **)place = dlsym(handle, name);
  return *(void **)place != NULL;
}

static void load(void) {
  // Debian has a second build, linked with GnuTLS, under another name.
  static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4"};
  void *handle = NULL;
  for (size_t index = 0; index < sizeof names / sizeof *names && !handle; index++) {
    handle = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  }
  if (!handle) return;
  is_loaded = find(handle, "curl_global_init", &library.global_init) &&
              find(handle, "curl_easy_strerror", &library.easy_strerror) &&
              find(handle, "curl_easy_init", &library.easy_init) &&
              find(handle, "curl_easy_setopt", &library.easy_setopt) &&
              find(handle, "curl_easy_getinfo", &library.easy_getinfo) &&
              find(handle, "curl_easy_cleanup", &library.easy_cleanup) &&
              find(handle, "curl_slist_append", &library.slist_append) &&
              find(handle, "curl_slist_free_all", &library.slist_free_all) &&
              find(handle, "curl_multi_init", &library.multi_init) &&
              find(handle, "curl_multi_add_handle", &library.multi_add_handle) &&
              find(handle, "curl_multi_remove_handle", &library.multi_remove_handle) &&
              find(handle, "curl_multi_perform", &library.multi_perform) &&
              find(handle, "curl_multi_poll", &library.multi_poll) &&
              find(handle, "curl_multi_wakeup", &library.multi_wakeup) &&
              find(handle, "curl_multi_info_read", &library.multi_info_read) &&
              find(handle, "curl_multi_cleanup", &library.multi_cleanup) &&
              library.global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

const struct curl_library *curl_library(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded ? &library : NULL;
}
