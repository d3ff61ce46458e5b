// The drawings of the folder Assets/Symbols, embedded in the program.
#ifndef SYMBOL_DATA_H
#define SYMBOL_DATA_H

#include <stddef.h>

// A file NAME.svg. The name and the bytes are constants of the program.
struct symbol_data {
  const char *name;
  const unsigned char *bytes;
  size_t count;
};

// The symbol with a name, or NULL.
const struct symbol_data *symbol_data_find(const char *name);

// The number of symbols.
size_t symbol_data_count(void);

#endif
