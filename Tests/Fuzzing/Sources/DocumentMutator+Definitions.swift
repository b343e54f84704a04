// Definitions in every combination: what a document shows is moved into one, and shown through it more than once.

extension DocumentMutator {
  /// Moves a node, or its modifiers, into a definition of one of eight kinds, and shows that in one of four ways.
  mutating func defineNode(in tree: inout DocumentTree) {
    let kind = random.pick(DefinitionKind.allCases) ?? .property
    let form = random.below(4)
    let name = "d\(random.below(4))"
    let extra = random.pick(donors.modifiers)
    var definition: DocumentTree?
    changeNode(in: &tree) { node in
      guard case .mapping(let pairs) = node else { return }
      let view = pairs.filter { $0.key != "modifiers" && $0.key != "name" }
      var modifiers: [DocumentTree] = []
      if case .list(let own)? = pairs.first(where: { $0.key == "modifiers" })?.value { modifiers = own }
      if let extra { modifiers.append(extra) }
      definition = kind.definition(of: view, modifiers)
      node = DefinitionKind.shown(kind.use(name, of: view, modifiers), form)
    }
    guard let definition else { return }
    tree = tree.adding(kind.name(name), definition, to: kind.section)
  }
}

/// Where a definition stands, and how it is used.
private enum DefinitionKind: CaseIterable {
  case method, modifier, buttonStyle, property, opaqueProperty, function, slot, view

  var section: String {
    switch self {
    case .method: "viewMethods"
    case .modifier: "viewModifiers"
    case .buttonStyle: "styles"
    case .property, .opaqueProperty, .function: "properties"
    case .slot, .view: "views"
    }
  }

  /// Types are written with a capital letter.
  func name(_ name: String) -> String {
    switch self {
    case .modifier, .buttonStyle, .slot, .view: name.uppercased()
    case .method, .property, .opaqueProperty, .function: name
    }
  }

  func definition(
    of view: [(key: String, value: DocumentTree)], _ modifiers: [DocumentTree]
  ) -> DocumentTree {
    let layers = (key: "modifiers", value: DocumentTree.list(modifiers))
    let node = DocumentTree.mapping(view + [layers])
    let content = DocumentTree.mapping([(key: "content", value: .null), layers])
    switch self {
    case .method: return .mapping([layers])
    case .modifier: return .mapping([(key: "body", value: content)])
    case .buttonStyle:
      let body = DocumentTree.mapping([(key: "configuration.label", value: .null), layers])
      return .mapping([(key: "protocol", value: .text("ButtonStyle")), (key: "body", value: body)])
    case .property: return node
    case .opaqueProperty: return .mapping([(key: "opaque", value: .scalar("true")), (key: "body", value: node)])
    case .function: return .mapping([parameters("words", "String"), (key: "body", value: node)])
    case .slot:
      return .mapping([parameters("content", "ViewBuilder"), (key: "body", value: .list([content, content]))])
    case .view: return .mapping([(key: "body", value: node)])
    }
  }

  func use(
    _ name: String, of view: [(key: String, value: DocumentTree)], _ modifiers: [DocumentTree]
  ) -> DocumentTree {
    let name = self.name(name)
    switch self {
    case .method, .modifier: return .mapping(view + [(key: "modifiers", value: .list([.text(name)]))])
    case .buttonStyle:
      let style = DocumentTree.mapping([(key: "buttonStyle", value: .text(name))])
      return .mapping([(key: "Button", value: .text("Press")), (key: "modifiers", value: .list([style]))])
    case .property, .opaqueProperty, .view: return .text(name)
    case .function: return .mapping([(key: name, value: .mapping([(key: "words", value: .text("a"))]))])
    case .slot: return .mapping([(key: name, value: .list([.mapping(view)]))])
    }
  }

  private func parameters(_ name: String, _ type: String) -> (key: String, value: DocumentTree) {
    (key: "parameters", value: .mapping([(key: name, value: .text(type))]))
  }

  /// Once, twice, in two branches, or in a loop.
  static func shown(_ use: DocumentTree, _ form: Int) -> DocumentTree {
    switch form {
    case 0: return use
    case 1: return .mapping([(key: "VStack", value: .list([use, use]))])
    case 2:
      return .mapping([
        (key: "if", value: .text("$(environment.colorScheme == .light)")), (key: "then", value: .list([use])),
        (key: "else", value: .list([use])),
      ])
    default:
      let arguments = [
        (key: "data", value: DocumentTree.text("$(0..<2)")), (key: "content", value: DocumentTree.list([use])),
      ]
      return .mapping([(key: "ForEach", value: .mapping(arguments))])
    }
  }
}

extension DocumentTree {
  /// The document with one definition more; a plain node becomes its body.
  fileprivate func adding(_ name: String, _ definition: DocumentTree, to section: String) -> DocumentTree {
    guard case .mapping(var pairs) = self, pairs.contains(where: { $0.key == "body" }) else {
      return .mapping([
        (key: section, value: .mapping([(key: name, value: definition)])), (key: "body", value: self),
      ])
    }
    guard let index = pairs.firstIndex(where: { $0.key == section }), case .mapping(let known) = pairs[index].value
    else { return .mapping([(key: section, value: .mapping([(key: name, value: definition)]))] + pairs) }
    pairs[index].value = .mapping(known.filter { $0.key != name } + [(key: name, value: definition)])
    return .mapping(pairs)
  }
}
