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
    let minX = frame.minX <= left ? min(frame.minX, 0) : frame.minX
    let minY = frame.minY <= safeArea.top ? min(frame.minY, 0) : frame.minY
    let maxX = frame.maxX >= size.width - right ? max(frame.maxX, size.width) : frame.maxX
    let maxY = frame.maxY >= size.height - safeArea.bottom ? max(frame.maxY, size.height) : frame.maxY
    return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
