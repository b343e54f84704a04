import GalleyFormats
import GalleySource

/// Returns the JSON that says the same as a document in YAML; nil for what cannot be read.
package func jsonTwin(of document: [UInt8]) -> [UInt8]? {
  guard let tree = readYAML(SourceFile(name: "document.yaml", bytes: document), index: 0).tree else { return nil }
  var writer = JSONWriter()
  write(tree, tree.root, to: &writer)
  return writer.bytes
}

private func write(_ tree: LocatedTree, _ entry: EntryID, to writer: inout JSONWriter) {
  switch tree.kind(entry) {
  case .null: writer.null()
  case .boolean: writer.boolean(tree.boolean(entry) ?? false)
  case .number:
    if case .value(let value) = tree.integer(entry) {
      writer.integer(value)
    } else if let value = tree.real(entry), value.isFinite {
      writer.number(value)
    } else {
      writer.string("infinity")
    }
  case .string: writer.string(tree.text(entry))
  case .sequence:
    writer.array { writer in for element in tree.elements(entry) { write(tree, element, to: &writer) } }
  case .mapping:
    writer.object { writer in
      for (key, value) in tree.pairs(entry) {
        writer.key(named: tree.text(key))
        write(tree, value, to: &writer)
      }
    }
  }
}
