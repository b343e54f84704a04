import GalleyLayout
import Testing

/// Expects a frame to within a thousandth of a point.
func expect(
  _ frame: Rect, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let pairs = [(frame.minX, x), (frame.minY, y), (frame.size.width, width), (frame.size.height, height)]
  #expect(
    pairs.allSatisfy { isClose($0.0, $0.1) },
    """
    \(comment ?? "") (\(frame.minX), \(frame.minY), \(frame.size.width), \(frame.size.height)) \
    is not (\(x), \(y), \(width), \(height))
    """, sourceLocation: sourceLocation)
}

/// Expects a size to within a thousandth of a point.
func expect(
  _ size: Size, _ width: Double, _ height: Double, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    isClose(size.width, width) && isClose(size.height, height),
    "\(comment ?? "") \(size.width)×\(size.height) is not \(width)×\(height)", sourceLocation: sourceLocation)
}

func isClose(_ left: Double, _ right: Double, within tolerance: Double = 0.001) -> Bool {
  left == right || abs(left - right) <= tolerance
}
