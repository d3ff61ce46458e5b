// Interposes malloc, calloc, realloc and the aligned forms, counts the calls of each thread, and forwards them to the C library.
#include "allocation_counter.h"

#include <errno.h>
#include <features.h>
#include <stddef.h>

// A sanitizer interposes the same functions, and starts before these could forward to it. There the counter is left out.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define IS_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

#if !defined(__GLIBC__) || defined(IS_SANITIZED)
long allocation_count(void) { return 0; }
#else

// glibc's names of its allocator, for programs that interpose it.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local long count __attribute__((tls_model("initial-exec")));

long allocation_count(void) { return count; }

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count++;
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *found = memalign(alignment, size);
  if (found == NULL) return ENOMEM;
  *block = found;
  return 0;
}

#endif
