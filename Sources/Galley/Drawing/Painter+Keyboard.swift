import GalleyDrawing
import GalleyExpressions
import GalleyLayout

// The keyboard over the lower part of a window, which layout knows by its height alone.

extension Painter {
  private static let rows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]

  /// Draws a keyboard with four rows of keys, above what its lower end has for other keys on phones without a button.
  ///
  /// Its parts are by eye: gaps of 6 between keys, rows of 54 on phones where there is room, corners of 5.
  mutating func drawKeyboard(_ resolver: StyleResolver) {
    let canvas = document.surroundings.canvas
    guard canvas.keyboardHeight > 0 else { return }
    let isDark = resolver.scheme == .dark
    let plate = Rect(
      x: 0, y: canvas.size.height - canvas.keyboardHeight, width: canvas.size.width, height: canvas.keyboardHeight)
    list.fill(plate, .solid(Self.gray(isDark ? 43 : 209)))
    let end = canvas.safeArea.bottom + (document.surroundings.keyboard == .phone ? 42 : 0)
    let room = max(plate.size.height - end, 0) * 0.83 / 4
    let height = document.surroundings.keyboard == .tablet ? room : min(room, 54)
    let top = plate.maxY - end - 4 * height
    let left = canvas.safeArea.leading
    let width = max(plate.size.width - left - canvas.safeArea.trailing, 0)
    let step = width / 10
    let key = Paint.solid(Self.gray(isDark ? 107 : 255))
    let other = Paint.solid(Self.gray(isDark ? 70 : 172))
    let ink = Paint.solid(resolver.system(.label))
    func line(_ row: Int, from start: Double, _ length: Double) -> Rect {
      let inset = min(3, height / 8)
      return Rect(
        x: start + inset, y: top + Double(row) * height + inset * 2, width: max(length - 2 * inset, 0),
        height: height - 4 * inset)
    }
    for (row, letters) in Self.rows.enumerated() {
      let start = left + (width - Double(letters.count) * step) / 2
      for (place, letter) in letters.enumerated() {
        let rect = line(row, from: start + Double(place) * step, step)
        fill(rect, radius: 5, key)
        drawWords(
          String(letter), min(height, step * 1.4) * 0.4, weight: .regular, ink, in: rect, leading: nil,
          isRightToLeft: false)
      }
    }
    for start in [left, left + width - 1.4 * step] { fill(line(2, from: start, 1.4 * step), radius: 5, other) }
    for (start, length, paint) in [(0, 2.5, other), (2.5, 5, key), (7.5, 2.5, other)] {
      fill(line(3, from: left + start * step, length * step), radius: 5, paint)
    }
  }

  private static func gray(_ level: Double) -> ResolvedColor {
    ResolvedColor(red: level / 255, green: level / 255, blue: level / 255)
  }
}
