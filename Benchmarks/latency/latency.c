// Measures a window from outside: the time from an input event to the first pixel that changes, and the intervals between pictures in
// motion. Events are sent through XTEST, pixels are read with XGetImage from the screen, about every 0.2 ms.
//
// usage: latency --window=ID [--wheel=N] [--drag=N] [--spin=N] [--stroke=S] [--x=F] [--y=F]
//
// --window=ID  the window of the X server, as `xdotool search --pid` prints it
// --wheel=N    N times: a notch of the wheel after a rest (default 40)
// --drag=N     N times: a movement of 9 pixels with the button held, after a rest (default 40)
// --spin=N     N notches, 21 a second: the intervals between changes of the pixels (default 60)
// --stroke=S   S seconds of a drag up and down with 125 reports a second: the same intervals (default 5)
// --x=F --y=F  the pointer, as fractions of the window (default 0.5, 0.5)
//
// Prints a line of JSON for each measurement. A time includes the way of the event through the X server and at most one reading.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { strip_width = 8, strip_height = 160, most = 4000 };
static const double patience = 1.0, rest = 1.3, notch_interval = 0.047, report_interval = 0.008;

typedef struct {
  Display *display;
  Window root;
  int x, y;              // the pointer, in pixels of the screen
  int strip_x, strip_y;  // the pixels that are read
} Probe;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void pause_for(double seconds) { usleep((useconds_t)(seconds * 1e6)); }

static void fail(const char *message) {
  fprintf(stderr, "latency: %s\n", message);
  exit(3);
}

// A hash (FNV-1a) of the pixels of the strip.
static uint64_t pixels(const Probe *probe) {
  XImage *image = XGetImage(probe->display, probe->root, probe->strip_x, probe->strip_y, strip_width, strip_height,
                            AllPlanes, ZPixmap);
  if (!image) fail("the pixels of the window cannot be read");
  uint64_t hash = 14695981039346656037ULL;
  for (int row = 0; row < strip_height; row++) {
    const char *line = image->data + (size_t)row * (size_t)image->bytes_per_line;
    for (int byte = 0; byte < image->bytes_per_line; byte++) hash = (hash ^ (uint8_t)line[byte]) * 1099511628211ULL;
  }
  XDestroyImage(image);
  return hash;
}

// Waits until the pixels have not changed for `rest` seconds.
static void settle(const Probe *probe) {
  uint64_t last = pixels(probe);
  for (double since = now(); now() - since < rest; pause_for(0.02)) {
    uint64_t present = pixels(probe);
    if (present != last) {
      last = present;
      since = now();
    }
  }
}

// Milliseconds until the pixels differ from `before`; a negative number if they do not within `patience`.
static double wait_for_change(const Probe *probe, uint64_t before) {
  double start = now();
  while (now() - start < patience) {
    if (pixels(probe) != before) return (now() - start) * 1000;
    pause_for(0.0001);
  }
  return -1;
}

static void notch(const Probe *probe, bool down) {
  unsigned button = down ? Button5 : Button4;
  XTestFakeButtonEvent(probe->display, button, True, CurrentTime);
  XTestFakeButtonEvent(probe->display, button, False, CurrentTime);
  XFlush(probe->display);
}

static void move_to(const Probe *probe, int x, int y) {
  XTestFakeMotionEvent(probe->display, -1, x, y, CurrentTime);
  XFlush(probe->display);
}

static int compare(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return (difference > 0) - (difference < 0);
}

static void print(const char *name, double *times, int count, int missed) {
  if (count == 0) fail("no pixel has changed");
  double sum = 0, squares = 0;
  for (int index = 0; index < count; index++) sum += times[index];
  for (int index = 0; index < count; index++) squares += pow(times[index] - sum / count, 2);
  qsort(times, (size_t)count, sizeof *times, compare);
  printf("{\"measured\":\"%s\",\"count\":%d,\"missed\":%d,\"p50_ms\":%.2f,\"p90_ms\":%.2f,\"max_ms\":%.2f,\"mean_ms\":%.2f,"
         "\"sd_ms\":%.2f}\n",
         name, count, missed, times[count / 2], times[count * 9 / 10], times[count - 1], sum / count,
         sqrt(squares / count));
  fflush(stdout);
}

static void measure_wheel(const Probe *probe, int count) {
  double times[most];
  int measured = 0, missed = 0;
  for (int index = 0; index < count; index++) {
    settle(probe);
    // Different phases against the clock of the window's frames.
    pause_for((double)(index * 7 % 17) / 1000);
    uint64_t before = pixels(probe);
    notch(probe, index % 4 < 3);
    double time = wait_for_change(probe, before);
    if (time < 0) missed++; else times[measured++] = time;
  }
  print("wheel after rest", times, measured, missed);
}

