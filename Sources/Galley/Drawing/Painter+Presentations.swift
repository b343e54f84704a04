import GalleyDrawing
import GalleyExpressions
import GalleyLanguage
import GalleyLayout

// Windows over the window: the shade behind them and the plates that they stand on.

extension Painter {
  /// Draws the shade behind a window over the window, and its plate: the outline that what stands on it keeps to; nil where it
  /// has none.
  mutating func drawPresentation(_ node: LayoutNodeID, _ resolver: StyleResolver) -> Path? {
    guard let presentation = layout.tree.presentation(of: node) else { return nil }
    let all = Rect(x: 0, y: 0, width: window.size.width, height: window.size.height)
    let wanted = presentationLook(of: node)
    let arrow = arrow(from: layout.frames[node.position], to: layout.frames[presentation.presenter.position])
    let plate = plate(of: presentation.placement, layout.frames[node.position], arrow, all, wanted, resolver)
    if presentation.placement.hasShade {
      list.fill(all, .solid(ResolvedColor(red: 0, green: 0, blue: 0, alpha: resolver.scheme == .dark ? 0.48 : 0.2)))
    }
    guard let plate else { return nil }
    if let shadow = plate.shadow { list.begin(Layer(filter: shadow)) }
    draw(plate, wanted, resolver)
    if plate.shadow != nil { list.endLayer() }
    return plate.path
  }

  /// Whether what lies on a window over the window has lighter backgrounds in the dark; a cover takes the window's place, and other
  /// platforms than phones and tablets have windows of their own kind.
  func lifts(_ node: LayoutNodeID) -> Bool {
    guard document.surroundings.metricPlatform == .iOS else { return false }
    return switch layout.tree.presentation(of: node)?.placement {
    case .sheet, .centre, .popover, .fitted, .bottom: true
    case .toolbar, .cover, nil: false
    }
  }

  /// A plate that a window over the window stands on.
  private struct Plate {
    var rect: Rect
    var path: Path
    var paint: Paint
    var shadow: Filter?
  }

  private func plate(
    of placement: Presentation.Placement, _ frame: Rect, _ arrow: Path?, _ all: Rect,
    _ wanted: ControlPart.PresentationLook,
    _ resolver: StyleResolver
  ) -> Plate? {
    let paint = Paint.solid(resolver.system(.systemBackground))
    func plate(_ rect: Rect, _ usual: Double, isRoundBelow: Bool = true) -> Plate {
      let radius = wanted.cornerRadius ?? usual
      let below = isRoundBelow ? radius : 0
      let radii = CornerRadii(topLeft: radius, topRight: radius, bottomRight: below, bottomLeft: below)
      return Plate(rect: rect, path: Path(rect, radii: radii, style: .continuous), paint: paint)
    }
    switch placement {
    case .toolbar, .bottom: return nil
    case .cover: return Plate(rect: all, path: Path(all), paint: paint)
    case .sheet: return plate(window.reach(of: frame), look == .iOS26 ? 38 : 10, isRoundBelow: false)
    case .centre: return plate(frame, 10)
    case .fitted:
      var dialog = plate(frame, radiusOfDialogs)
      dialog.paint = .solid(dialogColor(PlaceStyles(document.surroundings.environment, look: look, assets: [:])))
      return dialog
    case .popover:
      var popover = plate(frame, hasTouchGlass ? radiusOfDialogs : 13)
      if !hasTouchGlass, let arrow { popover.path.append(arrow) }
      popover.shadow = .shadow(color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.2), x: 0, y: 8, radius: 24)
      return popover
    }
  }

  /// The arrow of a popover, up to the edge of the view that presents it; nil where there is no room between them.
  ///
  /// Its width is our choice; its height is the distance that the layout keeps.
  private func arrow(from popover: Rect, to view: Rect) -> Path? {
    let isBelow = popover.minY >= view.maxY
    guard isBelow || popover.maxY <= view.minY else { return nil }
    let (tip, base) = isBelow ? (view.maxY, popover.minY) : (view.minY, popover.maxY)
    let half = 18.0
    guard popover.size.width >= 2 * (half + 13), (tip - base).magnitude <= 20 else { return nil }
    let x = min(max(view.midX, popover.minX + half + 13), popover.maxX - half - 13)
    let height = tip - base
    var path = Path()
    path.move(to: Point(x: x - half, y: base))
    let shoulder = base + height * 0.95
    path.cubic(
      Point(x: x - half / 2, y: base), Point(x: x - half / 3, y: shoulder), to: Point(x: x, y: tip))
    path.cubic(
      Point(x: x + half / 3, y: shoulder), Point(x: x + half / 2, y: base), to: Point(x: x + half, y: base))
    path.close()
    return path
  }

  private mutating func draw(_ plate: Plate, _ wanted: ControlPart.PresentationLook, _ resolver: StyleResolver) {
    if let view = wanted.backgroundView {
      list.begin(Layer(clip: plate.path))
      if !drawFilling(view, in: plate.rect) {
        list.note(.leftOut("a view behind a sheet that is neither a colour nor a shape"))
      }
      list.endLayer()
    } else if let style = wanted.background {
      fill(Outline(plate.path), style, in: plate.rect, resolver)
    } else {
      list.fill(plate.path, plate.paint)
    }
  }

  /// What the content of a window over the window asks of its plate.
  private func presentationLook(of node: LayoutNodeID) -> ControlPart.PresentationLook {
    for case .presentation(let look) in parts[node] ?? [] { return look }
    return ControlPart.PresentationLook()
  }
}

extension Presentation.Placement {
  /// Whether the window behind is shaded.
  fileprivate var hasShade: Bool {
    switch self {
    case .sheet, .centre, .fitted, .bottom: true
    case .toolbar, .cover, .popover: false
    }
  }
}
