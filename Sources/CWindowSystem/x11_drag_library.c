#include "x11_drag_private.h"

#if defined(HAS_X11_DRAG)

#include <dlfcn.h>

static bool find(void *library, const char *name, void *place) {
  *(void **)place = library == NULL ? NULL : dlsym(library, name);
  return *(void **)place != NULL;
}

#define FIND(name) find(library, "X" #name, &x->name)

bool x11_library_find(x11_library *x) {
  void *library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD);
  if (library == NULL) return false;
  const bool is_found =
      FIND(OpenDisplay) && FIND(CloseDisplay) && FIND(InternAtom) && FIND(CreateWindow) && FIND(DestroyWindow) && FIND(MapRaised) &&
      FIND(MoveWindow) && FIND(ChangeProperty) && FIND(GetWindowProperty) && FIND(Free) && FIND(SendEvent) && FIND(SetSelectionOwner) &&
      FIND(GetSelectionOwner) && FIND(SelectInput) && FIND(TranslateCoordinates) && FIND(Pending) && FIND(NextEvent) && FIND(WindowEvent) &&
      FIND(Flush) && FIND(SetErrorHandler) && FIND(MatchVisualInfo) && FIND(CreateColormap) && FIND(FreeColormap) && FIND(CreatePixmap) &&
      FIND(FreePixmap) && FIND(CreateGC) && FIND(FreeGC) && FIND(CreateImage) && FIND(PutImage);
  dlclose(library);
  // Stays loaded.
  library = dlopen("libXfixes.so.3", RTLD_LAZY);
  if (!(FIND(FixesQueryExtension) && FIND(FixesQueryVersion) && FIND(FixesCreateRegion) && FIND(FixesDestroyRegion) &&
        FIND(FixesSetWindowShapeRegion))) {
    x->FixesQueryExtension = NULL;
  }
  return is_found;
}

#endif