static void measure_drag(const Probe *probe, int count) {
  double times[most];
  int measured = 0, missed = 0, y = probe->y;
  XTestFakeButtonEvent(probe->display, Button1, True, CurrentTime);
  XFlush(probe->display);
  pause_for(0.2);
  // The way after which a press becomes a drag.
  for (int step = 0; step < 6; step++, pause_for(0.03)) move_to(probe, probe->x, y -= 6);
  for (int index = 0; index < count; index++) {
    settle(probe);
    pause_for((double)(index * 7 % 17) / 1000);
    uint64_t before = pixels(probe);
    move_to(probe, probe->x, y += index % 2 ? 9 : -9);
    double time = wait_for_change(probe, before);
    if (time < 0) missed++; else times[measured++] = time;
  }
  XTestFakeButtonEvent(probe->display, Button1, False, CurrentTime);
  XFlush(probe->display);
  print("drag", times, measured, missed);
}

// The times at which the pixels change.
typedef struct {
  double times[most], start, last;
  int count;
  uint64_t pixels;
} Pictures;

static void begin(Pictures *pictures, const Probe *probe) {
  *pictures = (Pictures){.start = now(), .pixels = pixels(probe)};
}

static void look(Pictures *pictures, const Probe *probe) {
  uint64_t present = pixels(probe);
  if (present != pictures->pixels) {
    double time = now();
    // The first half second speeds up.
    if (pictures->last > 0 && time - pictures->start > 0.5 && pictures->count < most)
      pictures->times[pictures->count++] = (time - pictures->last) * 1000;
    pictures->last = time;
    pictures->pixels = present;
  }
  pause_for(0.0001);
}

static void measure_spin(const Probe *probe, int notches) {
  static Pictures pictures;
  settle(probe);
  begin(&pictures, probe);
  for (int sent = 0; sent < notches; look(&pictures, probe)) {
    if (now() - pictures.start < sent * notch_interval) continue;
    notch(probe, true);
    sent++;
  }
  print("intervals between pictures, wheel", pictures.times, pictures.count, 0);
}

static void measure_stroke(const Probe *probe, double seconds) {
  static Pictures pictures;
  settle(probe);
  XTestFakeButtonEvent(probe->display, Button1, True, CurrentTime);
  begin(&pictures, probe);
  for (int sent = 1; now() - pictures.start < seconds; look(&pictures, probe)) {
    if (now() - pictures.start < sent * report_interval) continue;
    move_to(probe, probe->x, probe->y - (int)(150 * sin(sent * report_interval * 5)));
    sent++;
  }
  XTestFakeButtonEvent(probe->display, Button1, False, CurrentTime);
  XFlush(probe->display);
  print("intervals between pictures, drag", pictures.times, pictures.count, 0);
}

static double option(const char *argument, const char *name, bool *found) {
  size_t length = strlen(name);
  if (strncmp(argument, name, length) != 0) return 0;
  *found = true;
  return strtod(argument + length, NULL);
}

int main(int count, char **arguments) {
  double window = 0, wheel = 40, drag = 40, spin = 60, stroke = 5, x = 0.5, y = 0.5;
  for (int index = 1; index < count; index++) {
    bool found = false;
    const char *names[] = {"--window=", "--wheel=", "--drag=", "--spin=", "--stroke=", "--x=", "--y="};
    double *values[] = {&window, &wheel, &drag, &spin, &stroke, &x, &y};
    for (int name = 0; name < 7 && !found; name++) {
      double value = option(arguments[index], names[name], &found);
      if (found) *values[name] = value;
    }
    if (!found) fail("unknown option; the head of latency.c lists them");
  }
  if (wheel > most || drag > most) fail("at most 4000 measurements of a kind");
  Probe probe = {.display = XOpenDisplay(NULL)};
  if (!probe.display) fail("no display; set DISPLAY");
  probe.root = DefaultRootWindow(probe.display);
  XWindowAttributes attributes;
  Window child;
  if (!XGetWindowAttributes(probe.display, (Window)window, &attributes)) fail("there is no such window");
  int left, top;
  XTranslateCoordinates(probe.display, (Window)window, probe.root, 0, 0, &left, &top, &child);
  probe.x = left + (int)(attributes.width * x);
  probe.y = top + (int)(attributes.height * y);
  probe.strip_x = probe.x - 60;
  probe.strip_y = probe.y - strip_height / 2;
  move_to(&probe, probe.x, probe.y);
  pause_for(0.3);
  if (wheel > 0) measure_wheel(&probe, (int)wheel);
  if (drag > 0) measure_drag(&probe, (int)drag);
  if (spin > 0) measure_spin(&probe, (int)spin);
  if (stroke > 0) measure_stroke(&probe, stroke);
  XCloseDisplay(probe.display);
  return 0;
}
