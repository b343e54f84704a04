import GalleyLanguage

/// What may be written for nodes.
extension DocumentSchema {
  func block() -> SchemaNode {
    .any(of: [.reference("node"), .list(of: .reference("node")), .type("null")])
  }

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
      viewName(), .list(of: .reference("node")), .type("null"),
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
      ("ForEach", SchemaNode.reference("forEach").described("A view for each element.")),
      ("modifiers", SchemaNode.reference("modifiers").described("In order, innermost first.")),
      ("name", SchemaNode.reference("string").described("A label for reports.")),
    ]
    members += builders()
    let onlyLabels = SchemaNode.object([
      ("propertyNames", .words(["modifiers", "name"]))
    ])
    return SchemaNode.mapping(members, isOpen: true).with([("not", onlyLabels)])
  }

  private func builders() -> [(String, SchemaNode)] {
    let then: (String, SchemaNode) = ("then", .reference("block"))
    return [
      ("if", SchemaNode.anything.described("A condition, `{ let:, be: }`, `{ available: }`, or a list of these.")),
      ("then", SchemaNode.reference("block").described("What is shown where the condition holds.")),
      (
        "elseIf",
        SchemaNode.list(of: .mapping([("when", .anything), then], required: ["when", "then"]))
          .described("Further conditions, in order.")
      ),
      ("else", SchemaNode.reference("block").described("What is shown otherwise.")),
      ("switch", SchemaNode.anything.described("The subject of the cases.")),
      (
        "cases",
        SchemaNode.list(of: .mapping([("case", .anything), then], required: ["case", "then"]))
          .described("Patterns and what is shown for them.")
      ),
      ("default", SchemaNode.reference("block").described("What is shown where no case fits.")),
      ("let", SchemaNode.anything.described("Constants for the rest of the block.")),
    ]
  }

  func forEach() -> SchemaNode {
    .mapping(
      [
        ("data", SchemaNode.anything.described("A range or a collection.")),
        ("id", SchemaNode.type("string").described("`self`, or the member that tells elements apart.")),
        ("item", SchemaNode.type("string").described("The name of the element.").with([("default", .string("item"))])),
        ("editActions", SchemaNode.anything.described("What people may do to the elements of a binding.")),
        ("content", SchemaNode.reference("slot").described("The view of an element.")),
      ], required: ["data", "content"])
  }

  func modifierEntry() -> SchemaNode {
    var members: [(String, SchemaNode)] = catalogue.modifiers.map { modifier in
      (modifier.name, SchemaNode.reference("modifier.\(modifier.name)").described(modifier.summary))
    }
    members.append(("name", SchemaNode.reference("string").described("A label for this layer.")))
    let onlyLabels = SchemaNode.object([("propertyNames", .words(["name"]))])
    return .any(of: [
      .words(catalogue.modifiers.map(\.name)), .type("string"),
      SchemaNode.mapping(members, isOpen: true).with([("not", onlyLabels)]),
    ])
  }
}
