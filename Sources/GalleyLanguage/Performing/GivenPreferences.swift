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
    var hasParent = Array(repeating: false, count: tree.nodes.count)
    for node in tree.nodes.indices {
      for child in tree.children(of: node) { hasParent[child.position] = true }
    }
    // A list, not recursion: trees may be deep.
    var pending = tree.nodes.indices.filter { !hasParent[$0.position] }.reversed()
      .map { (node: $0, leaves: String?.none) }
    var open: [String: [Open]] = [:]
    while let (node, leaves) = pending.popLast() {
      if let key = leaves {
        guard let left = open[key]?.popLast() else { continue }
        if left.own == nil { values[node] = left.inner }
        if let value = left.own ?? left.inner, let outer = open[key]?.indices.last { open[key]?[outer].inner = value }
        continue
      }
      if let overload = catalogue.modifierOverload(of: tree[node]) {
        let arguments = Arguments(
          parameters: overload.parameters, given: tree.arguments[tree[node].arguments], types: types)
        if overload.givesPreference || overload.trigger == .preference,
          case .string(let key)? = arguments.value(of: "key"), isShown(node)
        {
          open[key, default: []].append(
            Open(own: overload.givesPreference ? arguments.value(of: "value")?.withoutBinding : nil))
          pending.append((node, key))
        }
      }
      for child in Array(tree.children(of: node)).reversed() { pending.append((child, nil)) }
    }
  }

  /// What the views in a modifier that waits for a key give; nil if none gives anything.
  func value(given node: ViewNodeID) -> Value? { values[node] }
}
