import GalleyFormats
import GalleySource

/// Takes the arguments of a call out of an example of the catalogue.
enum ExampleValue {
  /// Longer examples are left to the reference pages.
  private static let longest = 200

  /// The value that the first node of `document` gives to the view or modifier `name`; nil if it does not call it.
  static func argument(of name: String, in document: String) -> SchemaNode? {
    let file = SourceFile(name: "example.yaml", bytes: Array(document.utf8))
    guard let tree = readYAML(file, index: 0).tree, let entry = find(name, below: tree.root, of: tree) else {
      return nil
    }
    let value = node(entry, of: tree)
    return value.bytes.count <= longest ? value : nil
  }

  private static func find(_ name: String, below entry: EntryID, of tree: LocatedTree) -> EntryID? {
    for (key, value) in tree.pairs(entry) {
      if tree.text(key) == name { return value }
      if tree.text(key) == "modifiers" {
        for modifier in tree.elements(value) { if let found = find(name, below: modifier, of: tree) { return found } }
      }
    }
    return nil
  }

  private static func node(_ entry: EntryID, of tree: LocatedTree) -> SchemaNode {
    switch tree.kind(entry) {
    case .null: .null
    case .boolean: .boolean(tree.boolean(entry) ?? false)
    case .number:
      if case .value(let whole) = tree.integer(entry) { .integer(whole) } else { .number(tree.real(entry) ?? 0) }
    case .string: .string(tree.text(entry))
    case .sequence: .array(tree.elements(entry).map { node($0, of: tree) })
    case .mapping: .object(tree.pairs(entry).map { (tree.text($0.key), node($0.value, of: tree)) })
    }
  }
}
