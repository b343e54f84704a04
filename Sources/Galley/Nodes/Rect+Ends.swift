import GalleyLayout

extension Rect {
  /// Where it ends along an axis, in points.
  func end(_ axis: Axis) -> Double { origin[axis] + size[axis] }
}
