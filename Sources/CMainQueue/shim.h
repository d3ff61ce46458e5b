// Functions with which a foreign run loop serves libdispatch's main queue and Swift's main actor on Linux.
//
// libdispatch exports the first two for CoreFoundation's run loop (hence "4CF"), with a stable ABI but without a header.
// Declaring them in C rather than with @_silgen_name gives them the C calling convention, rather than with dlsym lets
// the linker check that they exist, also in a program with a statically linked standard library.
#pragma once

#include <malloc.h>
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

/// An eventfd that counts up when the empty main queue gets work. Created by the first call.
int _dispatch_get_main_queue_handle_4CF(void);

/// Runs the blocks that are in the main queue now. On the main thread only, and not after dispatch_main().
void _dispatch_main_queue_callback_4CF(void *unused);

// Hooks of Swift's concurrency for the executor of the main actor and for the pool of threads. The runtime exports them without a header,
// too.
#define task_swiftcall __attribute__((swiftcall))
/// A serial executor as the runtime passes it: the object and its table.
typedef struct { uintptr_t identity, implementation; } task_executor;
typedef task_swiftcall task_executor (*task_main_executor)(void);
typedef task_swiftcall _Bool (*task_is_main_executor)(task_executor executor);
typedef task_swiftcall void (*task_enqueue)(void *job);
extern task_swiftcall task_executor (*swift_task_getMainExecutor_hook)(task_main_executor original);
extern task_swiftcall _Bool (*swift_task_isMainExecutor_hook)(task_executor executor, task_is_main_executor original);
extern task_swiftcall void (*swift_task_enqueueGlobal_hook)(void *job, task_enqueue original);
task_swiftcall uint64_t swift_task_getJobTaskId(void *job);
task_swiftcall void swift_job_run(void *job, task_executor executor);

// Defined in SDLHost, `TaskQueueExecutor` and `TaskThreads`.
void scrollui_main_executor(task_executor *executor);
void scrollui_pool_job(void *job);

static inline uint64_t task_identifier(void *job) { return swift_task_getJobTaskId(job); }

static task_swiftcall task_executor task_hook_main(task_main_executor original) {
  (void)original;
  task_executor executor;
  scrollui_main_executor(&executor);
  return executor;
}

static task_swiftcall _Bool task_hook_is_main(task_executor executor, task_is_main_executor original) {
  (void)original;
  task_executor main;
  scrollui_main_executor(&main);
  return executor.identity == main.identity;
}

static task_swiftcall void task_hook_pool(void *job, task_enqueue original) {
  (void)original;
  scrollui_pool_job(job);
}

/// Sends the jobs of the main actor to `scrollui_main_executor` from now on.
static inline void task_main_hooks_install(void) {
  swift_task_getMainExecutor_hook = task_hook_main;
  swift_task_isMainExecutor_hook = task_hook_is_main;
}

/// Sends the jobs of the pool to `scrollui_pool_job` from now on.
static inline void task_pool_hooks_install(void) {
  swift_task_enqueueGlobal_hook = task_hook_pool;
}

/// Runs a job of the pool on the calling thread.
static inline void task_run(void *job) {
  task_executor any = {0, 0};
  swift_job_run(job, any);
}

/// Returns free memory of the heap to the system. Swift does not see malloc.h.
static inline void heap_trim(void) { malloc_trim(0); }

/// Fixes `M_MMAP_THRESHOLD`, so that `free` returns blocks of 4 MiB and more to the system. Otherwise `free` raises `M_MMAP_THRESHOLD` up to
/// `DEFAULT_MMAP_THRESHOLD_MAX`, and rows of long lists leave holes in the heap.
static inline void heap_return_large_blocks(void) { mallopt(M_MMAP_THRESHOLD, 4 << 20); }

/// EPOLLIN, EPOLLOUT and EPOLLONESHOT, as epoll_event stores them; Swift sees an enumeration and a macro of another type.
static const unsigned int main_queue_readable = EPOLLIN;
static const unsigned int main_queue_writable = EPOLLOUT;
static const unsigned int main_queue_readable_once = EPOLLIN | EPOLLONESHOT;

/// Makes a timer of `timerfd_create` that becomes readable when the wall clock is set, and after a suspend; -1 on failure. `clock_alarm_reset`
/// starts it, with an expiration in the year 3000.
static inline int clock_alarm_make(void) { return timerfd_create(CLOCK_REALTIME, TFD_NONBLOCK | TFD_CLOEXEC); }

/// Makes the timer wait for the next change of `CLOCK_REALTIME` (`TFD_TIMER_CANCEL_ON_SET`).
static inline void clock_alarm_reset(int descriptor) {
  uint64_t count;
  (void)!read(descriptor, &count, sizeof count);
  struct itimerspec never = {{0, 0}, {(time_t)32503680000, 0}};
  timerfd_settime(descriptor, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &never, 0);
}
