import GalleyExpressions
import GalleyTables

/// A view that a container was handed, on its own: a node, with the modifiers of what stands around it.
///
/// It is evaluated where it is shown, in the environment there.
struct Subview: Sendable {
  var node: NodeID
  /// Its own modifiers and those of the groups around it, innermost first.
  var chain: [ModifierLink]
  var activation: Index<Activation>
  var instantiation: Index<TypeInstantiation>
  /// What tells it from the others: its place in the terms of the store, or its number where there is none.
  var id: Int
  /// The label of what it was contributed by, for a view without one of its own; no link for none.
  var label = Link<String>.none
  /// The section that it stands in; nil between sections.
  var section: SectionPlace?
  /// What it says to its container, by the members of `ContainerValues`.
  var values: [Value]
}

/// What containers were told one by one: `Group(subviews:)`, `Group(sections:)` and their like.
struct ToldSubviews {
  var subviews = Table<Subview>()
  private var sectionCount = 0

  /// The number of a section, which no other has.
  mutating func beginSection() -> Int {
    sectionCount += 1
    return sectionCount
  }
}

extension Evaluator {
  /// A node as a value.
  mutating func view(_ node: NodeID, at scope: EvaluationScope) -> Value {
    let index = told.subviews.append(
      Subview(
        node: node, chain: chain(of: document.nodes[node], at: scope), activation: scope.activation,
        instantiation: scope.instantiation, id: 0, values: []))
    return Value(subview: index.position, id: node.position, containerValues: [])
  }

  /// A subview that an expression names, in a node's place; nothing where it is none of this evaluation.
  @inline(never)
  mutating func evaluateSubview(_ fields: [Value], _ node: NodeID, at scope: EvaluationScope) -> ViewNodeID {
    guard fields.count > 1, case .int(let position) = fields[0], told.subviews.indices.contains(Index(position)) else {
      return addGroup(node, at: scope)
    }
    let subview = told.subviews[Index(position)]
    guard enter(document.nodes[subview.node].span) else { return addGroup(node, at: scope) }
    defer { budget.endLevel() }
    let inside = EvaluationScope(
      activation: subview.activation, environment: scope.environment, instantiation: subview.instantiation)
    let result = within(.element(of: node, id: fields[1])) {
      $0.evaluate(subview.node, subview.chain[...], at: inside)
    }
    if !subview.label.isNone {
      let base = tree.base(of: result)
      if tree[base].label.isNone { tree[base].label = subview.label }
    }
    return result
  }

  /// All subviews of a collection.
  mutating func evaluateSubviews(_ values: [Value], _ node: NodeID, at scope: EvaluationScope) -> ViewNodeID {
    let result = addGroup(node, .dynamic, at: scope)
    var last = Link<ViewTree.Node>.none
    for case .record(.subview, let fields) in values {
      append(evaluateSubview(fields, node, at: scope), to: result, after: &last)
    }
    return result
  }
}
