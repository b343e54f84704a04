/// Writes a picture for a terminal to show.
package enum TerminalWriter {
  /// What a terminal understands.
  package enum Form: Hashable, Sendable, CaseIterable {
    /// Half blocks, two pixels a character, in any colour.
    case blocks
    /// Half blocks in the 240 colours that all terminals have alike.
    case blocksOf256Colors
    /// The protocol of the terminal kitty: a PNG file in pieces.
    case kitty
    /// Sixels, which many terminals show, in up to 256 colours.
    case sixel
  }

  /// Returns what is sent to the terminal, with a line feed at its end; nil if there is no PNG file of the picture.
  package static func text(_ bitmap: Bitmap, _ form: Form) -> [UInt8]? {
    switch form {
    case .blocks: HalfBlocks(bitmap, isTrueColor: true).bytes
    case .blocksOf256Colors: HalfBlocks(bitmap, isTrueColor: false).bytes
    case .kitty: PNGWriter.png(bitmap, pixelsPerPoint: 1).map(Kitty.bytes)
    case .sixel: Sixels.bytes(bitmap)
    }
  }

  static let escape: UInt8 = 0x1B
}
