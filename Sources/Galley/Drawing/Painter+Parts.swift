import GalleyDrawing
import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

// What controls draw. A part divides its own rectangle, and never looks for another's.

extension Painter {
  /// Draws a part of a control in the rectangle of its node, behind what is inside; `place` becomes that of what is inside.
  mutating func draw(_ part: ControlPart, at node: LayoutNodeID, _ place: inout Place) {
    let frame = layout.frames[node.position]
    let styles = styles(of: place)
    switch part {
    case .label(let look): place.label = look
    case .page: place.page = reach(of: frame, in: place)
    case .aboveBar: place.floor = frame.maxY
    case .button(let plate): drawButton(plate, in: frame, styles)
    case .pressed:
      let plate = Rect(
        x: frame.minX - 6, y: frame.minY - 4, width: frame.size.width + 12, height: frame.size.height + 8)
      fill(plate, radius: 7, styles.tint(in: plate).multiplied(by: styles.resolver.scheme == .dark ? 0.22 : 0.15))
    case .field(let isRound): drawField(in: frame, isRound: isRound, styles)
    case .searchField(let prompt): drawSearchField(in: frame, prompt, styles)
    case .chip: fill(frame, radius: 6, .tertiarySystemFill, styles)
    case .groupBox: fill(frame, radius: 8, .secondarySystemBackground, styles)
    case .segments(let selected): drawSegments(selected, at: node, styles)
    case .list(let rows, let look): drawList(rows, look, at: node, place)
    case .navigationBar: place.label = .plain
    case .tabBar: drawBar(in: frame, styles)
    // From iOS 26 on its items stand on glass, and it has none of its own.
    case .bottomBar: if look != .iOS26 || isMac { drawBar(in: frame, styles) }
    case .dialogPlate: fill(frame, radius: 14, .solid(dialogColor(styles)))
    case .lineAbove, .lineBefore: drawLine(part, in: frame, styles)
    case .toggle(let isOn): dimmed(styles) { $0.drawSwitch(isOn: isOn, in: frame, styles) }
    case .checkBox(let isOn), .radioButton(let isOn): drawCheck(isOn: isOn, part, in: frame, styles)
    case .slider(let fraction): dimmed(styles) { $0.drawSlider(fraction, in: frame, styles) }
    case .stepper: isMac ? drawMacStepper(in: frame, styles) : drawStepper(in: frame, styles)
    case .progressBar(let fraction): drawBar(of: fraction, height: 4, in: frame, styles)
    case .spinner: drawSpinner(in: frame, styles)
    case .gaugeBar(let fraction, let isCapacity): drawGaugeBar(fraction, isCapacity: isCapacity, in: frame, styles)
    case .gaugeRing(let fraction, let isCapacity): drawGaugeRing(fraction, isCapacity: isCapacity, in: frame, styles)
    case .wheels(let wheels): drawWheels(wheels, in: frame, styles)
    case .calendar(let calendar): drawCalendar(calendar, in: frame, styles)
    case .helpMark: drawHelpMark(in: frame, styles)
    case .popUp, .pullDown: drawPopUp(part, in: frame, styles)
    case .colorWell(let color): drawColorWell(color, in: frame, styles)
    case .disclosure(let isOpen): drawChevron(isOpen ? .down : .forward, in: frame, styles.tint, styles)
    case .linkChevron:
      drawChevron(.forward, in: frame, .solid(styles.resolver.system(.tertiaryLabel)), styles)
    case .menuChevrons:
      drawMenuChevrons(in: frame, styles.label(in: frame).paint)
    case .picture(let name): place.picture = name
    case .grabber: drawGrabber(in: window.reach(of: frame), styles)
    case .cancelTitle:
      drawWords(
        "Cancel", 20, weight: .semibold, styles.tint, in: frame, leading: nil, isRightToLeft: styles.isRightToLeft)
    case .barPlate: drawGlass(Path(capsuleIn: frame, style: .continuous), tint: nil, styles.resolver)
    case .front(let front): cover(with: front, at: node, place)
    // Drawn before what is in the window.
    case .presentation: break
    }
  }

