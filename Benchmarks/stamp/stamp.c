// Starts a program with the time of its start in the environment: PEER_T0_NS, nanoseconds of CLOCK_MONOTONIC.
//
// usage: stamp PROGRAM [ARGUMENT...]
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

int main(int count, char **arguments) {
  if (count < 2) {
    fputs("usage: stamp PROGRAM [ARGUMENT...]\n", stderr);
    return 2;
  }
  struct timespec time;
  char text[32];
  clock_gettime(CLOCK_MONOTONIC, &time);
  snprintf(text, sizeof text, "%lld", (long long)time.tv_sec * 1000000000 + time.tv_nsec);
  setenv("PEER_T0_NS", text, 1);
  execv(arguments[1], arguments + 1);
  perror(arguments[1]);
  return 3;
}
