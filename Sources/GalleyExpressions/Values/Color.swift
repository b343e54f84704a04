package import GalleyLayout

/// A colour as a document names it; what it looks like depends on scheme and platform.
package struct Color: Hashable, Sendable {
  /// Where the colour comes from.
  package indirect enum Base: Hashable, Sendable {
    /// A system or UIKit colour: `red`, `systemBackground`.
    case system(SystemColor.Name)
    /// A colour of the document's asset catalogue.
    case asset(String)
    /// sRGB components from 0 to 1.
    case components(red: Double, green: Double, blue: Double)
    /// `mix(with:by:)`
    case mixed(Color, with: Color, by: Double)
  }

  package var base: Base
  /// From 0 to 1; factors of repeated `opacity` calls are multiplied.
  package var opacity: Double

  package init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }
}

/// A value that fills shapes and backgrounds (SwiftUI's ShapeStyle); a plain colour is `color`.
package indirect enum ShapeStyle: Hashable, Sendable {
  case color(Color)
  /// `Color.gradient`
  case colorGradient(Color)
  case linearGradient(stops: [GradientStop], start: UnitPoint, end: UnitPoint)
  case radialGradient(stops: [GradientStop], center: UnitPoint, startRadius: Double, endRadius: Double)
  case angularGradient(stops: [GradientStop], center: UnitPoint, startAngle: Double, endAngle: Double)
  case ellipticalGradient(
    stops: [GradientStop], center: UnitPoint, startRadiusFraction: Double, endRadiusFraction: Double)
  case material(Material)
  /// `MeshGradient(…)`; its points follow row by row, so many in each.
  case meshGradient(columns: Int, points: [UnitPoint], colors: [Color])
  /// `secondary`: a level of the foreground style.
  case hierarchical(HierarchicalLevel)
  /// `fill.tertiary`: a style at a level below `primary`.
  case level(ShapeStyle, HierarchicalLevel)
  case semantic(SemanticStyle)
  case opacity(ShapeStyle, Double)
  case blendMode(ShapeStyle, String)
  case shadow(ShapeStyle, StyleShadow)
  /// `AnyShapeStyle(…)`
  case erased(ShapeStyle)
}

/// A shadow of what a style fills, in points.
package struct StyleShadow: Hashable, Sendable {
  package var isInside: Bool
  package var color: Color
  package var radius: Double
  package var x: Double
  package var y: Double

  package init(isInside: Bool = false, color: Color, radius: Double, x: Double = 0, y: Double = 0) {
    self.isInside = isInside
    self.color = color
    (self.radius, self.x, self.y) = (radius, x, y)
  }

  /// Reads a ShadowStyle; nil for another value.
  package init?(_ value: Value) {
    guard case .enumeration(_, let index, let payload) = value, payload.count == 4, case .color(let color) = payload[0]
    else { return nil }
    isInside = index == 1
    self.color = color
    (radius, x, y) = (payload[1].number ?? 0, payload[2].number ?? 0, payload[3].number ?? 0)
  }
}

extension ShapeStyle {
  /// The style with a shadow; itself for what is none.
  package func shadowed(by value: Value) -> ShapeStyle { StyleShadow(value).map { .shadow(self, $0) } ?? self }
}

/// A colour at a place of a gradient, from 0 to 1.
package struct GradientStop: Hashable, Sendable {
  package var color: Color
  package var location: Double

  package init(color: Color, location: Double) {
    self.color = color
    self.location = location
  }
}

extension GradientStop {
  /// Colours at equal distances.
  package static func list(colors value: Value) -> [GradientStop] {
    guard case .array(let values) = value else { return [] }
    let colors = values.compactMap { if case .color(let color) = $0 { color } else { nil } }
    return colors.enumerated().map { place, color in
      GradientStop(color: color, location: colors.count > 1 ? Double(place) / Double(colors.count - 1) : 0)
    }
  }

  /// A list of stops as a document gives it.
  package static func list(stops value: Value) -> [GradientStop] {
    guard case .array(let stops) = value else { return [] }
    return stops.compactMap { stop in
      guard case .record(_, let parts) = stop, parts.count == 2, case .color(let color) = parts[0],
        let location = parts[1].number
      else { return nil }
      return GradientStop(color: color, location: location)
    }
  }
}
