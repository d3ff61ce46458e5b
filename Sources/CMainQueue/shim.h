// What a foreign run loop needs to serve libdispatch's main queue and Swift's main actor on Linux.
//
// libdispatch exports the first two for CoreFoundation's run loop (hence "4CF"), with a stable ABI but without a header.
// Declaring them in C rather than with @_silgen_name gives them the C calling convention, rather than with dlsym lets
// the linker check that they exist, also in a program with a statically linked standard library.
#pragma once

#include <stdint.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <time.h>

/// An eventfd that counts up whenever the main queue gets work after having been empty. Made at the first call.
int _dispatch_get_main_queue_handle_4CF(void);

/// Runs the blocks that are in the main queue now. On the main thread only, and not after dispatch_main().
void _dispatch_main_queue_callback_4CF(void *unused);

// How Swift's concurrency puts a job somewhere. It exports these without a header as well: hooks that are asked before a job goes to
// the main actor, to the pool of threads, or there later.
#define task_swiftcall __attribute__((swiftcall))
typedef task_swiftcall void (*task_enqueue)(void *job);
typedef task_swiftcall void (*task_enqueue_after)(unsigned long long nanoseconds, void *job);
typedef task_swiftcall void (*task_enqueue_at)(
    long long seconds, long long nanoseconds, long long tolerance_seconds, long long tolerance_nanoseconds, int clock, void *job);
extern task_swiftcall void (*swift_task_enqueueMainExecutor_hook)(void *job, task_enqueue original);
extern task_swiftcall void (*swift_task_enqueueGlobal_hook)(void *job, task_enqueue original);
extern task_swiftcall void (*swift_task_enqueueGlobalWithDelay_hook)(
    unsigned long long nanoseconds, void *job, task_enqueue_after original);
extern task_swiftcall void (*swift_task_enqueueGlobalWithDeadline_hook)(
    long long seconds, long long nanoseconds, long long tolerance_seconds, long long tolerance_nanoseconds, int clock, void *job,
    task_enqueue_at original);
task_swiftcall uint64_t swift_task_getJobTaskId(void *job);

// Defined in SDLHost, `TaskQueue+Hooks`. Those with a result return whether the job was taken.
void scrollui_main_job(void *job);
int scrollui_pool_job(void *job);
int scrollui_delayed_job(void *job, int64_t nanoseconds);
int scrollui_shortens_delays(void);

static inline uint64_t task_number(void *job) { return swift_task_getJobTaskId(job); }

static task_swiftcall void task_hook_main(void *job, task_enqueue original) {
  (void)original;
  scrollui_main_job(job);
}

static task_swiftcall void task_hook_pool(void *job, task_enqueue original) {
  if (!scrollui_pool_job(job)) original(job);
}

static task_swiftcall void task_hook_after(unsigned long long nanoseconds, void *job, task_enqueue_after original) {
  if (scrollui_delayed_job(job, (int64_t)nanoseconds)) return;
  original(scrollui_shortens_delays() ? 0 : nanoseconds, job);
}

static task_swiftcall void task_hook_at(
    long long seconds, long long nanoseconds, long long tolerance_seconds, long long tolerance_nanoseconds, int clock, void *job,
    task_enqueue_at original) {
  // 1 is Swift's continuous clock, 2 the suspending one.
  struct timespec now;
  clock_gettime(clock == 1 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC, &now);
  int64_t left = (seconds - now.tv_sec) * 1000000000LL + nanoseconds - now.tv_nsec;
  if (scrollui_delayed_job(job, left > 0 ? left : 0)) return;
  if (scrollui_shortens_delays()) original(now.tv_sec, now.tv_nsec, 0, 0, clock, job);
  else original(seconds, nanoseconds, tolerance_seconds, tolerance_nanoseconds, clock, job);
}

/// From now on all jobs of the program come by the functions above.
static inline void task_hooks_install(void) {
  swift_task_enqueueMainExecutor_hook = task_hook_main;
  swift_task_enqueueGlobal_hook = task_hook_pool;
  swift_task_enqueueGlobalWithDelay_hook = task_hook_after;
  swift_task_enqueueGlobalWithDeadline_hook = task_hook_at;
}

/// EPOLLIN and EPOLLONESHOT, as epoll_event stores them; Swift sees an enumeration and a macro of another type.
static const unsigned int main_queue_readable = EPOLLIN;
static const unsigned int main_queue_readable_once = EPOLLIN | EPOLLONESHOT;
