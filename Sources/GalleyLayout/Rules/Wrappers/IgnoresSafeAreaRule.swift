import GalleyTables

/// `ignoresSafeArea`: its size is its view's, which is then laid out again with the room that the safe area held back.
///
/// Source: layout 4.14.
struct IgnoresSafeAreaRule: WrapperRule {
  static var idleness: Idleness { .untouchedSafeArea }

  let node: NodeView

  static func store(regions: SafeAreaRegions, edges: EdgeSet) -> LayoutTree.Node {
    var node = LayoutTree.Node(.ignoresSafeArea)
    node.bits = edges.rawValue | regions.rawValue << 4
    return node
  }

  private var edges: EdgeSet { EdgeSet(rawValue: node.storage.bits & 15) }
  private var regions: SafeAreaRegions { SafeAreaRegions(rawValue: node.storage.bits >> 4) }

  func adjust(_ facts: inout NodeFacts, in engine: inout LayoutEngine) { facts.becomeThoseOfASafeAreaModifier() }

  func spacing(in engine: inout LayoutEngine) -> Index<SpacingWishes> { SpacingWishes.ordinaryIndex }

  func place(in context: Index<PlacingContext>, by engine: inout LayoutEngine) {
    guard node.childCount > 0 else { return }
    let frame = engine.frames[node.index.position]
    let insets = engine.safeAreaInsets(of: frame, regions: regions, context: context).kept(on: edges)
    var offer = engine.proposals[node.index.position]
    for axis in Axis.allCases { offer[raw: axis] += insets.total(axis) }
    let child = node.child(0, in: engine)
    let size = engine.measure(child, offer)
    engine.noteReach(of: node.index, over: insets, context: context)
    engine.put(
      child, at: Point(x: -insets.leading, y: -insets.top), size: size, proposal: offer, in: frame, context: context)
  }
}

/// Regions of the safe area.
package struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let container = SafeAreaRegions(rawValue: 1)
  package static let keyboard = SafeAreaRegions(rawValue: 2)
  package static let all: SafeAreaRegions = [.container, .keyboard]
}
