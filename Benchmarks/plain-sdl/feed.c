// The scenario `feed` of scrollbench, drawn with SDL2 and SDL2_ttf alone: no framework, no layout, no state but an offset.
// A careful program in C: each frame draws the visible rows from cached textures. A text is rasterized into a texture once, when its row first
// comes into view.
//
// usage: feed [--rows=N] [--frames=N] [--warmup=N] [--idle=S] [--settle=S] [--font=FILE] [--unthrottled] [--cold=MB] [--move]
//
// --move: moves the pixels of the window's surface instead, and draws only the strip that comes into view.
// --cold: reads that much memory before each frame, as scrollbench does.
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

enum { width = 900, height = 640, row_height = 64, step = 24, slots = 32 };

static const Uint32 squares[8] = {0xe57373, 0x64b5f6, 0x81c784, 0xffb74d, 0xba68c8, 0x4db6ac, 0x7986cb, 0xa1887f};

typedef struct {
  long rows, frames, warmup, cold;
  double idle, settle;
  const char *font;
  bool unthrottled, moves;
} Options;

// The textures of a row that is, or was lately, seen.
typedef struct {
  long row;
  SDL_Texture *title, *subtitle;
  SDL_Rect title_size, subtitle_size;
} Slot;

typedef struct {
  SDL_Window *window;
  SDL_Renderer *renderer;
  TTF_Font *title_font, *subtitle_font;
  SDL_Texture *squares[8];
  Slot slots[slots];
  long offset;
  char *cold;
} Program;

