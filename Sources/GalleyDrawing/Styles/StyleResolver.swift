package import GalleyExpressions
package import GalleyLayout

/// Turns styles into paints, as they look in one place of a document.
package struct StyleResolver: Sendable {
  package var scheme: ColorScheme
  package let look: ColorLook
  /// The colours of the document's asset catalogue in both schemes, by name.
  package let assets: [String: (light: Color, dark: Color)]
  /// The foreground style and its secondary and tertiary levels, as far as somebody set them.
  package var foreground: [ShapeStyle] = []
  package var tint: ShapeStyle?
  /// Whether the place lies on a sheet or the like, whose backgrounds are lighter in the dark.
  package var isElevated = false
  /// Whether the place is in a window of a Mac, which is not black in the dark.
  package var isMac = false
  /// What `background` stands for; nil for that of the system.
  package var backgroundStyle: ShapeStyle?

  package init(scheme: ColorScheme, look: ColorLook, assets: [String: (light: Color, dark: Color)] = [:]) {
    self.scheme = scheme
    self.look = look
    self.assets = assets
  }

  /// How many styles may stand in each other, and colours be mixed of each other; deeper ones are drawn as unresolved.
  private static let deepestNesting = 32

  // MARK: Colours

  /// A colour of the system.
  package func system(_ name: SystemColor.Name) -> ResolvedColor {
    if name.isTint, let tint = tintColor { return tint }
    var name = name
    if scheme == .dark {
      if isElevated { name = name.elevated }
      if isMac, name == .systemBackground { name = .windowBackgroundColor }
    }
    return SystemColor.resolve(name, scheme: scheme, look: look) ?? Self.unresolved
  }

  /// The colour of controls.
  package var tintColor: ResolvedColor? {
    guard case .color(let color)? = tint else { return nil }
    if case .system(let name) = color.base, name.isTint { return nil }
    return self.color(color)
  }

  /// What a colour looks like.
  package func color(_ color: Color) -> ResolvedColor { self.color(color, depth: 0) ?? Self.unresolved }

  /// Nil for a colour of which nothing is known.
  private func color(_ color: Color, depth: Int) -> ResolvedColor? {
    guard depth < Self.deepestNesting else { return nil }
    let base: ResolvedColor
    switch color.base {
    case .system(let name): base = system(name)
    case .asset(let name):
      guard let asset = assets[name],
        let color = self.color(scheme == .light ? asset.light : asset.dark, depth: depth + 1)
      else { return nil }
      base = color
    case .components(let red, let green, let blue): base = ResolvedColor(red: red, green: green, blue: blue)
    case .mixed(let first, let second, let share):
      guard let first = self.color(first, depth: depth + 1), let second = self.color(second, depth: depth + 1) else {
        return nil
      }
      base = first.mixed(with: second, by: share)
    }
    return base.multiplied(by: color.opacity)
  }

  /// What nothing is known of is not drawn black, which would be taken for right.
  package static let unresolved = ResolvedColor(red: 1, green: 0, blue: 1)

  // MARK: Styles

  /// What a style paints in a rectangle.
  package func resolve(_ style: ShapeStyle, in rect: Rect) -> ResolvedStyle { resolve(style, in: rect, depth: 0) }

  /// The foreground style; the label colour where nobody set one.
  package func foregroundStyle(in rect: Rect) -> ResolvedStyle { level(.primary, in: rect, depth: 0) }

  func resolve(_ style: ShapeStyle, in rect: Rect, depth: Int) -> ResolvedStyle {
    guard depth < Self.deepestNesting else { return .unresolved }
    switch style {
    case .color(let color): return self.color(color, depth: 0).map { ResolvedStyle(.solid($0)) } ?? .unresolved
    case .colorGradient(let color):
      let color = self.color(color)
      let white = ResolvedColor(red: 1, green: 1, blue: 1, alpha: color.alpha)
      let stops = [
        ColorStop(color: color.mixed(with: white, by: Self.lightOfColorGradients), location: 0),
        ColorStop(color: color, location: 1),
      ]
      return ResolvedStyle(
        .linear(stops: stops, start: rect.point(UnitPoint(x: 0.5, y: 0)), end: rect.point(UnitPoint(x: 0.5, y: 1))))
    case .linearGradient(let stops, let start, let end):
      return ResolvedStyle(.linear(stops: self.stops(stops), start: rect.point(start), end: rect.point(end)))
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return ResolvedStyle(
        .radial(
          stops: self.stops(stops), center: rect.point(center), startRadius: startRadius, endRadius: endRadius,
          shape: .identity))
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      return ResolvedStyle(
        .conic(stops: self.stops(stops), center: rect.point(center), startAngle: startAngle, endAngle: endAngle))
    case .ellipticalGradient(let stops, let center, let start, let end):
      let middle = rect.point(center)
      // A circle of one point, made as wide and high as the rectangle.
      let (width, height) = (max(rect.size.width, 0.001), max(rect.size.height, 0.001))
      return ResolvedStyle(
        .radial(
          stops: self.stops(stops), center: .zero, startRadius: start, endRadius: end,
          shape: Affine(a: width, d: height, tx: middle.x, ty: middle.y)))
    case .material(let material):
      var style = ResolvedStyle(.solid(self.material(material)))
      style.backdrop = Self.backdropOfMaterials
      return style
    case .meshGradient(let columns, let points, let colors):
      var style = ResolvedStyle(.solid(average(colors)))
      style.mesh = MeshNet(columns: columns, points: points.map { rect.point($0) }, colors: colors.map { color($0) })
      return style
    case .hierarchical(let level): return self.level(level, in: rect, depth: depth)
    case .level(let base, let level):
      if case .semantic(.fill) = base { return ResolvedStyle(.solid(system(level.fill))) }
      return resolve(base, in: rect, depth: depth + 1).faded(by: level.opacity)
    case .semantic(let style): return semantic(style, in: rect, depth: depth)
    case .opacity(let base, let opacity): return resolve(base, in: rect, depth: depth + 1).faded(by: opacity)
    case .blendMode(let base, let name):
      var resolved = resolve(base, in: rect, depth: depth + 1)
      var layer = resolved.layer ?? Layer()
      layer.blend = BlendMode(rawValue: name) ?? .normal
      resolved.layer = layer
      return resolved
    case .shadow(let base, let shadow):
      var resolved = resolve(base, in: rect, depth: depth + 1)
      let filter = Filter.shadow(color: color(shadow.color), x: shadow.x, y: shadow.y, radius: shadow.radius)
      if shadow.isInside {
        resolved.innerShadows.append(filter)
        return resolved
      }
      var layer = resolved.layer ?? Layer()
      layer.filters.append(filter)
      resolved.layer = layer
      return resolved
    case .erased(let base): return resolve(base, in: rect, depth: depth + 1)
    }
  }

  private func stops(_ stops: [GradientStop]) -> [ColorStop] {
    var least = 0.0
    return stops.map { stop in
      // Places that go back count as the place before them.
      least = max(least, min(max(stop.location, 0), 1))
      return ColorStop(color: color(stop.color), location: least)
    }
  }

  /// How much white the beginning of `Color.gradient` has; nobody has published it.
  private static let lightOfColorGradients = 0.14

  /// The colour of a whole net, for what is too thin to show it.
  private func average(_ colors: [Color]) -> ResolvedColor {
    guard let first = colors.first else { return Self.unresolved }
    return colors.dropFirst().enumerated().reduce(color(first)) { mean, next in
      mean.mixed(with: color(next.element), by: 1 / Double(next.offset + 2))
    }
  }

  /// How materials change what is behind them (unconfirmed).
  private static let backdropOfMaterials = DisplayList.Backdrop(deviation: 20, saturation: 1.8)
}

extension ShapeStyle {
  var isColor: Bool { if case .color = self { true } else { false } }
}

extension Rect {
  /// The point at fractions of the width and height.
  package func point(_ unit: UnitPoint) -> Point {
    Point(x: minX + unit.x * size.width, y: minY + unit.y * size.height)
  }
}

extension SystemColor.Name {
  /// What backgrounds are on a sheet in the dark: those of the level above on the window itself.
  private static let levelsAbove: [Self: Self] = [
    .systemBackground: .secondarySystemBackground, .secondarySystemBackground: .tertiarySystemBackground,
    .tertiarySystemBackground: .systemGray4, .systemGroupedBackground: .secondarySystemGroupedBackground,
    .secondarySystemGroupedBackground: .tertiarySystemGroupedBackground, .tertiarySystemGroupedBackground: .systemGray4,
  ]

  fileprivate var elevated: Self { Self.levelsAbove[self] ?? self }
}
