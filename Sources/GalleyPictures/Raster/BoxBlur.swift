/// Blurs as three averages after one another do, whose widths need not be whole.
///
/// Each average has the third part of the variance that is asked for. Sums are of whole numbers, with sixteen bits a value.
struct BoxBlur {
  /// How many values on either side count as much as the one in the middle.
  private let radius: Int
  /// What each of them counts, and what the two behind them count, in 2³² parts.
  private let weight: UInt64
  private let edgeWeight: UInt64

  /// Nil if the deviation, in pixels, is too small to be seen.
  init?(deviation: Double) {
    guard deviation > 0.01 else { return nil }
    // Wider than any picture: what is left is the same.
    let variance = min(deviation, 20_000) * min(deviation, 20_000) / 3
    // A box of radius r has the variance r (r + 1) / 3; the edges make up for what is missing.
    let whole = ((12 * variance + 1).squareRoot() / 2 - 0.5).rounded(.down)
    let width = 2 * whole + 1
    let next = whole + 1
    let edge = width * (whole * next - 3 * variance) / (6 * (variance - next * next))
    radius = Int(whole)
    let unit = 4_294_967_296 / (width + 2 * edge)
    weight = UInt64(unit)
    edgeWeight = UInt64(unit * edge)
  }

  /// How far something is spread at most.
  var reach: Int { 3 * (radius + 1) }

  /// Blurs rows; beyond their ends is nothing.
  func blurRows(_ values: inout [UInt16], width: Int, height: Int) {
    // With room for what is beyond the ends.
    var source = [UInt16](repeating: 0, count: width + 2 * (radius + 1))
    values.withUnsafeMutableBufferPointer { values in
      source.withUnsafeMutableBufferPointer { source in
        for row in 0..<height {
          let line = UnsafeMutableBufferPointer(rebasing: values[row * width..<(row + 1) * width])
          for _ in 0..<3 { average(line, source) }
        }
      }
    }
  }

  /// Replaces the values of a row by their averages; `source` has as much room more at both ends as the average reaches.
  private func average(_ line: UnsafeMutableBufferPointer<UInt16>, _ source: UnsafeMutableBufferPointer<UInt16>) {
    let margin = radius + 1
    for x in 0..<line.count { source[margin &+ x] = line[x] }
    var sum: UInt64 = 0
    for place in 1..<2 * margin { sum &+= UInt64(source[place]) }
    for x in 0..<line.count {
      let edges = UInt64(source[x]) &+ UInt64(source[x &+ 2 &* margin])
      let value = (sum &* weight &+ edges &* edgeWeight &+ 0x8000_0000) >> 32
      line[x] = UInt16(truncatingIfNeeded: min(value, 0xFFFF))
      sum = sum &- UInt64(source[x &+ 1]) &+ UInt64(source[x &+ 2 &* margin])
    }
  }
}
