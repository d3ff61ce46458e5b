// The file Assets/Feed/feed.jsonl as part of the program.
#ifndef FEED_DATA_H
#define FEED_DATA_H

#include <stddef.h>

// Its first byte. Lives as long as the program.
const unsigned char *feed_data_bytes(void);

// Its length in bytes.
size_t feed_data_count(void);

#endif
