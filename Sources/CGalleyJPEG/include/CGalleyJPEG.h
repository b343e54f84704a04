#ifndef CGALLEYJPEG_H
#define CGALLEYJPEG_H

#include <stddef.h>
#include <stdint.h>

// JPEG files through libjpeg. Its errors are long jumps: all of them end within this target, and callers see a null pointer.

/// Reads a file as 8-bit RGB, three bytes a pixel.
///
/// Files of more than `largest_side` pixels a side, `most_pixels` in all, or with so many scans that they would take long, are not read.
/// Decoding is the exact integer kind, equal on all machines with one library. Returns null if the file cannot be read, with the reason
/// in `reason`, of `reason_size` bytes; what is returned is given back to `free`.
uint8_t *_Nullable galley_jpeg_read(
  const uint8_t *_Nonnull bytes, size_t count, uint32_t largest_side, uint64_t most_pixels, uint32_t *_Nonnull width,
  uint32_t *_Nonnull height, char *_Nonnull reason, size_t reason_size);

#endif
