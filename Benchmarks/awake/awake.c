// Runs a program while no processor sleeps.
//
//   awake PROGRAM ARGUMENT...
//
// A virtual processor with nothing to do is given back to the host, which may be tens of milliseconds late in returning it. A program
// that sleeps between frames is then late through no fault of its own. Here one process for each processor spins in the scheduler's
// idle class meanwhile: it runs only where nothing else wants to, so it takes nothing from the program. Exits as the program does.
#define _GNU_SOURCE
#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

static void fail(const char *what) {
  fprintf(stderr, "awake: %s: %s\n", what, strerror(errno));
  exit(3);
}

static void pause_processor(void) {
#if defined(__x86_64__)
  __asm__ volatile("pause");
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

// Spins on one processor until the parent ends or kills it.
static void spin(int processor, pid_t parent) {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(processor, &set);
  struct sched_param priority = {0};
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) fail("prctl");
  if (getppid() != parent) exit(0);
  if (sched_setscheduler(0, SCHED_IDLE, &priority) != 0) fail("the idle class");
  if (sched_setaffinity(0, sizeof set, &set) != 0) fail("staying on a processor");
  for (;;) pause_processor();
}

int main(int count, char **arguments) {
  if (count < 2) {
    fprintf(stderr, "usage: awake PROGRAM ARGUMENT...\n");
    return 2;
  }
  cpu_set_t processors;
  if (sched_getaffinity(0, sizeof processors, &processors) != 0) fail("the processors");
  pid_t parent = getpid();
  pid_t *spinners = calloc(CPU_SETSIZE, sizeof *spinners);
  if (spinners == NULL) fail("memory");
  for (int processor = 0; processor < CPU_SETSIZE; processor++) {
    if (!CPU_ISSET(processor, &processors)) continue;
    spinners[processor] = fork();
    if (spinners[processor] < 0) fail("fork");
    if (spinners[processor] == 0) spin(processor, parent);
  }
  pid_t program = fork();
  if (program < 0) fail("fork");
  if (program == 0) {
    execvp(arguments[1], arguments + 1);
    fail(arguments[1]);
  }
  int status;
  while (waitpid(program, &status, 0) < 0) {
    if (errno != EINTR) fail("waiting");
  }
  // One that has ended by itself could not spin, and has said why.
  bool failed = false;
  for (int processor = 0; processor < CPU_SETSIZE; processor++) {
    if (spinners[processor] == 0) continue;
    if (waitpid(spinners[processor], NULL, WNOHANG) != 0) {
      failed = true;
    } else {
      kill(spinners[processor], SIGKILL);
      waitpid(spinners[processor], NULL, 0);
    }
  }
  if (failed) return 3;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
