package import GalleyLayout

/// What is done to several commands as one picture, in this order: filters, opacity, clip or mask, then blending.
package struct Layer: Hashable, Sendable {
  package var opacity = 1.0
  package var blend = BlendMode.normal
  package var clip: Clip?
  package var transform = Affine.identity
  package var filters: [Filter] = []
  /// Whether what is in it blends among itself alone, and is put below as one picture.
  package var isIsolated = false
  /// Whether commands follow whose alpha tells what is kept.
  package internal(set) var isMasked = false
  /// Encloses all that its mask draws, in the coordinates inside of it; nil if that draws nothing.
  package internal(set) var maskBounds: Rect?
  /// Encloses all that it draws, filters included, in the coordinates inside of it; nil if it draws nothing.
  package internal(set) var bounds: Rect?
  /// Encloses all that its filters draw, where its clip cuts it off, too.
  package internal(set) var filterBounds: Rect?

  package init() {}

  package init(opacity: Double) { self.opacity = opacity }
  package init(clip: Path, rule: FillRule = .nonZero) { self.clip = Clip(path: clip, rule: rule) }
  package init(filter: Filter?) { filters = filter.map { [$0] } ?? [] }
  package init(blend: BlendMode) { self.blend = blend }
  package init(transform: Affine) { self.transform = transform }

  /// A picture of its own, to which nothing is done.
  package static var group: Layer {
    var layer = Layer()
    layer.isIsolated = true
    return layer
  }

  /// Says what it draws, for a layer that is changed and drawn by itself.
  package mutating func replaceBounds(with rect: Rect) { (bounds, filterBounds) = (rect, rect) }

  /// An outline outside of which nothing is drawn.
  package struct Clip: Hashable, Sendable {
    package var path: Path
    package var rule: FillRule

    package init(path: Path, rule: FillRule = .nonZero) {
      self.path = path
      self.rule = rule
    }
  }

  /// Whether it changes nothing.
  var isNeutral: Bool {
    opacity == 1 && blend == .normal && clip == nil && transform.isIdentity && filters.isEmpty && !isMasked
      && !isIsolated
  }
}

/// What is done to the pixels of a layer.
package enum Filter: Hashable, Sendable {
  /// The standard deviation in points.
  case blur(Double)
  /// Below what is drawn, moved and blurred; the standard deviation is half of the radius.
  case shadow(color: ResolvedColor, x: Double, y: Double, radius: Double)
  /// Four rows of five factors, for red, green, blue, alpha and 1, of components from 0 to 1.
  case matrix([Double])

  /// How far it reaches beyond what it is applied to.
  package func reach(of rect: Rect) -> Rect {
    switch self {
    case .blur(let deviation): return rect.grown(by: 3 * deviation)
    case .matrix: return rect
    case .shadow(_, let x, let y, let radius):
      let shadow = rect.grown(by: 1.5 * radius)
      return rect.union(
        Rect(x: shadow.minX + x, y: shadow.minY + y, width: shadow.size.width, height: shadow.size.height))
    }
  }
}

/// How a layer is put on what is below it; the names are SwiftUI's.
package enum BlendMode: String, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

extension Rect {
  package func grown(by length: Double) -> Rect {
    Rect(
      x: minX - length, y: minY - length, width: max(size.width + 2 * length, 0),
      height: max(size.height + 2 * length, 0))
  }
}
