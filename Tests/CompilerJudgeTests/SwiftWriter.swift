import GalleyCatalogue
import GalleyFormats
import GalleyLanguage

/// Writes a document as the Swift source that an author would have written for it.
///
/// Works on the tree of the document alone, so that nothing of Galley's own resolution reaches the compiler.
struct SwiftWriter {
  /// Something that the writer, or the stand-in module, does not know.
  struct Unsupported: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  let tree: LocatedTree
  let declarations: StandInDeclarations
  /// The version of iOS that is written for.
  let era: Int
  /// The namespace that holds what the document defines.
  let name: String
  var definitions = Definitions()

  /// A parameter of a view that the document defines.
  struct OwnParameter {
    let name: String
    /// As it is declared; empty for a block.
    let type: String
    /// The names of a block's closure parameters; nil for a value.
    let blockParameters: [String]?
  }

  /// What the document defines by name.
  struct Definitions {
    var views: [String: [OwnParameter]] = [:]
    var modifiers: [String: [OwnParameter]] = [:]
    var styles: [String: [OwnParameter]] = [:]
    /// The methods of View extensions, with the parameters that they have.
    var methods: [String: [OwnParameter]] = [:]
    /// Properties; those with parameters have a list of them.
    var properties: [String: [OwnParameter]?] = [:]
    var slots: Set<String> = []
  }

  init(tree: LocatedTree, declarations: StandInDeclarations, era: Int, name: String) {
    self.tree = tree
    self.declarations = declarations
    self.era = era
    self.name = name
  }

  /// A block: one statement a line.
  func block(_ entry: EntryID) throws -> String {
    switch tree.kind(entry) {
    case .null: ""
    case .sequence: try tree.elements(entry).map { try statement($0) }.joined(separator: "\n")
    default: try statement(entry)
    }
  }

  /// One statement of a block.
  func statement(_ entry: EntryID) throws -> String {
    if tree.kind(entry) == .mapping {
      if let condition = tree.value(of: "if", in: entry) { return try conditional(entry, condition) }
      if let subject = tree.value(of: "switch", in: entry) { return try selection(entry, subject) }
      if let constants = tree.value(of: "let", in: entry) {
        let lines = try tree.pairs(constants).map { "let \(tree.text($0.key)) = \(try any($0.value))" }
        let isAlone = tree.pairs(entry).allSatisfy { $0.key == constants.previous }
        return (isAlone ? lines : lines + [try view(entry)]).joined(separator: "\n")
      }
    }
    return try view(entry)
  }

  /// A node as an expression.
  func view(_ entry: EntryID) throws -> String {
    guard tree.kind(entry) == .mapping else { return try call(tree.text(entry), value: nil) }
    var result: String?
    var modifiers: EntryID?
    for pair in tree.pairs(entry) {
      switch tree.text(pair.key) {
      case "modifiers": modifiers = pair.value
      case "name", "let": break
      case let key where key.hasPrefix("x-"): break
      case let key: result = try call(key, value: pair.value)
      }
    }
    guard var result else { throw Unsupported("a node without a view") }
    if let modifiers { for modifier in tree.elements(modifiers) { result += try self.modifier(modifier) } }
    return result
  }

  /// A call of a view, a property or a slot.
  private func call(_ name: String, value: EntryID?) throws -> String {
    if name == "ForEach", let value { return try forEach(value) }
    if name == "Group", let value, let group = try groupOfSubviews(value) { return group }
    if name == "image" || name.hasPrefix("configuration.") { return name }
    if let value, isOverData(name, value) { return try overData(name, value) }
    if let value, hasRows(name, value) { return try rows(value) }
    if name == "TableRow", let value { return "TableRow(\(try any(value)))" }
    if name.hasSuffix("Layout"), let value { return try layout(name, value) }
    if name == "Text", let value, let text = try text(value) { return text }
    if name == "Color", let value { return try color(value) }
    if name == "AnyView", let value { return "AnyView(Group {\n\(try block(value))\n})" }
    if name == "content" && !definitions.slots.contains(name) { return "content" }
    if let parameters = definitions.properties[name] {
      guard let parameters else { return name }
      return "\(name)(\(try customArguments(value, parameters)))"
    }
    if definitions.slots.contains(name) {
      guard let value, tree.kind(value) == .mapping else { return "\(name)()" }
      return "\(name)(\(try tree.pairs(value).map { try any($0.value) }.joined(separator: ", ")))"
    }
    if let parameters = definitions.views[name] { return "\(name)(\(try customArguments(value, parameters)))" }
    guard let definition = Catalogue.standard.views.first(where: { $0.name == name }) else {
      // What a loop or a closure names.
      if value == nil, name.first?.isLowercase == true { return name }
      throw Unsupported("view \(name)")
    }
    // Documents write a set of rows as an array, which Swift's List does not take.
    if name == "List", let value, selectsByArray(value) { throw Unsupported("an array as the selection of a List") }
    guard let overloads = declarations.initializers(of: name) else { throw Unsupported("no stand-in for \(name)") }
    return "\(name)(\(try arguments(of: name, value, definition.overloads.map(\.parameters), overloads)))"
  }

