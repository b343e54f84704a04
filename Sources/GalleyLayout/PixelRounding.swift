/// Returns the drawn rectangle of a frame in window coordinates: each edge at the nearest device pixel, ties upwards.
///
/// `scale` is device pixels per point. Lengths follow from the edges, so neighbours stay neighbours. A coordinate that
/// is not finite stays as it is. Source: layout 1.7.
package func roundedToPixels(_ rect: Rect, scale: Double) -> Rect {
  guard scale > 0 && scale.isFinite else { return rect }
  let pixel = 1 / scale
  func rounded(_ length: Double) -> Double {
    length.isFinite ? ((length + pixel / 2) / pixel).rounded(.down) * pixel : length
  }
  let (minX, minY) = (rounded(rect.minX), rounded(rect.minY))
  let (maxX, maxY) = (rounded(rect.maxX), rounded(rect.maxY))
  return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
}
