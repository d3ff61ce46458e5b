// A machine without a library, for programs that open it themselves: loaded by LD_PRELOAD, `dlopen` does not find the library whose name is in
// $MISSING_LIBRARY.
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
