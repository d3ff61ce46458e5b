// Vectors of 32 bytes. Without AVX2 the compiler splits each into two.
#ifndef VECTORS_H
#define VECTORS_H

#include <stdint.h>
#include <string.h>

// Functions that take vectors are inlined: no call depends on how the processor passes them.
#pragma clang diagnostic ignored "-Wpsabi"

#define INLINED static inline __attribute__((always_inline))

typedef uint16_t U16x16 __attribute__((vector_size(32)));
typedef uint32_t U32x8 __attribute__((vector_size(32)));
typedef uint32_t U32x4 __attribute__((vector_size(16)));
typedef uint32_t U32x16 __attribute__((vector_size(64)));
typedef uint64_t U64x4 __attribute__((vector_size(32)));
typedef int32_t I32x8 __attribute__((vector_size(32)));
typedef float F32x8 __attribute__((vector_size(32)));

INLINED U32x8 load8(const uint32_t *pixels) {
  U32x8 result;
  memcpy(&result, pixels, 32);
  return result;
}

INLINED void store8(uint32_t *pixels, U32x8 value) { memcpy(pixels, &value, 32); }

INLINED uint64_t load_pair(const uint32_t *pixels) {
  uint64_t result;
  memcpy(&result, pixels, 8);
  return result;
}

#endif
