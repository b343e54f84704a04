import GalleyLanguage

extension DocumentLayout {
  /// The outermost node; nil for a body without views, or if there are errors.
  public var root: Node? { result?.rootNode }

  /// All nodes, each before those that stand in it.
  public var nodes: Node.Walk { .all(of: root) }

  /// The first node that the document gives this name; nil for none.
  public subscript(name: String) -> Node? { nodes.first { $0.name == name } }

  /// The nodes that the document gives this name: several if a loop makes them.
  public func nodes(named name: String) -> [Node] { nodes.filter { $0.name == name } }

  /// The first node that stands at a path of the document, such as `body.VStack[1].modifiers[0]`; nil for none.
  public func node(atPath path: String) -> Node? {
    let bytes = Array(path.utf8)
    return nodes.first { $0.isAt(path: bytes) }
  }

  /// The nodes that are written within a stretch of a file: those whose name begins there, or for a place between two letters
  /// those whose name it touches.
  public func nodes(from range: SourceRange) -> [Node] {
    nodes.filter { node in
      guard let own = node.sourceRange, own.file == range.file else { return false }
      guard range.bytes.isEmpty else { return range.bytes.contains(own.bytes.lowerBound) }
      return own.bytes.lowerBound <= range.bytes.lowerBound && range.bytes.lowerBound <= own.bytes.upperBound
    }
  }

  /// The innermost of the nodes that are drawn last at a point of the window; nil where there is none.
  ///
  /// What a scroll view does not show is not there.
  public func node(at point: ViewPoint) -> Node? {
    var found: Node?
    // A list, not recursion: whatever could be laid out can be searched. What is drawn first comes first.
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
      let isInside = node.frame.contains(point)
      if isInside { found = node }
      if node.isScrollView && !isInside { continue }
      let children = Array(node.children)
      pending += children.reversed().filter { $0.role != .background }
      pending += children.reversed().filter { $0.role == .background }
    }
    return found
  }

  /// The nodes that a text means: their name, their path, or the `line:column` where they begin.
  ///
  /// What a loop makes several times at one path, with one type, is given once; what has no type of its own is left out.
  public func nodes(meantBy text: String) -> [Node] {
    var known: Set<FoundNode> = []
    let path = Array(text.utf8)
    return nodes.filter { node in
      guard let type = node.typeReference else { return false }
      let isHere = node.position.map { "\($0.line):\($0.column)" == text } ?? false
      guard node.name == text || isHere || node.isAt(path: path) else { return false }
      return known.insert(FoundNode(path: node.path, type: type)).inserted
    }
  }

  /// What tells apart the nodes that somebody means.
  private struct FoundNode: Hashable {
    let path: String
    let type: TypeRef
  }
}
