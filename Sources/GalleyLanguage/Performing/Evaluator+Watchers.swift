package import GalleyExpressions
package import GalleySource
import GalleyTables

// What SwiftUI runs by itself once state has changed: `onChange`, and `onAppear` and `onDisappear` of views that come
// and go.

extension Evaluator {
  /// Remembers a modifier that waits for a change, or for its view to come or go.
  mutating func noteWatcher(
    _ modifier: ViewNodeID, of node: NodeID, _ position: Int, _ overload: ModifierOverload
  ) {
    guard interaction.store != nil, let trigger = overload.trigger, trigger.isWatched else { return }
    var value: Value?
    if trigger == .change || trigger == .identity {
      value = tree[modifier].arguments.first.map { current(tree.arguments[$0].value) }
    } else if trigger == .dismissal {
      value = presented(by: modifier, overload.parameters)
    }
    let key = Watcher.Key(scope: interaction.identity, node: node, position: position)
    interaction.watchers.add(key, node: modifier, value: value)
  }

  /// Whether anything waits for a change, or for its view to come or go.
  package var hasWatchers: Bool { !interaction.watchers.all.isEmpty }

  /// Takes down whose views layout shows, and what their geometry gives; `geometry` is nil for a view that is not shown.
  package mutating func noteShown(_ geometry: (ViewNodeID) -> Value?) {
    let watchers = interaction.watchers.current
    let preferences =
      watchers.contains { trigger(of: $0) == .preference }
      ? GivenPreferences(tree, catalogue, document.types) { geometry($0) != nil } : nil
    for watcher in watchers {
      guard let proxy = geometry(watcher.node) else { continue }
      interaction.shown.insert(watcher.key)
      if trigger(of: watcher) == .geometry {
        interaction.watchers.setValue(value(of: watcher, from: proxy), of: watcher.key)
      } else if let preferences, trigger(of: watcher) == .preference {
        interaction.watchers.setValue(preferences.value(given: watcher.node), of: watcher.key)
      }
    }
  }

  /// The value that the closure of `onGeometryChange` makes of its view's geometry.
  private mutating func value(of watcher: Watcher, from proxy: Value) -> Value? {
    guard case .modifier(let modifier) = tree[watcher.node].source else { return nil }
    for index in document.modifiers[modifier].call.arguments {
      guard case .closure(let closure) = document.arguments[index].content else { continue }
      return value(of: HostClosure(closure, in: tree[watcher.node].scope), [proxy])
    }
    return nil
  }

  /// Takes down whose views have been shown since they are there: those that are, and those that were before.
  package mutating func noteAlive(since before: Evaluator?) {
    let known = before?.interaction.alive.filter { interaction.watchers[$0] != nil } ?? []
    interaction.alive = interaction.shown.union(known)
  }

  /// What is to be run because this evaluation is not like the one before: the actions of watchers whose value changed
  /// and of views that are shown now, in the order of the document; without one before all have come.
  package func reactions(after before: Evaluator?) -> [ActionCall] {
    watchersInOrder.flatMap { watcher -> [ActionCall] in
      let comes =
        interaction.shown.contains(watcher.key) && before?.interaction.shown.contains(watcher.key) != true
      let wasAlive = before?.interaction.alive.contains(watcher.key) == true
      if comes, runsWhenItComes(watcher, again: wasAlive) { return calls(of: watcher, old: watcher.value) }
      guard wasAlive, trigger(of: watcher) != .dismissal, let old = before?.interaction.watchers[watcher.key],
        watcher.value != old.value
      else { return [] }
      // What gave a value is gone, and nobody knows the default of its key.
      if trigger(of: watcher) == .preference, watcher.value == nil { return [] }
      return calls(of: watcher, old: old.value)
    }
  }

  /// Tells whether a watcher runs when its view is shown, for the first time or again.
  private func runsWhenItComes(_ watcher: Watcher, again: Bool) -> Bool {
    let trigger = trigger(of: watcher)
    return trigger == .appear || trigger == .identity
      || !again && (trigger == .geometry || trigger == .change && runsInitially(watcher))
      || !again && trigger == .preference && watcher.value != nil
  }

  /// The actions of views that are shown in this evaluation, and not in the next one.
  package func farewells(before next: Evaluator) -> [ActionCall] {
    watchersInOrder.flatMap { watcher in
      trigger(of: watcher) == .disappear && interaction.shown.contains(watcher.key)
        && !next.interaction.shown.contains(watcher.key)
        ? calls(of: watcher, old: nil) : []
    }
  }

  /// The actions of what was presented before and is closed now, or has given way to another item.
  package func dismissals(after before: Evaluator?) -> [ActionCall] {
    guard let before else { return [] }
    return watchersInOrder.flatMap { watcher -> [ActionCall] in
      guard trigger(of: watcher) == .dismissal, let old = before.interaction.watchers[watcher.key]?.value else {
        return []
      }
      return old != .bool(false) && old != watcher.value ? calls(of: watcher, old: nil) : []
    }
  }

  /// The watchers in the order of the document: the layers of a view are evaluated from the outermost.
  private var watchersInOrder: [Watcher] {
    var result: [Watcher] = []
    var chain: [Watcher] = []
    for watcher in interaction.watchers.current {
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

  private func trigger(of watcher: Watcher) -> ActionTrigger? { overload(of: watcher)?.trigger }

  private func overload(of watcher: Watcher) -> ModifierOverload? {
    catalogue.modifierOverload(of: tree[watcher.node])
  }

  /// Tells whether `onChange` has `initial: true`.
  private func runsInitially(_ watcher: Watcher) -> Bool {
    guard let overload = overload(of: watcher) else { return false }
    let arguments = Arguments(
      parameters: overload.parameters, given: tree.arguments[tree[watcher.node].arguments],
      types: document.types)
    return arguments[.initial] == true
  }

  private func calls(of watcher: Watcher, old: Value?) -> [ActionCall] {
    interaction.handlers(of: watcher.node).map { handler in
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
