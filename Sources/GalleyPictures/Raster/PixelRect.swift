import GalleyLayout

/// A rectangle of whole pixels.
struct PixelRect: Hashable, Sendable {
  var minX, minY, maxX, maxY: Int

  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// The pixels that a rectangle touches; what is far away is cut off.
  init(around rect: Rect) {
    func whole(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
      value.isNaN ? 0 : Int(min(max(value, -Self.reach), Self.reach).rounded(rule))
    }
    self.init(
      minX: whole(rect.minX, .down), minY: whole(rect.minY, .down), maxX: whole(rect.maxX, .up),
      maxY: whole(rect.maxY, .up))
  }

  private static let reach = 1e6

  var width: Int { max(maxX - minX, 0) }
  var height: Int { max(maxY - minY, 0) }
  var area: Int { width * height }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return common.isEmpty ? .empty : common
  }

  func grown(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
  }

  /// As coordinates of paths.
  var rect: Rect { Rect(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height)) }
}

extension PixelRect {
  /// Grows to hold a pixel.
  mutating func include(_ x: Int, _ y: Int) {
    if isEmpty {
      self = PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
    } else {
      (minX, minY, maxX, maxY) = (min(minX, x), min(minY, y), max(maxX, x + 1), max(maxY, y + 1))
    }
  }
}
