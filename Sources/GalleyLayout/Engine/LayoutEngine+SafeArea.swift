import GalleyTables

/// Safe areas: how far views may reach under them, and what makes them. Source: layout 4.14, 4.15.
extension LayoutEngine {
  /// How far a rectangle may grow into the safe area around it, in leading and trailing terms of the context.
  func safeAreaInsets(of rect: Rect, regions: SafeAreaRegions, context: Index<PlacingContext>) -> EdgeInsets {
    let context = records.contexts[context]
    let tolerance = touchTolerance
    var grown = rect
    var record = context.safeArea
    var isInsideKeyboard = false
    while let index = record.index {
      var current = records.safeAreas[index]
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
  func isAtTopOfSafeArea(_ rect: Rect, context: Index<PlacingContext>) -> Bool {
    guard var record = records.contexts[context].safeArea.index else { return false }
    while let outer = records.safeAreas[record].outer.index { record = outer }
    let window = records.safeAreas[record]
    return window.container.top > 0
      && abs(rect.minY - window.rect.minY - window.container.top) <= touchTolerance
  }

  /// Notes that a navigation bar with a large title stands above what is placed in a context.
  mutating func markLargeTitle(in context: Index<PlacingContext>) {
    if let record = records.contexts[context].safeArea.index { records.safeAreas[record].hasLargeTitle = true }
  }

  /// Whether a rectangle touches a navigation bar with a large title above it.
  ///
  /// Source: figures 1.
  func isBelowLargeTitle(_ rect: Rect, context: Index<PlacingContext>) -> Bool {
    var record = records.contexts[context].safeArea
    while let index = record.index {
      let current = records.safeAreas[index]
      if current.hasLargeTitle {
        return abs(rect.minY - current.rect.minY - current.container.top) <= touchTolerance
      }
      record = current.outer
    }
    return false
  }

  /// Whether axis-parallel rectangles stay so on the way between two transforms.
  private func isRectilinear(from outer: Link<TransformRecord>, to inner: Link<TransformRecord>) -> Bool {
    guard outer != inner, let inner = inner.index else { return true }
    return UnconfirmedChoices.scaledViewsKeepTheirSafeArea && records.transforms[inner].isRectilinear
  }

  /// A rectangle grown by insets in the context's leading and trailing terms.
  private func outset(_ rect: Rect, by insets: EdgeInsets, context: Index<PlacingContext>) -> Rect {
    let absolute = records.contexts[context].isRightToLeft ? insets.mirrored : insets
    return Rect(
      x: rect.minX - absolute.leading, y: rect.minY - absolute.top,
      width: rect.size.width + absolute.leading + absolute.trailing,
      height: rect.size.height + absolute.top + absolute.bottom)
  }

  /// Notes how far a view is drawn over insets beyond its frame.
  mutating func noteReach(of index: LayoutNodeID, over insets: EdgeInsets, context: Index<PlacingContext>) {
    guard insets != .zero else { return }
    drawnFrames[index] = outset(frames[index.position], by: insets, context: context)
  }

  /// The context of what stands in a frame whose edges hold insets back, those of a keyboard or of something else.
  mutating func inside(
    _ frame: Rect, insets: EdgeInsets, isKeyboard: Bool = false, context: Index<PlacingContext>
  ) -> Index<PlacingContext> {
    let absolute = records.contexts[context].isRightToLeft ? insets.mirrored : insets
    return inside(
      frame, container: isKeyboard ? .zero : absolute, keyboard: isKeyboard ? absolute : .zero, context: context)
  }

  /// The same where a keyboard covers the insets and reaches further: there is no other keyboard around.
  mutating func inside(
    _ frame: Rect, insets: EdgeInsets, below keyboard: EdgeInsets, context: Index<PlacingContext>
  ) -> Index<PlacingContext> {
    let absolute = records.contexts[context].isRightToLeft ? insets.mirrored : insets
    let inner = inside(frame, container: absolute, keyboard: keyboard, context: context)
    if let record = records.contexts[inner].safeArea.index { records.safeAreas[record].holdsWholeKeyboard = true }
    return inner
  }

  private mutating func inside(
    _ frame: Rect, container: EdgeInsets, keyboard: EdgeInsets, context: Index<PlacingContext>
  ) -> Index<PlacingContext> {
    var inner = records.contexts[context]
    inner.safeArea = Link(
      records.safeAreas.append(
        SafeAreaRecord(
          rect: frame, container: container, keyboard: keyboard, outer: inner.safeArea, transform: inner.transform)))
    return add(inner)
  }
}
