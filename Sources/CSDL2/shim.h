// The folder SDL2 is in the compiler's default paths. The option `-Xcc -IFOLDER` names another folder of headers. SwiftPM would refuse the flag
// -D_REENTRANT of SDL's pkg-config files with a warning; SDL's headers do not use it.
#if __has_include(<SDL2/SDL.h>)
#include <SDL2/SDL.h>
#else
#include <SDL.h>
#endif
