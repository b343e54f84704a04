#include "CGalleyPNG.h"
#include "Warnings.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// The bytes of a file, how many were read, and where to say what is wrong.
typedef struct {
  const uint8_t *bytes;
  size_t count;
  size_t place;
  char *reason;
  size_t reason_size;
} source;

/// How many bytes libpng may take for a chunk that is kept whole, as palettes and profiles are.
static const png_alloc_size_t largest_chunk = 8000000;
/// How many such chunks it keeps: no picture needs more.
static const png_uint_32 most_chunks = 128;

static void fail(png_structp png, png_const_charp text) {
  source *file = png_get_error_ptr(png);
  snprintf(file->reason, file->reason_size, "%s", text);
  longjmp(png_jmpbuf(png), 1);
}

static void read_bytes(png_structp png, png_bytep bytes, size_t count) {
  source *file = png_get_io_ptr(png);
  if (count > file->count - file->place) png_error(png, "the file ends too early");
  memcpy(bytes, file->bytes + file->place, count);
  file->place += count;
}

/// Reads up to the pixels, and has libpng make eight bits of red, green, blue and alpha of them.
static int read_header(
  png_structp png, png_infop info, source *file, uint32_t largest_side, uint64_t most_pixels, uint32_t *width,
  uint32_t *height) {
  if (setjmp(png_jmpbuf(png))) return 0;
  png_set_read_fn(png, file, read_bytes);
  png_set_user_limits(png, largest_side, largest_side);
  png_set_chunk_malloc_max(png, largest_chunk);
  png_set_chunk_cache_max(png, most_chunks);
  png_read_info(png, info);
  *width = png_get_image_width(png, info);
  *height = png_get_image_height(png, info);
  if ((uint64_t)*width * *height > most_pixels) png_error(png, "the picture has too many pixels");
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)*width * 4) png_error(png, "the picture has an unknown form");
  return 1;
}

static int read_pixels(png_structp png, png_infop info, png_bytepp rows) {
  if (setjmp(png_jmpbuf(png))) return 0;
  png_read_image(png, rows);
  png_read_end(png, info);
  return 1;
}

uint8_t *galley_png_read(
  const uint8_t *bytes, size_t count, uint32_t largest_side, uint64_t most_pixels, uint32_t *width, uint32_t *height,
  char *reason, size_t reason_size) {
  source file = {bytes, count, 0, reason, reason_size};
  snprintf(reason, reason_size, "there is not enough memory");
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &file, fail, galley_png_ignore_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  uint8_t *pixels = NULL;
  png_bytepp rows = NULL;
  int is_read = 0;
  if (info && read_header(png, info, &file, largest_side, most_pixels, width, height)) {
    pixels = calloc(*height, (size_t)*width * 4);
    rows = calloc(*height, sizeof *rows);
    if (pixels && rows) {
      for (uint32_t row = 0; row < *height; row++) rows[row] = pixels + (size_t)row * *width * 4;
      is_read = read_pixels(png, info, rows);
    }
  }
  png_destroy_read_struct(&png, &info, NULL);
  free(rows);
  if (is_read) return pixels;
  free(pixels);
  return NULL;
}
