/// Something that is drawn over a picture to show why everything stands where it does.
public enum PictureOverlay: String, Sendable, CaseIterable {
  /// Outlines of frames: views pink, modifiers and containers blue; dashed is what a style covers beyond its frame.
  case frames
  /// What padding keeps free, hatched in green, with its lengths.
  case padding
  /// What stacks leave between neighbours, in orange, with the distance, and the lengths of spacers.
  case spacing
  /// The lines that the views of stacks are aligned on.
  case guides
  /// The first and last baseline of texts.
  case baselines
  /// What the safe area leaves out, with its lengths.
  case safeArea = "safe-area"
  /// The names that the document gives its nodes.
  case names
  /// The sizes of views.
  case sizes
  /// The frames of what takes fingers; red is less than 44 points wide or high.
  case hits
  /// The columns and rows of grids, with their lengths.
  case grid
}
