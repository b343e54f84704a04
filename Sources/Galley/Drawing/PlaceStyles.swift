import GalleyDrawing
import GalleyExpressions
import GalleyLanguage
import GalleyLayout

/// The styles of one place of a document.
struct PlaceStyles {
  private(set) var resolver: StyleResolver
  let isRightToLeft: Bool
  let isEnabled: Bool
  let underline: TextLineStyle?
  let strikethrough: TextLineStyle?
  let dynamicTypeSize: DynamicTypeSize
  private var look = ControlPart.LabelLook.plain

  init(
    _ values: EnvironmentValues, look: ColorLook, assets: [String: (light: Color, dark: Color)],
    isElevated: Bool = false, isMac: Bool = false
  ) {
    var resolver = StyleResolver(scheme: values.isDark ? .dark : .light, look: look, assets: assets)
    resolver.foreground = values.foregroundStyle.map { [$0] + values.foregroundLevels } ?? []
    resolver.tint = values.tint
    resolver.isElevated = isElevated
    resolver.isMac = isMac
    resolver.backgroundStyle = values.backgroundStyle
    self.resolver = resolver
    isRightToLeft = values.isRightToLeft
    isEnabled = values.isEnabled
    underline = values.underline
    strikethrough = values.strikethrough
    dynamicTypeSize = values.dynamicTypeSize
  }

  /// The styles in a label that looks so: its style is the foreground style, and levels that the document asks for inside of a
  /// button's are those of its colour.
  func inside(_ look: ControlPart.LabelLook) -> PlaceStyles {
    var styles = self
    styles.look = look
    // From iOS 26 on tabs that are not chosen have the colour of texts.
    if case .unselected = look, resolver.look == .iOS26 { return styles }
    // So have what stands on the glass of bars, unless the document tints it.
    if case .inBar = look, resolver.look == .iOS26, resolver.tint == nil { return styles }
    guard let style = look.style else { return styles }
    if resolver.foreground.isEmpty {
      styles.resolver.foreground = [style]
    } else if look.isButtons {
      styles.resolver.foreground[0] = resolver.foreground[0].standing(in: style)
    }
    return styles
  }

  /// What the words and symbols of the place are drawn with in a rectangle.
  func label(in rect: Rect) -> ResolvedStyle {
    switch look {
    case .placeholder: return ResolvedStyle(.solid(resolver.system(.placeholderText)))
    case .tinted, .inBar, .icon, .destructive, .prominent, .control:
      if !isEnabled { return ResolvedStyle(.solid(resolver.system(.tertiaryLabel))) }
    case .plain, .secondary, .unselected: break
    }
    return resolver.foregroundStyle(in: rect)
  }
}

extension ControlPart.LabelLook {
  /// The style of the look; nil for that of what is around.
  fileprivate var style: ShapeStyle? {
    func system(_ name: SystemColor.Name) -> ShapeStyle { .color(Color(.system(name))) }
    return switch self {
    case .plain, .control: nil
    case .tinted, .inBar, .icon: .semantic(.tint)
    case .destructive: system(.red)
    case .prominent: system(.white)
    case .secondary: system(.secondaryLabel)
    case .placeholder: system(.placeholderText)
    case .unselected: system(.systemGray)
    }
  }

  /// The label of a button or of what looks like one.
  fileprivate var isButtons: Bool {
    switch self {
    case .tinted, .destructive, .prominent: true
    case .plain, .control, .inBar, .secondary, .placeholder, .icon, .unselected: false
    }
  }
}

extension PlaceStyles {
  /// The colour of controls.
  var tint: Paint { resolver.resolve(.semantic(.tint), in: .zero).paint }

  /// The tint of something that fills a rectangle.
  func tint(in rect: Rect) -> Paint { resolver.resolve(.semantic(.tint), in: rect).paint }

  /// The tint of a bar: a gradient runs along it from the leading edge on.
  func tint(along bar: Rect) -> Paint {
    let paint = tint
    guard !paint.stops.isEmpty else { return paint }
    let (leading, trailing) = isRightToLeft ? (bar.maxX, bar.minX) : (bar.minX, bar.maxX)
    return .linear(
      stops: paint.stops, start: Point(x: leading, y: bar.midY), end: Point(x: trailing, y: bar.midY))
  }

  /// The tint of an arc, by degrees clockwise from three o'clock: a gradient runs along it, and its ends go on beyond.
  func tint(around center: Point, from start: Double, turn: Double) -> Paint {
    let paint = tint
    guard !paint.stops.isEmpty else { return paint }
    let margin = (360 - turn) / 2
    let stops = paint.stops.map { stop in
      ColorStop(color: stop.color, location: (margin + stop.location * turn) / 360)
    }
    return .conic(stops: stops, center: center, startAngle: start - margin, endAngle: start - margin + 360)
  }
}
