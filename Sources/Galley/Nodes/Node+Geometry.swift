import GalleyLanguage
import GalleyLayout

extension Node {
  /// The rectangle of the node in the window, in points; of several views that are one to their author, what encloses them.
  public var frame: ViewBounds { ViewBounds(document.frame(of: entry) ?? .zero) }

  /// What a style covers beyond the frame, under the safe area; nil where it does not.
  public var drawnFrame: ViewBounds? {
    // Few nodes are styles, so that is asked first.
    guard isModifier, document.tree.kind(of: entry.layout) == .styleLayer, !addsNothing else {
      return nil
    }
    return document.layout?.drawnFrames[entry.layout].map { ViewBounds($0) }
  }

  /// What the node was offered when its size was computed.
  public var proposal: Proposal { Proposal(document.proposals[entry.layout.position]) }

  /// Returns the rectangle of the node in the coordinates of another, such as its parent.
  public func bounds(in ancestor: Node) -> ViewBounds { frame.relative(to: ancestor.frame.origin) }
}

extension ViewBounds {
  /// Returns the rectangle with its edges on pixels, as SwiftUI draws; `scale` is the pixels per point.
  public func roundedToPixels(scale: Double) -> ViewBounds {
    ViewBounds(GalleyLayout.roundedToPixels(Rect(self), scale: scale))
  }
}

extension LaidOutDocument {
  /// Whether an entry is placed, or for a group one of its views.
  func isShown(_ entry: ReportTree.Entry) -> Bool {
    if case .node = entry.extent { return isPlaced[entry.layout.position] }
    return report.nodes(of: entry).contains { isPlaced[$0.position] }
  }

  /// The frame of an entry, which for a group is what encloses its views; nil if it is not placed.
  func frame(of entry: ReportTree.Entry) -> Rect? {
    if case .node = entry.extent { return isPlaced[entry.layout.position] ? frames[entry.layout.position] : nil }
    var result: Rect?
    for node in report.nodes(of: entry) where isPlaced[node.position] {
      result = result?.union(frames[node.position]) ?? frames[node.position]
    }
    return result
  }
}