  /// Draws a part that stands in front of what is inside.
  mutating func drawInFront(_ part: ControlPart.Front, in frame: Rect, _ styles: PlaceStyles) {
    switch part {
    case .pageDots(let count, let selected): drawPageDots(count, selected: selected, in: frame, styles)
    case .tabBadge(let words): drawTabBadge(words, in: frame, styles)
    case .columnLine: drawLine(.lineBefore, in: window.reach(of: frame), styles)
    }
  }

  // MARK: Help

  mutating func fill(_ rect: Rect, radius: Double, _ color: SystemColor.Name, _ styles: PlaceStyles) {
    fill(rect, radius: radius, .solid(styles.resolver.system(color)))
  }

  mutating func fill(_ rect: Rect, radius: Double, _ paint: Paint) {
    list.fill(Path(rect, radii: CornerRadii(radius), style: .continuous), paint)
  }

  mutating func fill(capsule rect: Rect, _ paint: Paint) {
    list.fill(Path(capsuleIn: rect, style: .circular), paint)
  }

  /// Draws a disc with a shadow below it.
  mutating func drawKnob(_ rect: Rect, _ shadows: [Filter]) {
    var layer = Layer()
    layer.filters = shadows
    list.begin(layer)
    fill(capsule: rect, .solid(ResolvedColor(red: 1, green: 1, blue: 1)))
    list.endLayer()
  }

