import GalleyExpressions
import GalleyTables

/// The values that shown views give to those around them, by key.
///
/// A view's own value stands for those of the views in it. Of several beside each other the last counts, as with a `reduce`
/// that takes `nextValue()`: how a key puts values together is Swift of the author's.
struct GivenPreferences {
  /// A modifier that gives a value or waits for one, while what is in it is walked.
  private struct Open {
    /// The value that is given; nil for one that waits.
    var own: Value?
    /// What the views in it gave last.
    var inner: Value?
  }

  /// By modifier that waits: what the views in it give.
  private var values: [ViewNodeID: Value] = [:]

  init(_ tree: ViewTree, _ catalogue: Catalogue, _ types: TypeTable, isShown: (ViewNodeID) -> Bool) {
    let parents = tree.parents
    // A list, not recursion: trees may be deep.
    var pending = tree.nodes.indices.filter { parents[$0.position].isNone }.reversed().map { Visit.enter($0) }
    var open: [String: [Open]] = [:]
    // What waits around content that is presented, or in a bar: values of that content do not reach it.
    var outside: [[String: [Open]]] = []
    while let visit = pending.popLast() {
      switch visit {
      case .leave(let node, let key):
        guard let left = open[key]?.popLast() else { continue }
        if left.own == nil { values[node] = left.inner }
        if let value = left.own ?? left.inner, let outer = open[key]?.indices.last { open[key]?[outer].inner = value }
      case .leaveContent: open = outside.popLast() ?? [:]
      case .enter(let node):
        if case .slot = tree[node].kind, let modifier = parents[node.position].index,
          catalogue.modifierOverload(of: tree[modifier])?.layout.isElsewhere == true
        {
          outside.append(open)
          open = [:]
          pending.append(.leaveContent)
        }
        if let (key, opened) = opening(at: node, tree, catalogue, types), isShown(node) {
          open[key, default: []].append(opened)
          pending.append(.leave(node, key))
        }
        for child in Array(tree.children(of: node)).reversed() { pending.append(.enter(child)) }
      }
    }
  }

  private enum Visit {
    case enter(ViewNodeID)
    /// Behind all that is in a modifier that gives a value for a key, or waits for one.
    case leave(ViewNodeID, String)
    case leaveContent
  }

  /// The key of a modifier that gives a value or waits for one; nil for any other node.
  private func opening(
    at node: ViewNodeID, _ tree: ViewTree, _ catalogue: Catalogue, _ types: TypeTable
  ) -> (key: String, Open)? {
    guard let overload = catalogue.modifierOverload(of: tree[node]),
      overload.givesPreference || overload.trigger == .preference
    else { return nil }
    let arguments = Arguments(
      parameters: overload.parameters, given: tree.arguments[tree[node].arguments], types: types)
    guard case .string(let key)? = arguments[.key] else { return nil }
    return (key, Open(own: overload.givesPreference ? arguments[.anyValue] : nil))
  }

  /// What the views in a modifier that waits for a key give; nil if none gives anything.
  func value(given node: ViewNodeID) -> Value? { values[node] }
}
