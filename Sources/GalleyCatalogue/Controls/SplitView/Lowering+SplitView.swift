import GalleyLanguage
import GalleyLayout

// Views side by side with lines between them, on a Mac.

extension Lowering {
  /// The views share the length as those of a stack do, and fill it across.
  ///
  /// Source: grid 4.9.
  mutating func splitView(_ view: ViewReference, along axis: Axis) -> [LoweredView] {
    let panes = within(LoweringSurroundings()) { $0.lowerList(.content, of: view) }
    var pieces: [Piece] = []
    for (index, pane) in panes.enumerated() {
      if index > 0 { pieces.append(line(along: axis)) }
      let isLast = index == panes.count - 1
      let takesRest = isLast && UnconfirmedChoices.lastPaneOfSplitViewsTakesTheRest
      pieces.append(wrap(filling(across: axis, andAlong: takesRest), Piece(pane)))
    }
    let alignment: GuideID = axis == .horizontal ? .verticalCenter : .horizontalCenter
    return close(view, arrange(.stack(axis: axis, alignment: alignment, spacing: 0), pieces))
  }

  /// A frame that fills what it is offered across an axis, and perhaps along it too.
  private func filling(across axis: Axis, andAlong fillsAlong: Bool) -> Primitive {
    let all = FlexibleFrame.Limits(max: .infinity)
    let along = fillsAlong ? all : FlexibleFrame.Limits()
    return .flexibleFrame(
      FlexibleFrame(
        horizontal: axis == .horizontal ? along : all, vertical: axis == .vertical ? along : all, alignment: .center))
  }

  /// The line between two views: a point wide, and as long as there is room.
  private mutating func line(along axis: Axis) -> Piece {
    let minimum = axis == .horizontal ? Size(width: 1, height: 0) : Size(width: 0, height: 1)
    let maximum = axis == .horizontal ? Size(width: 1, height: .infinity) : Size(width: .infinity, height: 1)
    return Piece(layout.add(.control(ControlMetrics(minimum: minimum, ideal: minimum, maximum: maximum))))
  }
}
