// Three boxes along columns of pixels, eight columns at a time.
#include "vectors.h"

// The components of eight pixels, 16 bits each: blue and red, green and alpha.
typedef struct {
  U16x16 even, odd;
} Lanes;

// `parts` 65,536ths of each component, rounded down.
INLINED U16x16 share_of(U16x16 values, U16x16 parts) {
#ifdef PIXELS_AVX2
  // The compiler widens the products of the other form.
  typedef short I16x16 __attribute__((vector_size(32)));
  return (U16x16)__builtin_ia32_pmulhuw256((I16x16)values, (I16x16)parts);
#else
  const U32x16 products = __builtin_convertvector(values, U32x16) * __builtin_convertvector(parts, U32x16);
  return __builtin_convertvector(products >> 16, U16x16);
#endif
}

// Applies the box along a line that has `radius` + 1 clear pixels on either side.
static void blur_line(const Lanes *source, intptr_t count, Lanes *target, PixelBox box) {
  const U16x16 edge = (U16x16){} + box.edge, scale = (U16x16){} + box.scale;
  U16x16 even = (U16x16){} + box.half, odd = even;
  for (intptr_t index = 0; index <= box.radius && index < count; index++) {
    even += source[index].even;
    odd += source[index].odd;
  }
  const Lanes *before = source - box.radius, *next = source + box.radius + 1;
  Lanes removed = source[-box.radius - 1];
  for (intptr_t index = 0; index < count; index++) {
    const Lanes added = next[index];
    target[index].even = share_of(even + share_of(removed.even + added.even, edge), scale);
    target[index].odd = share_of(odd + share_of(removed.odd + added.odd, edge), scale);
    removed = before[index];
    even = even + added.even - removed.even;
    odd = odd + added.odd - removed.odd;
  }
}

static void read_columns(
    const uint32_t *source, intptr_t stride, intptr_t columns, Lanes *line, intptr_t height, uint16_t digits) {
  const uint16_t one = (uint16_t)(1 << digits);
  for (intptr_t row = 0; row < height; row++) {
    U32x8 pixels = {};
    if (columns == 8) {
      pixels = load8(source);
    } else {
      memcpy(&pixels, source, (size_t)columns * 4);
    }
    line[row].even = (U16x16)(pixels & 0x00FF00FF) * one;
    line[row].odd = (U16x16)(pixels >> 8 & 0x00FF00FF) * one;
    source += stride;
  }
}

// The eight pixels of a row, rounded. Products move the sums into the upper bytes.
INLINED U32x8 row_pixels(const Lanes *lanes, uint16_t half, uint16_t to_upper_byte) {
  const U32x8 even = (U32x8)((lanes->even + half) * to_upper_byte);
  const U32x8 odd = (U32x8)((lanes->odd + half) * to_upper_byte);
  return (even >> 8 & 0x00FF00FF) | (odd & 0xFF00FF00);
}

INLINED void store_halves(uint32_t *low, uint32_t *high, U32x8 value) {
  memcpy(low, &value, 16);
  memcpy(high, (const char *)&value + 16, 16);
}

// Writes columns as rows of `height` pixels.
static void write_columns(const Lanes *line, intptr_t height, uint16_t digits, uint32_t *target, intptr_t columns) {
  const uint16_t half = (uint16_t)((1 << digits) >> 1), to_upper_byte = (uint16_t)(1 << (8 - digits));
  intptr_t row = 0;
  for (; columns == 8 && row + 4 <= height; row += 4) {
    // Four rows of eight pixels are turned in both halves of the vectors.
    const U32x8 r0 = row_pixels(line + row, half, to_upper_byte), r1 = row_pixels(line + row + 1, half, to_upper_byte);
    const U32x8 r2 = row_pixels(line + row + 2, half, to_upper_byte);
    const U32x8 r3 = row_pixels(line + row + 3, half, to_upper_byte);
    const U64x4 a = (U64x4)__builtin_shufflevector(r0, r1, 0, 8, 1, 9, 4, 12, 5, 13);
    const U64x4 b = (U64x4)__builtin_shufflevector(r0, r1, 2, 10, 3, 11, 6, 14, 7, 15);
    const U64x4 c = (U64x4)__builtin_shufflevector(r2, r3, 0, 8, 1, 9, 4, 12, 5, 13);
    const U64x4 d = (U64x4)__builtin_shufflevector(r2, r3, 2, 10, 3, 11, 6, 14, 7, 15);
    uint32_t *const to = target + row;
    store_halves(to, to + 4 * height, (U32x8)__builtin_shufflevector(a, c, 0, 4, 2, 6));
    store_halves(to + height, to + 5 * height, (U32x8)__builtin_shufflevector(a, c, 1, 5, 3, 7));
    store_halves(to + 2 * height, to + 6 * height, (U32x8)__builtin_shufflevector(b, d, 0, 4, 2, 6));
    store_halves(to + 3 * height, to + 7 * height, (U32x8)__builtin_shufflevector(b, d, 1, 5, 3, 7));
  }
  for (; row < height; row++) {
    uint32_t pixels[8];
    store8(pixels, row_pixels(line + row, half, to_upper_byte));
    for (intptr_t column = 0; column < columns; column++) target[row + column * height] = pixels[column];
  }
}

// True if eight pixels of each row equal the eight to their left.
static int is_as_before(const uint32_t *source, intptr_t width, intptr_t height) {
  for (intptr_t row = 0; row < height; row++, source += width) {
    if (memcmp(source, source - 8, 32) != 0) return 0;
  }
  return 1;
}

static void blur_columns(
    PixelBox box, const uint32_t *source, intptr_t width, intptr_t height, intptr_t first, intptr_t end, uint32_t *target,
    void *lines) {
  const intptr_t margin = box.radius + 1, room = height + 2 * margin;
  // The margins of the lines remain clear.
  Lanes *const one = (Lanes *)lines + margin, *const other = one + room;
  memset(one - margin, 0, (size_t)margin * sizeof(Lanes));
  memset(one + height, 0, (size_t)(2 * margin) * sizeof(Lanes));
  memset(other + height, 0, (size_t)margin * sizeof(Lanes));
  for (intptr_t column = first; column < end; column += 8) {
    const intptr_t columns = end - column < 8 ? end - column : 8;
    const uint32_t *const from = source + column;
    uint32_t *const to = target + column * height;
    // A group that equals the group before it shares its result.
    if (column > first && columns == 8 && is_as_before(from, width, height)) {
      memcpy(to, to - 8 * height, (size_t)(8 * height) * 4);
      continue;
    }
    read_columns(from, width, columns, one, height, box.digits);
    blur_line(one, height, other, box);
    blur_line(other, height, one, box);
    blur_line(one, height, other, box);
    write_columns(other, height, box.digits, to, columns);
  }
}
