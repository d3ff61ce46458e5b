// The number of allocations of a thread. Linking this target interposes the C library's allocator.
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

// Calls of malloc, calloc, realloc and the aligned forms by the calling thread since its start. A call costs an addition.
// 0 without glibc's allocator, as under a sanitizer.
long allocation_count(void);

#endif
