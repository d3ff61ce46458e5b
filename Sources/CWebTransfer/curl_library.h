// The part of libcurl's interface in use. Its ABI (libcurl.so.4) has been the same since 2006; its constants do not change.
#ifndef CURL_LIBRARY_H
#define CURL_LIBRARY_H

#include <stdbool.h>

enum {
  CURLE_OK = 0,
  CURLE_UNSUPPORTED_PROTOCOL = 1,
  CURLE_URL_MALFORMAT = 3,
  CURLE_COULDNT_RESOLVE_PROXY = 5,
  CURLE_COULDNT_RESOLVE_HOST = 6,
  CURLE_COULDNT_CONNECT = 7,
  CURLE_OPERATION_TIMEDOUT = 28,
  CURLE_SSL_CONNECT_ERROR = 35,
  CURLE_TOO_MANY_REDIRECTS = 47,
  CURLE_PEER_FAILED_VERIFICATION = 60,
};

enum {
  CURLOPT_WRITEDATA = 10001,
  CURLOPT_URL = 10002,
  CURLOPT_PROXY = 10004,
  CURLOPT_ERRORBUFFER = 10010,
  CURLOPT_USERAGENT = 10018,
  CURLOPT_HTTPHEADER = 10023,
  CURLOPT_HEADERDATA = 10029,
  CURLOPT_ACCEPT_ENCODING = 10102,
  CURLOPT_PROTOCOLS_STR = 10318,
  CURLOPT_REDIR_PROTOCOLS_STR = 10319,
  CURLOPT_WRITEFUNCTION = 20011,
  CURLOPT_HEADERFUNCTION = 20079,
  CURLOPT_FOLLOWLOCATION = 52,
  CURLOPT_MAXREDIRS = 68,
  CURLOPT_NOSIGNAL = 99,
  CURLOPT_PROTOCOLS = 181,
  CURLOPT_REDIR_PROTOCOLS = 182,
};

enum { CURLINFO_EFFECTIVE_URL = 0x100001, CURLINFO_RESPONSE_CODE = 0x200002 };

enum { CURL_ERROR_SIZE = 256, CURLMSG_DONE = 1, CURL_GLOBAL_DEFAULT = 3, CURLPROTO_HTTP_HTTPS = 3 };

struct curl_message {
  int kind;
  void *easy;
  union {
    void *other;
    int result;
  } data;
};

struct curl_library {
  int (*global_init)(long flags);
  const char *(*easy_strerror)(int code);
  void *(*easy_init)(void);
  int (*easy_setopt)(void *easy, int option, ...);
  int (*easy_getinfo)(void *easy, int info, ...);
  void (*easy_cleanup)(void *easy);
  void *(*slist_append)(void *list, const char *text);
  void (*slist_free_all)(void *list);
  void *(*multi_init)(void);
  int (*multi_add_handle)(void *multi, void *easy);
  int (*multi_remove_handle)(void *multi, void *easy);
  int (*multi_perform)(void *multi, int *running);
  int (*multi_poll)(void *multi, void *extra, unsigned int extra_count, int milliseconds, int *ready);
  int (*multi_wakeup)(void *multi);
  struct curl_message *(*multi_info_read)(void *multi, int *left);
  int (*multi_cleanup)(void *multi);
};

// The library, loaded by the first call; NULL without a suitable library.
const struct curl_library *curl_library(void);

#endif
