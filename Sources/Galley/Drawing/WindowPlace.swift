import GalleyLayout

/// Where the window ends, and its safe area.
struct WindowPlace {
  let size: Size
  private let safeArea: EdgeInsets
  private let hasWindow: Bool
  private let isRightToLeft: Bool

  init(_ canvas: Canvas, size: Size) {
    self.size = size
    safeArea = canvas.safeArea
    hasWindow = canvas.proposal == nil
    isRightToLeft = canvas.isRightToLeft
  }

  /// A viewport with the parts of the unsafe area that it touches, where what it scrolls shows as well.
  func reach(of frame: Rect) -> Rect {
    guard hasWindow else { return frame }
    let (left, right) =
      isRightToLeft ? (safeArea.trailing, safeArea.leading) : (safeArea.leading, safeArea.trailing)
    // Sums of lengths may miss the edge by their last digits.
    let slack = 0.001
    let minX = frame.minX <= left + slack ? min(frame.minX, 0) : frame.minX
    let minY = frame.minY <= safeArea.top + slack ? min(frame.minY, 0) : frame.minY
    let maxX = frame.maxX >= size.width - right - slack ? max(frame.maxX, size.width) : frame.maxX
    let maxY = frame.maxY >= size.height - safeArea.bottom - slack ? max(frame.maxY, size.height) : frame.maxY
    return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
