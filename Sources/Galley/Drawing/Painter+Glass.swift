import GalleyDrawing
import GalleyExpressions
import GalleyLayout

// Glass, as iOS 26 has it: what is behind it, blurred, a veil, an edge that shines, and a shadow.

extension Painter {
  /// Draws a piece of glass, in a colour if `tint` is one.
  mutating func drawGlass(_ path: Path, tint: Paint?, _ resolver: StyleResolver) {
    guard let bounds = path.bounds else { return }
    var around = Path(bounds.grown(by: 24))
    around.append(path)
    list.begin(Layer(clip: around, rule: .evenOdd))
    list.begin(Layer(filter: Self.shadow(y: 2, radius: 12, opacity: 0.1)))
    list.fill(path, .solid(.white))
    list.endLayer()
    list.endLayer()
    let veil = resolver.resolve(.material(.regular), in: bounds)
    if let backdrop = veil.backdrop { list.change(inside: path, .nonZero, backdrop) }
    list.fill(path, veil.paint)
    if let tint { list.fill(path, tint.multiplied(by: 0.4)) }
    list.begin(Layer(clip: path))
    list.stroke(path, .solid(ResolvedColor.white.multiplied(by: 0.35)), Stroke(width: 2))
    list.endLayer()
  }
}
