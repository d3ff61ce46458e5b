// Simulates a machine without a library. Loaded by LD_PRELOAD, it replaces `dlopen`, which then returns NULL for the name in $MISSING_LIBRARY.
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

void *dlopen(const char *name, int mode) {
  const char *missing = getenv("MISSING_LIBRARY");
  if (missing != NULL && name != NULL && strcmp(name, missing) == 0) return NULL;
  void *(*next)(const char *, int);
  *(void **)&next = dlsym(RTLD_NEXT, "dlopen");
  return next(name, mode);
}
