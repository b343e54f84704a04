import GalleyExpressions
import GalleyLayout
import GalleyTables

// Layouts of the document: layout asks for them while it works.

extension Lowering {
  /// The arrangement that a use of a layout of the document is.
  mutating func arrangement(of layout: Index<LayoutDefinition>, _ node: ViewTree.Node) -> Primitive {
    .custom(hostContent.add(LayoutUse(layout: layout, scope: node.scope)))
  }

  /// What `layoutValue` gives a view, by key; of several layers with a key the outermost counts.
  func layoutValues(of view: LoweredView) -> [String: Value] {
    var result: [String: Value] = [:]
    for layer in layers(around: view) {
      guard case .modifier(let definition, _) = layer.node.kind,
        let labels = catalogue.modifiers[definition].layoutValue, let modifier = modifier(at: layer.id)
      else { continue }
      let arguments = arguments(of: modifier)
      guard case .string(let key)? = arguments[labels.key], result[key] == nil else { continue }
      result[key] = arguments[labels.value] ?? .null
    }
    return result
  }
}
