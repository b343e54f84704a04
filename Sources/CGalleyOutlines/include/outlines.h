// The outlines of glyphs, in the form that Tools/outlines describes.

#ifndef GALLEY_OUTLINES_H
#define GALLEY_OUTLINES_H

#include <stdint.h>

/// The glyphs of one cut of a font.
struct galley_outlines {
  uint32_t units_per_em;
  /// One, or three: those of the weights 400, 100 and 900.
  uint32_t master_count;
  /// The number of glyphs.
  uint32_t count;
  /// The number of bytes in `records`.
  uint32_t length;
  /// The characters in ascending order, and where the record of each begins.
  const uint32_t *scalars;
  const uint32_t *places;
  const uint8_t *records;
};

/// The symbols of the system, each with one of the outlines.
struct galley_symbols {
  uint32_t name_count;
  uint32_t outline_count;
  /// The number of bytes in `records`.
  uint32_t length;
  /// The names in ascending order of their bytes, each ended by a zero, and where each begins.
  const char *names;
  const uint32_t *name_places;
  /// By name, the outline.
  const uint16_t *outlines;
  /// By outline, where its record begins.
  const uint32_t *places;
  const uint8_t *records;
};

/// Bootstrap Icons 1.10.3, and icons of our own.
extern const struct galley_symbols galley_symbol_outlines;

/// Inter 3.019.
extern const struct galley_outlines galley_text_cut;
/// Inter Display 4.0 beta 7.
extern const struct galley_outlines galley_display_cut;
/// JetBrains Mono 2.242, regular and bold.
extern const struct galley_outlines galley_mono_regular;
extern const struct galley_outlines galley_mono_bold;

/// Swift may not read a global with pointers from several threads, though nobody writes it; a function it may call.
static inline struct galley_outlines galley_outlines_text(void) { return galley_text_cut; }
static inline struct galley_outlines galley_outlines_display(void) { return galley_display_cut; }
static inline struct galley_outlines galley_outlines_mono_regular(void) { return galley_mono_regular; }
static inline struct galley_outlines galley_outlines_mono_bold(void) { return galley_mono_bold; }
static inline struct galley_symbols galley_symbols_all(void) { return galley_symbol_outlines; }

#endif
