import GalleyExpressions
import GalleyTables

// What using a view does: its actions, what it writes, and what it opens or leaves.

extension Evaluator {
  /// Does what using a view does; returns what actions print.
  package mutating func follow(_ response: ViewResponse) -> [String] {
    run(response)
    return interaction.takePrinted()
  }

  private mutating func run(_ response: ViewResponse) {
    switch response {
    case .actions(let calls): for call in calls { run(call) }
    case .toggle(let binding): write(.bool(read(binding) != .bool(true)), to: binding)
    case .write(let binding, let value): write(value, to: binding)
    case .send(let response, let endOfFocus): send(response, endOfFocus)
    case .fold(let identity): interaction.turnFold(identity)
    case .scroll(let identity, let offset): interaction.store?[offsetAt: identity] = offset
    case .push(let path, let value): change(path) { $0.append(value) }
    case .leave(let exit): leave(exit)
    case .open(let address): interaction.printed.append("\(EnvironmentAction.openURL.rawValue)(\(address))")
    case .all(let responses): for response in responses { run(response) }
    case .disabled: break
    }
  }

  /// Does what sending a text does, and takes the focus from its field unless an action has written who has it.
  private mutating func send(
    _ response: ViewResponse, _ endOfFocus: [(binding: BindingReference, value: Value)]
  ) {
    interaction.beginWatchingWrites()
    run(response)
    let written = interaction.endWatchingWrites()
    for (binding, value) in endOfFocus where cell(of: binding).map({ !written.contains($0) }) ?? false {
      write(value, to: binding)
    }
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
      guard case .array(var values) = currentValue(of: binding) else { return }
      change(&values)
      write(.array(values), to: binding)
    case .own(let identity):
      var values = interaction.store?[pathAt: identity] ?? []
      change(&values)
      interaction.store?[pathAt: identity] = values
    }
  }
}
