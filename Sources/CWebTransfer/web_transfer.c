#include "web_transfer.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "curl_library.h"

// A growing buffer of bytes, followed by a zero that `count` does not include.
struct bytes {
  char *start;
  size_t count, room;
};

struct web_transfer {
  const struct curl_library *curl;
  void *easy, *multi, *header_list;
  atomic_bool is_cancelled;
  long longest_silence, longest_time;
  size_t most_bytes;
  long long last_byte; // time of the last byte, in milliseconds
  bool is_too_long;
  long status;
  struct bytes headers, body, address;
  char message[CURL_ERROR_SIZE];
};

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

static bool append(struct bytes *bytes, const char *data, size_t count) {
  if (bytes->room - bytes->count <= count) {
    size_t room = (bytes->count + count + 1) * 2;
    char *start = realloc(bytes->start, room);
    if (!start) return false;
    bytes->start = start;
    bytes->room = room;
  }
  memcpy(bytes->start + bytes->count, data, count);
  bytes->count += count;
  bytes->start[bytes->count] = 0;
  return true;
}

static size_t receive_body(char *data, size_t size, size_t count, void *context) {
  struct web_transfer *transfer = context;
  transfer->last_byte = now();
  if (transfer->body.count + size * count > transfer->most_bytes) {
    transfer->is_too_long = true;
    return 0;
  }
  return append(&transfer->body, data, size * count) ? size * count : 0;
}

static size_t receive_header(char *data, size_t size, size_t count, void *context) {
  struct web_transfer *transfer = context;
  size_t length = size * count;
  transfer->last_byte = now();
  // A status line: the lines before it belong to a redirection.
  if (length >= 5 && memcmp(data, "HTTP/", 5) == 0) transfer->headers.count = 0;
  if (transfer->headers.count + length > transfer->most_bytes) return 0;
  return append(&transfer->headers, data, length) ? length : 0;
}

// Restricts addresses and redirections to HTTP and HTTPS. libcurl takes names of protocols since 7.85 and numbers before. Returns false if it
// takes neither.
static bool restrict_protocols(const struct curl_library *curl, void *easy) {
  if (curl->easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https") == CURLE_OK) {
    return curl->easy_setopt(easy, CURLOPT_REDIR_PROTOCOLS_STR, "http,https") == CURLE_OK;
  }
  return curl->easy_setopt(easy, CURLOPT_PROTOCOLS, (long)CURLPROTO_HTTP_HTTPS) == CURLE_OK &&
         curl->easy_setopt(easy, CURLOPT_REDIR_PROTOCOLS, (long)CURLPROTO_HTTP_HTTPS) == CURLE_OK;
}

static bool configure(struct web_transfer *transfer, const struct web_request *request) {
  const struct curl_library *curl = transfer->curl;
  void *easy = transfer->easy;
  char accept[256] = "Accept: ";
  strncat(accept, request->accept, sizeof accept - strlen(accept) - 1);
  transfer->header_list = curl->slist_append(NULL, accept);
  curl->easy_setopt(easy, CURLOPT_URL, request->address);
  curl->easy_setopt(easy, CURLOPT_HTTPHEADER, transfer->header_list);
  curl->easy_setopt(easy, CURLOPT_USERAGENT, "scrolldemo");
  curl->easy_setopt(easy, CURLOPT_ACCEPT_ENCODING, ""); // all encodings that libcurl can decode
  curl->easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
  curl->easy_setopt(easy, CURLOPT_FOLLOWLOCATION, 1L);
  curl->easy_setopt(easy, CURLOPT_MAXREDIRS, 10L);
  curl->easy_setopt(easy, CURLOPT_ERRORBUFFER, transfer->message);
  curl->easy_setopt(easy, CURLOPT_WRITEFUNCTION, receive_body);
  curl->easy_setopt(easy, CURLOPT_WRITEDATA, transfer);
  curl->easy_setopt(easy, CURLOPT_HEADERFUNCTION, receive_header);
  curl->easy_setopt(easy, CURLOPT_HEADERDATA, transfer);
  if (request->is_local) curl->easy_setopt(easy, CURLOPT_PROXY, "");
  return restrict_protocols(curl, easy);
}

struct web_transfer *web_transfer_make(const struct web_request *request) {
  struct web_transfer *transfer = calloc(1, sizeof *transfer);
  if (!transfer) return NULL;
  transfer->longest_silence = request->longest_silence;
  transfer->longest_time = request->longest_time;
  transfer->most_bytes = request->most_bytes;
  bool has_room = append(&transfer->headers, "", 0) && append(&transfer->body, "", 0) &&
                  append(&transfer->address, request->address, strlen(request->address));
  transfer->curl = curl_library();
  if (has_room && transfer->curl) {
    transfer->easy = transfer->curl->easy_init();
    transfer->multi = transfer->curl->multi_init();
    has_room = transfer->easy && transfer->multi && configure(transfer, request);
  }
  if (has_room) return transfer;
  web_transfer_free(transfer);
  return NULL;
}

