import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// Values that are views: parameters and constants of the types `Text`, `Image`, `AnyView` and of shapes; state and members of
// records of the first three; and colours, which are shown by their name.

extension Checker {
  /// The type of views that a name stands for; nil for any other type.
  func viewType(at entry: EntryID) -> ViewValueType? {
    guard tree.kind(entry) == .string else { return nil }
    let isOptional = tree.bytes(entry).last == UInt8(ascii: "?")
    let name = isOptional ? String(text(entry).dropLast()) : text(entry)
    let isView = definitions.shapes[name] != nil || valueForm(of: name) == .node
    return isView ? ViewValueType(name: name, isOptional: isOptional) : nil
  }

  /// What values of a view of SwiftUI's are.
  private func valueForm(of name: String) -> ViewValueForm? {
    catalogue.view(named: name).flatMap { catalogue.views[$0].valueForm }
  }

  /// Declares a parameter that is a view.
  mutating func declareViewValue(
    _ name: String, _ type: ViewValueType, _ fallback: EntryID?, at key: EntryID, in declared: inout DeclaredParameters
  ) {
    let index = Index<Parameter>(declared.parameters.count)
    scopes.innermost.declareSlot(name, index, type: type, at: span(key))
    let summary = "A view of the type `\(type.spelled)`."
    declared.addBlock(
      fallback == nil && !type.isOptional
        ? .required(name, .view, summary) : .optional(name, .view, summary, nullable: type.isOptional),
      presence: type.isOptional ? declarePresence(of: name) : nil)
    declared.plan.viewTypes[index] = type
    guard let fallback, tree.kind(fallback) != .null else { return }
    scopes.innermost.addDefault(fallback, of: index)
  }

  /// Makes it known to expressions whether a parameter was given that has no value: `$(icon != nil)`.
  mutating func declarePresence(of name: String) -> ValueSlot {
    // What it is has no value; that of an action of SwiftUI can only be compared with nil as well.
    let type = EnvironmentAction.dismiss.type.map { ValueType.named($0) } ?? .unknown
    return declare(Scope.presenceName(of: name), .optional(type), .parameter)
  }

  /// A name in a node's place that stands for a view which a parameter is; nil for any other slot.
  func viewValue(_ slot: Index<Parameter>, _ depth: Int32) -> CheckedViewValue? {
    scopes.scope(outwards: depth)?.viewTypes[slot].map { CheckedViewValue(parameter: slot, depth: depth, type: $0) }
  }

  /// Declares the constant of a `let` that is a view, and tells whether it is one: its name stands for the node.
  mutating func declareViewConstant(_ key: EntryID, _ entry: EntryID) -> Bool {
    guard tree.kind(entry) == .mapping else { return false }
    let pairs = pairs(of: entry)
    var node = entry
    var type: ViewValueType?
    if let typeEntry = value(of: "type", in: entry) {
      guard pairs.count == 2, let value = value(of: "value", in: entry), let named = viewType(at: typeEntry) else {
        return false
      }
      (node, type) = (value, named)
    } else {
      // A colour is a value that can be shown, too.
      guard let view = pairs.first(where: { isUpperCase($0.key) })?.key, valueForm(of: text(view)) != .expression,
        namesView(view),
        recordType(with: pairs.map { text($0.key) }) == nil
      else { return false }
    }
    checkDefinitionName(key, isUpperCase: false)
    let body = checkBlock(node)
    if let type {
      document.typedNodes.append(TypedNode(node: body, type: type, label: text(key), span: span(node)))
    }
    let index = add(
      CustomProperty(
        name: text(key), parameters: [], isOpaque: false, isFunction: false, body: body, span: span(key)))
    scopes.innermost.declareView(text(key), index)
    return true
  }

  /// What a slot is called with: a view by its node, `label: { Text: Hello }`, which is shown by its name, or a value.
  mutating func slotValue(_ entry: EntryID) -> CheckedArgument.Content? {
    let isNode =
      tree.kind(entry) == .mapping && recordType(with: pairs(of: entry).map { text($0.key) }) == nil
      && pairs(of: entry).contains { namesView($0.key) || scopes.viewNames.contains(text($0.key)) }
    guard isNode else { return anyValue(entry, implying: nil) }
    return argument(.view(checkBlock(entry)), .named(.anyView), entry)
  }

  /// A view as a value: it sees the names of the document, wherever it stands, so that it can be kept and handed on.
  ///
  /// It is checked when all of them are declared. The words of a plain `Text` are what expressions make texts of.
  mutating func viewRecipe(_ entry: EntryID, _ type: TypeID, named name: String) -> Recipe? {
    guard tree.kind(entry) != .null else {
      report(wrongType(entry, wanted: "a view", of: name))
      return nil
    }
    if type == .subview {
      report(
        Diagnostic(
          .wrongType, "`\(name)` must be a subview, and \(describe(entry)) is a view of its own", at: span(entry),
          help: ["subviews are what `Group(subviews:)` and `ForEach(subviews:)` name: `$(subview)`"]))
      return nil
    }
    if type == .text, let words = wordsOfPlainText(entry, named: name) ?? styledText(entry) { return words }
    let view = ViewValueType(name: document.types[type].swiftName)
    let index = document.keptViews.append(KeptView())
    openDefinitions.addKeptView(
      OpenKeptView(
        index: index, entry: entry, type: view, label: name, release: surroundings.release, file: Int(tree.file)))
    return .constant(.record(type, [.int(index.position)]))
  }

