import GalleyExpressions
import GalleyLayout

// Styles that stand for what is around them.

extension StyleResolver {
  func level(_ level: HierarchicalLevel, in rect: Rect, depth: Int) -> ResolvedStyle {
    if foreground.indices.contains(level.depth) {
      return outside.resolve(foreground[level.depth], in: rect, depth: depth + 1)
    }
    if let first = foreground.first {
      return outside.resolve(first, in: rect, depth: depth + 1).faded(by: level.opacity)
    }
    return ResolvedStyle(.solid(label(level)))
  }

  /// What a level is where nobody has set a foreground style; UIKit has no fifth label.
  private func label(_ level: HierarchicalLevel) -> ResolvedColor {
    switch level {
    case .primary: system(.label)
    case .secondary: system(.secondaryLabel)
    case .tertiary: system(.tertiaryLabel)
    case .quaternary: system(.quaternaryLabel)
    case .quinary: system(.label).multiplied(by: 0.16)
    }
  }

  /// The resolver of the place where the foreground style was set, as far as it can tell: `primary` in it is the label's.
  private var outside: StyleResolver {
    var resolver = self
    resolver.foreground = []
    return resolver
  }

  func semantic(_ style: SemanticStyle, in rect: Rect, depth: Int) -> ResolvedStyle {
    switch style {
    case .foreground: return level(.primary, in: rect, depth: depth)
    case .background:
      guard let own = backgroundStyle else { return ResolvedStyle(.solid(system(.systemBackground))) }
      var resolver = self
      resolver.backgroundStyle = nil
      return resolver.resolve(own, in: rect, depth: depth + 1)
    case .separator: return ResolvedStyle(.solid(system(.separator)))
    case .placeholder: return ResolvedStyle(.solid(system(.placeholderText)))
    case .link: return ResolvedStyle(.solid(system(.link)))
    case .fill: return ResolvedStyle(.solid(system(.systemFill)))
    case .windowBackground: return ResolvedStyle(.solid(system(.systemBackground)))
    case .tint: return tintStyle(in: rect, depth: depth)
    case .selection: return tintStyle(in: rect, depth: depth).faded(by: 0.15)
    }
  }

  private func tintStyle(in rect: Rect, depth: Int) -> ResolvedStyle {
    guard let tint, tintColor != nil || !tint.isColor else { return ResolvedStyle(.solid(system(.blue))) }
    var resolver = self
    resolver.tint = nil
    return resolver.resolve(tint, in: rect, depth: depth + 1)
  }

  /// The colour that a material lays over what is behind it, which is not blurred.
  func material(_ material: Material) -> ResolvedColor {
    let opacity: Double =
      switch material {
      case .ultraThin: 0.44
      case .thin: 0.60
      case .regular: 0.73
      case .thick: 0.85
      case .ultraThick: 0.92
      case .bar: 0.80
      }
    let level = scheme == .light ? 246.0 / 255 : 37.0 / 255
    return ResolvedColor(red: level, green: level, blue: level, alpha: opacity)
  }
}

extension HierarchicalLevel {
  /// How much of a style's opacity the level has (unconfirmed).
  var opacity: Double {
    switch self {
    case .primary: 1
    case .secondary: 0.5
    case .tertiary: 0.25
    case .quaternary: 0.2
    case .quinary: 0.15
    }
  }

  /// The level of UIKit's fills, of which there are four.
  var fill: SystemColor.Name {
    switch self {
    case .primary: .systemFill
    case .secondary: .secondarySystemFill
    case .tertiary: .tertiarySystemFill
    case .quaternary, .quinary: .quaternarySystemFill
    }
  }
}
