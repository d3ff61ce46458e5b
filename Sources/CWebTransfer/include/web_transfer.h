// GET over HTTP and HTTPS by libcurl. The library is loaded at the first request: other programs start without it, and the build does not need
// its headers.
#ifndef WEB_TRANSFER_H
#define WEB_TRANSFER_H

#include <stdbool.h>
#include <stddef.h>

// The result of a transfer.
enum web_outcome {
  web_complete,       // an answer of any status
  web_cancelled,
  web_silent,         // no byte for `longest_silence`
  web_late,           // an incomplete answer after `longest_time`
  web_too_long,       // more than `most_bytes`
  web_unreachable,    // no connection
  web_interrupted,    // a broken connection, or an answer that is not HTTP
  web_circular,       // too many redirections
  web_foreign,        // a redirection to another protocol than HTTP
  web_bad_address,
  web_unavailable     // libcurl is not installed
};

// A request. Strings are copied. Times are in milliseconds.
struct web_request {
  const char *address;
  const char *accept;   // the header `Accept`
  bool is_local;        // a server on this machine, which proxies cannot reach
  long longest_silence;
  long longest_time;
  size_t most_bytes;
};

// The transfer of an answer. Created, run and freed by the same thread; any thread may cancel it.
struct web_transfer;

// Creates a transfer; NULL without memory, or if libcurl cannot be restricted to HTTP.
struct web_transfer *web_transfer_make(const struct web_request *request);

void web_transfer_free(struct web_transfer *transfer);

// Fetches the answer. Returns at the end of the transfer. Blocks SIGPIPE for the calling thread.
enum web_outcome web_transfer_run(struct web_transfer *transfer);

// Ends the transfer immediately. May be called from any thread, before, during and after the run.
void web_transfer_cancel(struct web_transfer *transfer);

// The functions below may be called after web_transfer_run has returned.

// The message of libcurl about the end; never NULL.
const char *web_transfer_message(const struct web_transfer *transfer);

long web_transfer_status(const struct web_transfer *transfer);

// The address of the answer after redirections; never NULL.
const char *web_transfer_address(const struct web_transfer *transfer);

// The header lines of the last answer, each ended by a line feed; never NULL.
const char *web_transfer_headers(const struct web_transfer *transfer);

const unsigned char *web_transfer_body(const struct web_transfer *transfer, size_t *count);

#endif
