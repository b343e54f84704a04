#ifndef WARNINGS_H
#define WARNINGS_H

#include <png.h>

/// What libpng calls instead of printing: warnings are about chunks that no picture needs.
void galley_png_ignore_warning(png_structp png, png_const_charp text);

#endif
