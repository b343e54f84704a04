import GalleyLayout

extension Path {
  /// The stretches of the pen, each by itself.
  var contours: [Path] {
    var result: [Path] = []
    var next = 0
    for verb in verbs {
      let given = points[next..<next + verb.pointCount]
      next += verb.pointCount
      if verb == .move { result.append(Path()) }
      result[result.count - 1].add(verb, given)
    }
    return result
  }

  /// The path with every contour run the other way, so that it takes away from what it is put into.
  var reversed: Path {
    var result = Path()
    for contour in contours { result.appendReversed(contour) }
    return result
  }

  private mutating func appendReversed(_ contour: Path) {
    guard let last = contour.points.last else { return }
    move(to: last)
    var end = contour.points.count - 1
    for verb in contour.verbs.reversed() where verb != .move && verb != .close {
      let start = end - verb.pointCount
      add(verb, contour.points[start..<end].reversed())
      end = start
    }
    if contour.verbs.last == .close { close() }
  }

  /// The outline with each side moved outwards by some points, or inwards by less than none.
  ///
  /// Every point, those that pull curves included, moves along the middle of its neighbours' normals, as far as its sides
  /// allow. What is filled has to lie to the right of every contour.
  func thickened(by distance: Double) -> Path {
    guard distance != 0 else { return self }
    var result = Path()
    for contour in contours {
      let moved = Self.moved(contour.points, by: distance)
      var next = 0
      for verb in contour.verbs {
        result.add(verb, moved[next..<next + verb.pointCount])
        next += verb.pointCount
      }
    }
    return result
  }

  /// The corners of a closed contour, each moved to its left.
  private static func moved(_ corners: [Point], by distance: Double) -> [Point] {
    let nearest = 1e-9
    return corners.indices.map { index in
      let corner = corners[index]
      func side(to neighbours: some Sequence<Int>) -> (x: Double, y: Double, length: Double)? {
        for neighbour in neighbours {
          let (x, y) = (corners[neighbour].x - corner.x, corners[neighbour].y - corner.y)
          let length = (x * x + y * y).squareRoot()
          if length > nearest { return (x / length, y / length, length) }
        }
        return nil
      }
      let count = corners.count
      guard let back = side(to: (1..<max(count, 1)).lazy.map { (index + count - $0) % count }),
        let ahead = side(to: (1..<max(count, 1)).lazy.map { (index + $0) % count })
      else { return corner }
      // Normals to the left of the way in, which comes from behind, and of the way out.
      let (inX, inY, outX, outY) = (-back.y, back.x, ahead.y, -ahead.x)
      let cosine = inX * outX + inY * outY
      // Where the way turns back on itself no place is right.
      guard cosine > -0.9 else { return corner }
      // The middle of the normals, as long as keeps both sides parallel, but not longer than the shorter side.
      let (x, y) = ((inX + outX) / (1 + cosine), (inY + outY) / (1 + cosine))
      let reach = (x * x + y * y).squareRoot() * distance.magnitude
      let most = max(min(back.length, ahead.length), distance.magnitude)
      let factor = distance * (reach > most ? most / reach : 1)
      return Point(x: corner.x + x * factor, y: corner.y + y * factor)
    }
  }
}
