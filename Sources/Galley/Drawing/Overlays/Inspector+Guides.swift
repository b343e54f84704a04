import GalleyDrawing
import GalleyLanguage
import GalleyLayout
import GalleyTables

// The lines on which views are aligned.

extension Inspector {
  // MARK: Guides

  mutating func drawGuides() {
    for (node, form, frame, children) in stacks() where !children.isEmpty {
      let cross = form.axis.cross
      let explicit = children.contains { hasExplicitGuide(form.guide, $0) }
      // A view with a guide of its own is moved until that falls on the line of the others.
      let places = children.filter { !hasExplicitGuide(form.guide, $0) }.compactMap {
        place(of: form.guide, in: $0, isRightToLeft: isRightToLeft(node))
      }
      guard let place = places.first, places.allSatisfy({ abs($0 - place) < 0.01 }) else { continue }
      var (start, end) = (frame.origin, frame.origin)
      start[cross] = place
      end[cross] = place
      start[form.axis] -= 3
      end[form.axis] = frame.end(form.axis) + 3
      line([start, end], OverlayColor.guide, width: 0.75, dash: [3, 2])
      guard explicit, let name = Self.name(of: form.guide) else { continue }
      writer.add(
        OverlayLabel(
          text: name, color: OverlayColor.guide, rank: .name, anchor: start,
          places: OverlayLabel.places(
            around: Rect(origin: start, size: Size(width: end.x - start.x, height: end.y - start.y)),
            writer.size(of: name))))
    }
  }

  /// Whether a guide is made explicit by a view or what is around it.
  private func hasExplicitGuide(_ guide: GuideID, _ node: LayoutNodeID) -> Bool {
    wrapped(in: node).contains { layout.tree.explicitGuide(of: $0) == guide }
  }

  /// A node and what is in it, as long as that is one view.
  private func wrapped(in node: LayoutNodeID) -> [LayoutNodeID] {
    var result = [node]
    while let last = result.last, layout.tree.stackForm(of: last) == nil, layout.tree.children(of: last).count == 1,
      let inner = layout.tree.children(of: last).first
    {
      result.append(inner)
    }
    return result
  }

  /// Where a guide of a view stands in the window; nil where that is not seen from its frame.
  private func place(of guide: GuideID, in node: LayoutNodeID, isRightToLeft: Bool) -> Double? {
    let frame = layout.frames[node.position]
    switch guide.builtIn {
    case .leading: return isRightToLeft ? frame.maxX : frame.minX
    case .trailing: return isRightToLeft ? frame.minX : frame.maxX
    case .horizontalCenter: return frame.midX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .verticalCenter: return frame.midY
    case .firstTextBaseline, .lastTextBaseline:
      guard let inner = wrapped(in: node).last, layout.tree.kind(of: inner) == .text else { return nil }
      let baselines = baselines(of: inner)
      return guide == .firstTextBaseline ? baselines.first : baselines.last
    case nil: return nil
    }
  }

  private static func name(of guide: GuideID) -> String? {
    switch guide.builtIn {
    case .leading: "leading"
    case .trailing: "trailing"
    case .horizontalCenter, .verticalCenter: "center"
    case .top: "top"
    case .bottom: "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    case nil: nil
    }
  }

  // MARK: Baselines

  mutating func drawBaselines() {
    var known: Set<LayoutNodeID> = []
    for shown in shown where shown.node.entry.extent == .node {
      let node = shown.node.entry.layout
      guard layout.tree.kind(of: node) == .text, known.insert(node).inserted else { continue }
      let lines = baselines(of: node)
      for y in Set([lines.first, lines.last].compactMap(\.self)).sorted() {
        line([Point(x: shown.frame.minX, y: y), Point(x: shown.frame.maxX, y: y)], OverlayColor.modifier)
      }
    }
  }

  /// The baselines of a text in the window.
  private func baselines(of node: LayoutNodeID) -> [Double] {
    guard let content = layout.tree.text(of: node) else { return [] }
    let text = measurer.placedText(content, proposal: layout.proposals[node.position], isRightToLeft: false)
    return text.lines.map { layout.frames[node.position].minY + $0.baseline }
  }
}
