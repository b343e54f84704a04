import GalleyDrawing
import GalleyExpressions
import GalleyLanguage
import GalleyLayout

// Switches, sliders, bars and the like.

extension Painter {
  mutating func drawSwitch(isOn: Bool, in frame: Rect, _ styles: PlaceStyles) {
    let usual = Paint.solid(styles.resolver.system(isMac ? .blue : .green))
    let on = styles.resolver.tintColor.map { Paint.solid($0) } ?? usual
    fill(capsule: frame, isOn ? on : .solid(styles.resolver.system(.secondarySystemFill)))
    let height = frame.size.height - 4
    let width = look == .iOS26 ? height * 1.6 : height
    let isRight = isOn != styles.isRightToLeft
    let knob = Rect(
      x: isRight ? frame.maxX - 2 - width : frame.minX + 2, y: frame.minY + 2, width: width, height: height)
    drawKnob(
      knob, [Self.shadow(y: 3, radius: 8, opacity: 0.15), Self.shadow(y: 3, radius: 1, opacity: 0.06)])
  }

  mutating func drawCheck(isOn: Bool, _ part: ControlPart, in frame: Rect, _ styles: PlaceStyles) {
    let side = min(14, frame.size.height)
    let box = Rect(
      x: styles.isRightToLeft ? frame.maxX - side : frame.minX, y: frame.midY - side / 2, width: side, height: side)
    var radius = 3.5
    if case .radioButton = part { radius = side / 2 }
    if isOn {
      fill(box, radius: radius, styles.tint(in: box))
    } else {
      fill(box, radius: radius, .tertiarySystemFill, styles)
    }
    guard isOn else { return }
    if radius > 3.5 { return fill(capsule: box.grown(by: -4.5), .solid(.white)) }
    var tick = Path()
    tick.move(to: box.point(UnitPoint(x: 0.25, y: 0.52)))
    tick.line(to: box.point(UnitPoint(x: 0.43, y: 0.72)))
    tick.line(to: box.point(UnitPoint(x: 0.76, y: 0.28)))
    var line = Stroke(width: 1.6)
    line.cap = .round
    line.join = .round
    list.stroke(tick, .solid(.white), line)
  }

  /// The part of a rectangle from the leading edge on.
  private func started(_ frame: Rect, _ width: Double, _ styles: PlaceStyles) -> Rect {
    Rect(
      x: styles.isRightToLeft ? frame.maxX - width : frame.minX, y: frame.minY, width: width,
      height: frame.size.height)
  }

  /// A line of a height in the middle of a rectangle.
  private func line(of height: Double, in frame: Rect) -> Rect {
    Rect(x: frame.minX, y: frame.midY - height / 2, width: frame.size.width, height: height)
  }

  mutating func drawSlider(_ fraction: Double, in frame: Rect, _ styles: PlaceStyles) {
    // From iOS 26 on the knob is a capsule that lies on its side.
    let height = min(hasTouchGlass ? 24 : 28, frame.size.height)
    let knob = min(hasTouchGlass ? 38 : height, frame.size.width)
    let travel = max(frame.size.width - knob, 0) * fraction
    let track = line(of: hasTouchGlass ? 6 : 4, in: frame)
    fill(capsule: track, .solid(styles.resolver.system(.systemFill)))
    fill(capsule: started(track, travel + knob / 2, styles), styles.tint(along: track))
    let x = styles.isRightToLeft ? frame.maxX - travel - knob : frame.minX + travel
    drawKnob(
      Rect(x: x, y: frame.midY - height / 2, width: knob, height: height),
      [Self.shadow(y: 6, radius: 13, opacity: 0.15), Self.shadow(y: 0.5, radius: 2, opacity: 0.12)])
  }

  mutating func drawBar(of fraction: Double, height: Double, in frame: Rect, _ styles: PlaceStyles) {
    let track = line(of: min(height, frame.size.height), in: frame)
    fill(capsule: track, .solid(styles.resolver.system(.systemFill)))
    guard fraction > 0 else { return }
    fill(
      capsule: started(track, max(track.size.width * fraction, track.size.height), styles), styles.tint(along: track))
  }

  mutating func drawGaugeBar(
    _ fraction: Double, isCapacity: Bool, in frame: Rect, _ styles: PlaceStyles
  ) {
    if isCapacity { return drawBar(of: fraction, height: 8, in: frame, styles) }
    let track = line(of: min(8, frame.size.height), in: frame)
    fill(capsule: track, styles.tint(along: track))
    let side = track.size.height
    let mark = started(track, side + max(track.size.width - side, 0) * fraction, styles)
    let x = styles.isRightToLeft ? mark.minX : mark.maxX - side
    let disc = Rect(x: x, y: track.minY, width: side, height: side)
    fill(capsule: disc.grown(by: 2), .solid(styles.resolver.system(.systemBackground)))
    fill(capsule: disc, styles.tint(along: track))
  }

  mutating func drawGaugeRing(
    _ fraction: Double, isCapacity: Bool, in frame: Rect, _ styles: PlaceStyles
  ) {
    let radius = min(frame.size.width, frame.size.height) / 2 - 3
    let centre = Point(x: frame.midX, y: frame.midY)
    func arc(_ start: Double, _ turn: Double) -> Path {
      var path = Path()
      path.append(arcAround: centre, radius: radius, start, turn)
      return path
    }
    var line = Stroke(width: 6)
    line.cap = .round
    if isCapacity {
      // The seam lies behind the round end at the top, which takes 7 degrees.
      let tint = styles.tint(around: centre, from: -90, turn: 344)
      list.stroke(arc(-90, 360), tint.multiplied(by: 0.3), line)
      if fraction > 0 { list.stroke(arc(-90, 360 * fraction), tint, line) }
      return
    }
    let tint = styles.tint(around: centre, from: 135, turn: 270)
    list.stroke(arc(135, 270), tint, line)
    let mark = arc(135, 270 * fraction).end ?? centre
    func disc(_ radius: Double) -> Rect {
      Rect(x: mark.x - radius, y: mark.y - radius, width: 2 * radius, height: 2 * radius)
    }
    fill(capsule: disc(5), .solid(styles.resolver.system(.systemBackground)))
    fill(capsule: disc(3), tint)
  }

