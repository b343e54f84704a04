import GalleyDrawing
import GalleyExpressions
import GalleyLanguage
import GalleyLayout

// Calendars and wheels. Their insides are drawn by eye, and are no measure of a pixel.

extension Painter {
  // MARK: Calendars

  mutating func drawCalendar(_ calendar: ControlPart.Calendar, in frame: Rect, _ styles: PlaceStyles) {
    var rest = frame
    if let time = calendar.time { drawTime(time, below: &rest, alone: calendar.month == nil, styles) }
    guard let month = calendar.month else { return }
    let header = Rect(x: rest.minX, y: rest.minY, width: rest.size.width, height: 44)
    drawHeader(month, in: header, styles)
    let margin = 16.0
    let cell = Size(
      width: max(rest.size.width - 2 * margin, 0) / 7, height: max(rest.size.height - 44 - 22, 0) / 6)
    func place(_ column: Int, y: Double, height: Double) -> Rect {
      let shown = styles.isRightToLeft ? 6 - column : column
      return Rect(x: rest.minX + margin + Double(shown) * cell.width, y: y, width: cell.width, height: height)
    }
    for (column, name) in month.weekdays.enumerated() {
      drawWords(
        name.uppercased(), 13, weight: .semibold, color(.tertiaryLabel, styles),
        in: place(column, y: header.maxY, height: 22), leading: nil, isRightToLeft: styles.isRightToLeft)
    }
    for day in 1...month.dayCount {
      let position = month.firstColumn + day - 1
      let box = place(position % 7, y: header.maxY + 22 + Double(position / 7) * cell.height, height: cell.height)
      draw(day: day, isChosen: calendar.days.contains(day), in: box, styles)
    }
  }

  private mutating func draw(day: Int, isChosen: Bool, in box: Rect, _ styles: PlaceStyles) {
    let side = min(box.size.width, box.size.height, 44)
    if isChosen {
      let disc = Rect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
      list.fill(Path(ellipseIn: disc), styles.tint(in: disc).multiplied(by: 0.15))
    }
    let ink = isChosen && styles.isEnabled ? styles.tint : color(styles.isEnabled ? .label : .tertiaryLabel, styles)
    drawWords(
      String(day), 20, weight: isChosen ? .medium : .regular, ink, in: box, leading: nil,
      isRightToLeft: styles.isRightToLeft)
  }

  /// The name of the month with a chevron, and those that turn pages at the other end.
  private mutating func drawHeader(_ month: CalendarMonth, in rect: Rect, _ styles: PlaceStyles) {
    let width = drawWords(
      month.title, 17, weight: .semibold, color(.label, styles), in: rect, leading: 16,
      isRightToLeft: styles.isRightToLeft)
    func box(_ distance: Double, side: Double) -> Rect {
      let x = styles.isRightToLeft ? rect.maxX - distance : rect.minX + distance
      return Rect(x: x - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }
    drawChevron(.forward, in: box(16 + width + 9, side: 9), styles.tint, styles)
    drawChevron(.forward, in: box(rect.size.width - 20, side: 16), styles.tint, styles)
    drawChevron(.backward, in: box(rect.size.width - 60, side: 16), styles.tint, styles)
  }

  /// A row with the time on a plate, at the bottom of a rectangle that becomes smaller by it.
  private mutating func drawTime(_ time: String, below rest: inout Rect, alone: Bool, _ styles: PlaceStyles) {
    let height = 44.0
    let row = Rect(
      x: rest.minX, y: alone ? rest.minY : rest.maxY - height, width: rest.size.width, height: height)
    rest.size.height = max(rest.size.height - height, 0)
    let label = color(.label, styles)
    drawWords("Time", 17, weight: .regular, label, in: row, leading: 16, isRightToLeft: styles.isRightToLeft)
    let plate = Rect(
      x: styles.isRightToLeft ? row.minX + 16 : row.maxX - 16 - 92, y: row.midY - 17, width: 92, height: 34)
    fill(plate, radius: 6, .tertiarySystemFill, styles)
    drawWords(time, 17, weight: .regular, label, in: plate, leading: nil, isRightToLeft: styles.isRightToLeft)
  }

  // MARK: Wheels

  private static let wheelPitch = 32.0

  mutating func drawWheels(_ wheels: [ControlPart.Wheel], in frame: Rect, _ styles: PlaceStyles) {
    let pitch = Self.wheelPitch
    let band = Rect(x: frame.minX + 9, y: frame.midY - 17, width: max(frame.size.width - 18, 0), height: 34)
    fill(band, radius: 8, .tertiarySystemFill, styles)
    // Each wheel has a share of the width by its longest option.
    let widths = wheels.map { wheel in
      24 + Double(wheel.rows.reduce(0) { max($0, $1.words.unicodeScalars.count) }) * 12
    }
    let total = max(widths.reduce(0, +), 1)
    let scale = min(1, band.size.width / total)
    var x = frame.midX - total * scale / 2
    list.begin(Layer(clip: Path(frame)))
    for (wheel, width) in zip(wheels, widths) {
      let share = width * scale
      let left = styles.isRightToLeft ? 2 * frame.midX - x - share : x
      let column = Rect(
        x: wheels.count == 1 ? band.minX : left, y: frame.midY - pitch / 2,
        width: wheels.count == 1 ? band.size.width : share, height: pitch)
      for row in wheel.rows { draw(row.words, rowsBelow: row.distance, on: column, styles) }
      x += share
    }
    list.endLayer()
  }

  /// Draws an option on the cylinder, so many rows below the middle.
  private mutating func draw(_ words: String, rowsBelow distance: Int, on middle: Rect, _ styles: PlaceStyles) {
    let radius = 108.0
    let angle = Double(distance) * Self.wheelPitch / radius
    let (sine, cosine) = (Trigonometry.sine(angle), Trigonometry.cosine(angle))
    let centre = middle.midY + radius * sine
    var layer = Layer(transform: Affine(d: cosine, ty: centre - middle.midY * cosine))
    // Nobody has published how options fade.
    layer.opacity = distance == 0 ? 1 : max(0.55 - 0.13 * Double(distance.magnitude), 0.1)
    list.begin(layer)
    let ink = color(styles.isEnabled ? .label : .tertiaryLabel, styles)
    drawWords(words, 21, weight: .regular, ink, in: middle, leading: nil, isRightToLeft: styles.isRightToLeft)
    list.endLayer()
  }
}

extension ControlPart.Wheel {
  /// The options that show, at most three on each side of the chosen one.
  fileprivate var rows: [(words: String, distance: Int)] {
    guard !options.isEmpty else { return [] }
    let middle = selected ?? 0
    return (-3...3).compactMap { distance in
      let place = middle + distance
      if options.indices.contains(place) { return (options[place], distance) }
      guard isEndless, options.count > 6 else { return nil }
      return (options[(place + options.count) % options.count], distance)
    }
  }
}
