internal import GalleyLayout

// What a value names that stands outside of it: colours of the asset catalogue, and fonts.

extension Value {
  /// The colours of the asset catalogue in a value, in its order.
  package var assetColors: [String] {
    switch self {
    case .color(let color): color.assetNames
    case .style(let style): style.colors.flatMap(\.assetNames)
    case .array(let values), .record(_, let values), .enumeration(_, _, let values), .tuple(let values):
      values.flatMap(\.assetColors)
    case .dictionary(let entries): entries.flatMap(\.value.assetColors)
    case .null, .missing, .bool, .int, .double, .string, .localized, .range, .closedRange, .closedRealRange, .font,
      .keyPath,
      .binding:
      []
    }
  }

  /// The name of a font that is not the system's; nil for any other value.
  package var customFontName: String? {
    if case .font(let font) = self, case .custom(let name, _, _) = font.base { name } else { nil }
  }
}

extension Color {
  /// The colours of the asset catalogue that it is made of.
  fileprivate var assetNames: [String] {
    switch base {
    case .asset(let name): [name]
    case .mixed(let first, let second, _): first.assetNames + second.assetNames
    case .system, .components: []
    }
  }
}

extension ShapeStyle {
  /// The colours that it is made of.
  fileprivate var colors: [Color] {
    switch self {
    case .color(let color), .colorGradient(let color): [color]
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _):
      stops.map(\.color)
    case .meshGradient(_, _, let colors): colors
    case .material, .hierarchical, .semantic: []
    case .opacity(let style, _), .blendMode(let style, _), .erased(let style), .level(let style, _):
      style.colors
    case .shadow(let style, let shadow): style.colors + [shadow.color]
    }
  }
}
