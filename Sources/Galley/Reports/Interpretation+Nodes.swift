import GalleyLanguage

extension Interpretation {
  /// The type of one node.
  public struct NodeType: Hashable, Sendable {
    /// Where the node stands in the document: `body.VStack[1].modifiers[0]`.
    public let path: String
    /// What Swift's `print` gives.
    public let type: String
    /// What `String(reflecting:)` gives.
    public let qualifiedType: String
    /// The type with a line for every layer.
    public let prettyType: String
    /// The qualified type with a line for every layer.
    public let prettyQualifiedType: String
  }

  /// Returns the types of the nodes that have a label, or that stand at a path or at `line:column`; nil if the document has
  /// errors.
  ///
  /// A node that a loop makes several times is given once.
  public func types(ofNode name: String) -> [NodeType]? {
    guard let result else { return nil }
    return DeepStack.run {
      var options = FrameOptions()
      options.showsAll = true
      var search = NodeSearch(name: name)
      var traversal = FrameTraversal(result, options: options)
      traversal?.visit(&search)
      return search.found.map { NodeType($0, in: result) }
    }
  }
}

extension Interpretation.NodeType {
  fileprivate init(_ found: NodeSearch.Found, in document: LaidOutDocument) {
    let store = document.typing.store
    path = found.path
    type = store.print(found.type)
    qualifiedType = store.print(found.type, .qualified)
    prettyType = PrettyType(store: store, form: .unqualified).print(found.type)
    prettyQualifiedType = PrettyType(store: store, form: .qualified).print(found.type)
  }
}

/// Looks for the nodes that a name means.
private struct NodeSearch: FrameVisitor {
  /// A node of that name.
  struct Found: Hashable {
    let path: String
    let type: TypeRef
  }

  let name: String
  /// In the order of the report.
  private(set) var found: [Found] = []
  private var known: Set<Found> = []

  init(name: String) { self.name = name }

  mutating func enter(_ entry: FrameEntry) {
    let isHere = entry.position.map { "\($0.line):\($0.column)" == name } ?? false
    guard entry.label == name || entry.path == name || isHere, let type = entry.type else { return }
    let new = Found(path: entry.path, type: type)
    if known.insert(new).inserted { found.append(new) }
  }

  mutating func leave() {}
}
