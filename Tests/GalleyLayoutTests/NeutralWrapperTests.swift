import GalleyLayout
import Testing

/// A wrapper that leaves the size of its view alone leaves every frame alone: no child's turn in a stack depends on it.
@Suite struct NeutralWrapperTests {
  /// Wrappers that say what holds without them, for a view of priority 0 that has no guides of its own.
  static let wrappers: [(name: String, wrap: @Sendable (Specimen) -> Specimen)] = [
    ("layoutPriority(0)", { $0.priority(0) }),
    ("overlay", { $0.overlay(.center, color) }),
    ("background", { $0.wrapped(.styleLayer(ignoredEdges: [], isBackground: true)) }),
    ("alignmentGuide(leading)", { $0.guide(.leading) { _ in 0 } }),
    ("alignmentGuide(verticalCenter)", { $0.guide(.verticalCenter) { $0.size.height / 2 } }),
    ("frame()", { $0.wrapped(.fixedFrame(width: nil, height: nil, alignment: .center)) }),
    (
      "frame(minWidth: nil)",
      { $0.wrapped(.flexibleFrame(FlexibleFrame(horizontal: .init(), vertical: .init(), alignment: .center))) }
    ),
    ("padding(0)", { $0.padding(0) }),
    ("offset(0, 0)", { $0.offset(0, 0) }),
    ("coordinateSpace", { $0.wrapped(.coordinateSpace("space")) }),
    ("several", { $0.padding(0).priority(0).overlay(.center, color) }),
  ]

  @Test(arguments: 0..<11) func wrappersChangeNoFrame(_ wrapper: Int) {
    let (name, wrap) = Self.wrappers[wrapper]
    var random = SeededGenerator(UInt64(wrapper) + 900)
    for tree in 0..<150 {
      let axis: Axis = Bool.random(using: &random) ? .horizontal : .vertical
      let children = (0..<Int.random(in: 2...4, using: &random)).map { leaf(&random).tag("\($0)") }
      let spacing: Double? = [nil, 0, 5][Int.random(in: 0..<3, using: &random)]
      let length = [30.0, 60, 100, 150, 200, 333][Int.random(in: 0..<6, using: &random)]
      let chosen = Int.random(in: 0..<children.count, using: &random)
      var wrapped = children
      wrapped[chosen] = wrap(children[chosen])
      func layout(_ children: [Specimen]) -> Layout {
        let guide: GuideID = axis == .horizontal ? .verticalCenter : .horizontalCenter
        return Layout(Specimen(.stack(axis: axis, alignment: guide, spacing: spacing), children), length, length)
      }
      let (plain, other) = (layout(children), layout(wrapped))
      for index in children.indices {
        let (frame, found) = (plain.frame("\(index)"), other.frame("\(index)"))
        let isSame = isClose(frame.minX, found.minX) && isClose(frame.minY, found.minY) && frame.size == found.size
        #expect(isSame, "\(name) around child \(chosen) of tree \(tree) moves child \(index): \(frame), \(found)")
      }
    }
  }

  private func leaf(_ random: inout SeededGenerator) -> Specimen {
    let characters = [5, 12, 25, 40]
    switch Int.random(in: 0..<8, using: &random) {
    case 0...4: return wrappingText(characters[Int.random(in: 0..<4, using: &random)])
    case 5: return color
    case 6: return F(20, 33)
    default: return wrappingText(12).padding(8)
    }
  }
}
