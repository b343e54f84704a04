#define _GNU_SOURCE
#include "StackRoom.h"

#include <pthread.h>

#if defined(__ELF__)
_Thread_local struct StackRoom galleyStackRoom __attribute__((tls_model("initial-exec")));
#else
_Thread_local struct StackRoom galleyStackRoom;
#endif

/// The lowest address of this thread's stack and its size; 0 where the system does not tell.
static size_t findStack(uintptr_t *lowest) {
#if defined(__APPLE__)
  size_t size = pthread_get_stacksize_np(pthread_self());
  *lowest = (uintptr_t)pthread_get_stackaddr_np(pthread_self()) - size;
  return size;
#else
  pthread_attr_t attributes;
  void *address = NULL;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  if (pthread_attr_getstack(&attributes, &address, &size) != 0) size = 0;
  pthread_attr_destroy(&attributes);
  *lowest = (uintptr_t)address;
  return size;
#endif
}

struct StackRoom stackRoomFind(void) {
  struct StackRoom earlier = galleyStackRoom;
  uintptr_t lowest = 0;
  size_t size = findStack(&lowest);
  // A level that was let through asks no more until its work is done, which takes some 80 kB in a debug build.
  size_t reserve = size / 4 < (1 << 20) ? size / 4 : (1 << 20);
  galleyStackRoom.floor = size == 0 ? 0 : lowest + reserve;
  // The top of a small stack holds the variables of the thread and the caller's frames, too.
  size_t used = size / 16 < (64 << 10) ? 64 << 10 : size / 16;
  galleyStackRoom.shallow = size <= used ? 0 : lowest + size - used;
  galleyStackRoom.ranOut = false;
  return earlier;
}

void stackRoomRestore(struct StackRoom earlier) { galleyStackRoom = earlier; }
