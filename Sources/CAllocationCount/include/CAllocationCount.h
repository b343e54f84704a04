#ifndef C_ALLOCATION_COUNT_H
#define C_ALLOCATION_COUNT_H

#include <stdbool.h>

/// How many blocks of memory this program has asked for so far; 0 where they cannot be counted.
unsigned long galley_allocation_count(void);

/// Whether this C library lets allocations be counted.
bool galley_counts_allocations(void);

#endif
