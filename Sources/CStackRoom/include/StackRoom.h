#ifndef GALLEY_STACK_ROOM_H
#define GALLEY_STACK_ROOM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What is known of the stack of the calling thread.
struct StackRoom {
  /// The lowest address that recursion may reach; 0 where nobody has looked, and then it may reach any.
  uintptr_t floor;
  /// Where the part of the stack begins that may be in use for more work to begin on it; 0 where none may.
  uintptr_t shallow;
  /// Whether recursion was ended since `stackRoomForget`.
  bool ranOut;
};

// The fast way to a variable of a thread: one instruction, where the object format has it.
#if defined(__ELF__)
extern _Thread_local struct StackRoom galleyStackRoom __attribute__((tls_model("initial-exec")));
#else
extern _Thread_local struct StackRoom galleyStackRoom;
#endif

/// Whether the stack of this thread has room for one more level of a recursion.
///
/// Every recursion whose depth a document chooses asks at each level, and ends with a diagnostic if there is none. That
/// costs a comparison, whatever the size of the frames is, so that it holds for every build.
static inline bool stackHasRoom(void) {
  if (__builtin_expect((uintptr_t)__builtin_frame_address(0) > galleyStackRoom.floor, true)) return true;
  galleyStackRoom.ranOut = true;
  return false;
}

/// Whether `stackHasRoom` was ever false on this thread since `stackRoomForget`.
static inline bool stackRanOut(void) { return galleyStackRoom.ranOut; }

/// Begins work of its own, of which nothing has run out of stack.
static inline void stackRoomForget(void) { galleyStackRoom.ranOut = false; }

/// Whether the bounds of this stack are known, and hardly anything of it is in use.
static inline bool stackIsShallow(void) {
  return galleyStackRoom.shallow != 0 && (uintptr_t)__builtin_frame_address(0) > galleyStackRoom.shallow;
}

/// Finds the bounds of this thread's stack, of which a quarter, and no more than a megabyte, is left for what does not ask.
///
/// Returns what was known before, for `stackRoomRestore`.
struct StackRoom stackRoomFind(void);

/// Puts back what was known before.
void stackRoomRestore(struct StackRoom earlier);

#endif
