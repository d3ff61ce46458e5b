#include "x11_drag_private.h"

#include <stdlib.h>

#if defined(HAS_X11_DRAG)

enum { shape_bounding = 0, shape_input = 2 };
// The distance of the picture from the pointer where input would find the picture instead of the target.
enum { side_distance = 4 };

// True if a compositing manager blends windows.
static bool is_composited(x11_drag *drag) {
  char name[] = "_NET_WM_CM_S0";
  name[12] = (char)('0' + DefaultScreen(drag->display) % 10);
  return drag->x.GetSelectionOwner(drag->display, drag->x.InternAtom(drag->display, name, False)) != None;
}

// The color of a premultiplied pixel without its alpha.
static uint32_t opaque(uint32_t pixel) {
  const uint32_t alpha = pixel >> 24;
  if (alpha == 0) return 0;
  uint32_t color = 0;
  for (int shift = 0; shift < 24; shift += 8) {
    const uint32_t value = ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha;
    color |= (value < 255 ? value : 255) << shift;
  }
  return color;
}

// Limits the window to the pixels of at least half the full opacity.
static void set_outline(x11_drag *drag, const uint32_t *pixels, int width, int height) {
  XRectangle *runs = calloc((size_t)height * ((size_t)width / 2 + 1), sizeof(XRectangle));
  if (runs == NULL) return;
  int count = 0;
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      if (pixels[y * width + x] >> 24 < 128) continue;
      const int start = x;
      while (x < width && pixels[y * width + x] >> 24 >= 128) x++;
      runs[count++] = (XRectangle){.x = (short)start, .y = (short)y, .width = (unsigned short)(x - start), .height = 1};
    }
  }
  const XID region = drag->x.FixesCreateRegion(drag->display, runs, count);
  drag->x.FixesSetWindowShapeRegion(drag->display, drag->icon, shape_bounding, 0, 0, region);
  drag->x.FixesDestroyRegion(drag->display, region);
  free(runs);
}

static void let_input_through(x11_drag *drag) {
  const XID region = drag->x.FixesCreateRegion(drag->display, NULL, 0);
  drag->x.FixesSetWindowShapeRegion(drag->display, drag->icon, shape_input, 0, 0, region);
  drag->x.FixesDestroyRegion(drag->display, region);
}

static bool put_picture(x11_drag *drag, Visual *visual, int depth, uint32_t *pixels, int width, int height) {
  drag->icon_picture = drag->x.CreatePixmap(drag->display, drag->root, (unsigned)width, (unsigned)height, (unsigned)depth);
  XImage *image = drag->x.CreateImage(drag->display, visual, (unsigned)depth, ZPixmap, 0, (char *)pixels, (unsigned)width, (unsigned)height, 32, 0);
  if (image == NULL) return false;
  const uint16_t probe = 1;
  image->byte_order = *(const uint8_t *)&probe == 1 ? LSBFirst : MSBFirst;
  const GC context = drag->x.CreateGC(drag->display, drag->icon_picture, 0, NULL);
  drag->x.PutImage(drag->display, drag->icon_picture, context, image, 0, 0, 0, 0, (unsigned)width, (unsigned)height);
  drag->x.FreeGC(drag->display, context);
  image->data = NULL;
  XDestroyImage(image);
  return true;
}

static void make_window(x11_drag *drag, Visual *visual, int depth, int width, int height) {
  drag->icon_colors = drag->x.CreateColormap(drag->display, drag->root, visual, AllocNone);
  XSetWindowAttributes attributes = {
      .background_pixmap = drag->icon_picture, .border_pixel = 0, .override_redirect = True, .colormap = drag->icon_colors};
  drag->icon = drag->x.CreateWindow(
      drag->display, drag->root, -width, -height, (unsigned)width, (unsigned)height, 0, depth, InputOutput, visual,
      CWBackPixmap | CWBorderPixel | CWOverrideRedirect | CWColormap, &attributes);
  drag->x.ChangeProperty(
      drag->display, drag->icon, drag->atoms[atom_window_type], XA_ATOM, 32, PropModeReplace,
      (const unsigned char *)&drag->atoms[atom_window_type_dnd], 1);
}

void x11_drag_set_icon(x11_drag *drag, const uint32_t *pixels, int width, int height, int hot_x, int hot_y) {
  x11_drag_remove_icon(drag);
  if (!drag->is_active || width <= 0 || height <= 0 || width > 8192 || height > 8192) return;
  const int screen = DefaultScreen(drag->display);
  XVisualInfo info;
  const bool is_blended = is_composited(drag) && drag->x.MatchVisualInfo(drag->display, screen, 32, TrueColor, &info);
  if (!is_blended && !drag->x.MatchVisualInfo(drag->display, screen, 24, TrueColor, &info)) return;
  if (info.red_mask != 0xFF0000 || info.blue_mask != 0xFF) return;
  uint32_t *copy = malloc((size_t)width * (size_t)height * sizeof(uint32_t));
  if (copy == NULL) return;
  for (int index = 0; index < width * height; index++) copy[index] = is_blended ? pixels[index] : opaque(pixels[index]);
  if (put_picture(drag, info.visual, info.depth, copy, width, height)) {
    make_window(drag, info.visual, info.depth, width, height);
    if (!is_blended && drag->has_fixes) set_outline(drag, pixels, width, height);
    if (drag->has_fixes) let_input_through(drag);
    drag->icon_x = drag->has_fixes ? -hot_x : side_distance;
    drag->icon_y = drag->has_fixes ? -hot_y : side_distance;
  }
  free(copy);
}

void x11_drag_move_icon(x11_drag *drag) {
  if (drag->icon == None) return;
  drag->x.MoveWindow(drag->display, drag->icon, drag->root_x + drag->icon_x, drag->root_y + drag->icon_y);
  drag->x.MapRaised(drag->display, drag->icon);
}

void x11_drag_remove_icon(x11_drag *drag) {
  if (drag->icon != None) drag->x.DestroyWindow(drag->display, drag->icon);
  if (drag->icon_picture != None) drag->x.FreePixmap(drag->display, drag->icon_picture);
  if (drag->icon_colors != None) drag->x.FreeColormap(drag->display, drag->icon_colors);
  drag->icon = drag->icon_picture = drag->icon_colors = None;
}

#endif