  /// The type of a node whose view is one of those that values can be, by its keys: `{ Text: Hello }`; nil for any other
  /// mapping.
  func typeOfNode(_ keys: [String]) -> TypeID? {
    let others: Set = [ControlWord.modifiers.rawValue, ControlWord.name.rawValue]
    let views = keys.filter { !others.contains($0) }
    guard views.count == 1, valueForm(of: views[0]) == .node, let type = document.types.id(named: views[0]),
      document.types[type].traits.contains(.view)
    else { return nil }
    return type
  }

  /// The words of `{ Text: Hello }`; nil for a text with modifiers, and for one with names that are not known here.
  private mutating func wordsOfPlainText(_ entry: EntryID, named name: String) -> Recipe? {
    let pairs = pairs(of: entry)
    guard pairs.count == 1, text(pairs[0].key) == document.types[.text].swiftName,
      [.string, .number, .boolean].contains(tree.kind(pairs[0].value))
    else { return nil }
    let mark = problems.mark
    let words = recipe(pairs[0].value, .localizedStringKey, named: name)
    // A name that is declared further down is known when the views are checked that are kept.
    if words == nil, problems.added(since: mark).contains(where: { $0.code == .unknownName }) {
      problems.forget(since: mark)
    }
    return words
  }

  /// Checks the views that are values, among the names of the document.
  mutating func checkKeptViews() {
    while case let views = openDefinitions.takeKeptViews(), !views.isEmpty {
      for view in views {
        within(\.self, CheckingSurroundings()) { checker in checker.inDocument(view.file) { $0.check(view) } }
      }
    }
  }

  private mutating func check(_ view: OpenKeptView) {
    let mark = problems.mark
    let node = reaching(view.release) { $0.checkNode(view.entry) }
    document.keptViews[view.index].node = node
    document.typedNodes.append(TypedNode(node: node, type: view.type, label: view.label, span: span(view.entry)))
    problems.addHelp(
      since: mark, to: .unknownName,
      "a view that is kept as a value sees the names of the document alone: what else it shows is kept in state beside it"
    )
  }

  /// An expression in a node's place whose value is a view or a colour; nil, without a diagnostic, for anything else.
  mutating func shownExpression(_ entry: EntryID) -> CheckedNode? {
    guard isTemplate(entry) else { return nil }
    if let parameter = parameterShown(by: entry) { return parameter }
    let mark = problems.mark
    if let (recipe, type) = templateRecipe(entry, expecting: nil), let node = shown(recipe, type, entry) { return node }
    // A name with a slip is the cause, whatever else there is to say of the text.
    let isSlip = problems.added(since: mark).contains { $0.code == .unknownName && $0.fix != nil }
    if isSlip, path(inTemplate: entry) != nil { return CheckedNode(.invalid, span: span(entry), entry: entry) }
    forget(since: mark)
    return nil
  }

  /// The view that a parameter is, by an expression that is nothing but its name; nil for any other.
  private mutating func parameterShown(by entry: EntryID) -> CheckedNode? {
    guard let names = path(inTemplate: entry), names.count == 1, name(names[0]) == nil,
      case (.slot(let slot), let depth)? = scopes.useView(names[0]), let value = viewValue(slot, depth)
    else { return nil }
    return CheckedNode(.viewValue(document.viewValues.append(value)), span: span(entry), entry: entry)
  }

  /// The node that shows a value by an expression; nil for a value that is no view.
  private mutating func shown(_ recipe: Recipe, _ type: ValueType, _ entry: EntryID) -> CheckedNode? {
    if let view = viewType(of: type) {
      let value = DynamicValue(recipe, type: type, span: span(entry))
      let shown = document.shownValues.append(ShownValue(value: value, type: view))
      return CheckedNode(.shownValue(shown), span: span(entry), entry: entry)
    }
    guard let view = shown(type) else { return nil }
    let value = CheckedArgument(parameter: Index(0), content: argument(recipe, type, entry), span: span(entry))
    let arguments = document.arguments.append(contentsOf: CollectionOfOne(value))
    return CheckedNode(
      .view(view), call: CheckedCall(overload: Index(0), arguments: arguments), span: span(entry), entry: entry)
  }

  /// The view that values of a type are; nil for a type of other values.
  func viewType(of type: ValueType) -> ViewValueType? {
    let type = type.withoutBinding
    if type == .array(.named(.subview)) { return ViewValueType(name: "SubviewsCollection") }
    guard case .named(let id) = type.unwrapped, document.types[id].traits.contains(.view) else { return nil }
    return ViewValueType(name: document.types[id].swiftName, isOptional: type.isOptional)
  }

  /// A view or colour by its name, or by a member that is one, in a node's place; nil for anything else.
  mutating func shownValue(_ key: EntryID) -> CheckedNode? {
    let words = text(key).split(separator: ".", omittingEmptySubsequences: false)
    guard let first = words.first, words.count <= 8, let known = name(String(first)) else { return nil }
    if words.count == 1, shown(known.type) == nil, viewType(of: known.type) == nil { return nil }
    let mark = problems.mark
    guard let (recipe, type) = expressionRecipe(key, in: 0..<tree.bytes(key).count, expecting: nil),
      let node = shown(recipe, type, key)
    else {
      forget(since: mark)
      return nil
    }
    return node
  }

  /// The view that shows values of a type by their name; nil for a type that is no view.
  private func shown(_ type: ValueType) -> Index<ViewDefinition>? {
    guard case .named(let id) = type.withoutBinding, valueForm(of: document.types[id].swiftName) == .expression else {
      return nil
    }
    return catalogue.view(named: document.types[id].swiftName)
  }
}
