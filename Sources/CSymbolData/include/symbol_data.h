// The drawings of the folder Assets/Symbols as part of the program.
#ifndef SYMBOL_DATA_H
#define SYMBOL_DATA_H

#include <stddef.h>

// A file NAME.svg. Name and bytes live as long as the program.
struct symbol_data {
  const char *name;
  const unsigned char *bytes;
  size_t count;
};

// The symbol of a name; NULL where there is none.
const struct symbol_data *symbol_data_find(const char *name);

// How many symbols there are.
size_t symbol_data_count(void);

#endif
