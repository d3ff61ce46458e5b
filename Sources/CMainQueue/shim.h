// What a foreign run loop needs to serve libdispatch's main queue and Swift's main actor on Linux.
//
// libdispatch exports the first two for CoreFoundation's run loop (hence "4CF"), with a stable ABI but without a header.
// Declaring them in C rather than with @_silgen_name gives them the C calling convention, rather than with dlsym lets
// the linker check that they exist, also in a program with a statically linked standard library.
#pragma once

#include <stdint.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>

/// An eventfd that counts up whenever the main queue gets work after having been empty. Made at the first call.
int _dispatch_get_main_queue_handle_4CF(void);

/// Runs the blocks that are in the main queue now. On the main thread only, and not after dispatch_main().
void _dispatch_main_queue_callback_4CF(void *unused);

// How Swift's concurrency runs jobs. It exports these without a header as well: hooks that say which executor is the main actor's,
// and one that is asked before a job goes to the pool of threads.
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

// Defined in SDLHost, `TaskQueue+Hooks`. The latter returns whether the job was taken.
void scrollui_main_executor(task_executor *executor);
int scrollui_pool_job(void *job);

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
  if (!scrollui_pool_job(job)) original(job);
}

/// From now on the main actor's jobs go to the executor above, and those of the pool are asked for.
static inline void task_hooks_install(void) {
  swift_task_getMainExecutor_hook = task_hook_main;
  swift_task_isMainExecutor_hook = task_hook_is_main;
  swift_task_enqueueGlobal_hook = task_hook_pool;
}

/// EPOLLIN and EPOLLONESHOT, as epoll_event stores them; Swift sees an enumeration and a macro of another type.
static const unsigned int main_queue_readable = EPOLLIN;
static const unsigned int main_queue_readable_once = EPOLLIN | EPOLLONESHOT;