  static func shadow(y: Double, radius: Double, opacity: Double) -> Filter {
    .shadow(color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: opacity), x: 0, y: y, radius: radius)
  }

  /// Draws something half as strong where controls are disabled.
  private mutating func dimmed(_ styles: PlaceStyles, _ draw: (inout Painter) -> Void) {
    list.begin(Layer(opacity: styles.isEnabled ? 1 : 0.5))
    draw(&self)
    list.endLayer()
  }

  // MARK: Buttons and fields

  private mutating func drawButton(_ plate: ControlPart.ButtonPlate, in frame: Rect, _ styles: PlaceStyles) {
    let height = frame.size.height
    let usual = height <= 30 ? 6.0 : height <= 44 ? 7 : 10
    let path: Path
    switch plate.shape {
    case .automatic where look == .iOS26, .capsule: path = Path(capsuleIn: frame, style: .continuous)
    case .automatic, .rounded(nil): path = Path(frame, radii: CornerRadii(usual), style: .continuous)
    case .rounded(let radius?): path = Path(frame, radii: CornerRadii(radius), style: .continuous)
    case .circle: path = Path(ellipseIn: frame)
    }
    let tint = plate.isDestructive ? Paint.solid(styles.resolver.system(.red)) : styles.tint(in: frame)
    if plate.isGlass, styles.isEnabled { return drawGlass(path, tint: nil, styles.resolver) }
    if isMac, !plate.isProminent || !styles.isEnabled { return drawMacPlate(path, styles) }
    if !styles.isEnabled {
      list.fill(path, .solid(styles.resolver.system(.tertiarySystemFill)))
    } else if plate.isProminent {
      list.fill(path, tint)
    } else {
      list.fill(path, tint.multiplied(by: styles.resolver.scheme == .dark ? 0.22 : 0.15))
    }
  }

  private mutating func drawField(in frame: Rect, isRound: Bool, _ styles: PlaceStyles) {
    let radius = isRound ? 5.5 : 0
    fill(frame, radius: radius, .systemBackground, styles)
    let line = Path(frame.grown(by: -0.25), radii: CornerRadii(max(radius - 0.25, 0)), style: .continuous)
    list.stroke(line, .solid(styles.resolver.system(.systemGray4)), Stroke(width: 0.5))
  }

  private mutating func drawSearchField(in frame: Rect, _ prompt: String, _ styles: PlaceStyles) {
    if look == .iOS26 {
      drawGlass(Path(capsuleIn: frame, style: .continuous), tint: nil, styles.resolver)
    } else {
      fill(frame, radius: 10, .tertiarySystemFill, styles)
    }
    let paint = Paint.solid(styles.resolver.system(.secondaryLabel))
    let glass = Rect(
      x: styles.isRightToLeft ? frame.maxX - 23 : frame.minX + 8, y: frame.midY - 7, width: 11.5, height: 11.5)
    var path = Path(ellipseIn: glass)
    path.move(to: Point(x: glass.maxX - 1.7, y: glass.maxY - 1.7))
    path.line(to: Point(x: glass.maxX + 2.5, y: glass.maxY + 2.5))
    var line = Stroke(width: 1.6)
    line.cap = .round
    list.stroke(path, paint, line)
    drawWords(prompt, 17, weight: .regular, paint, in: frame, leading: 30, isRightToLeft: styles.isRightToLeft)
  }

  /// Draws words that the system adds, in the middle of a rectangle's height, and returns how wide they are.
  ///
  /// They stand from an edge on, or in the middle if `leading` is nil.
  @discardableResult
  mutating func drawWords(
    _ words: String, _ size: Double, weight: FontWeight, _ paint: Paint, in rect: Rect, leading: Double?,
    isRightToLeft: Bool
  ) -> Double {
    let content = Self.content(words, size, weight)
    let proposal = GalleyLayout.Proposal(width: max(rect.size.width - (leading ?? 0), 0), height: nil)
    let own = measurer.measure(content, proposal: proposal).size
    let text = measurer.placedText(content, proposal: proposal, isRightToLeft: isRightToLeft)
    let x =
      leading.map { isRightToLeft ? rect.maxX - $0 - own.width : rect.minX + $0 } ?? rect.midX - own.width / 2
    letters.draw(text, at: Point(x: x, y: rect.midY - own.height / 2), in: &list) { _ in TextLook(paint: paint) }
    return own.width
  }

  /// Words that the system adds, in one line.
  static func content(_ words: String, _ size: Double, _ weight: FontWeight) -> TextContent {
    var modifiers = FontModifiers()
    modifiers.weight = weight
    let run = TextContent.Run(string: words, font: Font(.system(size: size), modifiers: modifiers))
    var content = TextContent(runs: [run])
    content.lineLimit = 1
    return content
  }

  private mutating func drawSegments(_ selected: Int?, at node: LayoutNodeID, _ styles: PlaceStyles) {
    let frame = layout.frames[node.position]
    let count = layout.tree.children(of: node).count
    fill(frame, radius: 8.9, .tertiarySystemFill, styles)
    guard count > 0 else { return }
    let share = frame.size.width / Double(count)
    func segment(_ position: Int) -> Rect {
      let place = styles.isRightToLeft ? count - 1 - position : position
      return Rect(
        x: frame.minX + Double(place) * share, y: frame.minY, width: share, height: frame.size.height)
    }
    for position in 1..<max(count, 1) where position != selected && position - 1 != selected {
      let part = segment(styles.isRightToLeft ? position - 1 : position)
      let line = Rect(
        x: part.minX - 0.5, y: frame.minY + frame.size.height * 0.28, width: 1, height: frame.size.height * 0.44)
      list.fill(line, .solid(styles.resolver.system(.separator)))
    }
    guard let selected, selected < count else { return }
    let isDark = styles.resolver.scheme == .dark
    let plate = isDark ? ResolvedColor(red: 99.0 / 255, green: 99.0 / 255, blue: 102.0 / 255) : .white
    list.begin(Layer(filter: Self.shadow(y: 3, radius: 8, opacity: 0.12)))
    fill(segment(selected).grown(by: -2), radius: 6.9, .solid(plate))
    list.endLayer()
  }
}
