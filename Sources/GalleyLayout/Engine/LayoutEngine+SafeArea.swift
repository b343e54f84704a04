/// Safe areas: how far views may reach under them, and what makes them. Source: layout 4.14, 4.15.
extension LayoutEngine {
  /// How far a rectangle may grow into the safe area around it, in leading and trailing terms of the context.
  func safeAreaInsets(of rect: Rect, regions: SafeAreaRegions, context: Int32) -> EdgeInsets {
    let context = contexts[Int(context)]
    let tolerance = touchTolerance
    var grown = rect
    var record = context.safeArea
    var isInsideKeyboard = false
    while record >= 0 {
      var current = safeAreas[Int(record)]
      if isInsideKeyboard { current.keyboard = .zero }
      guard isRectilinear(from: current.transform, to: context.transform) else { break }
      grown = current.grown(grown, regions: regions, tolerance: tolerance)
      isInsideKeyboard = isInsideKeyboard || current.holdsWholeKeyboard
      record = current.outer
    }
    let insets = EdgeInsets(
      top: rect.minY - grown.minY, leading: rect.minX - grown.minX, bottom: grown.maxY - rect.maxY,
      trailing: grown.maxX - rect.maxX)
    return context.isRightToLeft ? insets.mirrored : insets
  }

  /// How far two edges may be apart that touch, in points: half a pixel.
  private var touchTolerance: Double { 0.5 / canvas.scale + 0.001 }

  /// Whether a rectangle begins where the safe part of its window does, below a status bar.
  func isAtTopOfSafeArea(_ rect: Rect, context: Int32) -> Bool {
    var record = contexts[Int(context)].safeArea
    while record >= 0, safeAreas[Int(record)].outer >= 0 { record = safeAreas[Int(record)].outer }
    guard record >= 0 else { return false }
    let window = safeAreas[Int(record)]
    return window.container.top > 0
      && abs(rect.minY - window.rect.minY - window.container.top) <= touchTolerance
  }

  /// Notes that a navigation bar with a large title stands above what is placed in a context.
  mutating func markLargeTitle(in context: Int32) {
    safeAreas[Int(contexts[Int(context)].safeArea)].hasLargeTitle = true
  }

  /// Whether a rectangle touches a navigation bar with a large title above it.
  ///
  /// Source: figures 1.
  func isBelowLargeTitle(_ rect: Rect, context: Int32) -> Bool {
    var record = contexts[Int(context)].safeArea
    while record >= 0 {
      let current = safeAreas[Int(record)]
      if current.hasLargeTitle {
        return abs(rect.minY - current.rect.minY - current.container.top) <= touchTolerance
      }
      record = current.outer
    }
    return false
  }

  /// Whether axis-parallel rectangles stay so on the way between two transforms.
  private func isRectilinear(from outer: Int32, to inner: Int32) -> Bool {
    guard outer != inner, inner >= 0 else { return true }
    return UnconfirmedChoices.scaledViewsKeepTheirSafeArea && transforms[Int(inner)].isRectilinear
  }

  /// A rectangle grown by insets in the context's leading and trailing terms.
  private func outset(_ rect: Rect, by insets: EdgeInsets, context: Int32) -> Rect {
    let absolute = contexts[Int(context)].isRightToLeft ? insets.mirrored : insets
    return Rect(
      x: rect.minX - absolute.leading, y: rect.minY - absolute.top,
      width: rect.size.width + absolute.leading + absolute.trailing,
      height: rect.size.height + absolute.top + absolute.bottom)
  }

  /// Notes how far a view is drawn over insets beyond its frame.
  mutating func noteReach(of index: Int32, over insets: EdgeInsets, context: Int32) {
    guard insets != .zero else { return }
    drawnFrames[LayoutNodeID(rawValue: index)] = outset(frames[Int(index)], by: insets, context: context)
  }

  /// The context of what stands in a frame whose edges hold insets back, those of a keyboard or of something else.
  mutating func inside(_ frame: Rect, insets: EdgeInsets, isKeyboard: Bool = false, context: Int32) -> Int32 {
    let absolute = contexts[Int(context)].isRightToLeft ? insets.mirrored : insets
    return inside(
      frame, container: isKeyboard ? .zero : absolute, keyboard: isKeyboard ? absolute : .zero, context: context)
  }

  /// The same where a keyboard covers the insets and reaches further: there is no other keyboard around.
  mutating func inside(_ frame: Rect, insets: EdgeInsets, below keyboard: EdgeInsets, context: Int32) -> Int32 {
    let absolute = contexts[Int(context)].isRightToLeft ? insets.mirrored : insets
    let inner = inside(frame, container: absolute, keyboard: keyboard, context: context)
    safeAreas[safeAreas.count - 1].holdsWholeKeyboard = true
    return inner
  }

  private mutating func inside(
    _ frame: Rect, container: EdgeInsets, keyboard: EdgeInsets, context: Int32
  ) -> Int32 {
    var inner = contexts[Int(context)]
    safeAreas.append(
      SafeAreaRecord(
        rect: frame, container: container, keyboard: keyboard, outer: inner.safeArea, transform: inner.transform))
    inner.safeArea = Int32(safeAreas.count - 1)
    return add(inner)
  }
}
