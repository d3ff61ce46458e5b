#include "compositor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

compositor server = {.width = 0, .height = 0, .has_decorations = true, .seat_version = 8, .gestures_version = 3, .clock = 1};

static void usage(void) {
  fputs(
      "usage: compositor [--socket NAME] [--size WxH] [--output WxHxSCALE@MILLIHERTZ]... [--scale120 N] [--no-decorations]\n"
      "                  [--seat VERSION] [--gestures VERSION] [--clock NUMBER] [--display-delay MILLISECONDS] [--foreign NAME] [--drags VERSION]\n"
      "Prints the name of its socket, then an answer to each line of its standard input: \"ok\", values, or \"error TEXT\".\n",
      stderr);
  exit(2);
}

// MARK: Commands

// Writes the pixels of the window as a picture in the format PPM.
static bool write_picture(const char *path) {
  const surface *shown = window();
  if (shown == NULL || shown->pixels == NULL) return false;
  FILE *file = fopen(path, "wb");
  if (file == NULL) return false;
  fprintf(file, "P6\n%d %d\n255\n", shown->width, shown->height);
  for (long index = 0; index < (long)shown->width * shown->height; index++) {
    const uint8_t *pixel = shown->pixels + index * 4;
    fputc(pixel[2], file);
    fputc(pixel[1], file);
    fputc(pixel[0], file);
  }
  return fclose(file) == 0;
}

// The state of the window: "NUMBER-OF-COMMITS WIDTH HEIGHT BUFFER-SCALE WIDTH HEIGHT", the last two of its viewport.
static void print_window(void) {
  const surface *shown = window();
  if (shown == NULL) {
    puts("none");
  } else {
    printf("%d %d %d %d %d %d\n", server.commits, shown->width, shown->height, shown->buffer_scale, shown->destination_width, shown->destination_height);
  }
}

static bool output_command(int count, char **words) {
  const char *name = words[0];
  const int number = count > 1 ? (int)strtol(words[1], NULL, 10) : 0;
  surface *shown = window();
  if (strcmp(name, "output-add") == 0 && count == 5) {
    output_add(atoi(words[1]), atoi(words[2]), atoi(words[3]), atoi(words[4]));
  } else if (strcmp(name, "output-remove") == 0 && output_numbered(number) != NULL) {
    output_remove(output_numbered(number));
  } else if (strcmp(name, "output-scale") == 0 && count == 3 && output_numbered(number) != NULL) {
    output_numbered(number)->scale = atoi(words[2]);
    output_send(output_numbered(number));
  } else if (strcmp(name, "output-rate") == 0 && count == 3 && output_numbered(number) != NULL) {
    output_numbered(number)->millihertz = atoi(words[2]);
    output_send(output_numbered(number));
  } else if (strcmp(name, "move") == 0 && count == 3 && shown != NULL) {
    if (output_numbered(number) != NULL) output_enter(output_numbered(number), shown, false);
    if (output_numbered(atoi(words[2])) != NULL) output_enter(output_numbered(atoi(words[2])), shown, true);
  } else {
    return false;
  }
  return true;
}

static bool window_command(int count, char **words) {
  const char *name = words[0];
  surface *shown = window();
  if (strcmp(name, "time") == 0 && count == 2) {
    server.time = (uint32_t)strtoul(words[1], NULL, 10);
  } else if (strcmp(name, "occlude") == 0 && count == 2) {
    server.is_occluded = atoi(words[1]) != 0;
    if (shown != NULL) show_frame(shown);
  } else if (strcmp(name, "size") == 0 && count == 3 && shown != NULL) {
    server.width = atoi(words[1]);
    server.height = atoi(words[2]);
    shell_configure(shown);
  } else if (strcmp(name, "scale120") == 0 && count == 2 && shown != NULL) {
    server.scale120 = atoi(words[1]);
    scale_send(shown);
  } else if (strcmp(name, "close") == 0 && shown != NULL) {
    shell_close(shown);
  } else if (strcmp(name, "picture") == 0 && count == 2) {
    return write_picture(words[1]);
  } else {
    return false;
  }
  return true;
}

// The number of pings whose answers the command "sync" waits for. A client that binds a new object and asks it for another needs two.
static int pings;

