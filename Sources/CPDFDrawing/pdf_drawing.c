#define _GNU_SOURCE
#include "pdf_drawing.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <math.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "pdf_library.h"

// The memory that a document may take, besides that of the program: 512 MiB.
static const rlim_t most_memory = 512ul << 20;
// The processor time of a document in seconds.
static const rlim_t most_seconds = 5;
// The time after which a child that does not run is given up, in milliseconds: another thread may have held a lock at the fork.
static const int longest_wait = 60000;

// The memory that the program and its child share: the answer, and the pixels after it.
struct answer {
  enum pdf_outcome outcome;
  struct pdf_size size;
  uint32_t pixels[];
};

// A request of a page: its size, or its pixels if `width` is not 0.
struct request {
  const void *bytes;
  size_t count;
  int width, height;
};

// Reads the document, and writes the answer. Runs in the child.
static enum pdf_outcome answer_request(const struct pdf_library *library, const struct request *request, struct answer *answer) {
  poppler_document *document = library->document_new_from_data((char *)request->bytes, (int)request->count, NULL, NULL);
  if (!document) return pdf_broken;
  answer->size.pages = library->document_get_n_pages(document);
  if (answer->size.pages < 1) return pdf_broken;
  if (answer->size.pages > pdf_most_pages) return pdf_too_many_pages;
  poppler_page *page = library->document_get_page(document, 0);
  if (!page) return pdf_broken;
  library->page_get_size(page, &answer->size.width, &answer->size.height);
  if (!(answer->size.width > 0 && answer->size.height > 0 && isfinite(answer->size.width * answer->size.height))) return pdf_broken;
  if (!request->width) return pdf_complete;
  cairo_surface *surface = library->image_surface_create_for_data(
      (unsigned char *)answer->pixels, cairo_format_argb32, request->width, request->height, request->width * 4);
  if (library->surface_status(surface) != cairo_status_success) return pdf_too_costly;
  cairo_context *context = library->create(surface);
  library->scale(context, request->width / answer->size.width, request->height / answer->size.height);
  library->page_render(page, context);
  library->surface_flush(surface);
  return library->status(context) == cairo_status_success ? pdf_complete : pdf_too_costly;
}

static void set_limit(__rlimit_resource_t resource, rlim_t value) {
  const struct rlimit limit = {value, value};
  setrlimit(resource, &limit);
}

// The address space of the process in bytes; 0 if it is unknown.
static rlim_t address_space(void) {
  unsigned long pages = 0;
  FILE *file = fopen("/proc/self/statm", "re");
  if (!file) return 0;
  if (fscanf(file, "%lu", &pages) != 1) pages = 0;
  fclose(file);
  return (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE);
}

// The life of the child. Its descriptors and signals are those of the program: both are given up, and messages of the libraries are dropped.
static _Noreturn void run_child(
    const struct pdf_library *library, const struct request *request, struct answer *answer, rlim_t space) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  int nowhere = open("/dev/null", O_RDWR);
  if (nowhere >= 0) {
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
  }
  set_limit(RLIMIT_CORE, 0);
  set_limit(RLIMIT_CPU, most_seconds);
  if (space) set_limit(RLIMIT_AS, space + most_memory);
  answer->outcome = answer_request(library, request, answer);
  _exit(0);
}

// Waits until the write end of the pipe is closed, which is the end of the child. Returns false after `longest_wait`.
static int ends(int descriptor) {
  struct pollfd wait = {descriptor, POLLIN, 0};
  int count;
  do count = poll(&wait, 1, longest_wait);
  while (count < 0 && errno == EINTR);
  return count != 0;
}

// Answers a request in a child process. One child at a time: a second one would inherit the pipe of the first, and keep it open.
static void ask_child(const struct pdf_library *library, const struct request *request, struct answer *answer) {
  static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
  rlim_t space = address_space();
  int ends_of_pipe[2];
  answer->outcome = pdf_no_process;
  pthread_mutex_lock(&turn);
  if (pipe2(ends_of_pipe, O_CLOEXEC) == 0) {
    // The outcome of a child that a limit ends.
    answer->outcome = pdf_too_costly;
    pid_t child = fork();
    if (child == 0) run_child(library, request, answer, space);
    close(ends_of_pipe[1]);
    if (child < 0) {
      answer->outcome = pdf_no_process;
    } else {
      if (!ends(ends_of_pipe[0])) kill(child, SIGKILL);
      while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {
      }
    }
    close(ends_of_pipe[0]);
  }
  pthread_mutex_unlock(&turn);
}

// Answers a request; the pixels are copied to `pixels`, the size to `size`, unless they are NULL.
static enum pdf_outcome ask(const struct request *request, struct pdf_size *size, uint32_t *pixels) {
  const struct pdf_library *library = pdf_library();
  if (!library) return pdf_unavailable;
  if (request->count > INT_MAX) return pdf_too_costly;
  size_t bytes = (size_t)request->width * (size_t)request->height * 4, length = sizeof(struct answer) + bytes;
  struct answer *answer = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (answer == MAP_FAILED) return pdf_no_process;
  ask_child(library, request, answer);
  enum pdf_outcome outcome = answer->outcome;
  if (size) *size = answer->size;
  if (pixels) memcpy(pixels, answer->pixels, bytes);
  munmap(answer, length);
  return outcome;
}

enum pdf_outcome pdf_read_size(const void *bytes, size_t count, struct pdf_size *size) {
  const struct request request = {bytes, count, 0, 0};
  return ask(&request, size, NULL);
}

enum pdf_outcome pdf_draw(const void *bytes, size_t count, int width, int height, uint32_t *pixels) {
  if (width < 1 || height < 1) return pdf_broken;
  const struct request request = {bytes, count, width, height};
  return ask(&request, NULL, pixels);
}
