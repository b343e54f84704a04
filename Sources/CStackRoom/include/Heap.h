#ifndef GALLEY_HEAP_H
#define GALLEY_HEAP_H

/// Lets all threads allocate from one heap, where the C library would set 64 megabytes of addresses aside for each of
/// them, and, where it cannot, ask the system for every small piece.
///
/// Has to be called before there is another thread.
void shareOneHeap(void);

#endif
