import CGalleyOutlines
import GalleyLayout

// Reads the records that Tools/outlines wrote, and whose form it describes.

extension OutlineCut {
  private var data: galley_outlines {
    switch self {
    case .text: galley_outlines_text()
    case .display: galley_outlines_display()
    case .monoRegular: galley_outlines_mono_regular()
    case .monoBold: galley_outlines_mono_bold()
    }
  }

  /// All characters that have an outline, in ascending order.
  package var scalars: [UInt32] {
    let data = data
    return Array(UnsafeBufferPointer(start: data.scalars, count: Int(data.count)))
  }

  /// Returns the outline of a character in a weight from 100 to 900; nil if the cut has none.
  package func outline(of scalar: Unicode.Scalar, weight: Double) -> GlyphOutline? {
    let data = data
    let scalars = UnsafeBufferPointer(start: data.scalars, count: Int(data.count))
    guard let position = Self.position(of: scalar.value, in: scalars) else { return nil }
    let rounded = data.master_count == 1 ? 400 : min(max(weight, 100), 900).rounded()
    var reader = RecordReader(data, from: Int(data.places[position]))
    let id = GlyphOutline.ID(source: .cut(self), scalar: scalar, weight: Int(rounded))
    return reader.outline(id, blend: WeightBlend(rounded, masters: Int(data.master_count)))
  }

  private static func position(of scalar: UInt32, in scalars: UnsafeBufferPointer<UInt32>) -> Int? {
    var (low, high) = (0, scalars.count)
    while low < high {
      let middle = (low + high) / 2
      if scalars[middle] < scalar { low = middle + 1 } else { high = middle }
    }
    return low < scalars.count && scalars[low] == scalar ? low : nil
  }
}

/// How a weight is mixed from the masters of 400 and of 100 or 900, linearly.
private struct WeightBlend {
  /// The other master's place among those after the first; nil for none.
  let master: Int?
  let share: Double

  init(_ weight: Double, masters: Int) {
    guard masters == 3, weight != 400 else {
      (master, share) = (nil, 0)
      return
    }
    master = weight < 400 ? 0 : 1
    share = weight < 400 ? (400 - weight) / 300 : (weight - 400) / 500
  }
}

/// Goes through the bytes of a record.
private struct RecordReader {
  private let data: galley_outlines
  private var record: PackedNumbers

  init(_ data: galley_outlines, from position: Int) {
    self.data = data
    record = PackedNumbers(data.records, length: Int(data.length), from: position)
  }

  private mutating func numbers(_ count: Int) -> [Int] {
    var last = 0
    return (0..<count).map { _ in
      last += record.number()
      return last
    }
  }

  mutating func outline(_ id: GlyphOutline.ID, blend: WeightBlend) -> GlyphOutline {
    let advances = numbers(Int(data.master_count)).map(Double.init)
    let counts = (0..<record.number()).map { _ in record.number() }
    let pointCount = counts.reduce(0, +)
    let bits = (0..<(pointCount + 7) / 8).map { _ in record.byte() }
    var (x, y) = (numbers(pointCount).map(Double.init), numbers(pointCount).map(Double.init))
    var advance = advances[0]
    for master in 0..<max(Int(data.master_count) - 1, 0) {
      let (moreX, moreY) = (numbers(pointCount), numbers(pointCount))
      guard master == blend.master else { continue }
      advance += (advances[master + 1] - advances[0]) * blend.share
      for point in 0..<pointCount {
        x[point] += Double(moreX[point]) * blend.share
        y[point] += Double(moreY[point]) * blend.share
      }
    }
    let scale = 1000 / Double(data.units_per_em)
    let points: [OutlinePoint] = (0..<pointCount).map { index in
      let bit: UInt8 = bits[index / 8] >> UInt8(index % 8) & 1
      return OutlinePoint(place: Point(x: x[index] * scale, y: -y[index] * scale), isOn: bit == 1)
    }
    var path = Path()
    var start = 0
    for count in counts {
      path.append(contour: points[start..<start + count])
      start += count
    }
    return GlyphOutline(
      id: id, advance: advance * scale,
      path: path.mapped { Point(x: $0.x.rounded(), y: $0.y.rounded()) })
  }
}
