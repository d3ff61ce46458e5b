// The part of libdbus's interface in use. The library is loaded by the first use: other programs start without it, and the build does not need
// its headers. Its ABI (libdbus-1.so.3) has been the same since 2006.
#ifndef DBUS_LIBRARY_H
#define DBUS_LIBRARY_H

#include <stdint.h>

typedef struct dbus_connection dbus_connection;
typedef struct dbus_message dbus_message;
typedef struct dbus_watch dbus_watch;

/// libdbus's truth value: 32 bits.
typedef uint32_t dbus_truth;

/// A position in a message: DBusMessageIter, which is smaller.
typedef struct { void *_Nullable words[16]; } dbus_position;

/// A value of a basic type in a message: DBusBasicValue.
typedef union {
  uint8_t byte;
  int16_t int16;
  uint16_t uint16;
  int32_t int32;
  uint32_t uint32;
  int64_t int64;
  uint64_t uint64;
  double real;
  const char *_Nullable text;
} dbus_basic;

typedef dbus_truth (*dbus_watch_adding)(dbus_watch *_Nonnull watch, void *_Nullable context);
typedef void (*dbus_watch_change)(dbus_watch *_Nonnull watch, void *_Nullable context);
typedef void (*dbus_freeing)(void *_Nullable context);

// Kinds of messages.
enum { dbus_kind_call = 1, dbus_kind_return = 2, dbus_kind_error = 3, dbus_kind_signal = 4 };

// Flags of a watch.
enum { dbus_watch_reads = 1, dbus_watch_writes = 2 };

/// The functions of the library; each has the library's name without the prefix `dbus_`.
typedef struct {
  dbus_connection *_Nullable (*_Nonnull connection_open_private)(const char *_Nonnull address, void *_Nullable error);
  void (*_Nonnull connection_close)(dbus_connection *_Nonnull);
  void (*_Nonnull connection_unref)(dbus_connection *_Nonnull);
  dbus_truth (*_Nonnull connection_get_is_connected)(dbus_connection *_Nonnull);
  dbus_truth (*_Nonnull connection_send)(
      dbus_connection *_Nonnull, dbus_message *_Nonnull, uint32_t *_Nullable serial);
  dbus_truth (*_Nonnull connection_read_write)(dbus_connection *_Nonnull, int milliseconds);
  dbus_message *_Nullable (*_Nonnull connection_pop_message)(dbus_connection *_Nonnull);
  dbus_truth (*_Nonnull connection_set_watch_functions)(
      dbus_connection *_Nonnull, dbus_watch_adding _Nullable add, dbus_watch_change _Nullable remove,
      dbus_watch_change _Nullable toggle, void *_Nullable context, dbus_freeing _Nullable free);
  void (*_Nonnull connection_set_change_sigpipe)(dbus_truth);
  dbus_truth (*_Nonnull watch_get_enabled)(dbus_watch *_Nonnull);
  unsigned int (*_Nonnull watch_get_flags)(dbus_watch *_Nonnull);
  int (*_Nonnull watch_get_unix_fd)(dbus_watch *_Nonnull);

  dbus_message *_Nullable (*_Nonnull message_new_method_call)(
      const char *_Nullable destination, const char *_Nonnull path, const char *_Nullable interface,
      const char *_Nonnull member);
  dbus_message *_Nullable (*_Nonnull message_new_signal)(
      const char *_Nonnull path, const char *_Nonnull interface, const char *_Nonnull member);
  dbus_message *_Nullable (*_Nonnull message_new_method_return)(dbus_message *_Nonnull call);
  dbus_message *_Nullable (*_Nonnull message_new_error)(
      dbus_message *_Nonnull call, const char *_Nonnull name, const char *_Nullable text);
  void (*_Nonnull message_unref)(dbus_message *_Nonnull);
  int (*_Nonnull message_get_type)(dbus_message *_Nonnull);
  dbus_truth (*_Nonnull message_get_no_reply)(dbus_message *_Nonnull);
  void (*_Nonnull message_set_auto_start)(dbus_message *_Nonnull, dbus_truth);
  dbus_truth (*_Nonnull message_set_destination)(dbus_message *_Nonnull, const char *_Nullable name);
  uint32_t (*_Nonnull message_get_reply_serial)(dbus_message *_Nonnull);
  const char *_Nullable (*_Nonnull message_get_sender)(dbus_message *_Nonnull);
  const char *_Nullable (*_Nonnull message_get_path)(dbus_message *_Nonnull);
  const char *_Nullable (*_Nonnull message_get_interface)(dbus_message *_Nonnull);
  const char *_Nullable (*_Nonnull message_get_member)(dbus_message *_Nonnull);
  const char *_Nullable (*_Nonnull message_get_error_name)(dbus_message *_Nonnull);
  const char *_Nonnull (*_Nonnull message_get_signature)(dbus_message *_Nonnull);

  dbus_truth (*_Nonnull message_iter_init)(dbus_message *_Nonnull, dbus_position *_Nonnull);
  int (*_Nonnull message_iter_get_arg_type)(dbus_position *_Nonnull);
  void (*_Nonnull message_iter_get_basic)(dbus_position *_Nonnull, dbus_basic *_Nonnull);
  void (*_Nonnull message_iter_recurse)(dbus_position *_Nonnull, dbus_position *_Nonnull inner);
  dbus_truth (*_Nonnull message_iter_next)(dbus_position *_Nonnull);
  char *_Nullable (*_Nonnull message_iter_get_signature)(dbus_position *_Nonnull);
  void (*_Nonnull free)(void *_Nullable);
  void (*_Nonnull message_iter_init_append)(dbus_message *_Nonnull, dbus_position *_Nonnull);
  dbus_truth (*_Nonnull message_iter_append_basic)(
      dbus_position *_Nonnull, int kind, const dbus_basic *_Nonnull value);
  dbus_truth (*_Nonnull message_iter_open_container)(
      dbus_position *_Nonnull, int kind, const char *_Nullable signature, dbus_position *_Nonnull inner);
  dbus_truth (*_Nonnull message_iter_close_container)(dbus_position *_Nonnull, dbus_position *_Nonnull inner);
} dbus_library;

/// The library, loaded by the first call; NULL without a suitable library. May be called on any thread.
const dbus_library *_Nullable dbus_library_load(void);

#endif
