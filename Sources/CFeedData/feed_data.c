#include "feed_data.h"

// Clang knows #embed in every version of C, and warns in those before C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char bytes[] = {
#embed "../../Assets/Feed/feed.jsonl"
};

const unsigned char *feed_data_bytes(void) { return bytes; }

size_t feed_data_count(void) { return sizeof bytes; }
