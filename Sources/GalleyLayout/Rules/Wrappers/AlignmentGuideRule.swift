import GalleyTables

/// `alignmentGuide`: makes a guide of the view explicit, with the value that the host's closure gives.
///
/// Source: layout 1.3.
struct AlignmentGuideRule: WrapperRule {
  let node: NodeView

  static func store(_ guide: GuideID, value: HostClosureID) -> LayoutTree.Node {
    var node = LayoutTree.Node(.alignmentGuide)
    node.horizontal = guide
    node.keep(value)
    return node
  }

  var ownGuide: GuideID { node.storage.horizontal }
  private var value: HostClosureID { node.storage.kept() }

  func adjust(_ facts: inout NodeFacts, in engine: inout LayoutEngine) { facts.guides |= ownGuide.maskBit }

  func explicitGuide(_ guide: GuideID, size: Size, proposal: Proposal, in engine: inout LayoutEngine) -> Double {
    guard node.childCount > 0 else { return .nan }
    let child = node.child(0, in: engine)
    guard guide == ownGuide else { return engine.explicitGuide(guide, of: child, size: size, proposal: proposal) }
    let dimensions = engine.dimensions(of: child, size: size, proposal: proposal)
    return engine.host.guideValue(of: value, dimensions: dimensions)
  }
}
