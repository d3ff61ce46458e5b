// Pages of PDF documents as pixels, by poppler and cairo. Both libraries are loaded at the first document: other programs start without them,
// and the build does not need their headers.
//
// A document is read in a child process with limits of memory and of processor time: poppler has no limits of its own, and a fault in it must
// not end the program.
#ifndef PDF_DRAWING_H
#define PDF_DRAWING_H

#include <stddef.h>
#include <stdint.h>

enum pdf_outcome {
  pdf_complete,
  pdf_unavailable,    // libpoppler-glib is not installed
  pdf_broken,         // no document, or a page that cannot be drawn
  pdf_too_many_pages, // more pages than `pdf_most_pages`
  pdf_too_costly,     // the limit of memory or of time
  pdf_no_process      // the system has no memory or no further process
};

/// The largest number of pages of a document. A longer document is not drawn.
enum { pdf_most_pages = 100 };

/// The size of a page in points, 1/72 inch, and the number of pages of its document.
struct pdf_size {
  double width, height;
  int pages;
};

/// Reads the size of the first page: its crop box, turned as the page says. May be called on any thread.
enum pdf_outcome pdf_read_size(const void *_Nonnull bytes, size_t count, struct pdf_size *_Nonnull size);

/// Draws the first page into `width` by `height` pixels, which it fills: `0xAARRGGBB` with premultiplied colors, clear where the page has no
/// content. May be called on any thread.
enum pdf_outcome pdf_draw(const void *_Nonnull bytes, size_t count, int width, int height, uint32_t *_Nonnull pixels);

#endif
