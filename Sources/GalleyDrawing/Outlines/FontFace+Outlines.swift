package import GalleyLayout

extension FontFace {
  /// Returns the outline of a character; nil if the font has none.
  package func outline(of scalar: Unicode.Scalar) -> GlyphOutline? {
    guard let contours = contours(of: scalar), let advance = advance(of: scalar) else { return nil }
    var path = Path()
    for contour in contours { path.append(contour: contour[...]) }
    return GlyphOutline(
      id: id(of: scalar), advance: 1000 * advance,
      path: path.mapped { Point(x: (1000 * $0.x).rounded(), y: (-1000 * $0.y).rounded()) })
  }

  /// What tells the outline of a character from others; the file has one weight.
  func id(of scalar: Unicode.Scalar) -> GlyphOutline.ID {
    GlyphOutline.ID(source: .face(self), scalar: scalar, weight: FontWeight.regular.rawValue)
  }
}

extension OutlinePoint {
  fileprivate func middle(to other: OutlinePoint) -> OutlinePoint {
    OutlinePoint(
      place: Point(x: (place.x + other.place.x) / 2, y: (place.y + other.place.y) / 2), isOn: true)
  }
}

extension Path {
  /// Adds a closed contour; between two points that it does not run through it runs through their middle.
  mutating func append(contour: ArraySlice<OutlinePoint>) {
    guard let first = contour.first, let last = contour.last else { return }
    let start = first.isOn ? first : last.isOn ? last : first.middle(to: last)
    move(to: start.place)
    var control: OutlinePoint?
    for point in first.isOn ? contour.dropFirst() : contour[...] {
      if let pulling = control {
        let end = point.isOn ? point : pulling.middle(to: point)
        quad(pulling.place, to: end.place)
        control = point.isOn ? nil : point
      } else if point.isOn {
        line(to: point.place)
      } else {
        control = point
      }
    }
    if let control { quad(control.place, to: start.place) }
    close()
  }
}
