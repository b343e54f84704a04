/// The outlines of a font's glyphs: `glyf`, with the places of its glyphs in `loca`.
struct GlyphContours: Sendable {
  let glyphs: FontTable
  let places: FontTable
  /// Whether places are four bytes long, and not halves of two.
  let hasLongPlaces: Bool

  /// Parts of parts may be nested so deep.
  private static let mostNesting = 8
  /// More points and parts have no letters that anybody reads.
  private static let mostPoints = 20_000

  /// The contours of a glyph in units of the font, y upwards; none of what is empty or broken.
  func contours(of glyph: Int) -> [[OutlinePoint]] {
    var left = Self.mostPoints
    return contours(of: glyph, nesting: 0, &left) ?? []
  }

  /// The box around a glyph's outline, as the file says.
  func top(of glyph: Int) -> Int? { record(of: glyph)?.signed(8) }

  private func record(of glyph: Int) -> FontTable? {
    let (start, end) =
      hasLongPlaces
      ? (places.long(4 * glyph), places.long(4 * glyph + 4))
      : (places.word(2 * glyph).map { 2 * $0 }, places.word(2 * glyph + 2).map { 2 * $0 })
    guard let start, let end, end > start else { return nil }
    return glyphs.part(from: start, count: end - start)
  }

  private func contours(of glyph: Int, nesting: Int, _ left: inout Int) -> [[OutlinePoint]]? {
    left -= 1
    guard left >= 0, nesting < Self.mostNesting else { return nil }
    guard let record = record(of: glyph), let count = record.signed(0) else { return [] }
    if count < 0 { return parts(of: record, nesting: nesting, &left) }
    var reader = PointReader(record, contourCount: count)
    guard let contours = reader.contours() else { return nil }
    left -= contours.reduce(0) { $0 + $1.count }
    return left >= 0 ? contours : nil
  }

  // MARK: Glyphs that are put together

  /// The bits of a part.
  private enum Flag {
    static let (hasWords, isOffset, hasScale, isFollowed, hasTwoScales, hasMatrix) = (0x1, 0x2, 0x8, 0x20, 0x40, 0x80)
  }

  private func parts(of record: FontTable, nesting: Int, _ left: inout Int) -> [[OutlinePoint]]? {
    var contours: [[OutlinePoint]] = []
    var place = 10
    while true {
      guard let flags = record.word(place), let glyph = record.word(place + 2) else { return nil }
      place += 4
      guard let part = part(of: record, at: &place, flags),
        let own = self.contours(of: glyph, nesting: nesting + 1, &left)
      else { return nil }
      contours += own.map { $0.map { OutlinePoint(place: part.moved($0.place), isOn: $0.isOn) } }
      if flags & Flag.isFollowed == 0 { return contours }
    }
  }

  /// How a part is scaled and moved.
  private struct Part {
    var (a, b, c, d, x, y) = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

    func moved(_ point: Point) -> Point {
      Point(x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y)
    }
  }

  private func part(of record: FontTable, at place: inout Int, _ flags: Int) -> Part? {
    var part = Part()
    let isWide = flags & Flag.hasWords != 0
    func number(_ place: Int) -> Int? {
      isWide ? record.signed(place) : record.byte(place).map { $0 < 0x80 ? $0 : $0 - 0x100 }
    }
    guard let x = number(place), let y = number(place + (isWide ? 2 : 1)) else { return nil }
    place += isWide ? 4 : 2
    // Else the numbers are points that are put on each other, which fonts of the last decades do not use.
    if flags & Flag.isOffset != 0 { (part.x, part.y) = (Double(x), Double(y)) }
    func share(_ offset: Int) -> Double? { record.signed(place + offset).map { Double($0) / 0x4000 } }
    if flags & Flag.hasScale != 0 {
      guard let scale = share(0) else { return nil }
      (part.a, part.d) = (scale, scale)
      place += 2
    } else if flags & Flag.hasTwoScales != 0 {
      guard let across = share(0), let down = share(2) else { return nil }
      (part.a, part.d) = (across, down)
      place += 4
    } else if flags & Flag.hasMatrix != 0 {
      guard let a = share(0), let b = share(2), let c = share(4), let d = share(6) else { return nil }
      (part.a, part.b, part.c, part.d) = (a, b, c, d)
      place += 8
    }
    return part
  }
}

/// Reads the points of a glyph that is an outline of its own.
private struct PointReader {
  private let record: FontTable
  private let contourCount: Int
  private var place: Int

  /// The bits of a point.
  private enum Flag {
    static let (isOn, isRepeated) = (0x1, 0x8)
    /// For x; those for y are twice as much.
    static let (isShort, isSameOrPositive) = (0x2, 0x10)
  }

  init(_ record: FontTable, contourCount: Int) {
    self.record = record
    self.contourCount = contourCount
    place = 10
  }

  private mutating func byte() -> Int? {
    defer { place += 1 }
    return record.byte(place)
  }

  /// Nil for what is broken.
  mutating func contours() -> [[OutlinePoint]]? {
    guard contourCount > 0 else { return [] }
    var ends: [Int] = []
    for contour in 0..<contourCount {
      guard let end = record.word(10 + 2 * contour), end >= (ends.last ?? -1) + 1 else { return nil }
      ends.append(end)
    }
    // Behind the ends stand instructions for coarse screens.
    guard let instructions = record.word(10 + 2 * contourCount), let last = ends.last else { return nil }
    place = 12 + 2 * contourCount + instructions
    guard let flags = flags(last + 1), let x = numbers(flags, 1), let y = numbers(flags, 2) else { return nil }
    var start = 0
    return ends.map { end in
      defer { start = end + 1 }
      return (start...end).map {
        OutlinePoint(place: Point(x: Double(x[$0]), y: Double(y[$0])), isOn: flags[$0] & Flag.isOn != 0)
      }
    }
  }

  private mutating func flags(_ count: Int) -> [Int]? {
    var flags: [Int] = []
    while flags.count < count {
      guard let flag = byte() else { return nil }
      flags.append(flag)
      guard flag & Flag.isRepeated != 0 else { continue }
      guard let times = byte() else { return nil }
      flags += [Int](repeating: flag, count: min(times, count - flags.count))
    }
    return flags
  }

  /// The coordinates of all points along an axis, each from that of the point before.
  private mutating func numbers(_ flags: [Int], _ axis: Int) -> [Int]? {
    var last = 0
    var numbers: [Int] = []
    numbers.reserveCapacity(flags.count)
    for flag in flags {
      let isPositive = flag & (Flag.isSameOrPositive * axis) != 0
      if flag & (Flag.isShort * axis) != 0 {
        guard let distance = byte() else { return nil }
        last += isPositive ? distance : -distance
      } else if !isPositive {
        guard let distance = record.signed(place) else { return nil }
        place += 2
        last += distance
      }
      numbers.append(last)
    }
    return numbers
  }
}
