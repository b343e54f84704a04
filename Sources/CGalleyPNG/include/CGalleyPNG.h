#ifndef CGALLEYPNG_H
#define CGALLEYPNG_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

// PNG files through libpng. Errors of libpng are long jumps: all of them end within this target, and callers see a null pointer or 0.

/// A file that is being written.
typedef struct galley_png_writer galley_png_writer;

/// Begins a file of 8-bit sRGB: filter Up, one level of compression, `sRGB`, `pHYs` and `Software`, no time.
///
/// `pixels_per_metre` of 0 writes no `pHYs`. Returns null if there is no memory, or if the size is none of a PNG.
galley_png_writer *_Nullable galley_png_begin(
  uint32_t width, uint32_t height, int has_alpha, uint32_t pixels_per_metre, const char *_Nonnull software);

/// Adds the next row: three bytes a pixel, or four if it has alpha, which is not premultiplied. Returns 0 on errors.
int galley_png_add_row(galley_png_writer *_Nonnull writer, const uint8_t *_Nonnull row);

/// Ends the file. Returns 0 on errors, else 1 with the bytes, which live as long as the writer.
int galley_png_end(galley_png_writer *_Nonnull writer, const uint8_t *_Nullable *_Nonnull bytes, size_t *_Nonnull count);

void galley_png_free(galley_png_writer *_Nullable writer);

/// Reads a file of any colour type, depth and interlacing as 8-bit RGBA, not premultiplied; checksums are verified.
///
/// Files of more than `largest_side` pixels a side, or `most_pixels` in all, are not read. Returns null if the file cannot be read, with
/// the reason in `reason`, of `reason_size` bytes; what is returned is given back to `free`.
uint8_t *_Nullable galley_png_read(
  const uint8_t *_Nonnull bytes, size_t count, uint32_t largest_side, uint64_t most_pixels, uint32_t *_Nonnull width,
  uint32_t *_Nonnull height, char *_Nonnull reason, size_t reason_size);

#endif
