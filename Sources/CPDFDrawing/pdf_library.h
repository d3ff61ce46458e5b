// The functions of poppler-glib and cairo in use. Their ABI is that of libpoppler-glib.so.8 and libcairo.so.2.
#ifndef PDF_LIBRARY_H
#define PDF_LIBRARY_H

typedef struct poppler_document poppler_document;
typedef struct poppler_page poppler_page;
typedef struct cairo_surface cairo_surface;
typedef struct cairo_context cairo_context;

// CAIRO_FORMAT_ARGB32 and CAIRO_STATUS_SUCCESS.
enum { cairo_format_argb32 = 0, cairo_status_success = 0 };

struct pdf_library {
  // The last parameter takes an error of GLib, which may be NULL.
  poppler_document *(*document_new_from_data)(char *bytes, int count, const char *password, void **error);
  int (*document_get_n_pages)(poppler_document *document);
  poppler_page *(*document_get_page)(poppler_document *document, int index);
  void (*page_get_size)(poppler_page *page, double *width, double *height);
  void (*page_render)(poppler_page *page, cairo_context *context);

  cairo_surface *(*image_surface_create_for_data)(unsigned char *pixels, int format, int width, int height, int stride);
  int (*surface_status)(cairo_surface *surface);
  void (*surface_flush)(cairo_surface *surface);
  cairo_context *(*create)(cairo_surface *surface);
  void (*scale)(cairo_context *context, double x, double y);
  int (*status)(cairo_context *context);
};

// Loads the libraries at the first call. NULL if one of them is missing or lacks a function.
const struct pdf_library *pdf_library(void);

#endif
