import GalleyDrawing
import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

// What the system draws over and around the window.

extension Painter {
  func color(_ color: SystemColor.Name, _ styles: PlaceStyles) -> Paint { .solid(styles.resolver.system(color)) }

  // MARK: Windows over the window

  mutating func drawGrabber(in sheet: Rect, _ styles: PlaceStyles) {
    let bar = Rect(x: sheet.midX - 18, y: sheet.minY + 5, width: 36, height: 5)
    fill(capsule: bar, color(.tertiaryLabel, styles))
  }

  // MARK: The system's bars

  /// Draws the status bar and the home indicator of a phone, which has a safe area for them.
  mutating func drawSystemBars(_ resolver: StyleResolver) {
    let canvas = document.surroundings.canvas
    let top = canvas.safeArea.top
    guard document.surroundings.metricPlatform == .iOS else { return }
    // A phone on its side has no status bar; how wide the picture is says nothing of that, since it may show more than the screen.
    if canvas.safeArea.leading > 0 { return drawBarsOfPhonesOnTheirSide(resolver) }
    guard top >= 20 else { return }
    let ink = Paint.solid(resolver.system(.label))
    let black = Paint.solid(ResolvedColor(red: 0, green: 0, blue: 0))
    let width = canvas.size.width
    let isSmall = top < 44
    let middle = isSmall ? 10.0 : top >= 59 ? 32.5 : 24
    if top >= 59 {
      list.fill(
        Path(capsuleIn: Rect(x: width / 2 - 63, y: 11, width: 126, height: 37), style: .circular), black)
    } else if !isSmall {
      let radii = CornerRadii(topLeft: 0, topRight: 0, bottomRight: 20, bottomLeft: 20)
      list.fill(
        Path(Rect(x: width / 2 - 105, y: 0, width: 210, height: 30), radii: radii, style: .continuous), black)
    }
    let isTablet = document.surroundings.shownDevice?.portrait.horizontalSizeClass == .regular
    let left = Rect(x: 0, y: middle - 11, width: isSmall ? width : (width - 126) / 2, height: 22)
    drawWords(
      "9:41", isSmall ? 12 : 17, weight: .semibold, ink, in: left, leading: isTablet ? 20 : nil, isRightToLeft: false)
    let end = isTablet ? width - 20 : isSmall ? width - 6 : width - (width - 126) / 4 + 38
    drawStatus(endingAt: end, middle: middle, ink)
    drawHomeIndicator(length: isTablet ? 264 : 139, ink)
  }

  /// Draws the cameras at the left of a phone on its side, whose status bar is hidden, and its home indicator.
  private mutating func drawBarsOfPhonesOnTheirSide(_ resolver: StyleResolver) {
    let canvas = document.surroundings.canvas
    let black = Paint.solid(ResolvedColor(red: 0, green: 0, blue: 0))
    let middle = canvas.size.height / 2
    if canvas.safeArea.leading >= 59 {
      list.fill(Path(capsuleIn: Rect(x: 11, y: middle - 63, width: 37, height: 126), style: .circular), black)
    } else if canvas.safeArea.leading >= 44 {
      let radii = CornerRadii(topLeft: 0, topRight: 20, bottomRight: 20, bottomLeft: 0)
      list.fill(Path(Rect(x: 0, y: middle - 105, width: 30, height: 210), radii: radii, style: .continuous), black)
    }
    drawHomeIndicator(length: Self.indicatorOnTheSide, .solid(resolver.system(.label)))
  }

  /// The length of the home indicator of a phone on its side, in points (our choice).
  private static let indicatorOnTheSide = 209.0

  private mutating func drawHomeIndicator(length: Double, _ ink: Paint) {
    let canvas = document.surroundings.canvas
    guard canvas.safeArea.bottom > 0 else { return }
    list.fill(
      Path(
        capsuleIn: Rect(x: (canvas.size.width - length) / 2, y: canvas.size.height - 13, width: length, height: 5),
        style: .circular), ink)
  }

  /// Signal, network and battery, up to an edge.
  private mutating func drawStatus(endingAt right: Double, middle: Double, _ ink: Paint) {
    let battery = Rect(x: right - 27, y: middle - 6.5, width: 25, height: 13)
    list.stroke(
      Path(battery.grown(by: -0.5), radii: CornerRadii(4), style: .continuous), ink.multiplied(by: 0.35),
      Stroke(width: 1))
    fill(battery.grown(by: -2), radius: 2.5, ink)
    fill(
      Rect(x: battery.maxX + 1, y: middle - 2, width: 1.4, height: 4), radius: 0.7, ink.multiplied(by: 0.4))
    let network = Point(x: battery.minX - 14, y: middle + 5)
    for (radius, width) in [(10.5, 2.4), (6.5, 2.4)] {
      var arc = Path()
      arc.append(arcAround: network, radius: radius, -135, 90)
      list.stroke(arc, ink, Stroke(width: width))
    }
    var dot = Path()
    dot.move(to: network)
    dot.append(arcAround: network, radius: 3.6, -135, 90)
    dot.close()
    list.fill(dot, ink)
    for bar in 0..<4 {
      let height = 4 + Double(bar) * 2.6
      fill(
        Rect(x: network.x - 31 + Double(bar) * 4.7, y: middle + 6 - height, width: 3.2, height: height), radius: 0.8,
        ink)
    }
  }
}
