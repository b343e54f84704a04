import GalleyLanguage

/// What may be written for nodes.
extension DocumentSchema {
  func block() -> SchemaNode { .any(of: [.reference("node"), .reference("viewList"), .type("null")]) }

  /// A list of views; a list within it is its views, as in a `Group`.
  func viewList() -> SchemaNode { .list(of: .any(of: [.reference("node"), .reference("viewList")])) }

  /// A block, or a closure with parameters.
  func slot() -> SchemaNode {
    block(with: [
      ("parameters", SchemaNode.anything.described("The closure's own names for its parameters.")),
      ("body", SchemaNode.reference("block").described("What the closure shows.")),
    ])
  }

  /// A block, or a mapping with these keys, which is one mapping with the views, so that only one alternative fits.
  func block(with members: [(String, SchemaNode)]) -> SchemaNode {
    .any(of: [
      viewName(), .reference("viewList"), .type("null"),
      SchemaNode.reference("nodeMapping").with([("properties", .object(members))]),
    ])
  }

  func viewName() -> SchemaNode { .any(of: [.words(catalogue.views.map(\.name)), .type("string")]) }

  /// A view with its modifiers; names of the document's own are not known here, so any other key may stand.
  func nodeMapping() -> SchemaNode {
    var members: [(String, SchemaNode)] = catalogue.views.map { view in
      (view.name, SchemaNode.reference("view.\(view.name)").described(view.summary))
    }
    members += [
      ("ForEach", SchemaNode.reference("forEach").described(BuilderForm.forEach.summary)),
      ("modifiers", SchemaNode.reference("modifiers").described("In order, innermost first.")),
      ("name", SchemaNode.reference("string").described("A label for reports.")),
    ]
    members += builders()
    let onlyLabels = SchemaNode.object([
      ("propertyNames", .words(["modifiers", "name"]))
    ])
    return SchemaNode.mapping(members, isOpen: true).with([("not", onlyLabels)])
  }

  /// The keys of conditions, choices and constants.
  private func builders() -> [(String, SchemaNode)] {
    let then: (String, SchemaNode) = ("then", .reference("block"))
    let contents: [String: SchemaNode] = [
      "then": .reference("block"), "else": .reference("block"), "default": .reference("block"),
      "elseIf": .list(of: .mapping([("when", .anything), then], required: ["when", "then"])),
      "cases": .list(of: .mapping([("case", .anything), then], required: ["case", "then"])),
    ]
    return [BuilderForm.condition, .choice, .constants].flatMap { members(of: $0, contents) }
  }

  /// The name of an element, or the names of the parts of a tuple.
  static let itemNames = SchemaNode.any(of: [.type("string"), .list(of: .type("string"))])

  func forEach() -> SchemaNode {
    let form = BuilderForm.forEach
    let contents: [String: SchemaNode] = [
      "id": .type("string"), "item": Self.itemNames.with([("default", .string("item"))]),
      "content": .reference("slot"),
    ]
    return .mapping(members(of: form, contents), required: form.keys.filter(\.isRequired).map(\.word))
  }

  /// The keys of a form; those without a content of their own take anything.
  private func members(of form: BuilderForm, _ contents: [String: SchemaNode]) -> [(String, SchemaNode)] {
    form.keys.map { ($0.word, (contents[$0.word] ?? .anything).described($0.summary)) }
  }

  func modifierEntry() -> SchemaNode {
    var members: [(String, SchemaNode)] = catalogue.modifiers.map { modifier in
      (modifier.name, SchemaNode.reference("modifier.\(modifier.name)").described(modifier.summary))
    }
    members.append(("name", SchemaNode.reference("string").described("A label for this layer.")))
    let compiled = SchemaNode.mapping([("platform", .anything)], required: ["platform"])
    members += [
      ("if", compiled.described("A condition of compilation, `{ platform: iOS }`.")),
      ("then", SchemaNode.reference("modifiers").described("What is applied on that platform.")),
      ("else", SchemaNode.reference("modifiers").described("What is applied on others.")),
    ]
    let onlyLabels = SchemaNode.object([("propertyNames", .words(["name"]))])
    return .any(of: [
      .words(catalogue.modifiers.map(\.name)), .type("string"),
      SchemaNode.mapping(members, isOpen: true).with([("not", onlyLabels)]),
    ])
  }
}
