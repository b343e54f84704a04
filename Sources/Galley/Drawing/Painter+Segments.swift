import GalleyDrawing
import GalleyLanguage
import GalleyLayout

// Segments beside each other, with and without a choice.

extension Painter {
  mutating func drawSegments(_ selected: Int?, at node: LayoutNodeID, _ styles: PlaceStyles) {
    let frame = layout.frames[node.position]
    let count = layout.tree.children(of: node).count
    // From iOS 26 on they are capsules.
    let isCapsule = hasTouchGlass
    fill(frame, radius: isCapsule ? frame.size.height / 2 : 8.9, .tertiarySystemFill, styles)
    guard count > 0 else { return }
    let share = frame.size.width / Double(count)
    func segment(_ position: Int) -> Rect {
      let place = styles.isRightToLeft ? count - 1 - position : position
      return Rect(
        x: frame.minX + Double(place) * share, y: frame.minY, width: share, height: frame.size.height)
    }
    for position in 1..<max(count, 1) where position != selected && position - 1 != selected {
      let part = segment(styles.isRightToLeft ? position - 1 : position)
      drawDivider(at: part.minX, in: frame, styles)
    }
    guard let selected, selected < count else { return }
    let isDark = styles.resolver.scheme == .dark
    let plate = isDark ? ResolvedColor(red: 99.0 / 255, green: 99.0 / 255, blue: 102.0 / 255) : .white
    list.begin(Layer(filter: Self.shadow(y: 3, radius: 8, opacity: 0.12)))
    fill(segment(selected).grown(by: -2), radius: isCapsule ? frame.size.height / 2 - 2 : 6.9, .solid(plate))
    list.endLayer()
  }

  /// Draws the plate of a group of controls, with lines between them.
  mutating func drawControlGroup(at node: LayoutNodeID, _ styles: PlaceStyles) {
    let frame = layout.frames[node.position]
    let controls = layout.tree.children(of: node).map { layout.frames[$0.position] }.sorted { $0.minX < $1.minX }
    if isMac {
      drawMacPlate(Path(frame, radii: CornerRadii(5), style: .continuous), styles)
    } else if look == .iOS26 {
      fill(capsule: frame, color(.tertiarySystemFill, styles))
    } else {
      fill(frame, radius: 8.9, .tertiarySystemFill, styles)
    }
    for (before, behind) in zip(controls, controls.dropFirst()) {
      drawDivider(at: (before.maxX + behind.minX) / 2, in: frame, styles)
    }
  }

  private mutating func drawDivider(at x: Double, in frame: Rect, _ styles: PlaceStyles) {
    list.fill(
      Rect(x: x - 0.5, y: frame.minY + frame.size.height * 0.28, width: 1, height: frame.size.height * 0.44),
      color(.separator, styles))
  }
}
