import CStackRoom
import GalleySource

/// Looks for blocks whose default uses a definition that takes the same default: the type of such a block would contain
/// itself, whatever the conditions around the use are.
struct DefaultBlockCheck {
  /// What is looked into once.
  private enum Place: Hashable {
    /// The default of a parameter of a custom view, modifier or style.
    case block(RecursionCheck.Definition, parameter: Int32)
    case property(Int32)
    case method(Int32)
  }

  private let document: CheckedProgram
  /// The places around the one that is looked into.
  private var open: Set<Place> = []
  private var done: Set<Place> = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ document: CheckedProgram) {
    self.document = document
    for definition in RecursionCheck.definitions(of: document) {
      for parameter in document.definition(definition).slots { visit(definition, parameter, usedAt: nil) }
    }
  }

  private mutating func visit(_ definition: RecursionCheck.Definition, _ parameter: Int32, usedAt span: SourceSpan?) {
    let view = document.definition(definition)
    guard let content = view.plan.defaultBlocks[Int(parameter)] else { return }
    let place = Place.block(definition, parameter: parameter)
    if let span, open.contains(place) { return report(view, parameter, at: span) }
    visit(place) { $0.look(into: content) }
  }

  private mutating func visit(_ place: Place, _ body: (inout DefaultBlockCheck) -> Void) {
    guard !done.contains(place), !open.contains(place), stackHasRoom() else { return }
    open.insert(place)
    body(&self)
    open.remove(place)
    done.insert(place)
  }

  private mutating func report(_ view: CustomView, _ parameter: Int32, at span: SourceSpan) {
    let name = view.parameters[Int(parameter)].label
    diagnostics.append(
      Diagnostic(
        .recursiveView, "the default of `\(name)` uses `\(view.name)` with that same default, so its type has no end",
        at: span, label: "give `\(name)` here",
        related: [RelatedPlace(span: view.span, message: "`\(view.name)` is here")]))
  }

  private mutating func look(into node: NodeID) {
    guard stackHasRoom() else { return }
    let checked = document.nodes[node.index]
    for index in checked.modifiers.indices { look(into: document.modifiers[index]) }
    switch checked.kind {
    case .invalid, .constants, .modifiedContent, .configuration, .customShape, .slot: break
    case .block(let members): for index in members.indices { look(into: document.blockMembers[index]) }
    case .view: lookIntoArguments(of: checked.call)
    case .conditional(let index):
      let conditional = document.conditionals[Int(index)]
      for branch in conditional.branches { look(into: branch.body) }
      if let otherwise = conditional.otherwise { look(into: otherwise) }
    case .selection(let index):
      let selection = document.selections[Int(index)]
      for candidate in selection.cases { look(into: candidate.body) }
      if let otherwise = selection.otherwise { look(into: otherwise) }
    case .forEach(let index): look(into: document.forEachs[Int(index)].content)
    case .customView(let index):
      use(RecursionCheck.Definition(kind: .view, index: index), checked.call, at: checked.span)
    case .property(let index, _):
      lookIntoArguments(of: checked.call)
      visit(.property(index)) { $0.look(into: $0.document.properties[Int(index)].body) }
    }
  }

  private mutating func look(into modifier: CheckedModifier) {
    switch modifier.kind {
    case .invalid: break
    case .modifier: lookIntoArguments(of: modifier.call)
    case .custom(let index):
      use(RecursionCheck.Definition(kind: .modifier, index: index), modifier.call, at: modifier.span)
    case .concatenation(let calls): for index in calls.indices { look(into: document.modifierCalls[index]) }
    case .method(let index):
      lookIntoArguments(of: modifier.call)
      visit(.method(index)) { check in
        for position in check.document.viewMethods[Int(index)].modifiers.indices {
          check.look(into: check.document.modifiers[position])
        }
      }
    }
  }

  /// A use of a definition: the blocks that it gives, and the defaults of those that it does not.
  private mutating func use(_ definition: RecursionCheck.Definition, _ call: CheckedCall, at span: SourceSpan) {
    lookIntoArguments(of: call)
    let given = Set(call.arguments.indices.map { document.arguments[$0].parameter })
    for parameter in document.definition(definition).slots where !given.contains(parameter) {
      visit(definition, parameter, usedAt: span)
    }
  }

  private mutating func lookIntoArguments(of call: CheckedCall) {
    for index in call.arguments.indices { look(into: document.arguments[index].content) }
  }

  private mutating func look(into content: CheckedArgument.Content) {
    switch content {
    case .node(let node): look(into: node)
    case .closure(let index): if let body = document.closures[Int(index)].body { look(into: body) }
    case .controlStyle(let index):
      let style = document.styleUses[Int(index)]
      if case .custom(let definition) = style.kind {
        use(RecursionCheck.Definition(kind: .style, index: definition), style.call, at: style.span)
      }
    case .constant, .dynamic, .action: break
    }
  }
}
