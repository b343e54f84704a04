import GalleyLanguage

/// What may be written for documents, definitions and nodes.
extension DocumentSchema {
  private static let text = SchemaNode.type("string")
  private static let map = SchemaNode.type("object")

  private var documentMembers: [(String, SchemaNode)] {
    let nodes = SchemaNode.object([("type", .string("object")), ("additionalProperties", .reference("slot"))])
    let definitions = SchemaNode.object([
      ("type", .string("object")), ("additionalProperties", .reference("definition")),
    ])
    return [
      (
        "galley",
        SchemaNode.object([("const", .integer(1)), ("default", .integer(1))])
          .described("The version of the language.")
      ),
      (
        "target",
        Self.text.described("Whose SwiftUI is meant.").with([
          ("default", .string("iOS 18")),
          ("examples", .array([.string("iOS 18"), .string("macOS 15"), .string("watchOS 11")])),
        ])
      ),
      (
        "module",
        Self.text.described("What qualified types put before the document's own.").with([
          ("default", .string("Document"))
        ])
      ),
      (
        "preview",
        SchemaNode.anything.described(
          "The canvas, members of the environment, and under `set` values for parameters; the command line wins."
        ).with([
          (
            "examples",
            .array([
              .object([("device", .string("iPhone 15"))]),
              .object([
                ("size", .object([("width", .integer(300)), ("height", .integer(200))])),
                ("set", .object([("title", .string("Cards"))])),
              ]),
            ])
          )
        ])
      ),
      ("import", SchemaNode.list(of: Self.text).described("Documents whose definitions are used.")),
      ("types", Self.map.described("Records and enumerations.")),
      ("parameters", Self.map.described("Values given from outside.")),
      ("state", Self.map.described("Initial values of @State.")),
      ("let", Self.map.described("Stored and computed values.")),
      ("functions", Self.map.described("Pure functions.")),
      ("properties", nodes.described("View-valued properties and functions.")),
      ("actions", Self.map.described("Named actions.")),
      ("views", definitions.described("Custom views.")),
      ("viewModifiers", definitions.described("Custom view modifiers.")),
      ("viewMethods", definitions.described("Methods of a View extension.")),
      ("styles", definitions.described("Custom styles.")),
      ("shapes", Self.map.described("Custom shapes.")),
      ("alignments", SchemaNode.anything.described("Custom alignments.")),
      ("environmentValues", Self.map.described("Custom environment keys with defaults.")),
      ("colors", Self.map.described("Named colours.")),
      ("images", Self.map.described("Named images.")),
      ("body", SchemaNode.reference("block").described("What the document shows.")),
    ]
  }

  /// Whether a value is a document and no bare node: any key of a document makes it one.
  var isDocument: SchemaNode {
    .object([
      ("type", .string("object")),
      ("anyOf", .array(documentMembers.map { .object([("required", .array([.string($0.0)]))]) })),
    ])
  }

  func document() -> SchemaNode { .mapping(documentMembers) }

  /// A custom view, modifier, view method or style.
  func definition() -> SchemaNode {
    .mapping(
      [
        ("parameters", Self.map.described("Names and types.")),
        ("state", Self.map.described("Initial values of @State.")),
        ("let", Self.map.described("Stored and computed values.")),
        ("modifiers", SchemaNode.reference("modifiers").described("What a view method applies.")),
        ("body", SchemaNode.reference("block").described("What it shows.")),
      ], isOpen: true)
  }

  func block() -> SchemaNode {
    .any(of: [.reference("node"), .list(of: .reference("node")), .type("null")])
  }

  /// A block, or a closure with parameters, which is one mapping with the views, so that only one alternative fits.
  func slot() -> SchemaNode {
    let closure: [(String, SchemaNode)] = [
      ("parameters", SchemaNode.anything.described("The closure's own names for its parameters.")),
      ("body", SchemaNode.reference("block").described("What the closure shows.")),
    ]
    return .any(of: [
      viewName(), .list(of: .reference("node")), .type("null"),
      SchemaNode.reference("nodeMapping").with([("properties", .object(closure))]),
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
