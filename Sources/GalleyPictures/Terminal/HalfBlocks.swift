import GalleyDrawing

/// A picture of two pixels a character, one above the other.
struct HalfBlocks {
  private(set) var bytes: [UInt8] = []
  private let isTrueColor: Bool
  /// The colours that are set; nil for the terminal's own.
  private var foreground: String?
  private var background: String?

  init(_ bitmap: Bitmap, isTrueColor: Bool) {
    self.isTrueColor = isTrueColor
    for y in stride(from: 0, to: bitmap.height, by: 2) {
      for x in 0..<bitmap.width {
        write(bitmap[x, y], y + 1 < bitmap.height ? bitmap[x, y + 1] : .clear)
      }
      reset()
      bytes.append("\n")
    }
  }

  /// Pixels that shine through by more than half are left to the terminal.
  private mutating func write(_ upper: Pixel, _ lower: Pixel) {
    switch (upper.alpha >= 128, lower.alpha >= 128) {
    case (true, true):
      set(foreground: color(upper), background: color(lower))
      bytes.append("▀")
    case (true, false):
      set(foreground: color(upper), background: nil)
      bytes.append("▀")
    case (false, true):
      set(foreground: color(lower), background: nil)
      bytes.append("▄")
    case (false, false):
      if background != nil { reset() }
      bytes.append(" ")
    }
  }

  private mutating func set(foreground new: String, background newBackground: String?) {
    if background != nil, newBackground == nil { reset() }
    if foreground != new { command("38;\(new)") }
    foreground = new
    if let newBackground, newBackground != background { command("48;\(newBackground)") }
    background = newBackground
  }

  private mutating func reset() {
    guard foreground != nil || background != nil else { return }
    command("0")
    (foreground, background) = (nil, nil)
  }

  private mutating func command(_ text: String) {
    bytes.append(TerminalWriter.escape)
    bytes.append("[\(text)m")
  }

  private func color(_ pixel: Pixel) -> String {
    let (red, green, blue) = pixel.straight
    return isTrueColor ? "2;\(red);\(green);\(blue)" : "5;\(Self.paletteIndex(red, green, blue))"
  }

  /// The nearest of the colours 16 to 255: a cube of six levels a component, and 24 greys.
  static func paletteIndex(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> Int {
    let levels: [Int] = [0, 95, 135, 175, 215, 255]
    let color = [Int(red), Int(green), Int(blue)]
    func distance(_ other: [Int]) -> Int { zip(color, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } }
    let steps = color.map { value in levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0 }
    let cube = (index: 16 + 36 * steps[0] + 6 * steps[1] + steps[2], distance: distance(steps.map { levels[$0] }))
    // Greys are 8, 18 … 238.
    let step = min(max((color.reduce(0, +) / 3 - 3) / 10, 0), 23)
    let grey = 8 + 10 * step
    return distance([grey, grey, grey]) < cube.distance ? 232 + step : cube.index
  }
}
