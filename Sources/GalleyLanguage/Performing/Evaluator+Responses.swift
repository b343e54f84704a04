import GalleyExpressions
import GalleyTables

// What using a view does: its actions, what it writes, and what it opens or leaves.

extension Evaluator {
  /// Does what using a view does; returns what actions print.
  package mutating func follow(_ response: ViewResponse) -> [String] {
    let printed = followed(response)
    return printed + takePrintedBySetters()
  }

  private mutating func followed(_ response: ViewResponse) -> [String] {
    switch response {
    case .actions(let calls):
      var printed: [String] = []
      for call in calls { printed += perform(call) }
      return printed
    case .toggle(let binding): write(.bool(read(binding) != .bool(true)), to: binding)
    case .write(let binding, let value): write(value, to: binding)
    case .send(let response, let endOfFocus): return send(response, endOfFocus)
    case .fold(let identity): interaction.turnFold(identity)
    case .scroll(let identity, let offset): interaction.store?[offsetAt: identity] = offset
    case .push(let path, let value): change(path) { $0.append(value) }
    case .leave(let exit): leave(exit)
    case .open(let address): return ["\(EnvironmentAction.openURL.rawValue)(\(address))"]
    case .all(let responses):
      var printed: [String] = []
      for response in responses { printed += follow(response) }
      return printed
    case .disabled: break
    }
    return []
  }

  /// Does what sending a text does, and takes the focus from its field unless an action has written who has it.
  private mutating func send(
    _ response: ViewResponse, _ endOfFocus: [(binding: BindingReference, value: Value)]
  ) -> [String] {
    interaction.beginWatchingWrites()
    let printed = follow(response)
    let written = interaction.endWatchingWrites()
    for (binding, value) in endOfFocus where cell(of: binding).map({ !written.contains($0) }) ?? false {
      write(value, to: binding)
    }
    return printed
  }

  /// The navigation stacks that show a page, in the order of evaluation.
  package var stacksWithPages: [ViewNodeID] { interaction.exits.filter { $0.kind == .page }.map(\.node) }

  /// The way out of what a modifier presents, or of the page that a stack shows.
  package func exit(from node: ViewNodeID) -> ViewExit? {
    interaction.exits.last { $0.node == node }?.exit
  }

  /// Leaves what is pushed or presented.
  mutating func leave(_ exit: ViewExit) {
    switch exit {
    case .write(let binding, let value): write(value, to: binding)
    case .pop(let path): change(path) { _ = $0.popLast() }
    case .fold(let identity): if interaction.isUnfolded(identity) { interaction.turnFold(identity) }
    }
  }

  /// Changes the values of a path.
  private mutating func change(_ path: NavigationPath, _ change: (inout [Value]) -> Void) {
    switch path {
    case .bound(let binding):
      guard case .array(var values) = read(binding) else { return }
      change(&values)
      write(.array(values), to: binding)
    case .own(let identity):
      var values = interaction.store?[pathAt: identity] ?? []
      change(&values)
      interaction.store?[pathAt: identity] = values
    }
  }
}
