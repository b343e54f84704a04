import GalleyExpressions
package import GalleySource
import GalleyTables

// What SwiftUI runs by itself once state has changed: `onChange`, and `onAppear` and `onDisappear` of views that come
// and go.

extension Evaluator {
  /// Remembers a modifier that waits for a change, or for its view to come or go.
  mutating func noteWatcher(
    _ node: ViewNodeID, _ definition: Index<ModifierDefinition>, _ overload: ModifierOverload
  ) {
    guard interaction.store != nil, let trigger = overload.trigger else { return }
    var value: Value?
    switch trigger {
    case .change, .identity: value = watchedValue(of: node)
    case .appear, .disappear: break
    case .tap, .press, .gesture, .submit: return
    }
    let key = Watcher.Key(
      scope: interaction.identity, source: tree[node].source, definition: definition, number: 0)
    interaction.watchers.add(key, node: node, value: value)
  }

  /// The first argument of a call: what `onChange` and `task` with an id look at.
  private func watchedValue(of node: ViewNodeID) -> Value? {
    guard let first = tree[node].arguments.first else { return nil }
    let value = tree.arguments[first].value
    if case .binding(let reference) = value { return read(reference) }
    return value
  }

  /// What is to be run because this evaluation is not like the one before: the actions of watchers whose value changed
  /// and of views that came, in the order of the document.
  package func reactions(after before: Evaluator) -> [ActionCall] {
    var calls: [ActionCall] = []
    for watcher in watchersInOrder {
      let trigger = self.trigger(of: watcher)
      guard let old = before.interaction.watchers[watcher.key] else {
        if trigger == .appear || trigger == .identity || runsInitially(watcher) {
          calls += self.calls(of: watcher, old: watcher.value)
        }
        continue
      }
      if watcher.value != old.value { calls += self.calls(of: watcher, old: old.value) }
    }
    return calls
  }

  /// The actions of views of this evaluation that the next one does not have.
  package func farewells(before next: Evaluator) -> [ActionCall] {
    watchersInOrder.flatMap { watcher in
      next.interaction.watchers[watcher.key] == nil && trigger(of: watcher) == .disappear
        ? calls(of: watcher, old: nil) : []
    }
  }

  /// The watchers in the order of the document: the layers of a view are evaluated from the outermost.
  private var watchersInOrder: [Watcher] {
    var result: [Watcher] = []
    var chain: [Watcher] = []
    for watcher in interaction.watchers.all {
      if let outer = chain.last, !isLayer(watcher.node, inside: outer.node) {
        result += chain.reversed()
        chain = []
      }
      chain.append(watcher)
    }
    return result + chain.reversed()
  }

  /// Whether a modifier is a layer of the same view as one further out.
  private func isLayer(_ node: ViewNodeID, inside outer: ViewNodeID) -> Bool {
    var next = tree[outer].firstChild
    while let layer = next.index, tree[layer].isModifier {
      if layer == node { return true }
      next = tree[layer].firstChild
    }
    return false
  }

  private func trigger(of watcher: Watcher) -> ActionTrigger? { overload(of: watcher).trigger }

  private func overload(of watcher: Watcher) -> ModifierOverload {
    catalogue.modifiers[watcher.key.definition].overload(tree[watcher.node].overload)
  }

  /// Tells whether `onChange` has `initial: true`.
  private func runsInitially(_ watcher: Watcher) -> Bool {
    let node = tree[watcher.node]
    let arguments = Arguments(
      parameters: overload(of: watcher).parameters,
      given: tree.arguments[node.arguments],
      types: document.types)
    return arguments[.initial] == true
  }

  private func calls(of watcher: Watcher, old: Value?) -> [ActionCall] {
    (interaction.handlers[watcher.node] ?? []).map { handler in
      guard let value = watcher.value, let names = document.actions[handler.action].parameters else {
        return ActionCall(handler)
      }
      // A closure with one parameter is told the new value, one with two the old one first.
      let isOlderForm = names.slots.count == 1 || names.namedCount == 1
      return ActionCall(handler, isOlderForm ? [value] : [old ?? value, value])
    }
  }

  /// Where the modifier of an action stands in the document.
  package func span(of call: ActionCall) -> SourceSpan { document.span(of: tree[call.handler.node]) }
}

extension ArgumentLabel<Bool> {
  /// Whether `onChange` runs when its view appears.
  package static var initial: Self { Self("initial") }
}
