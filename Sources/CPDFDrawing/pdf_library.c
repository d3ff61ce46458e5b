#include "pdf_library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

static struct pdf_library library;
static bool is_loaded;

// Stores the address of the function `name` in `place`. Returns false if the library lacks it.
static bool find(void *handle, const char *name, void *place) {
  *(void **)place = dlsym(handle, name);
  return *(void **)place != NULL;
}

static void load(void) {
  void *poppler = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL);
  // A library that poppler-glib is linked with: it is there if poppler-glib is.
  void *cairo = poppler ? dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL) : NULL;
  is_loaded = poppler && cairo && find(poppler, "poppler_document_new_from_data", &library.document_new_from_data) &&
              find(poppler, "poppler_document_get_n_pages", &library.document_get_n_pages) &&
              find(poppler, "poppler_document_get_page", &library.document_get_page) &&
              find(poppler, "poppler_page_get_size", &library.page_get_size) &&
              find(poppler, "poppler_page_render", &library.page_render) &&
              find(cairo, "cairo_image_surface_create_for_data", &library.image_surface_create_for_data) &&
              find(cairo, "cairo_surface_status", &library.surface_status) &&
              find(cairo, "cairo_surface_flush", &library.surface_flush) && find(cairo, "cairo_create", &library.create) &&
              find(cairo, "cairo_scale", &library.scale) && find(cairo, "cairo_status", &library.status);
}

const struct pdf_library *pdf_library(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded ? &library : NULL;
}
