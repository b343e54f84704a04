import GalleyDrawing

/// A picture in rows of six pixels, a colour after another.
enum Sixels {
  static func bytes(_ bitmap: Bitmap) -> [UInt8] {
    let palette = Palette(bitmap)
    var bytes = [TerminalWriter.escape]
    // Pixels that are not drawn stay as they are; one pixel is as wide as high.
    bytes.append("P0;1;0q\"1;1;\(bitmap.width);\(bitmap.height)")
    for (index, color) in palette.colors.enumerated() {
      let (red, green, blue) = (percent(color.red), percent(color.green), percent(color.blue))
      bytes.append("#\(index);2;\(red);\(green);\(blue)")
    }
    for top in stride(from: 0, to: bitmap.height, by: 6) { writeBand(top, bitmap, palette, into: &bytes) }
    bytes.append(TerminalWriter.escape)
    bytes.append("\\\n")
    return bytes
  }

  private static func percent(_ value: UInt32) -> UInt32 { (value * 100 + 127) / 255 }

  private static func writeBand(_ top: Int, _ bitmap: Bitmap, _ palette: Palette, into bytes: inout [UInt8]) {
    // For each colour of the band the six bits of each column.
    var columns: [Int: [UInt8]] = [:]
    for y in top..<min(top + 6, bitmap.height) {
      for x in 0..<bitmap.width {
        guard let color = palette.index(of: bitmap[x, y]) else { continue }
        columns[color, default: Array(repeating: 0, count: bitmap.width)][x] |= 1 << UInt8(y - top)
      }
    }
    for (place, color) in columns.keys.sorted().enumerated() {
      if place > 0 { bytes.append("$") }
      bytes.append("#\(color)")
      writeRuns(columns[color] ?? [], into: &bytes)
    }
    bytes.append("-")
  }

  private static func writeRuns(_ columns: [UInt8], into bytes: inout [UInt8]) {
    var start = 0
    // What is empty up to the end needs no letters.
    let end = (columns.lastIndex { $0 != 0 } ?? -1) + 1
    while start < end {
      var next = start + 1
      while next < end, columns[next] == columns[start] { next += 1 }
      let letter = 63 + columns[start]
      if next - start > 3 {
        bytes.append("!\(next - start)")
        bytes.append(letter)
      } else {
        for _ in start..<next { bytes.append(letter) }
      }
      start = next
    }
  }
}

/// Up to 256 colours that stand for all of a picture, by halving the space of its colours again and again.
struct Palette {
  private(set) var colors: [Pixel] = []
  /// By the upper five bits of red, green and blue.
  private var indexes: [Int: Int] = [:]

  private static let most = 256

  /// Colours that are equal in their upper bits, and how many pixels have them.
  private struct Bin {
    var key: Int
    var count = 0
    var sums = [0, 0, 0]

    func level(_ axis: Int) -> Int { key >> (10 - 5 * axis) & 31 }
  }

  init(_ bitmap: Bitmap) {
    var bins: [Int: Bin] = [:]
    for pixel in bitmap.pixels {
      guard let key = Self.key(pixel) else { continue }
      let (red, green, blue) = pixel.straight
      var bin = bins[key] ?? Bin(key: key)
      bin.count += 1
      for (axis, value) in [red, green, blue].enumerated() { bin.sums[axis] += Int(value) }
      bins[key] = bin
    }
    var boxes = bins.isEmpty ? [] : [bins.values.sorted { $0.key < $1.key }]
    while boxes.count < Self.most, let place = Self.widest(boxes) {
      let (low, high) = Self.halves(boxes[place])
      boxes[place] = low
      boxes.append(high)
    }
    for (index, box) in boxes.enumerated() {
      let count = box.reduce(0) { $0 + $1.count }
      let average = (0..<3).map { axis in UInt32((box.reduce(0) { $0 + $1.sums[axis] } + count / 2) / count) }
      colors.append(Pixel(red: average[0], green: average[1], blue: average[2], alpha: 255))
      for bin in box { indexes[bin.key] = index }
    }
  }

  /// The colour that stands for a pixel; none for one that shines through by more than half.
  func index(of pixel: Pixel) -> Int? { Self.key(pixel).flatMap { indexes[$0] } }

  private static func key(_ pixel: Pixel) -> Int? {
    guard pixel.alpha >= 128 else { return nil }
    let (red, green, blue) = pixel.straight
    return Int((red >> 3) << 10 | (green >> 3) << 5 | blue >> 3)
  }

  private static func range(_ box: [Bin], _ axis: Int) -> Int {
    let levels = box.map { $0.level(axis) }
    return (levels.max() ?? 0) - (levels.min() ?? 0)
  }

  /// The box whose colours and pixels are worth halving most.
  private static func widest(_ boxes: [[Bin]]) -> Int? {
    let weights = boxes.map { box in
      box.count < 2 ? 0 : (0..<3).map { range(box, $0) }.reduce(0, max) * box.reduce(0) { $0 + $1.count }
    }
    return weights.indices.max { weights[$0] < weights[$1] }.flatMap { weights[$0] > 0 ? $0 : nil }
  }

  /// Halves with as many pixels each, across the longest side.
  private static func halves(_ box: [Bin]) -> ([Bin], [Bin]) {
    let axis = (0..<3).max { range(box, $0) < range(box, $1) } ?? 0
    let sorted = box.sorted { ($0.level(axis), $0.key) < ($1.level(axis), $1.key) }
    let half = box.reduce(0) { $0 + $1.count } / 2
    var (sum, cut) = (0, 0)
    while cut < sorted.count - 1, cut == 0 || sum + sorted[cut].count <= half {
      sum += sorted[cut].count
      cut += 1
    }
    return (Array(sorted[..<cut]), Array(sorted[cut...]))
  }
}
