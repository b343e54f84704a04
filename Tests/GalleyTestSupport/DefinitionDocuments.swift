import GalleyFormats
import GalleySource

/// Documents that show one example of the catalogue through each kind of definition, in each way of showing it twice.
package struct DefinitionDocuments {
  /// How what is defined is shown.
  package enum Showing: CaseIterable, Sendable {
    case twice
    case inBothBranches
    case inLoop

    fileprivate func body(of use: String) -> String {
      switch self {
      case .twice: "{ VStack: [ \(use), \(use) ] }"
      case .inBothBranches: "{ if: \"$(environment.colorScheme == .light)\", then: [ \(use) ], else: [ \(use) ] }"
      case .inLoop: "{ ForEach: { data: $(0..<2), content: [ \(use) ] } }"
      }
    }
  }

  /// A definition that holds the example, and its use; the parts are as in flow YAML.
  private struct Definition {
    var key: String
    var text: String
    var use: String
  }

  /// The example's own definitions.
  private var header: [(key: String, value: String)] = []
  private var view = ""
  private var modifiers = "[]"

  /// Nil for an example that is no mapping with a view.
  package init?(_ example: String) {
    guard let tree = readYAML(SourceFile(name: "example", bytes: Array(example.utf8)), index: 0).tree,
      tree.kind(tree.root) == .mapping
    else { return nil }
    var node = tree.root
    if let body = tree.value(of: "body", in: tree.root) {
      for pair in tree.pairs(tree.root) where tree.text(pair.key) != "body" {
        header.append((tree.text(pair.key), flow(pair.value, in: tree)))
      }
      node = body
    }
    guard tree.kind(node) == .mapping else { return nil }
    for pair in tree.pairs(node) {
      switch tree.text(pair.key) {
      case "modifiers": modifiers = flow(pair.value, in: tree)
      case "name": break
      case let key: view = "\"\(key)\": \(flow(pair.value, in: tree))"
      }
    }
    if view.isEmpty { return nil }
  }

  /// The documents for one way of showing, one for each kind of definition; none for kinds that the example itself defines.
  package func documents(_ showing: Showing) -> [String] {
    definitions.compactMap { definition in
      guard !header.contains(where: { $0.key == definition.key }) else { return nil }
      let lines = header.map { "\"\($0.key)\": \($0.value)\n" }.joined()
      return "\(lines)\(definition.key): { \(definition.text) }\nbody: \(showing.body(of: definition.use))\n"
    }
  }

  private var definitions: [Definition] {
    let node = "{ \(view), modifiers: \(modifiers) }"
    return [
      Definition(
        key: "viewMethods", text: "tested: { modifiers: \(modifiers) }",
        use: "{ \(view), modifiers: [ tested ], name: shown }"),
      Definition(
        key: "viewModifiers", text: "Tested: { body: { content: , modifiers: \(modifiers) } }",
        use: "{ \(view), modifiers: [ Tested ], name: shown }"),
      Definition(
        key: "styles",
        text: "Tested: { protocol: ButtonStyle, body: { configuration.label: , modifiers: \(modifiers) } }",
        use: "{ Button: { title: Press, action: [] }, modifiers: [ { buttonStyle: Tested } ], name: shown }"),
      Definition(
        key: "styles", text: "Tested: { protocol: LabelStyle, body: [ configuration.icon, \(node) ] }",
        use: "{ Label: { title: Words, systemImage: star }, modifiers: [ { labelStyle: Tested } ], name: shown }"),
      Definition(key: "properties", text: "tested: \(node)", use: "{ tested: , name: shown }"),
      Definition(
        key: "properties", text: "tested: { opaque: true, body: \(node) }", use: "{ tested: , name: shown }"),
      Definition(
        key: "properties", text: "tested: { parameters: { words: String }, body: [ \(node), { Text: $(words) } ] }",
        use: "{ tested: { words: Words }, name: shown }"),
      Definition(
        key: "views", text: "Tested: { parameters: { content: ViewBuilder }, body: [ content, content ] }",
        use: "{ Tested: [ \(node) ], name: shown }"),
      Definition(
        key: "views",
        text: "Tested: { parameters: { content: ViewBuilder }, body: { content: , modifiers: \(modifiers) } }",
        use: "{ Tested: [ { \(view) } ], name: shown }"),
      Definition(key: "views", text: "Tested: { body: [ \(node) ] }", use: "{ Tested: , name: shown }"),
    ]
  }
}
