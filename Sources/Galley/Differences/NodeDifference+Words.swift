import GalleySource

extension NodeDifference {
  /// What the second layout shows where the first shows something else: `is 304 wide instead of 280`.
  var contrast: String { clauses { contrasts($0, $1) }.listed }

  /// What only one layout shows; else whether it is cut, and what else is said of the view in both.
  private func clauses(_ others: (Node, Node) -> [String]) -> [String] {
    guard let before else { return ["is shown"] }
    guard let after else { return ["is not shown"] }
    return (aspects.contains(.truncation) ? [after.isCut ? "is cut" : "is whole"] : []) + others(before, after)
  }

  private func contrasts(_ before: Node, _ after: Node) -> [String] {
    let length = SentenceWriter.length
    let (old, new) = (before.frame, after.frame)
    var clauses: [String] = []
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
    return clauses
  }

  private func size(of node: Node) -> String {
    let drawn = (node.drawnFrame ?? node.frame).size
    return "\(SentenceWriter.length(drawn.width)) × \(SentenceWriter.length(drawn.height))"
  }
}

extension Node {
  /// Whether something of its texts is cut off.
  var isCut: Bool { texts.contains(where: \.isTruncated) }
  /// The lines of its texts.
  var lineCount: Int { texts.map(\.lines.count).reduce(0, +) }
}

extension NodeDifference {
  /// What is different, with numbers: `280 → 283.333 wide (+3.333), begins 1.667 further left`.
  var change: String { clauses { changes($0, $1) }.joined(separator: ", ") }

  private func changes(_ before: Node, _ after: Node) -> [String] {
    let length = SentenceWriter.length
    let (old, new) = (before.frame, after.frame)
    var clauses: [String] = []
    if aspects.contains(.lines) {
      clauses.append("\(before.lineCount) → \(after.lineCount) line\(after.lineCount == 1 ? "" : "s")")
    }
    if aspects.contains(.width) { clauses.append(Self.growth(old.size.width, new.size.width, " wide")) }
    if aspects.contains(.height) { clauses.append(Self.growth(old.size.height, new.size.height, " high")) }
    let isSized = aspects.contains(.width) || aspects.contains(.height)
    var moves: [String] = []
    for (aspect, then, now) in [(Aspect.x, old.minX, new.minX), (.y, old.minY, new.minY)] where aspects.contains(aspect)
    {
      let words =
        aspect == .x ? ("further right", "further left", " from the left") : ("lower", "higher", " from the top")
      if isSized {
        moves.append("\(length(abs(now - then))) \(now > then ? words.0 : words.1)")
      } else {
        clauses.append(Self.growth(then, now, words.2))
      }
    }
    if !moves.isEmpty { clauses.append("begins " + moves.joined(separator: " and ")) }
    if aspects == [.drawn] {
      let (old, new) = (before.drawnFrame ?? old, after.drawnFrame ?? new)
      clauses.append(
        "is drawn \(length(new.size.width)) × \(length(new.size.height)) at \(length(new.minX)), \(length(new.minY))"
          + " instead of \(length(old.size.width)) × \(length(old.size.height)) at \(length(old.minX)), \(length(old.minY))"
      )
    }
    return clauses
  }

  private static func growth(_ old: Double, _ new: Double, _ unit: String) -> String {
    let length = SentenceWriter.length
    return "\(length(old)) → \(length(new))\(unit) (\(new > old ? "+" : "−")\(length(abs(new - old))))"
  }
}
