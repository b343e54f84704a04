import GalleyDrawing
import GalleyLayout

/// The part of a picture that shows one node.
public struct PicturePart: Hashable, Sendable {
  /// The name of the node, its path, or the `line:column` where it begins; of several that are meant it is the first.
  public var node: String
  /// How many points around what the node draws belong to the part.
  public var margin = 0.0
  /// Whether the node is drawn alone, without what is behind and over it.
  public var isIsolated = false

  /// Asks for what a node draws, shadows included.
  public init(node: String) { self.node = node }
}

extension DisplayList {
  /// The picture of a node that commands draw: at least its frame, and whole pixels.
  func part(_ part: PicturePart, of frame: Rect, drawnBy commands: [Range<Int>]) -> Rect {
    let drawn = (ink(of: commands).map { frame.union($0) } ?? frame).grown(by: max(part.margin, 0))
    func down(_ length: Double) -> Double { (length * scale).rounded(.down) / scale }
    func up(_ length: Double) -> Double { (length * scale).rounded(.up) / scale }
    let (left, top) = (down(drawn.minX), down(drawn.minY))
    return Rect(
      x: left, y: top, width: max(up(drawn.maxX) - left, 1 / scale), height: max(up(drawn.maxY) - top, 1 / scale))
  }
}