static void fail(const char *what, const char *why) {
  fprintf(stderr, "feed: %s: %s\n", what, why);
  exit(3);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static double cpu_seconds(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
         (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

static double resident_megabytes(void) {
  long pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file == NULL || fscanf(file, "%*s %ld", &pages) != 1) pages = 0;
  if (file != NULL) fclose(file);
  return (double)pages * (double)sysconf(_SC_PAGESIZE) / 1048576;
}

static long context_switches(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_nvcsw;
}

// Reads a byte of each line of a block. Scripts/frame-cost leaves this function out of a frame, by its name.
__attribute__((noinline)) static void empty_cold_caches(const volatile char *block, size_t size) {
  for (size_t index = 0; index < size; index += 64) (void)block[index];
}

// The coverage of a pixel by a rounded square of 40 pixels with corners of 8, by 16 × 16 samples.
static Uint32 coverage(int x, int y) {
  int inside = 0;
  for (int sample = 0; sample < 256; sample++) {
    double px = x + (sample % 16 + 0.5) / 16, py = y + (sample / 16 + 0.5) / 16;
    double dx = px < 8 ? 8 - px : px > 32 ? px - 32 : 0, dy = py < 8 ? 8 - py : py > 32 ? py - 32 : 0;
    inside += dx * dx + dy * dy <= 64;
  }
  return (Uint32)(inside * 255 / 256);
}

static SDL_Texture *make_square(SDL_Renderer *renderer, Uint32 color) {
  Uint32 pixels[40 * 40];
  for (int y = 0; y < 40; y++)
    for (int x = 0; x < 40; x++) pixels[y * 40 + x] = coverage(x, y) << 24 | color;
  SDL_Texture *texture =
      SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, 40, 40);
  if (texture == NULL) fail("SDL_CreateTexture", SDL_GetError());
  SDL_UpdateTexture(texture, NULL, pixels, 40 * 4);
  SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
  return texture;
}

static SDL_Texture *make_text(Program *program, TTF_Font *font, const char *text, Uint32 rgb, SDL_Rect *size) {
  SDL_Color color = {(Uint8)(rgb >> 16), (Uint8)(rgb >> 8), (Uint8)rgb, 255};
  SDL_Surface *surface = TTF_RenderUTF8_Blended(font, text, color);
  if (surface == NULL) fail("TTF_RenderUTF8_Blended", TTF_GetError());
  SDL_Texture *texture = SDL_CreateTextureFromSurface(program->renderer, surface);
  if (texture == NULL) fail("SDL_CreateTextureFromSurface", SDL_GetError());
  size->w = surface->w;
  size->h = surface->h;
  SDL_FreeSurface(surface);
  return texture;
}

static Slot *slot_of(Program *program, long row) {
  Slot *slot = &program->slots[row % slots];
  if (slot->row == row && slot->title != NULL) return slot;
  if (slot->title != NULL) {
    SDL_DestroyTexture(slot->title);
    SDL_DestroyTexture(slot->subtitle);
  }
  char text[96];
  slot->row = row;
  snprintf(text, sizeof text, "Row number %ld of the feed", row);
  slot->title = make_text(program, program->title_font, text, 0x202124, &slot->title_size);
  snprintf(text, sizeof text, "Subtitle of row %ld, which no other row has", row);
  slot->subtitle = make_text(program, program->subtitle_font, text, 0x70757a, &slot->subtitle_size);
  return slot;
}

static void draw_row(Program *program, long row) {
  int y = (int)(row * row_height - program->offset);
  Slot *slot = slot_of(program, row);
  SDL_Rect square = {16, y + 12, 40, 40}, line = {0, y + row_height - 1, width, 1};
  SDL_Rect title = {72, y + 11, slot->title_size.w, slot->title_size.h};
  SDL_Rect subtitle = {72, y + 34, slot->subtitle_size.w, slot->subtitle_size.h};
  SDL_RenderCopy(program->renderer, program->squares[row % 8], NULL, &square);
  SDL_RenderCopy(program->renderer, slot->title, NULL, &title);
  SDL_RenderCopy(program->renderer, slot->subtitle, NULL, &subtitle);
  SDL_SetRenderDrawColor(program->renderer, 0xe0, 0xe0, 0xe0, 255);
  SDL_RenderFillRect(program->renderer, &line);
}

static void draw_rows(Program *program, long rows, long top, long bottom) {
  for (long row = top / row_height; row <= (bottom - 1) / row_height && row < rows; row++) draw_row(program, row);
}

// Clears the window and draws every row that is seen.
static void draw_all(Program *program, long rows) {
  SDL_SetRenderDrawColor(program->renderer, 255, 255, 255, 255);
  SDL_RenderClear(program->renderer);
  draw_rows(program, rows, program->offset, program->offset + height);
  SDL_RenderPresent(program->renderer);
}

// Moves the pixels by a step and draws the strip at the bottom.
static void draw_strip(Program *program, long rows) {
  SDL_Surface *surface = SDL_GetWindowSurface(program->window);
  if (surface == NULL) fail("SDL_GetWindowSurface", SDL_GetError());
  char *pixels = surface->pixels;
  memmove(pixels, pixels + (size_t)step * (size_t)surface->pitch, (size_t)(height - step) * (size_t)surface->pitch);
  SDL_Rect strip = {0, height - step, width, step};
  SDL_RenderSetClipRect(program->renderer, &strip);
  SDL_SetRenderDrawColor(program->renderer, 255, 255, 255, 255);
  SDL_RenderFillRect(program->renderer, &strip);
  draw_rows(program, rows, program->offset + height - step, program->offset + height);
  SDL_RenderPresent(program->renderer);
  SDL_RenderSetClipRect(program->renderer, NULL);
}

static void take_events(void) {
  SDL_Event event;
  while (SDL_PollEvent(&event)) {
    if (event.type == SDL_QUIT) exit(0);
  }
}

static void wait_until(double due) {
  struct timespec time = {(time_t)due, (long)((due - (double)(time_t)due) * 1e9)};
  while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, NULL) != 0) {}
}

static void play(Program *program, const Options *options, long frames) {
  double start = now();
  for (long frame = 0; frame < frames; frame++) {
    if (program->cold != NULL) empty_cold_caches(program->cold, (size_t)options->cold << 20);
    if (!options->unthrottled) wait_until(start + (double)(frame + 1) / 60);
    take_events();
    program->offset += step;
    if (options->moves) draw_strip(program, options->rows);
    else draw_all(program, options->rows);
  }
}

// The measured frames. Scripts/frame-cost counts instructions in this function alone, by its name.
__attribute__((noinline)) static void play_measured(Program *program, const Options *options) {
  play(program, options, options->frames);
}

static void rest(double seconds) {
  double end = now() + seconds, left;
  SDL_Event event;
  while ((left = end - now()) > 0) {
    if (SDL_WaitEventTimeout(&event, (int)(left * 1000) + 1) && event.type == SDL_QUIT) exit(0);
  }
}

