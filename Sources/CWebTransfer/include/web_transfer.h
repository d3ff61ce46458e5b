// GET over HTTP and HTTPS, by libcurl. The library is loaded when it is first needed: a program that reads nothing from the web starts
// without it, and is built without its headers.
#ifndef WEB_TRANSFER_H
#define WEB_TRANSFER_H

#include <stdbool.h>
#include <stddef.h>

// How a transfer has ended.
enum web_outcome {
  web_complete,       // with an answer, of whatever status
  web_cancelled,
  web_silent,         // nothing came for too long
  web_late,           // not everything has come in time
  web_too_long,       // more than `most_bytes` have come
  web_unreachable,    // no connection
  web_interrupted,    // the connection broke off, or what came was not HTTP
  web_circular,       // too many redirections
  web_foreign,        // a redirection to something else than HTTP
  web_bad_address,
  web_unavailable     // there is no libcurl
};

// What is to be fetched. Strings are copied. Times in milliseconds.
struct web_request {
  const char *address;
  const char *accept;   // the header `Accept`
  bool is_local;        // the server is on this machine: proxies do not know it
  long longest_silence;
  long longest_time;
  size_t most_bytes;
};

// A transfer of one answer. Made, run and freed by one thread; another may cancel it meanwhile.
struct web_transfer;

// NULL if memory has run out, or if libcurl cannot be kept to HTTP.
struct web_transfer *web_transfer_make(const struct web_request *request);

void web_transfer_free(struct web_transfer *transfer);

// Fetches. Blocks until the end, and SIGPIPE for the thread that calls it.
enum web_outcome web_transfer_run(struct web_transfer *transfer);

// Ends it at once, from any thread, before, while or after it runs.
void web_transfer_cancel(struct web_transfer *transfer);

// The rest is there when web_transfer_run has returned.

// What libcurl says about the end; never NULL.
const char *web_transfer_message(const struct web_transfer *transfer);

long web_transfer_status(const struct web_transfer *transfer);

// Where the answer came from after redirections; never NULL.
const char *web_transfer_address(const struct web_transfer *transfer);

// The header lines of the last answer, each ended by a line feed; never NULL.
const char *web_transfer_headers(const struct web_transfer *transfer);

const unsigned char *web_transfer_body(const struct web_transfer *transfer, size_t *count);

#endif
