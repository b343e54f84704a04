import GalleyExpressions
import GalleyTables

/// The values that shown views give to those around them, by key.
///
/// A view's own value stands for those of the views in it. Of several beside each other the last counts, as with a `reduce`
/// that takes `nextValue()`: how a key puts values together is Swift of the author's.
struct GivenPreferences {
  private struct Given {
    /// When the tree comes by it.
    var time: Int
    var value: Value
    /// The one of the same key around it.
    var outer: Int?
  }

  /// By key, in the order of the tree.
  private var given: [String: [Given]] = [:]
  /// By node that gives or waits: the key, and when the tree comes by it and all in it.
  private var extents: [ViewNodeID: (key: String, times: ClosedRange<Int>)] = [:]

  init(_ tree: ViewTree, _ catalogue: Catalogue, _ types: TypeTable, isShown: (ViewNodeID) -> Bool) {
    var hasParent = Array(repeating: false, count: tree.nodes.count)
    for node in tree.nodes.indices {
      for child in tree.children(of: node) { hasParent[child.position] = true }
    }
    // A list, not recursion: trees may be deep.
    var pending = tree.nodes.indices.filter { !hasParent[$0.position] }.reversed().map { (node: $0, isLeft: false) }
    var open: [String: [Int]] = [:]
    var time = 0
    while let (node, isLeft) = pending.popLast() {
      time += 1
      if isLeft {
        guard let extent = extents[node] else { continue }
        extents[node]?.times = extent.times.lowerBound...time
        if catalogue.modifierOverload(of: tree[node])?.givesPreference == true { _ = open[extent.key]?.popLast() }
        continue
      }
      if let overload = catalogue.modifierOverload(of: tree[node]) {
        let arguments = Arguments(
          parameters: overload.parameters, given: tree.arguments[tree[node].arguments], types: types)
        if overload.givesPreference || overload.trigger == .preference,
          case .string(let key)? = arguments.value(of: "key"), isShown(node)
        {
          extents[node] = (key, time...time)
          pending.append((node, true))
          if overload.givesPreference, let value = arguments.value(of: "value") {
            let own = Given(time: time, value: value.withoutBinding, outer: open[key]?.last)
            open[key, default: []].append(given[key]?.count ?? 0)
            given[key, default: []].append(own)
          }
        }
      }
      for child in Array(tree.children(of: node)).reversed() { pending.append((child, false)) }
    }
  }

  /// What the views in a modifier that waits for a key give; nil if none gives anything.
  func value(given node: ViewNodeID) -> Value? {
    guard let (key, times) = extents[node], let all = given[key] else { return nil }
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].time <= times.upperBound { low = middle + 1 } else { high = middle }
    }
    guard low > 0, all[low - 1].time > times.lowerBound else { return nil }
    var last = all[low - 1]
    while let outer = last.outer, all[outer].time > times.lowerBound { last = all[outer] }
    return last.value
  }
}