  mutating func drawSpinner(in frame: Rect, _ styles: PlaceStyles) {
    let side = min(frame.size.width, frame.size.height)
    let centre = Point(x: frame.midX, y: frame.midY)
    let color = styles.resolver.tintColor ?? styles.resolver.system(.systemGray)
    var line = Stroke(width: side * 0.09)
    line.cap = .round
    for spoke in 0..<8 {
      var path = Path()
      for reach in [0.24, 0.44] {
        var end = Path()
        end.append(arcAround: centre, radius: side * reach, Double(spoke) * 45 - 90, 0.001)
        guard let point = end.points.first else { continue }
        if path.isEmpty { path.move(to: point) } else { path.line(to: point) }
      }
      // The brightest stands at the top, and they fade clockwise.
      list.stroke(path, .solid(color.multiplied(by: 1 - Double(spoke) * 0.1)), line)
    }
  }

  /// The half of a value that is at its bound is grey.
  mutating func drawStepper(in frame: Rect, canDecrement: Bool, canIncrement: Bool, _ styles: PlaceStyles) {
    fill(frame, radius: look == .iOS26 ? frame.size.height / 2 : 8, .tertiarySystemFill, styles)
    let divider = Rect(
      x: frame.midX - 0.5, y: frame.midY - frame.size.height * 0.28, width: 1, height: frame.size.height * 0.56)
    list.fill(divider, .solid(styles.resolver.system(.separator)))
    let quarter = frame.size.width / 4
    let (minus, plus) =
      styles.isRightToLeft ? (frame.maxX - quarter, frame.minX + quarter) : (frame.minX + quarter, frame.maxX - quarter)
    var line = Stroke(width: 1.7)
    line.cap = .round
    for (x, isPlus, canChange) in [(minus, false, canDecrement), (plus, true, canIncrement)] {
      var sign = Path()
      sign.move(to: Point(x: x - 6.5, y: frame.midY))
      sign.line(to: Point(x: x + 6.5, y: frame.midY))
      if isPlus {
        sign.move(to: Point(x: x, y: frame.midY - 6.5))
        sign.line(to: Point(x: x, y: frame.midY + 6.5))
      }
      list.stroke(sign, color(styles.isEnabled && canChange ? .label : .tertiaryLabel, styles), line)
    }
  }

  mutating func drawColorWell(_ color: Color?, in frame: Rect, _ styles: PlaceStyles) {
    if isMac { return drawMacColorWell(color, in: frame, styles) }
    let side = min(frame.size.width, frame.size.height)
    let ring = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    let hues = [0.0, 60, 120, 180, 240, 300, 360].map { hue in
      ColorStop(color: .hue(hue), location: hue / 360)
    }
    var path = Path(ellipseIn: ring)
    path.append(Path(ellipseIn: ring.grown(by: -3)))
    list.fill(
      path, .conic(stops: hues, center: Point(x: ring.midX, y: ring.midY), startAngle: 0, endAngle: 360), .evenOdd)
    guard let color else { return }
    list.fill(Path(ellipseIn: ring.grown(by: -5)), .solid(styles.resolver.color(color)))
  }

  /// Draws a dot for each page, so far above the bottom; nobody has measured how far.
  mutating func drawPageDots(
    _ count: Int, selected: Int, hasPlate: Bool, in frame: Rect, _ styles: PlaceStyles
  ) {
    let (side, distance, bottom) = (7.0, 16.0, 21.0)
    // Many pages have as many dots as there is room for.
    let shown = min(count, max(Int(min(frame.size.width, 1e4) / distance), 1))
    // They are white in both appearances, and cannot be seen on white pages.
    let ink = ResolvedColor.white
    let first = frame.midX - Double(shown - 1) / 2 * distance
    if hasPlate {
      let width = Double(shown - 1) * distance + side + 22
      let plate = Rect(x: frame.midX - width / 2, y: frame.maxY - bottom - 13, width: width, height: 26)
      fill(Outline(Path(capsuleIn: plate, style: .circular)), .material(.thin), in: plate, styles.resolver)
      fill(capsule: plate, .solid(styles.resolver.system(.systemGray).multiplied(by: 0.6)))
    }
    for position in 0..<shown {
      let place = styles.isRightToLeft ? shown - 1 - position : position
      let dot = Rect(
        x: first + Double(place) * distance - side / 2, y: frame.maxY - bottom - side / 2, width: side, height: side)
      list.fill(Path(ellipseIn: dot), .solid(position == selected ? ink : ink.multiplied(by: 0.35)))
    }
  }
}

extension ResolvedColor {
  /// A colour of the wheel with all its strength, by its angle in degrees.
  fileprivate static func hue(_ degrees: Double) -> ResolvedColor {
    func component(_ offset: Double) -> Double {
      let place = (degrees / 60 + offset).truncatingRemainder(dividingBy: 6)
      return min(max(min(place, 4 - place), 0), 1)
    }
    return ResolvedColor(red: component(2), green: component(0), blue: component(4))
  }
}
