// HarfBuzz converts text to glyphs, FreeType draws them.
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_GLYPH_H
#include FT_LCD_FILTER_H
#include FT_OUTLINE_H
#include <hb.h>
#include <hb-aat.h>
#include <hb-ft.h>
#include <hb-ot.h>

// Heights are hinted to whole pixels, widths are not. Outlines are loaded also from fonts that have bitmaps of some sizes.
static const FT_Int32 glyph_load_for_drawing = FT_LOAD_TARGET_LIGHT | FT_LOAD_NO_BITMAP;
// Heights are hinted by the instructions of the font. The target of displays with stripes leaves widths alone also where
// FreeType's own rules replace missing instructions.
static const FT_Int32 glyph_load_by_instructions = FT_LOAD_TARGET_LCD | FT_LOAD_NO_BITMAP;
static const FT_Int32 glyph_load_by_autohinter = FT_LOAD_FORCE_AUTOHINT;
// Heights and widths are hinted for pixels without gray.
static const FT_Int32 glyph_load_black_and_white = FT_LOAD_TARGET_MONO | FT_LOAD_NO_BITMAP;
// Heights and widths are not hinted.
static const FT_Int32 glyph_load_for_measuring = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP;
