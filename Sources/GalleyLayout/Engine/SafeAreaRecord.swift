import GalleyTables

/// A rectangle whose edges hold something back from the views in it: the window's safe area, or an inset's content.
///
/// Insets are absolute: `leading` is the left edge here. Source: layout 4.14.
struct SafeAreaRecord {
  var rect: Rect
  var container: EdgeInsets
  var keyboard = EdgeInsets.zero
  var outer: Link<SafeAreaRecord>
  /// The transform in force where the record was made.
  var transform: Link<TransformRecord>
  /// The keyboard of the records around is that of this one.
  var holdsWholeKeyboard = false
  /// What is held back at the top is a navigation bar with a large title.
  var hasLargeTitle = false

  /// The rectangle `rect` grows to over edges that it touches, in the regions asked for.
  ///
  /// An edge touches when it lies between the inner edge and the edge of what is selected, both included, within
  /// `tolerance`.
  func grown(_ rect: Rect, regions: SafeAreaRegions, tolerance: Double) -> Rect {
    var result = rect
    for edge in Edge.allCases {
      let total = container[edge] + keyboard[edge]
      let outset = selected(edge, regions: regions)
      guard outset != 0 else { continue }
      let sign = edge == .top || edge == .leading ? 1.0 : -1.0
      let inner = self.rect.position(of: edge) + sign * total
      let outer = inner - sign * outset
      let position = rect.position(of: edge)
      guard position >= min(inner, outer) - tolerance && position <= max(inner, outer) + tolerance else { continue }
      result.move(edge, to: outer)
    }
    return result
  }

  /// The inset of the regions asked for; the keyboard blocks an edge for the container's inset behind it.
  private func selected(_ edge: Edge, regions: SafeAreaRegions) -> Double {
    if regions.contains(.keyboard) {
      return keyboard[edge] + (regions.contains(.container) ? container[edge] : 0)
    }
    return keyboard[edge] == 0 && regions.contains(.container) ? container[edge] : 0
  }
}

extension Rect {
  /// The coordinate of an edge; leading is left.
  func position(of edge: Edge) -> Double {
    switch edge {
    case .top: minY
    case .leading: minX
    case .bottom: maxY
    case .trailing: maxX
    }
  }

  /// Moves an edge and leaves the opposite one where it is.
  mutating func move(_ edge: Edge, to position: Double) {
    switch edge {
    case .top:
      size.height += origin.y - position
      origin.y = position
    case .leading:
      size.width += origin.x - position
      origin.x = position
    case .bottom: size.height = position - origin.y
    case .trailing: size.width = position - origin.x
    }
  }
}

extension EdgeInsets {
  /// Leading and trailing swapped.
  var mirrored: EdgeInsets { EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) }
}
