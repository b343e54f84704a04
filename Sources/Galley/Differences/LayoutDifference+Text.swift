import GalleySource

extension LayoutDifference {
  /// More nodes than this are only counted.
  private static let mostTold = 100
  /// More names than this are only counted.
  private static let mostNamed = 6

  /// The differences for people: what was changed, then what is different for it and by how much.
  public var text: String {
    guard !nodes.isEmpty else {
      let small = ignoredMoves == 0 ? "" : ", but for small moves"
      return otherChanges.isEmpty
        ? "nothing is different\(small)\n"
        : "every view has the size and place that it had\(small); changed was\n"
          + lines(of: otherChanges, indentation: "  ")
    }
    var result = lines(of: causes, indentation: "")
    if causes.isEmpty { result += "what these come from was not found\n" }
    let names = DifferenceNames(before, after)
    let told = toldPositions
    let rows = told.prefix(Self.mostTold).map { index in
      (name: names.name(nodes[index]), change: nodes[index].change, reason: reasons[index])
    }
    let widths = (min(rows.map(\.name.count).max() ?? 0, 40), min(rows.map(\.change.count).max() ?? 0, 70))
    for row in rows {
      var line = "  " + padded(row.name, widths.0) + "  "
      line += row.reason.isEmpty ? row.change : padded(row.change, widths.1) + "  " + row.reason
      result += line + "\n"
    }
    if told.count > Self.mostTold { result += "  … and \(told.count - Self.mostTold) more\n" }
    let follows = followers(told, names)
    result += (follows.map { $0 + " " } ?? "") + summary(names) + "\n"
    if ignoredMoves > 0 { result += "\(ignoredMoves) small move\(ignoredMoves == 1 ? " is" : "s are") left out\n" }
    if otherChanges.isEmpty { return result }
    return result + "changed too, and nothing was found to come from it:\n" + lines(of: otherChanges, indentation: "  ")
  }

  private func lines(of changes: [DocumentChange], indentation: String) -> String {
    let more = changes.count - Self.mostTold
    return changes.prefix(Self.mostTold).map { indentation + $0.text + "\n" }.joined()
      + (more > 0 ? "\(indentation)… and \(more) more change\(more == 1 ? "" : "s")\n" : "")
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }

  /// The positions of the nodes that are worth a line: what is new or gone is told as a change.
  private var toldPositions: [Int] {
    let told = Set(nodes.told.compactMap(\.node))
    let places = Set(
      causes.filter { $0.kind == .modifier || $0.kind == .view }.flatMap { [$0.placeBefore, $0.placeAfter] }.compactMap(
        \.self))
    return nodes.indices.filter { index in
      guard let node = nodes[index].node, told.contains(node) else { return false }
      return nodes[index].aspects != [.shown] || !(node.sourceRange.map { places.contains($0) } ?? false)
    }
  }

  /// Those that only move along with what is around them, or are as large as what is in them.
  private func followers(_ told: [Int], _ names: DifferenceNames) -> String? {
    let told = Set(told)
    let others = nodes.indices.filter { !told.contains($0) && nodes[$0].aspects != [.shown] }.map {
      names.name(nodes[$0])
    }
    guard !others.isEmpty else { return nil }
    var shown: [String] = []
    for name in others where !shown.contains(name) { shown.append(name) }
    if shown.count > Self.mostNamed {
      return "\(others.count) more follow."
    }
    let list = shown.listed
    return list.prefix(1).uppercased() + list.dropFirst() + (others.count == 1 ? " follows." : " follow.")
  }

  /// What people fear of a change: what is cut now, and what has left the window.
  private func summary(_ names: DifferenceNames) -> String {
    let left = nodes.filter { hasLeft($0) }.map { names.name($0) }
    let cut = nodes.filter { $0.aspects.contains(.truncation) && ($0.after?.isCut ?? false) }.map { names.name($0) }
    let first = left.isEmpty ? "Nothing left the window" : "Out of the window now: " + shortened(left)
    let second = cut.isEmpty ? "nothing is cut that was whole." : "cut now: " + shortened(cut) + "."
    return first + (left.isEmpty ? ", " : "; ") + second
  }

  private func shortened(_ names: [String]) -> String {
    let more = names.count - Self.mostNamed
    return names.prefix(Self.mostNamed).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// Whether a node that met its window no longer does.
  private func hasLeft(_ difference: NodeDifference) -> Bool {
    guard let old = difference.before, let new = difference.after, let first = before.canvas, let second = after.canvas,
      first.proposal == nil, second.proposal == nil
    else { return false }
    return Self.meets(old.frame, first.size) && !Self.meets(new.frame, second.size)
  }

  private static func meets(_ frame: ViewBounds, _ window: ViewSize) -> Bool {
    frame.minX < window.width && frame.maxX > 0 && frame.minY < window.height && frame.maxY > 0
  }
}
