// How often memory was asked for. Linking this target puts a counter in front of the C library's allocator.
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

// Calls of malloc, calloc, realloc and their aligned kin by this thread since it began. Counting costs an addition.
long allocation_count(void);

#endif
