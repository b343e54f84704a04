import GalleyFormats
import GalleySource

// Views that can stand as they do, and hardly ever are meant so.

extension Checker {
  /// Warns of lists among the rows of a grid, whose views are a row each: `Grid: [ [ … ], [ … ] ]`.
  mutating func noteListsAsRows(of view: ViewDefinition, _ row: String, _ value: EntryID) {
    guard
      let content = tree.kind(value) == .sequence ? value : tree.value(of: "content", in: value),
      tree.kind(content) == .sequence,
      let first = tree.elements(content).first(where: { isListOfCells($0, row) })
    else { return }
    let rows = tree.elements(content).map { element in
      isListOfCells(element, row) ? .mapping([(row, Sketch(tree, element))]) : Sketch(tree, element)
    }
    let isShort = span(content).length <= UInt32(Self.longestMend)
    let mend = isShort ? Sketch.list(rows).inline(isJSON: tree.hasKeysInQuotes) : nil
    report(
      Diagnostic(
        .doubtfulArgument, "a list among the rows of a `\(view.name)` is no row: each of its views is one",
        at: span(first),
        label: mend.map { "write `\($0)`" } ?? "write `\(row):` before it",
        help: ["the cells of a row stand in a `\(row)`"],
        fix: mend.map { TextEdit(span: span(content), replacement: $0) }))
  }

  /// Tells whether an element of a grid is a list, of which not all views are rows already.
  private func isListOfCells(_ element: EntryID, _ row: String) -> Bool {
    guard tree.kind(element) == .sequence else { return false }
    return !tree.elements(element).allSatisfy { cell in pairs(of: cell).contains { text($0.key) == row } }
  }

  /// Tells whether a view is a link that leads to the page of its value.
  private func isLinkOfValue(_ node: CheckedNode) -> Bool {
    guard case .view(let index) = node.kind else { return false }
    let overload = catalogue.views[index].overload(node.call.overload)
    return overload.navigation == .link
      && node.call.arguments.contains { position in
        let argument = document.arguments[position]
        guard overload.parameters[argument.parameter].label == "value" else { return false }
        if case .constant(let constant) = argument.content { return document.constants[constant].value != .null }
        return true
      }
  }

  private var firstLinkOfValue: SourceSpan? {
    var first: SourceSpan?
    for node in document.nodes where isLinkOfValue(node) && node.span.start < first?.start ?? .max { first = node.span }
    return first
  }

  /// The views that show what is chosen in their first column without a page of its own.
  private static let viewsWithColumns: Set<String> = ["NavigationSplitView", "NavigationView"]

  /// Warns of links with values in a document whose stacks have no page for any value.
  ///
  /// Nothing is said where columns or another document may show what is chosen.
  mutating func noteLinksToNowhere() {
    guard !document.isLibrary, trees.count == 1, !problems.hasErrors,
      let first = firstLinkOfValue
    else { return }
    let leads = document.modifiers.contains { modifier in
      guard case .modifier(let index) = modifier.kind else { return false }
      return catalogue.modifiers[index].overloads.contains { $0.isDestination }
    }
    let views = document.nodes.compactMap { node in
      if case .view(let index) = node.kind { catalogue.views[index] } else { nil }
    }
    let hasStack = views.contains { view in view.overloads.contains { $0.navigation == .stack } }
    let hasColumns = views.contains { Self.viewsWithColumns.contains($0.name) }
    guard !leads, hasStack, !hasColumns else { return }
    report(
      Diagnostic(
        .missingDestination, "this link has a value, and no `navigationDestination` says which page a value has",
        at: first,
        label: "give it a `destination`, or the view in the stack a `navigationDestination`",
        help: ["`modifiers: [ { navigationDestination: { for: Int, destination: [ { Text: $(value) } ] } } ]`"]))
  }
}
