import GalleyTables

/// Something that the engine asks the rule of a node, whichever it is.
protocol RuleQuestion {
  associatedtype Answer

  func ask(_ rule: some LayoutRule, in engine: inout LayoutEngine) -> Answer
}

// The questions of `LayoutRule`, as values that `LayoutEngine.ask` carries to the rule of a node.

struct FactsQuestion: RuleQuestion {
  @inline(__always)
  func ask<Rule: LayoutRule>(_ rule: Rule, in engine: inout LayoutEngine) -> NodeFacts {
    var facts = rule.facts(in: &engine)
    if Rule.isLeaf { facts.flags.insert(.isLeaf) }
    return facts
  }
}

struct SizeQuestion: RuleQuestion {
  let proposal: Proposal

  @inline(__always)
  func ask(_ rule: some LayoutRule, in engine: inout LayoutEngine) -> Size { rule.size(proposal, in: &engine) }
}

struct LeastLengthQuestion: RuleQuestion {
  let axis: Axis
  let offer: Proposal

  @inline(__always)
  func ask(_ rule: some LayoutRule, in engine: inout LayoutEngine) -> Double {
    rule.leastLength(along: axis, offer, in: &engine)
  }
}

struct PlaceQuestion: RuleQuestion {
  let context: Index<PlacingContext>

  @inline(__always)
  func ask(_ rule: some LayoutRule, in engine: inout LayoutEngine) { rule.place(in: context, by: &engine) }
}

struct ExplicitGuideQuestion: RuleQuestion {
  let guide: GuideID
  let size: Size
  let proposal: Proposal

  @inline(__always)
  func ask(_ rule: some LayoutRule, in engine: inout LayoutEngine) -> Double {
    rule.explicitGuide(guide, size: size, proposal: proposal, in: &engine)
  }
}

struct SpacingQuestion: RuleQuestion {
  @inline(__always)
  func ask(_ rule: some LayoutRule, in engine: inout LayoutEngine) -> Index<SpacingWishes> { rule.spacing(in: &engine) }
}

/// Whether a grid sees through a node what the cell in it says.
struct CellAttributesQuestion: RuleQuestion {
  @inline(__always)
  func ask<Rule: LayoutRule>(_ rule: Rule, in engine: inout LayoutEngine) -> Bool { Rule.showsCellAttributes }
}
