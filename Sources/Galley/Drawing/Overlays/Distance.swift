import GalleyLanguage
import GalleyLayout

/// A stretch with a length that the document gives or leaves free: a side of padding, a gap in a stack, or a spacer.
package struct Distance: Sendable {
  package enum Kind: Int, Sendable {
    case padding, gap, spacer
  }

  package let kind: Kind
  let rect: Rect
  /// The axis along which its length counts.
  let axis: Axis

  package var length: Double { rect.size[axis] }
  package var area: ViewBounds { ViewBounds(rect) }

  /// What floating point leaves is no distance.
  fileprivate var isSeen: Bool { length > 0.001 }
}

extension Node {
  /// The distances that the node makes around or between what it arranges.
  package var distances: [Distance] {
    guard entry.extent == .node, let layout = document.layout else { return [] }
    if let form = layout.tree.stackForm(of: entry.layout) {
      return parent?.stands(for: entry.layout) == true ? [] : distances(along: form.axis, in: layout)
    }
    guard let content = paddedContent else { return [] }
    let outer = layout.frames[entry.layout.position]
    return outer.sides(around: outer.common(with: content)).map {
      Distance(kind: .padding, rect: $0.rect, axis: $0.axis)
    }.filter(\.isSeen)
  }

  /// The frame of what a modifier keeps padding around; nil for any other node.
  ///
  /// A modifier of the document and the only one in it may stand for one place in the layout: the outer one has it.
  var paddedContent: Rect? {
    guard isModifier, entry.extent == .node, let layout = document.layout,
      layout.tree.kind(of: entry.layout) == .padding,
      let child = layout.tree.children(of: entry.layout).first
    else { return nil }
    if let parent, parent.isModifier, parent.stands(for: entry.layout) { return nil }
    return layout.frames[child.position]
  }

  private func stands(for place: LayoutNodeID) -> Bool { entry.extent == .node && entry.layout == place }

  /// The gaps between what a stack arranges, and the spacers in it.
  private func distances(along axis: Axis, in layout: LayoutResult) -> [Distance] {
    let frame = layout.frames[entry.layout.position]
    let children = layout.tree.children(of: entry.layout).filter { layout.isPlaced[$0.position] }
    let sorted = children.map { layout.frames[$0.position] }.sorted { $0.origin[axis] < $1.origin[axis] }
    let gaps = zip(sorted, sorted.dropFirst()).map { first, second in
      var band = frame
      band.origin[axis] = first.end(axis)
      band.size[axis] = second.origin[axis] - first.end(axis)
      return Distance(kind: .gap, rect: band, axis: axis)
    }
    let spacers = children.filter { layout.tree.kind(of: $0) == .spacer }.map {
      Distance(kind: .spacer, rect: layout.frames[$0.position], axis: axis)
    }
    return (gaps + spacers).filter(\.isSeen)
  }
}
