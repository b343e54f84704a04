package import GalleyLayout

/// An affine change of coordinates: (x, y) becomes (a x + c y + tx, b x + d y + ty).
package struct Affine: Hashable, Sendable {
  package var a, b, c, d, tx, ty: Double

  package init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  package static let identity = Affine()

  /// What a transform about an anchor does to what is drawn in `frame`; in right-to-left layouts it is mirrored.
  ///
  /// Source: layout 4.8.
  package init(_ transform: Transform, in frame: Rect, isRightToLeft: Bool) {
    let sign = isRightToLeft ? -1.0 : 1.0
    let anchor = transform.anchor
    let x = frame.minX + (isRightToLeft ? 1 - anchor.x : anchor.x) * frame.size.width
    let y = frame.minY + anchor.y * frame.size.height
    self.init(a: transform.a, b: transform.b * sign, c: transform.c * sign, d: transform.d)
    tx = x - (a * x + c * y) + transform.translation.x * sign
    ty = y - (b * x + d * y) + transform.translation.y
  }

  package var isIdentity: Bool { self == .identity }

  package func applied(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// This change and then another.
  package func followed(by next: Affine) -> Affine {
    Affine(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The change that takes it back; nil if it leaves no area, or one that numbers cannot tell from none.
  package var inverse: Affine? {
    let determinant = a * d - b * c
    let (a, b, c, d) = (d / determinant, -b / determinant, -c / determinant, a / determinant)
    let inverse = Affine(a: a, b: b, c: c, d: d, tx: -(a * tx + c * ty), ty: -(b * tx + d * ty))
    return inverse.isFinite ? inverse : nil
  }

  /// How many times as long lines become at most, roughly.
  package var largestScale: Double { max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }

  package var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// The rectangle around what a rectangle becomes.
  package func bounds(of rect: Rect) -> Rect { Path(rect).mapped(applied).bounds ?? rect }
}
