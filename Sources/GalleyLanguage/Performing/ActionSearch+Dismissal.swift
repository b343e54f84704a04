import GalleyExpressions
import GalleyTables

// How people leave what is presented, beside what is in it.

extension ActionSearch {
  /// What swiping away what a modifier presents does, or touching what is beside it.
  package func dismissal(of presenter: ViewNodeID) throws(DismissalFailure) -> ViewResponse {
    guard let overload = catalogue.modifierOverload(of: tree[presenter]), let exit = evaluator.exit(from: presenter)
    else { throw DismissalFailure(reason: "nothing is presented") }
    let name = name(ofModifier: presenter)
    switch overload.exit {
    case .swipe:
      guard !content(of: presenter).contains(where: { keepsPresented($0) }) else {
        throw DismissalFailure(reason: "`interactiveDismissDisabled` keeps the `\(name)`")
      }
      return .leave(exit)
    case .cancel:
      let buttons = content(of: presenter).filter { cancels($0) }
      return .all(buttons.prefix(1).compactMap { own(.tap, $0) } + [.leave(exit)])
    case .button:
      guard !content(of: presenter).contains(where: { isButton($0) }) else {
        throw DismissalFailure(reason: "the `\(name)` is left by its buttons")
      }
      return .leave(exit)
    case .none: throw DismissalFailure(reason: "the `\(name)` cannot be swiped away")
    }
  }

  /// The nodes that a modifier presents, in the order of the document; what these present in turn is not among them.
  private func content(of presenter: ViewNodeID) -> [ViewNodeID] {
    var result: [ViewNodeID] = []
    // A list, not recursion: trees may be deep.
    var pending = slots(of: presenter)
    while let node = pending.popLast() {
      result.append(node)
      pending += childrenInPlace(of: node).reversed()
    }
    return result
  }

  private func slots(of modifier: ViewNodeID) -> [ViewNodeID] {
    tree.children(of: modifier).filter { if case .slot = tree[$0].kind { true } else { false } }.reversed()
  }

  private func keepsPresented(_ node: ViewNodeID) -> Bool {
    guard let overload = catalogue.modifierOverload(of: tree[node]), let keeps = overload.keepsPresented else {
      return false
    }
    return keeps(arguments(of: node, overload))
  }

  private func cancels(_ node: ViewNodeID) -> Bool {
    guard let overload = catalogue.viewOverload(of: tree[node]), let cancels = overload.cancels else { return false }
    return cancels(
      Arguments(
        parameters: overload.parameters, given: tree.arguments[tree[node].arguments],
        types: evaluator.document.types))
  }
}

/// Why what is presented is not left.
package struct DismissalFailure: Error {
  package let reason: String
}
