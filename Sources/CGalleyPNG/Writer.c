#include "CGalleyPNG.h"
#include "Warnings.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct galley_png_writer {
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t count;
  size_t capacity;
};

/// The level of zlib: what is above takes much longer for pictures that are hardly smaller.
static const int level = 3;

/// libpng wants a function that does not return.
static void fail(png_structp png, png_const_charp text) {
  (void)text;
  longjmp(png_jmpbuf(png), 1);
}

static void add(png_structp png, png_bytep bytes, size_t count) {
  galley_png_writer *writer = png_get_io_ptr(png);
  if (count > writer->capacity - writer->count) {
    size_t capacity = writer->capacity + count;
    // Doubled, so that all copies together are linear in the file.
    if (capacity < 2 * writer->capacity) capacity = 2 * writer->capacity;
    uint8_t *larger = realloc(writer->bytes, capacity);
    if (!larger) png_error(png, "no memory");
    writer->bytes = larger;
    writer->capacity = capacity;
  }
  memcpy(writer->bytes + writer->count, bytes, count);
  writer->count += count;
}

static void flush(png_structp png) { (void)png; }

static int write_header(
  galley_png_writer *writer, uint32_t width, uint32_t height, int has_alpha, uint32_t pixels_per_metre,
  const char *software) {
  if (setjmp(png_jmpbuf(writer->png))) return 0;
  png_set_write_fn(writer->png, writer, add, flush);
  png_set_user_limits(writer->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_IHDR(
    writer->png, writer->info, width, height, 8, has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
    PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_filter(writer->png, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
  png_set_compression_level(writer->png, level);
  png_set_sRGB(writer->png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (pixels_per_metre > 0) {
    png_set_pHYs(writer->png, writer->info, pixels_per_metre, pixels_per_metre, PNG_RESOLUTION_METER);
  }
  png_text text = {.compression = PNG_TEXT_COMPRESSION_NONE, .key = "Software", .text = (char *)software};
  png_set_text(writer->png, writer->info, &text, 1);
  png_write_info(writer->png, writer->info);
  return 1;
}

galley_png_writer *galley_png_begin(
  uint32_t width, uint32_t height, int has_alpha, uint32_t pixels_per_metre, const char *software) {
  galley_png_writer *writer = calloc(1, sizeof *writer);
  if (!writer) return NULL;
  writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, galley_png_ignore_warning);
  if (writer->png) writer->info = png_create_info_struct(writer->png);
  if (!writer->info || !write_header(writer, width, height, has_alpha, pixels_per_metre, software)) {
    galley_png_free(writer);
    return NULL;
  }
  return writer;
}

int galley_png_add_row(galley_png_writer *writer, const uint8_t *row) {
  if (setjmp(png_jmpbuf(writer->png))) return 0;
  png_write_row(writer->png, row);
  return 1;
}

int galley_png_end(galley_png_writer *writer, const uint8_t **bytes, size_t *count) {
  if (setjmp(png_jmpbuf(writer->png))) return 0;
  png_write_end(writer->png, writer->info);
  *bytes = writer->bytes;
  *count = writer->count;
  return 1;
}

void galley_png_free(galley_png_writer *writer) {
  if (!writer) return;
  png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->bytes);
  free(writer);
}
