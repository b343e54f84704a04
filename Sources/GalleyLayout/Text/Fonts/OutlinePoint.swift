/// A point of an outline of quadratic curves, as TrueType has them.
package struct OutlinePoint: Hashable, Sendable {
  package var place: Point
  /// Whether the outline runs through it; between two points through which it does not run it runs through their middle.
  package var isOn: Bool

  package init(place: Point, isOn: Bool) {
    self.place = place
    self.isOn = isOn
  }
}
