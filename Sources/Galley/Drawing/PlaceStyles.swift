import GalleyDrawing
import GalleyExpressions
import GalleyLanguage
import GalleyLayout

/// The styles of one place of a document.
struct PlaceStyles {
  let resolver: StyleResolver
  let isRightToLeft: Bool
  let isEnabled: Bool
  let hasForeground: Bool
  let underline: TextLineStyle?
  let strikethrough: TextLineStyle?

  init(_ values: EnvironmentValues, look: ColorLook, assets: [String: (light: Color, dark: Color)]) {
    var resolver = StyleResolver(scheme: values.isDark ? .dark : .light, look: look, assets: assets)
    resolver.foreground = values.foregroundStyle.map { [$0] + values.foregroundLevels } ?? []
    resolver.tint = values.tint
    resolver.backgroundStyle = values.backgroundStyle
    self.resolver = resolver
    isRightToLeft = values.isRightToLeft
    isEnabled = values.isEnabled
    hasForeground = values.foregroundStyle != nil
    underline = values.underline
    strikethrough = values.strikethrough
  }

  /// What the words of a label are drawn with in a rectangle.
  func label(_ look: ControlPart.LabelLook, in rect: Rect) -> ResolvedStyle {
    func system(_ color: InterfaceColor) -> ResolvedStyle { ResolvedStyle(.solid(resolver.system(color))) }
    switch look {
    case .placeholder: return system(.placeholderText)
    case .tinted, .icon, .destructive, .prominent, .control:
      if !isEnabled { return system(.tertiaryLabel) }
    case .plain, .secondary, .unselected: break
    }
    if hasForeground { return resolver.foregroundStyle(in: rect) }
    switch look {
    case .plain, .control, .placeholder: return resolver.foregroundStyle(in: rect)
    case .tinted, .icon: return resolver.resolve(.semantic("tint"), in: rect)
    case .destructive: return system(.red)
    case .prominent: return system(.white)
    case .secondary: return system(.secondaryLabel)
    case .unselected: return system(.systemGray)
    }
  }
}

extension PlaceStyles {
  /// The colour of controls.
  var tint: Paint { resolver.resolve(.semantic("tint"), in: .zero).paint }
}
