// What a foreign run loop needs to serve libdispatch's main queue on Linux.
//
// libdispatch exports these two for CoreFoundation's run loop (hence "4CF"), with a stable ABI but without a header.
// Declaring them in C rather than with @_silgen_name gives them the C calling convention, rather than with dlsym lets
// the linker check that they exist, also in a program with a statically linked standard library.
#pragma once

#include <sys/epoll.h>
#include <sys/eventfd.h>

/// An eventfd that counts up whenever the main queue gets work after having been empty. Made at the first call.
int _dispatch_get_main_queue_handle_4CF(void);

/// Runs the blocks that are in the main queue now. On the main thread only, and not after dispatch_main().
void _dispatch_main_queue_callback_4CF(void *unused);

/// How Swift's concurrency puts a job somewhere. It exports these without a header as well: a hook that is asked before a job goes to
/// the pool of threads, and the way to the main queue.
typedef __attribute__((swiftcall)) void (*task_enqueue)(void *job);
extern __attribute__((swiftcall)) void (*swift_task_enqueueGlobal_hook)(void *job, task_enqueue original);
__attribute__((swiftcall)) void swift_task_enqueueMainExecutor(void *job);

static __attribute__((swiftcall)) void main_queue_take_job(void *job, task_enqueue original) {
  (void)original;
  swift_task_enqueueMainExecutor(job);
}

/// From now on what would go to the pool goes to the main queue, in all of the program.
static inline void main_queue_take_jobs(void) { swift_task_enqueueGlobal_hook = main_queue_take_job; }

/// EPOLLIN and EPOLLONESHOT, as epoll_event stores them; Swift sees an enumeration and a macro of another type.
static const unsigned int main_queue_readable = EPOLLIN;
static const unsigned int main_queue_readable_once = EPOLLIN | EPOLLONESHOT;
