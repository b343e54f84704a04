/// A style that takes its look from where it is used.
package enum SemanticStyle: String, CaseIterable, Sendable {
  case background
  case foreground
  case tint
  case selection
  case separator
  case placeholder
  case link
  case fill
  case windowBackground

  /// The Swift type of the style (types 5.2).
  package var typeName: String {
    switch self {
    case .background: "BackgroundStyle"
    case .foreground: "ForegroundStyle"
    case .tint: "TintShapeStyle"
    case .selection: "SelectionShapeStyle"
    case .separator: "SeparatorShapeStyle"
    case .placeholder: "PlaceholderTextShapeStyle"
    case .link: "LinkShapeStyle"
    case .fill: "FillShapeStyle"
    case .windowBackground: "WindowBackgroundShapeStyle"
    }
  }
}

/// How much of what is behind a material shows.
package enum Material: String, CaseIterable, Sendable {
  case ultraThin
  case thin
  case regular
  case thick
  case ultraThick
  case bar

  /// What it is called where any style may stand; `Material` itself calls it by its case.
  package var styleName: String { self == .bar ? rawValue : rawValue + "Material" }

  /// The material that a style's name stands for.
  package init?(styleName: String) {
    guard let material = Self.allCases.first(where: { $0.styleName == styleName }) else { return nil }
    self = material
  }
}
