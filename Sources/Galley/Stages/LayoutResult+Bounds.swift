import GalleyLayout

extension LayoutResult {
  /// As far from the window's corner as a place can lie, in points: fractions of points can still be told apart there.
  private static let furthest = 0x1p50

  /// Draws in what lies further away in a window than any place can: lengths near the largest number add up to infinity.
  ///
  /// Without a window an infinite proposal has infinite answers.
  mutating func keepInWindow() {
    for index in frames.indices where !Self.isNear(frames[index]) { frames[index] = Self.drawnIn(frames[index]) }
    for (node, frame) in drawnFrames where !Self.isNear(frame) { drawnFrames[node] = Self.drawnIn(frame) }
  }

  private static func isNear(_ frame: Rect) -> Bool {
    Axis.allCases.allSatisfy { axis in
      abs(frame.origin[axis]) <= furthest && frame.size[axis] >= 0 && frame.size[axis] <= furthest
    }
  }

  private static func drawnIn(_ frame: Rect) -> Rect {
    var result = frame
    for axis in Axis.allCases {
      let (origin, length) = (frame.origin[axis], frame.size[axis])
      result.origin[axis] = origin.isNaN ? 0 : min(max(origin, -furthest), furthest)
      result.size[axis] = length.isNaN ? 0 : min(max(length, 0), furthest)
    }
    return result
  }
}
