import CStackRoom
import GalleyExpressions
import GalleySource
import GalleyTables

/// Looks for views, modifiers and styles that contain themselves where nothing could end that.
///
/// A way from a definition to the next counts if no condition or loop on it depends on a parameter, on state or on the
/// environment.
struct RecursionCheck {
  /// What a definition certainly shows.
  private struct Content {
    var uses: [(definition: DefinitionID, span: SourceSpan)] = []
    /// The parameters that are blocks.
    var slots: Set<Index<Parameter>> = []
    /// The properties and methods that were looked into: those that use others twice multiply.
    var properties: Set<Index<CustomProperty>> = []
    var methods: Set<Index<ViewMethod>> = []
  }

  private let document: CheckedProgram
  private let catalogue: Catalogue
  /// The expressions whose value can differ from one use of their definition to the next.
  private let variableExpressions: Set<CheckedExpressionID>
  private var contents: [DefinitionID: Content] = [:]
  private var open: [DefinitionID] = []
  private var done: Set<DefinitionID> = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ document: CheckedProgram, catalogue: Catalogue, variableExpressions: Set<CheckedExpressionID>) {
    self.document = document
    self.catalogue = catalogue
    self.variableExpressions = variableExpressions
    for definition in Self.definitions(of: document) { start(definition) }
  }

  /// All definitions of a document but itself, which is the first view, and which nobody can contain.
  static func definitions(of document: CheckedProgram) -> [DefinitionID] {
    document.views.indices.dropFirst().map { .view($0) } + document.viewModifiers.indices.map { .modifier($0) }
      + document.styles.indices.map { .style($0) }
  }

  private func view(_ definition: DefinitionID) -> CustomView { document.view(definition) }

  private mutating func start(_ definition: DefinitionID) { visit(definition, usedAt: view(definition).span) }

  private mutating func visit(_ definition: DefinitionID, usedAt span: SourceSpan) {
    if let first = open.firstIndex(of: definition) {
      report(Array(open[first...]), at: span)
      return
    }
    guard !done.contains(definition), stackHasRoom() else { return }
    open.append(definition)
    for use in content(of: definition).uses { visit(use.definition, usedAt: use.span) }
    open.removeLast()
    done.insert(definition)
  }

  private mutating func report(_ cycle: [DefinitionID], at span: SourceSpan) {
    // Who follows the first few finds the others.
    let shown = cycle.prefix(cycle.count > 8 ? 6 : 8)
    let names = shown.map { view($0).name }
    let hidden = cycle.count - shown.count
    let way = names.map { "`\($0)`" } + (hidden > 0 ? ["\(hidden) more"] : []) + ["`\(names[0])`"]
    diagnostics.append(
      Diagnostic(
        .recursiveView,
        cycle.count == 1
          ? "`\(names[0])` contains itself, and no condition could end that"
          : "these contain each other, and no condition could end that: \(way.joined(separator: " → "))",
        at: span,
        help: ["put one of the uses into an `if` or a `ForEach` that depends on a parameter or on state"],
        related: shown.map { RelatedSpan(span: view($0).span, message: "`\(view($0).name)` is here") }))
  }

  private mutating func content(of definition: DefinitionID) -> Content {
    if let known = contents[definition] { return known }
    // While it is being found, a definition shows nothing: the cycle is found by `visit`.
    contents[definition] = Content()
    var content = Content()
    add(view(definition).body, to: &content)
    contents[definition] = content
    return content
  }

  private mutating func add(_ node: NodeID, to content: inout Content) {
    guard stackHasRoom() else { return }
    let checked = document.nodes[node]
    for index in checked.modifiers { add(document.modifiers[index], to: &content) }
    switch checked.kind {
    case .invalid, .constants, .modifiedContent, .configuration, .customShape, .shownValue: break
    case .block(let members): for index in members { add(document.blockMembers[index], to: &content) }
    case .view, .customLayout: addBlocks(of: checked.call, to: &content)
    case .conditional(let index): add(document.conditionals[index], to: &content)
    case .selection(let index):
      let selection = document.selections[index]
      guard !depends(selection.subject.recipe) else { return }
      for candidate in selection.cases { add(candidate.body, to: &content) }
      if let otherwise = selection.otherwise { add(otherwise, to: &content) }
    case .forEach(let index):
      let loop = document.forEachs[index]
      addSubviews(loop.data.recipe, to: &content)
      if !depends(loop.data.recipe) { add(loop.content, to: &content) }
    case .customView(let index):
      addUse(.view(index), checked.call, at: checked.span, to: &content)
    case .property(let index, _):
      if content.properties.insert(index).inserted { add(document.properties[index].body, to: &content) }
      addBlocks(of: checked.call, to: &content)
    case .slot(let parameter, _): content.slots.insert(parameter)
    case .viewValue(let index): content.slots.insert(document.viewValues[index].parameter)
    }
  }

  private mutating func add(_ conditional: CheckedConditional, to content: inout Content) {
    for branch in conditional.branches {
      var isCertain = true
      for clause in branch.clauses {
        switch clause {
        case .expression(let value):
          if depends(value.recipe) { return }
          if case .constant(.bool(false)) = value.recipe { isCertain = false }
        case .binding(_, let value): if depends(value.recipe) { return }
        // Which branch is shown follows from the value, which is not looked at.
        case .pattern, .view: return
        case .available(let isAvailable): isCertain = isCertain && isAvailable
        }
      }
      if isCertain { return add(branch.body, to: &content) }
    }
    if let otherwise = conditional.otherwise { add(otherwise, to: &content) }
  }

  private mutating func add(_ modifier: CheckedModifier, to content: inout Content) {
    switch modifier.kind {
    case .invalid: break
    case .modifier: addBlocks(of: modifier.call, to: &content)
    case .custom(let index):
      addUse(.modifier(index), modifier.call, at: modifier.span, to: &content)
    case .concatenation(let calls): for index in calls { add(document.modifierCalls[index].modifier, to: &content) }
    case .method(let index):
      guard content.methods.insert(index).inserted else { return }
      for position in document.viewMethods[index].modifiers {
        add(document.modifiers[position], to: &content)
      }
      if let body = document.viewMethods[index].body { add(body, to: &content) }
    }
  }

  /// A use of a definition, and those of its blocks that it certainly shows.
  private mutating func addUse(
    _ definition: DefinitionID, _ call: CheckedCall, at span: SourceSpan, to content: inout Content
  ) {
    content.uses.append((definition, span))
    let shown = self.content(of: definition).slots
    for index in call.arguments where shown.contains(document.arguments[index].parameter) {
      add(document.arguments[index], to: &content)
    }
  }

  private mutating func addBlocks(of call: CheckedCall, to content: inout Content) {
    for index in call.arguments { add(document.arguments[index], to: &content) }
  }

  private mutating func add(_ argument: CheckedArgument, to content: inout Content) {
    switch argument.content {
    case .node(let node): add(node, to: &content)
    case .closure(let index): if let body = document.closures[index].body { add(body, to: &content) }
    case .dynamic(let index): addSubviews(document.dynamicValues[index].recipe, to: &content)
    case .constant, .action, .controlStyle: break
    }
  }

  /// The nodes that a container or a block is told are certainly looked through.
  private mutating func addSubviews(_ recipe: DynamicValue.Recipe, to content: inout Content) {
    switch recipe {
    case .subviews(let node), .sections(let node), .view(let node), .rowValues(let node): add(node, to: &content)
    case .constant, .expression, .variable, .binding, .bindingClosures, .build, .bounded, .choice, .declaring, .loop:
      break
    }
  }

  private func depends(_ recipe: DynamicValue.Recipe) -> Bool {
    switch recipe {
    case .constant: false
    case .binding, .variable: true
    case .expression(let id): variableExpressions.contains(id)
    case .build(let parts, _): parts.contains { depends($0) }
    case .bounded(let inner, _): depends(inner)
    case .bindingClosures, .choice, .declaring, .loop, .subviews, .sections, .view, .rowValues: true
    }
  }
}
