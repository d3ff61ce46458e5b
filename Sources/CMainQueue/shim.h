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

/// EPOLLIN and EPOLLONESHOT, as epoll_event stores them; Swift sees an enumeration and a macro of another type.
static const unsigned int main_queue_readable = EPOLLIN;
static const unsigned int main_queue_readable_once = EPOLLIN | EPOLLONESHOT;
