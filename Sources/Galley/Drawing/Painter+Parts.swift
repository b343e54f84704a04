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
    case .button(let plate): drawButton(plate, in: frame, styles)
    case .field(let isRound): drawField(in: frame, isRound: isRound, styles)
    case .searchField(let prompt, let words): drawSearchField(in: frame, prompt, words, styles)
    case .chip: fill(frame, radius: hasTouchGlass ? frame.size.height / 2 : 6, .tertiarySystemFill, styles)
    case .groupBox where isMac: fill(frame, radius: 8, .quaternarySystemFill, styles)
    case .groupBox(let isNested):
      fill(frame, radius: 8, isNested ? .tertiarySystemBackground : .secondarySystemBackground, styles)
    case .segments(let selected): drawSegments(selected, at: node, styles)
    case .list(let rows, let look): drawList(rows, look, at: node, place)
    case .bar(let bar, let wanted): drawBar(bar, wanted, at: node, &place)
    case .selectedTab: drawSelectedTab(in: frame, styles)
    case .controlGroup: drawControlGroup(at: node, styles)
    case .table(let columns, let hasHeader, let table):
      drawTable(table, columns: columns, hasHeader: hasHeader, at: node, place)
    case .dialogPlate: fill(frame, radius: radiusOfDialogs, .solid(dialogColor(styles)))
    case .dialogButton: drawDialogButton(in: frame, styles)
    case .lineAbove, .lineBefore: drawLine(part, in: frame, styles)
    case .toggle(let isOn): dimmed(styles) { $0.drawSwitch(isOn: isOn, in: frame, styles) }
    case .checkBox(let isOn), .radioButton(let isOn): drawCheck(isOn: isOn, part, in: frame, styles)
    case .slider(let fraction): dimmed(styles) { $0.drawSlider(fraction, in: frame, styles) }
    case .stepper(let canDecrement, let canIncrement):
      isMac
        ? drawMacStepper(in: frame, canDecrement: canDecrement, canIncrement: canIncrement, styles)
        : drawStepper(in: frame, canDecrement: canDecrement, canIncrement: canIncrement, styles)
    case .progressBar(let fraction): drawBar(of: fraction, height: 4, in: frame, styles)
    case .spinner: drawSpinner(in: frame, styles)
    case .gaugeBar(let fraction, let isCapacity): drawGaugeBar(fraction, isCapacity: isCapacity, in: frame, styles)
    case .gaugeRing(let fraction, let isCapacity): drawGaugeRing(fraction, isCapacity: isCapacity, in: frame, styles)
    case .wheels(let wheels): drawWheels(wheels, in: frame, styles)
    case .calendar(let calendar): drawCalendar(calendar, in: frame, styles)
    case .helpMark: drawHelpMark(in: frame, styles)
    case .popUp, .pullDown: drawPopUp(part, in: frame, styles)
    case .colorWell(let color): drawColorWell(color, in: frame, styles)
    case .disclosure(let isOpen):
      drawChevron(isOpen ? .down : .forward, in: frame, isMac ? color(.secondaryLabel, styles) : styles.tint, styles)
    case .linkChevron:
      // It grows as texts do: in a frame of 7 it is 12 high.
      drawChevron(.forward, in: frame, color(.tertiaryLabel, styles), styles, side: frame.size.width * 12 / 7)
    case .menuChevrons:
      let paint = styles.label(in: frame).paint
      drawMenuChevrons(in: frame, up: paint, down: paint)
    case .picture(let name): place.picture = name
    case .closeTitle(let title, let isLarge):
      drawWords(
        title, fontSize(of: isLarge ? 20 : isMac ? 13 : 17, styles), weight: .semibold,
        hasTouchGlass ? color(.label, styles) : styles.tint, in: frame,
        leading: nil,
        isRightToLeft: styles.isRightToLeft)
    case .backChevron:
      // From iOS 26 on what stands on glass has the colour of texts.
      let paint = look == .iOS26 ? color(.label, styles) : styles.tint(in: frame)
      drawChevron(.backward, in: frame, paint, styles, side: 17)
    case .barPlate(let isProminent):
      let path = Path(capsuleIn: frame, style: .continuous)
      drawGlass(path, tint: nil, styles.resolver)
      if isProminent { list.fill(path, styles.tint(in: frame)) }
    case .front(let front): cover(with: front, at: node, place)
    // Drawn before what is in the window.
    case .presentation: break
    }
  }

  /// Draws a part that stands in front of what is inside.
  mutating func drawInFront(_ part: ControlPart.Front, in frame: Rect, _ styles: PlaceStyles) {
    switch part {
    case .pageDots(let count, let selected, let hasPlate):
      drawPageDots(count, selected: selected, hasPlate: hasPlate, in: frame, styles)
    case .tabBadge(let words): drawTabBadge(words, in: frame, styles)
    case .grabber: drawGrabber(in: window.reach(of: frame), styles)
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
    case .circle:
      let side = min(frame.size.width, frame.size.height)
      path = Path(ellipseIn: Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side))
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
    fill(frame, radius: radius, isMac ? .textBackgroundColor : .systemBackground, styles)
    // Nobody can type into it.
    if !styles.isEnabled { fill(frame, radius: radius, .quaternarySystemFill, styles) }
    let line = Path(frame.grown(by: -0.25), radii: CornerRadii(max(radius - 0.25, 0)), style: .continuous)
    list.stroke(line, .solid(styles.resolver.system(.systemGray4)), Stroke(width: 0.5))
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
}
