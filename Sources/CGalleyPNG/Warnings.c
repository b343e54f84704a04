#include "Warnings.h"

void galley_png_ignore_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}
