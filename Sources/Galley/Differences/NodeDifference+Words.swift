import GalleySource

extension NodeDifference {
  /// What the second layout shows where the first shows something else: `is 304 wide instead of 280`.
  var contrast: String {
    guard let before else { return "is shown" }
    guard let after else { return "is not shown" }
    let length = SentenceWriter.length
    let (old, new) = (before.frame, after.frame)
    var clauses: [String] = []
    if aspects.contains(.truncation) { clauses.append(after.isCut ? "is cut" : "is whole") }
    if aspects.contains(.width) {
      clauses.append("is \(length(new.size.width)) wide instead of \(length(old.size.width))")
    }
    if aspects.contains(.height) {
      clauses.append("is \(length(new.size.height)) high instead of \(length(old.size.height))")
    }
    if aspects.contains(.lines) {
      clauses.append("has \(after.lineCount) line\(after.lineCount == 1 ? "" : "s") instead of \(before.lineCount)")
    }
    switch (aspects.contains(.x), aspects.contains(.y)) {
    case (true, true):
      clauses.append(
        "begins at \(length(new.minX)), \(length(new.minY)) instead of \(length(old.minX)), \(length(old.minY))")
    case (true, false): clauses.append("begins at \(length(new.minX)) instead of \(length(old.minX))")
    case (false, true): clauses.append("begins at \(length(new.minY)) instead of \(length(old.minY)) from the top")
    case (false, false): break
    }
    if aspects.contains(.drawn) {
      clauses.append("is drawn \(size(of: after)) instead of \(size(of: before))")
    }
    return list(clauses)
  }

  private func size(of node: Node) -> String {
    let drawn = (node.drawnFrame ?? node.frame).size
    return "\(SentenceWriter.length(drawn.width)) × \(SentenceWriter.length(drawn.height))"
  }

  private func list(_ clauses: [String]) -> String {
    guard let last = clauses.last, clauses.count > 1 else { return clauses.first ?? "" }
    return clauses.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Node {
  /// Whether something of its texts is cut off.
  var isCut: Bool { texts.contains(where: \.isTruncated) }
  /// The lines of its texts.
  var lineCount: Int { texts.map(\.lines.count).reduce(0, +) }
}

extension [NodeDifference] {
  /// Those that are worth a line: what only moves along with the node around it is told by that, and a layer that changes
  /// as what it stands around does by that.
  var told: [NodeDifference] {
    var own: [Node: NodeDifference] = [:]
    for difference in self where !difference.follows { if let node = difference.node { own[node] = difference } }
    return filter { difference in
      guard !difference.follows else { return false }
      guard let node = difference.node, node.isModifier, node.name == nil,
        let content = node.content.flatMap({ own[$0] })
      else { return true }
      return content.aspects != difference.aspects || content.extent != difference.extent
    }
  }
}
