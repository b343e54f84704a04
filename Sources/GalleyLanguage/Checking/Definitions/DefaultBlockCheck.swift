import CStackRoom
import GalleySource
import GalleyTables

/// Looks for blocks whose default uses a definition that takes the same default: the type of such a block would contain
/// itself, whatever the conditions around the use are.
struct DefaultBlockCheck {
  /// What is looked into once.
  private enum Subject: Hashable {
    /// The default of a parameter of a custom view, modifier or style.
    case block(DefinitionID, parameter: Index<Parameter>)
    case property(Index<CustomProperty>)
    case method(Index<ViewMethod>)
  }

  private let document: CheckedProgram
  /// The subjects around the one that is looked into.
  private var open: Set<Subject> = []
  private var done: Set<Subject> = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ document: CheckedProgram) {
    self.document = document
    for definition in RecursionCheck.definitions(of: document) {
      for parameter in document.view(definition).slots { visit(definition, parameter, usedAt: nil) }
    }
  }

  private mutating func visit(_ definition: DefinitionID, _ parameter: Index<Parameter>, usedAt span: SourceSpan?) {
    let view = document.view(definition)
    guard let content = view.plan.defaultBlocks[parameter.position] else { return }
    let subject = Subject.block(definition, parameter: parameter)
    if let span, open.contains(subject) { return report(view, parameter, at: span) }
    visit(subject) { $0.look(into: content) }
  }

  private mutating func visit(_ subject: Subject, _ body: (inout DefaultBlockCheck) -> Void) {
    guard !done.contains(subject), !open.contains(subject), stackHasRoom() else { return }
    open.insert(subject)
    body(&self)
    open.remove(subject)
    done.insert(subject)
  }

  private mutating func report(_ view: CustomView, _ parameter: Index<Parameter>, at span: SourceSpan) {
    let name = view.parameters[parameter].label
    diagnostics.append(
      Diagnostic(
        .recursiveView, "the default of `\(name)` uses `\(view.name)` with that same default, so its type has no end",
        at: span, label: "give `\(name)` here",
        related: [RelatedSpan(span: view.span, message: "`\(view.name)` is here")]))
  }

  private mutating func look(into node: NodeID) {
    guard stackHasRoom() else { return }
    let checked = document.nodes[node]
    for index in checked.modifiers { look(into: document.modifiers[index]) }
    switch checked.kind {
    case .invalid, .constants, .modifiedContent, .configuration, .customShape, .slot, .viewValue, .shownValue: break
    case .block(let members): for index in members { look(into: document.blockMembers[index]) }
    case .view, .customLayout: lookIntoArguments(of: checked.call)
    case .conditional(let index):
      let conditional = document.conditionals[index]
      for branch in conditional.branches { look(into: branch.body) }
      if let otherwise = conditional.otherwise { look(into: otherwise) }
    case .selection(let index):
      let selection = document.selections[index]
      for candidate in selection.cases { look(into: candidate.body) }
      if let otherwise = selection.otherwise { look(into: otherwise) }
    case .forEach(let index): look(into: document.forEachs[index].content)
    case .customView(let index):
      use(.view(index), checked.call, at: checked.span)
    case .property(let index, _):
      lookIntoArguments(of: checked.call)
      visit(.property(index)) { $0.look(into: $0.document.properties[index].body) }
    }
  }

  private mutating func look(into modifier: CheckedModifier) {
    switch modifier.kind {
    case .invalid: break
    case .modifier: lookIntoArguments(of: modifier.call)
    case .custom(let index):
      use(.modifier(index), modifier.call, at: modifier.span)
    case .concatenation(let calls): for index in calls { look(into: document.modifierCalls[index].modifier) }
    case .method(let index):
      lookIntoArguments(of: modifier.call)
      visit(.method(index)) { check in
        for position in check.document.viewMethods[index].modifiers {
          check.look(into: check.document.modifiers[position])
        }
        if let body = check.document.viewMethods[index].body { check.look(into: body) }
      }
    }
  }

  /// A use of a definition: the blocks that it gives, and the defaults of those that it does not.
  private mutating func use(_ definition: DefinitionID, _ call: CheckedCall, at span: SourceSpan) {
    lookIntoArguments(of: call)
    let given = Set(call.arguments.map { document.arguments[$0].parameter })
    for parameter in document.view(definition).slots where !given.contains(parameter) {
      visit(definition, parameter, usedAt: span)
    }
  }

  private mutating func lookIntoArguments(of call: CheckedCall) {
    for index in call.arguments { look(into: document.arguments[index].content) }
  }

  private mutating func look(into content: CheckedArgument.Content) {
    switch content {
    case .node(let node): look(into: node)
    case .closure(let index): if let body = document.closures[index].body { look(into: body) }
    case .controlStyle(let index):
      let style = document.styleUses[index]
      if case .custom(let definition) = style.kind {
        use(.style(definition), style.call, at: style.span)
      }
    case .constant, .dynamic, .action: break
    }
  }
}
