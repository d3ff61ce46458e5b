// The break iterators of ICU, the library that Foundation of Swift's toolchain is built with and that is linked with it: as
// lib_FoundationICU.so, or as a part of a program with a statically linked standard library. The toolchain prefixes ICU's names.
//
// Declaring them lets the linker keep them in a static program, where dlsym would not find them. The toolchain's own module of ICU has
// two hundred headers, which every client of Engine would parse.
#pragma once

#include <stdint.h>

/// A break iterator (`UBreakIterator` of ubrk.h).
typedef struct icu_break_iterator icu_break_iterator;

/// UBRK_LINE: the boundaries are line break opportunities.
static const int32_t icu_line_breaks = 2;

/// Opens an iterator for a locale. `text` may be null. A positive `status` is an error.
icu_break_iterator *_Nullable swift_ubrk_open(
  int32_t type, const char *_Nonnull locale, const uint16_t *_Nullable text, int32_t length, int32_t *_Nonnull status);

/// Sets the text, in UTF-16. It is not copied: it must outlive the calls of `swift_ubrk_next`.
void swift_ubrk_setText(
  icu_break_iterator *_Nonnull iterator, const uint16_t *_Nullable text, int32_t length, int32_t *_Nonnull status);

/// Advances to the next boundary, and returns its index in UTF-16; -1 after the last boundary.
int32_t swift_ubrk_next(icu_break_iterator *_Nonnull iterator);