  /// Tells whether the selection of a view is a state of the document that is declared as an array.
  private func selectsByArray(_ value: EntryID) -> Bool {
    guard tree.kind(value) == .mapping, let selection = tree.value(of: "selection", in: value),
      tree.kind(selection) == .string, let states = tree.value(of: "state", in: tree.root),
      let state = tree.pairs(states).first(where: { "$\(tree.text($0.key))" == tree.text(selection) }),
      tree.kind(state.value) == .mapping, let type = tree.value(of: "type", in: state.value)
    else { return false }
    return tree.text(type).hasPrefix("[")
  }

  /// A Text that is more than words: joined ones are added, and what else it shows does not change its type.
  private func text(_ value: EntryID) throws -> String? {
    guard tree.kind(value) == .mapping, tree.value(of: "text", in: value) == nil else { return nil }
    guard let joined = tree.value(of: "joined", in: value) else { return "Text(verbatim: \"\")" }
    let parts = tree.kind(joined) == .sequence ? Array(tree.elements(joined)) : [joined]
    return try "(" + parts.map { try view($0) }.joined(separator: " + ") + ")"
  }

  func modifier(_ entry: EntryID) throws -> String {
    var key = ""
    var value: EntryID?
    if tree.kind(entry) == .mapping, tree.value(of: "if", in: entry) != nil {
      return try compiled(entry).map { try tree.elements($0).map { try modifier($0) }.joined() } ?? ""
    }
    if tree.kind(entry) == .mapping {
      for pair in tree.pairs(entry) where tree.text(pair.key) != "name" && !tree.text(pair.key).hasPrefix("x-") {
        key = tree.text(pair.key)
        value = pair.value
      }
    } else {
      key = tree.text(entry)
    }
    if key == "debug" { return "" }
    if key == "modifier", let value {
      let entries = tree.kind(value) == .sequence ? Array(tree.elements(value)) : [value]
      let calls = try entries.map { try ownModifier($0) }
      return "\n.modifier(\(calls[0])\(calls.dropFirst().map { ".concat(\($0))" }.joined()))"
    }
    if let parameters = definitions.modifiers[key] {
      return "\n.modifier(\(key)(\(try customArguments(value, parameters))))"
    }
    if let parameters = definitions.methods[key] {
      return "\n.\(methodName(key))(\(try customArguments(value, parameters)))"
    }
    guard let definition = Catalogue.standard.modifiers.first(where: { $0.name == key }) else {
      throw Unsupported("modifier \(key)")
    }
    if key == "onChange", let value { return try change(value) }
    if let value, let edges = try edgeArguments(value, of: key) { return "\n.\(key)(\(edges))" }
    guard let overloads = declarations.functions(named: key) else { throw Unsupported("no stand-in for \(key)") }
    return "\n.\(key)(\(try arguments(of: key, value, definition.overloads.map(\.parameters), overloads)))"
  }

  /// A custom modifier by its type name, with its arguments.
  private func ownModifier(_ entry: EntryID) throws -> String {
    guard tree.kind(entry) == .mapping, let pair = tree.pairs(entry).first(where: { _ in true }) else {
      return "\(tree.text(entry))()"
    }
    let name = tree.text(pair.key)
    return "\(name)(\(try customArguments(pair.value, definitions.modifiers[name] ?? [])))"
  }

