// How often memory was asked for. Linking this target puts a counter in front of the C library's allocator.
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

// Calls of malloc, calloc, realloc and their aligned kin by this thread since it began. Counting costs an addition.
// 0 where another allocator than glibc's is in use, as under a sanitizer.
long allocation_count(void);

#endif
