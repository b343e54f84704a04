/// Writes a picture for a terminal to show.
package enum TerminalWriter {
  /// Returns what is sent to the terminal, with a line feed at its end; nil if there is no PNG file of the picture.
  package static func text(_ bitmap: Bitmap, _ form: TerminalForm) -> [UInt8]? {
    switch form {
    case .blocks: HalfBlocks(bitmap, isTrueColor: true).bytes
    case .blocksOf256Colors: HalfBlocks(bitmap, isTrueColor: false).bytes
    case .kitty: PNGWriter.png(bitmap, pixelsPerPoint: 1).map(Kitty.bytes)
    case .sixel: Sixels.bytes(bitmap)
    }
  }

  static let escape: UInt8 = 0x1B
}