static long number(const char *text, const char *name) {
  char *end;
  long value = strtol(text, &end, 10);
  if (end == text || *end != 0 || value < 0) {
    fprintf(stderr, "feed: %s is '%s', but should be a whole number\n", name, text);
    exit(2);
  }
  return value;
}

static Options read_options(int count, char **arguments) {
  Options options = {100000, 600, 60, 0, 1, 1, "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", false, false};
  for (int i = 1; i < count; i++) {
    const char *argument = arguments[i], *value = strchr(argument, '=');
    value = value == NULL ? "" : value + 1;
    if (strncmp(argument, "--rows=", 7) == 0) options.rows = number(value, "--rows");
    else if (strncmp(argument, "--frames=", 9) == 0) options.frames = number(value, "--frames");
    else if (strncmp(argument, "--warmup=", 9) == 0) options.warmup = number(value, "--warmup");
    else if (strncmp(argument, "--cold=", 7) == 0) options.cold = number(value, "--cold");
    else if (strncmp(argument, "--idle=", 7) == 0) options.idle = atof(value);
    else if (strncmp(argument, "--settle=", 9) == 0) options.settle = atof(value);
    else if (strncmp(argument, "--font=", 7) == 0) options.font = value;
    else if (strcmp(argument, "--unthrottled") == 0) options.unthrottled = true;
    else if (strcmp(argument, "--move") == 0) options.moves = true;
    else {
      fprintf(stderr, "feed: unknown argument '%s'; the head of feed.c lists the options\n", argument);
      exit(2);
    }
  }
  return options;
}

static void open_program(Program *program, const Options *options) {
  if (SDL_Init(SDL_INIT_VIDEO) != 0) fail("SDL_Init", SDL_GetError());
  if (TTF_Init() != 0) fail("TTF_Init", TTF_GetError());
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  program->window = SDL_CreateWindow("feed", 0, 0, width, height, SDL_WINDOW_SHOWN);
  if (program->window == NULL) fail("SDL_CreateWindow", SDL_GetError());
  program->renderer = SDL_CreateRenderer(program->window, -1, SDL_RENDERER_SOFTWARE);
  if (program->renderer == NULL) fail("SDL_CreateRenderer", SDL_GetError());
  program->title_font = TTF_OpenFont(options->font, 16);
  program->subtitle_font = TTF_OpenFont(options->font, 13);
  if (program->title_font == NULL || program->subtitle_font == NULL) fail("TTF_OpenFont", TTF_GetError());
  for (int i = 0; i < 8; i++) program->squares[i] = make_square(program->renderer, squares[i]);
}

int main(int count, char **arguments) {
  Options options = read_options(count, arguments);
  const char *start = getenv("PEER_T0_NS");
  double began = start == NULL ? now() : atof(start) / 1e9;
  Program program = {0};
  open_program(&program, &options);
  draw_all(&program, options.rows);
  double first_frame = (now() - began) * 1000;

  play(&program, &options, options.warmup);
  if (options.cold > 0) {
    program.cold = malloc((size_t)options.cold << 20);
    if (program.cold == NULL) fail("malloc", "no memory");
    memset(program.cold, 1, (size_t)options.cold << 20);
  }
  long switches = context_switches();
  double cpu = cpu_seconds(), time = now();
  play_measured(&program, &options);
  cpu = cpu_seconds() - cpu;
  switches = context_switches() - switches;
  time = now() - time;
  double resident = resident_megabytes();
  rest(options.settle);
  double idle = cpu_seconds();
  rest(options.idle);
  idle = cpu_seconds() - idle;

  double frames = options.frames > 0 ? (double)options.frames : 1;
  printf(
      "{\"toolkit\":\"%s\",\"scenario\":\"feed\",\"frames\":%ld,\"cpu_ms_per_frame\":%.4f,\"fps\":%.4f,"
      "\"rss_mb\":%.4f,\"first_frame_ms\":%.4f,\"idle_cpu_s\":%.4f,\"switches_per_frame\":%.4f}\n",
      options.moves ? "plain SDL, moving pixels" : "plain SDL", options.frames, cpu * 1000 / frames,
      (double)options.frames / time, resident, first_frame, idle,
      (double)switches / frames);
  SDL_Quit();
  return 0;
}
