import GalleyLanguage

// What takes fingers.

extension Node {
  /// What takes taps should not be smaller than this, in points, as Apple’s guidelines for iOS and iPadOS ask.
  static let leastTapLength = 44.0

  /// Whether a finger on the node does something.
  var takesTaps: Bool {
    guard let source, !isMade else { return false }
    let catalogue = document.typing.catalogue
    return catalogue.viewOverload(of: source)?.takesTaps ?? catalogue.modifierOverload(of: source)?.takesTaps ?? false
  }

  /// Why nothing in the node takes taps; nil where it does.
  var tapObstacle: TapObstacle? { entry.source.index.flatMap { document.tapObstacle($0) } }

  /// Whether a finger finds the node too small.
  var isSmallForFingers: Bool {
    let size = frame.size
    return size.width < Self.leastTapLength || size.height < Self.leastTapLength
  }

  /// Whether the node scrolls what is in it: a scroll view, or rows.
  var scrollsContent: Bool {
    guard !isMade, let showing = entry.source.index.flatMap({ document.showing($0) }) else { return false }
    return showing == .viewport || showing == .rows
  }
}

extension LaidOutDocument {
  /// Why what a modifier is applied to takes no taps; nil where it does, and for views.
  func tapObstacle(_ node: ViewNodeID) -> TapObstacle? { views.tapObstacle(at: node, typing.catalogue, types) }
}
