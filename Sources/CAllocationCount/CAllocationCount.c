// Counts allocations by taking the place of glibc's malloc in programs that link this file.

#include "CAllocationCount.h"

#include <stdlib.h>

#ifdef __GLIBC__

#include <stdatomic.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_ulong allocations;

static void count(void) { atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed); }

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count();
  return __libc_realloc(block, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count();
  void *block = __libc_memalign(alignment, size);
  if (block == NULL) return 12;
  *result = block;
  return 0;
}

unsigned long galley_allocation_count(void) { return atomic_load_explicit(&allocations, memory_order_relaxed); }

bool galley_counts_allocations(void) { return true; }

#else

unsigned long galley_allocation_count(void) { return 0; }

bool galley_counts_allocations(void) { return false; }

#endif
