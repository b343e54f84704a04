#include "CGalleyJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>
#include <jerror.h>

/// libjpeg's errors, with the place to return to; libjpeg knows it by its first member.
typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf place;
  char *reason;
  size_t reason_size;
} failure;

/// A progressive file may have any number of scans, each over the whole picture; no camera or program writes so many.
static const int most_scans = 100;
/// What libjpeg may take beside the pixels, in bytes: a progressive file is held as coefficients, 16 bits each.
static const long most_memory = 512L * 1024 * 1024;

static void fail(j_common_ptr jpeg) {
  failure *error = (failure *)jpeg->err;
  char text[JMSG_LENGTH_MAX];
  (*jpeg->err->format_message)(jpeg, text);
  snprintf(error->reason, error->reason_size, "%s", text);
  longjmp(error->place, 1);
}

static void fail_with(j_common_ptr jpeg, const char *text) {
  failure *error = (failure *)jpeg->err;
  snprintf(error->reason, error->reason_size, "%s", text);
  longjmp(error->place, 1);
}

/// Warnings are about data that is damaged: what would be drawn is guessed, so the file is not read. Bytes between parts harm nothing.
static void judge_message(j_common_ptr jpeg, int level) {
  if (level < 0 && jpeg->err->msg_code != JWRN_EXTRANEOUS_DATA) fail(jpeg);
}

static void count_scans(j_common_ptr jpeg) {
  if (jpeg->is_decompressor && ((j_decompress_ptr)jpeg)->input_scan_number > most_scans) {
    fail_with(jpeg, "the picture has too many scans");
  }
}

/// All that can jump; what outlives it belongs to the caller, so that it is known behind a jump.
static int read_picture(
  struct jpeg_decompress_struct *jpeg, failure *error, struct jpeg_progress_mgr *watch, const uint8_t *bytes,
  size_t count, uint32_t largest_side, uint64_t most_pixels, uint8_t **pixels) {
  if (setjmp(error->place)) return 0;
  jpeg_create_decompress(jpeg);
  jpeg->progress = watch;
  jpeg->mem->max_memory_to_use = most_memory;
  jpeg_mem_src(jpeg, bytes, count);
  jpeg_read_header(jpeg, TRUE);
  if (jpeg->image_width > largest_side || jpeg->image_height > largest_side
      || (uint64_t)jpeg->image_width * jpeg->image_height > most_pixels) {
    fail_with((j_common_ptr)jpeg, "the picture has too many pixels");
  }
  jpeg->out_color_space = JCS_RGB;
  jpeg->dct_method = JDCT_ISLOW;
  jpeg_start_decompress(jpeg);
  size_t row_size = (size_t)jpeg->output_width * 3;
  *pixels = calloc(jpeg->output_height, row_size);
  if (!*pixels) fail_with((j_common_ptr)jpeg, "there is not enough memory");
  while (jpeg->output_scanline < jpeg->output_height) {
    JSAMPROW row = *pixels + jpeg->output_scanline * row_size;
    jpeg_read_scanlines(jpeg, &row, 1);
  }
  jpeg_finish_decompress(jpeg);
  return 1;
}

uint8_t *galley_jpeg_read(
  const uint8_t *bytes, size_t count, uint32_t largest_side, uint64_t most_pixels, uint32_t *width, uint32_t *height,
  char *reason, size_t reason_size) {
  struct jpeg_decompress_struct jpeg = {0};
  failure error = {.reason = reason, .reason_size = reason_size};
  jpeg.err = jpeg_std_error(&error.base);
  error.base.error_exit = fail;
  error.base.emit_message = judge_message;
  struct jpeg_progress_mgr watch = {.progress_monitor = count_scans};
  uint8_t *pixels = NULL;
  int is_read = read_picture(&jpeg, &error, &watch, bytes, count, largest_side, most_pixels, &pixels);
  *width = jpeg.output_width;
  *height = jpeg.output_height;
  jpeg_destroy_decompress(&jpeg);
  if (is_read) return pixels;
  free(pixels);
  return NULL;
}
