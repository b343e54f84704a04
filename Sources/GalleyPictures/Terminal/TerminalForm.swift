/// What a terminal understands of pictures.
public enum TerminalForm: Hashable, Sendable, CaseIterable {
  /// Half blocks, two pixels a character, in any colour.
  case blocks
  /// Half blocks in the 240 colours that all terminals have alike.
  case blocksOf256Colors
  /// The protocol of the terminal kitty: a PNG file in pieces.
  case kitty
  /// Sixels, which many terminals show, in up to 256 colours.
  case sixel
}