// Runs a line of the script. Returns false at its end.
static bool run_line(char *line) {
  char *words[8], *rest = NULL;
  int count = 0;
  for (char *word = strtok_r(line, " \n", &rest); word != NULL && count < 8; word = strtok_r(NULL, " \n", &rest)) words[count++] = word;
  if (count == 0) return true;
  if (strcmp(words[0], "end") == 0) return false;
  if (strcmp(words[0], "sync") == 0) {
    pings = shell_ping() ? 3 : 0;
    if (pings == 0) puts("error sync");
  } else if (strcmp(words[0], "window") == 0) {
    print_window();
  } else if (drag_question(words[0])) {
    // Answered.
  } else if (drag_command(count, words) || seat_command(count, words) || output_command(count, words) || window_command(count, words)) {
    if (!seat_waits()) puts("ok");
  } else {
    printf("error %s\n", words[0]);
  }
  return true;
}

// MARK: Loop

static char buffer[65536];
static size_t length;

// Runs the lines of the buffer, up to one that waits for the client.
static void run_lines(void) {
  char *start = buffer, *end;
  buffer[length] = 0;
  while (pings == 0 && !seat_waits() && (end = strchr(start, '\n')) != NULL) {
    *end = 0;
    if (!run_line(start)) wl_display_terminate(server.display);
    start = end + 1;
  }
  length -= (size_t)(start - buffer);
  memmove(buffer, start, length);
  fflush(stdout);
}

void line_is_done(void) {
  puts("ok");
  run_lines();
}

void ping_answered(void) {
  if (pings == 0) return;
  if (--pings > 0 && shell_ping()) return;
  pings = 0;
  line_is_done();
}

static int read_script(int descriptor, uint32_t mask, void *data) {
  (void)mask, (void)data;
  const ssize_t count = read(descriptor, buffer + length, sizeof(buffer) - length - 1);
  if (count <= 0) {
    wl_display_terminate(server.display);
    return 0;
  }
  length += (size_t)count;
  run_lines();
  return 0;
}

static void add_described_output(const char *text) {
  int width, height, scale, rate;
  if (sscanf(text, "%dx%dx%d@%d", &width, &height, &scale, &rate) != 4) usage();
  output_add(width, height, scale, rate);
}

int main(int count, char **words) {
  const char *socket = "wayland-scripted";
  wl_list_init(&server.surfaces);
  wl_list_init(&server.outputs);
  wl_list_init(&server.seats);
  server.display = wl_display_create();
  if (server.display == NULL) return 1;
  for (int index = 1; index < count; index++) {
    const char *option = words[index];
    if (strcmp(option, "--no-decorations") == 0) {
      server.has_decorations = false;
      continue;
    }
    if (++index == count) usage();
    const char *value = words[index];
    if (strcmp(option, "--socket") == 0) {
      socket = value;
    } else if (strcmp(option, "--size") == 0) {
      if (sscanf(value, "%dx%d", &server.width, &server.height) != 2) usage();
    } else if (strcmp(option, "--output") == 0) {
      add_described_output(value);
    } else if (strcmp(option, "--scale120") == 0) {
      server.scale120 = atoi(value);
    } else if (strcmp(option, "--clock") == 0) {
      server.clock = atoi(value);
    } else if (strcmp(option, "--display-delay") == 0) {
      server.display_delay = atoi(value);
    } else if (strcmp(option, "--seat") == 0) {
      server.seat_version = atoi(value);
    } else if (strcmp(option, "--gestures") == 0) {
      server.gestures_version = atoi(value);
    } else if (strcmp(option, "--foreign") == 0) {
      server.foreign_name = value;
    } else if (strcmp(option, "--drags") == 0) {
      server.drag_version = atoi(value);
    } else {
      usage();
    }
  }
  surfaces_start();
  shell_start();
  scale_start();
  outputs_start();
  exports_start();
  seats_start();
  drags_start();
  if (wl_display_add_socket(server.display, socket) != 0) {
    perror("compositor: no socket");
    return 1;
  }
  wl_event_loop_add_fd(wl_display_get_event_loop(server.display), STDIN_FILENO, WL_EVENT_READABLE, read_script, NULL);
  puts(socket);
  fflush(stdout);
  wl_display_run(server.display);
  wl_display_destroy_clients(server.display);
  wl_display_destroy(server.display);
  return 0;
}
