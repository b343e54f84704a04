import GalleyLayout

extension BlendMode {
  /// The rule of a style sheet for the class of layers that are blended so; nil for those that are drawn as normal.
  var cssRule: String? { cssName.map { ".b-\($0){mix-blend-mode:\($0)}" } }

  /// The name in CSS; nil for those that it has not, which are drawn as normal.
  var cssName: String? {
    switch self {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color,
      .luminosity:
      rawValue
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
    }
  }
}
