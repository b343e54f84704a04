/// Which algorithm a node follows: the cases of `Primitive` without their parameters.
package enum NodeKind: UInt8, Sendable {
  case empty, fill, circle, text, symbol, spacer, image, deferred, control
  case stack, depthStack, viewThatFits, grid, lazyStack, lazyGrid, scroll, geometryReader, custom
  case fixedFrame, flexibleFrame, padding, fixedSize, aspectRatio, offset, position, priority, alignmentGuide
  case layered, styleLayer, ignoresSafeArea, safeAreaInset, safeAreaPadding, containerRelativeFrame
  case coordinateSpace, transform, layoutDirection, gridCell, cellBoundary, container, matchedSource, matchedView,
    presentation

  /// True for a node that has nothing to place: placing it is writing its frame.
  var isLeaf: Bool { rawValue <= NodeKind.control.rawValue }
}
