import GalleyCatalogue
import GalleyLanguage

/// Pieces of documents that are known to work somewhere, cut out of the examples of the catalogue.
struct Donors: Sendable {
  static let standard = Donors()

  /// Nodes without modifiers.
  private(set) var nodes: [DocumentTree] = []
  /// Entries of `modifiers`.
  private(set) var modifiers: [DocumentTree] = []
  /// By key: the values that stand under it.
  private(set) var values: [String: [DocumentTree]] = [:]
  private(set) var keys: [String] = []

  private init() {
    let catalogue = Catalogue.standard
    let examples = catalogue.views.flatMap(\.examples) + catalogue.modifiers.flatMap(\.examples)
    for example in examples {
      guard let tree = DocumentTree(Array(example.document.utf8)) else { continue }
      tree.visit { key, value in
        if !key.isEmpty { values[key, default: []].append(value) }
        if value.isNode, case .mapping(let pairs) = value {
          nodes.append(.mapping(pairs.filter { $0.key != "modifiers" && $0.key != "name" }))
        }
        if key == "modifiers", case .list(let entries) = value { modifiers += entries }
      }
    }
    keys = values.keys.sorted()
  }
}

extension DocumentTree {
  /// Scalars that stand at the edge of something.
  static let edges: [DocumentTree] =
    [
      "0", "-1", "1", "0.5", "-0.0", "1e308", "-1e308", "1e-320", "9007199254740993", "9223372036854775807",
      "-9223372036854775808", "1e400", "100000", "true", "false", "null", "[]", "{}", "\"\"",
    ].map { .scalar($0) }
    + [
      "infinity", "-infinity", "nan", "$(n)", "$(1 / 0)", "$(item)", "$(proxy.size.width)", "$(flag)", "$flag", "$n",
      "$(Double.infinity)", "$(-Double.infinity)", "$(0.0 / 0.0)", "$(Int.max)", "$([1, 2, 3])", "$(0..<5)", "0..<5",
      "0...1000000", "a$(n)b", "#FF00FF80", "leading", "topTrailing", "nil", "\u{0}", "\u{1B}[31m", "\u{202E}x", "👨‍👩‍👧‍👦",
      "é\u{301}\u{301}", "a\nb\tc", String(repeating: "word ", count: 60),
    ].map { .text($0) }

  /// Containers: a node in a list takes the place of `content`.
  static let wrappers = [
    "VStack", "HStack", "ZStack", "Group", "Grid", "GridRow", "ScrollView", "LazyVStack", "LazyHStack", "List", "Form",
    "Section", "NavigationStack", "AnyView", "Button", "Label", "ViewThatFits", "TabView", "Menu", "DisclosureGroup",
    "ControlGroup", "LabeledContent", "Table", "Picker",
  ]
}