  /// `onChange`: its form depends on the target and on the closure's parameters, not on the label.
  private func change(_ entry: EntryID) throws -> String {
    guard let of = tree.value(of: "of", in: entry) else { throw Unsupported("onChange without a value") }
    let value = try any(of)
    let names = tree.value(of: "action", in: entry).flatMap { action in
      tree.kind(action) == .mapping
        ? tree.value(of: "parameters", in: action).map { Array(tree.elements($0)).count } : nil
    }
    let initial = try tree.value(of: "initial", in: entry).map { ", initial: \(try any($0))" }
    let isOlder = tree.value(of: "perform", in: entry) != nil || names == 1 || (names == nil && era < 17)
    guard initial != nil || !isOlder else { return "\n.onChange(of: \(value), perform: { _ in })" }
    return "\n.onChange(of: \(value)\(initial ?? "")) { \(names == 2 ? "_, _ in " : "")}"
  }

  /// The arguments of a call of the catalogue.
  func arguments(
    of name: String, _ value: EntryID?, _ overloads: [[Parameter]], _ declared: [[StandInDeclarations.Parameter]]
  ) throws -> String {
    // Labels go first: a value that is the primary argument of one overload may be all labels of another.
    let labelled = overloads.compactMap { labelledArguments(value, $0) }
    for given in labelled + overloads.compactMap({ primaryArgument(value, $0) }) {
      // A colour that is given as a view stands in a closure in Swift; as an argument it would be a style.
      if era >= 15, given.count == 1, ["background", "overlay"].contains(given[0].parameter.label),
        given[0].parameter.kind == .view
      {
        return "content: {\n\(try block(given[0].value))\n}"
      }
      for declaration in declared {
        guard given.allSatisfy({ argument in declaration.contains { $0.word == argument.parameter.label } }),
          declaration.allSatisfy({ declared in
            !declared.type.contains("=") && !declared.isAction
              ? given.contains { $0.parameter.label == declared.word } : true
          })
        else { continue }
        let written = try declaration.compactMap { declared -> String? in
          guard let argument = given.first(where: { $0.parameter.label == declared.word }) else {
            return declared.isAction && !declared.type.contains("=") ? declared.written(declared.emptyClosure) : nil
          }
          return declared.written(try self.value(argument.value, argument.parameter.kind, declared))
        }
        return written.joined(separator: ", ")
      }
    }
    throw Unsupported("no declaration of \(name) fits the document's arguments")
  }

  typealias GivenArguments = [(parameter: Parameter, value: EntryID)]

  /// The arguments of a mapping of labels; nil if the value is none, or does not fit.
  private func labelledArguments(_ value: EntryID?, _ parameters: [Parameter]) -> GivenArguments? {
    guard let value, tree.kind(value) != .null else { return [] }
    guard tree.kind(value) == .mapping else { return nil }
    var result: GivenArguments = []
    for pair in tree.pairs(value) {
      guard let parameter = parameters.first(where: { $0.label == tree.text(pair.key) }),
        accepts(parameter.kind, pair.value)
      else { return nil }
      result.append((parameter, pair.value))
    }
    let missing = parameters.contains { parameter in
      parameter.isRequired && !result.contains { $0.parameter.label == parameter.label }
    }
    return missing ? nil : result
  }

  /// The one argument that a value without labels is; nil if it does not fit.
  private func primaryArgument(_ value: EntryID?, _ parameters: [Parameter]) -> GivenArguments? {
    guard let value, tree.kind(value) != .null else { return nil }
    let isBlock = tree.kind(value) == .sequence || tree.kind(value) == .mapping
    if isBlock, !parameters.contains(where: \.isPrimary),
      let content = parameters.first(where: { $0.label == "content" && $0.kind.isContent })
    {
      return [(content, value)]
    }
    guard let primary = parameters.first(where: \.isPrimary), accepts(primary.kind, value) else { return nil }
    return [(primary, value)]
  }
}

extension StandInDeclarations.Parameter {
  /// A closure that gives nothing.
  var isAction: Bool { isClosure && type.contains("Void") }
  var emptyClosure: String {
    closureParameters == 0
      ? "{}" : "{ \(Array(repeating: "_", count: closureParameters).joined(separator: ", ")) in }"
  }
  func written(_ value: String) -> String { label == "_" ? value : "\(label): \(value)" }
}