void web_transfer_free(struct web_transfer *transfer) {
  const struct curl_library *curl = transfer->curl;
  if (transfer->easy) curl->easy_cleanup(transfer->easy);
  if (transfer->multi) curl->multi_cleanup(transfer->multi);
  if (transfer->header_list) curl->slist_free_all(transfer->header_list);
  free(transfer->headers.start);
  free(transfer->body.start);
  free(transfer->address.start);
  free(transfer);
}

// libcurl reports success for an answer that ends inside its header. Some servers end the lines of a header with a line feed alone.
static bool has_whole_header(const struct web_transfer *transfer) {
  const char *headers = transfer->headers.start;
  return transfer->status > 0 && headers && (strstr(headers, "\r\n\r\n") || strstr(headers, "\n\n"));
}

static enum web_outcome outcome(const struct web_transfer *transfer, int code) {
  switch (code) {
  case CURLE_OK: return has_whole_header(transfer) ? web_complete : web_interrupted;
  case CURLE_URL_MALFORMAT: return web_bad_address;
  case CURLE_TOO_MANY_REDIRECTS: return web_circular;
  case CURLE_UNSUPPORTED_PROTOCOL: return web_foreign;
  case CURLE_OPERATION_TIMEDOUT: return web_silent;
  case CURLE_COULDNT_RESOLVE_PROXY:
  case CURLE_COULDNT_RESOLVE_HOST:
  case CURLE_COULDNT_CONNECT:
  case CURLE_SSL_CONNECT_ERROR:
  case CURLE_PEER_FAILED_VERIFICATION: return web_unreachable;
  default: return transfer->is_too_long ? web_too_long : web_interrupted;
  }
}

// Stores the status, the address and the message of an ended transfer, and returns its outcome.
static enum web_outcome conclude(struct web_transfer *transfer, int code) {
  const struct curl_library *curl = transfer->curl;
  char *address = NULL;
  curl->easy_getinfo(transfer->easy, CURLINFO_RESPONSE_CODE, &transfer->status);
  curl->easy_getinfo(transfer->easy, CURLINFO_EFFECTIVE_URL, &address);
  if (address) {
    transfer->address.count = 0;
    append(&transfer->address, address, strlen(address));
  }
  if (!transfer->message[0]) {
    const char *reason = code == CURLE_OK ? "It ended inside of the header" : curl->easy_strerror(code);
    strncpy(transfer->message, reason, CURL_ERROR_SIZE - 1);
  }
  return outcome(transfer, code);
}

// Moves bytes until the end of the transfer or its limit of time.
static enum web_outcome drive(struct web_transfer *transfer) {
  const struct curl_library *curl = transfer->curl;
  long long end = now() + transfer->longest_time;
  transfer->last_byte = now();
  while (true) {
    int running = 0, left = 0;
    if (atomic_load(&transfer->is_cancelled)) return web_cancelled;
    if (curl->multi_perform(transfer->multi, &running)) return web_interrupted;
    struct curl_message *message = curl->multi_info_read(transfer->multi, &left);
    if (message && message->kind == CURLMSG_DONE) return conclude(transfer, message->data.result);
    long long time = now(), silent = transfer->last_byte + transfer->longest_silence;
    if (time >= end) return web_late;
    if (time >= silent) return web_silent;
    long long rest = (end < silent ? end : silent) - time;
    curl->multi_poll(transfer->multi, NULL, 0, rest < 1000 ? (int)rest : 1000, NULL);
  }
}

enum web_outcome web_transfer_run(struct web_transfer *transfer) {
  if (!transfer->curl) return web_unavailable;
  // SIGPIPE is blocked: a server that closes the connection during a write must not end the program.
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &signals, NULL);
  transfer->curl->multi_add_handle(transfer->multi, transfer->easy);
  enum web_outcome outcome = drive(transfer);
  transfer->curl->multi_remove_handle(transfer->multi, transfer->easy);
  return outcome;
}

void web_transfer_cancel(struct web_transfer *transfer) {
  atomic_store(&transfer->is_cancelled, true);
  if (transfer->curl) transfer->curl->multi_wakeup(transfer->multi);
}

const char *web_transfer_message(const struct web_transfer *transfer) { return transfer->message; }

long web_transfer_status(const struct web_transfer *transfer) { return transfer->status; }

const char *web_transfer_address(const struct web_transfer *transfer) { return transfer->address.start; }

const char *web_transfer_headers(const struct web_transfer *transfer) { return transfer->headers.start; }

const unsigned char *web_transfer_body(const struct web_transfer *transfer, size_t *count) {
  *count = transfer->body.count;
  return (const unsigned char *)transfer->body.start;
}
