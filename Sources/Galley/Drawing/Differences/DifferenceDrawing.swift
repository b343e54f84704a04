import GalleyDrawing
import GalleyExpressions
import GalleyLayout

/// Draws two layouts and what is different between them.
package struct DifferenceDrawing: Sendable {
  /// The pictures of both layouts.
  package let before: Picture
  package let after: Picture
  private let difference: LayoutDifference
  private let names: (before: String, after: String)

  /// Nil if one of the layouts cannot be drawn; the report then says why.
  package init?(
    _ difference: LayoutDifference, _ options: PictureOptions, names: (before: String, after: String),
    reportingTo report: inout ProblemReport
  ) {
    guard let before = difference.before.picture(options, reportingTo: &report),
      let after = difference.after.picture(options, reportingTo: &report)
    else { return nil }
    (self.before, self.after, self.difference, self.names) = (before, after, difference, names)
  }

  /// Both pictures beside each other and, as a third, what is different; `redrawn` are nodes that only look otherwise.
  ///
  /// Nil if that is more than a picture can hold.
  package func sheet(redrawn: [Node]) -> Picture? {
    let marked = [
      drawn(over: before) { $0.markFirst(difference) },
      drawn(over: after) { $0.markSecond(difference, redrawn: redrawn) },
      drawn(over: after) { $0.explain(difference, redrawn: redrawn) },
    ]
    var sheet = PictureSheet(columnCount: marked.count)
    let titles = ["A  \(names.before)", "B  \(names.after)", difference.counts(redrawn: redrawn.count)]
    for (picture, title) in zip(marked, titles) {
      guard let picture else { return nil }
      sheet.cells.append(PictureSheet.Cell(picture, title: title))
    }
    return sheet.picture()
  }

  private func drawn(over picture: Picture, _ draw: (inout DifferenceMarks) -> Void) -> Picture? {
    var marks = DifferenceMarks(
      DisplayListBuilder(continuing: picture.list), isDark: difference.after.root?.environment?.isDark ?? false)
    draw(&marks)
    guard let list = marks.finished() else { return nil }
    return Picture(list, notesOf: [picture], body: picture)
  }
}

extension LayoutDifference {
  /// Nodes that only moved, all by as much.
  public struct Move: Sendable {
    /// How far to the right, in points.
    public let x: Double
    /// How far down, in points.
    public let y: Double
    /// The nodes, in the order of the document.
    public let nodes: [NodeDifference]
  }

  /// The nodes that moved and did nothing else, by how far they did; those that move along with the node around them are left out.
  public var moves: [Move] {
    struct Vector: Hashable {
      var x: Double
      var y: Double
    }
    var groups: [Vector: [NodeDifference]] = [:]
    var order: [Vector] = []
    for difference in nodes.told where difference.onlyMoved {
      guard let before = difference.before?.frame, let after = difference.after?.frame else { continue }
      // What floating point leaves is no distance.
      let vector = Vector(
        x: ((after.minX - before.minX) * 1000).rounded() / 1000, y: ((after.minY - before.minY) * 1000).rounded() / 1000
      )
      if groups[vector] == nil { order.append(vector) }
      groups[vector, default: []].append(difference)
    }
    return order.map { Move(x: $0.x, y: $0.y, nodes: groups[$0] ?? []) }
  }

  /// How many nodes differ in which way, in words.
  func counts(redrawn: Int) -> String {
    let told = nodes.told
    let gone = told.filter { $0.after == nil }.count
    let new = told.filter { $0.before == nil }.count
    let moved = told.filter(\.onlyMoved).count
    let counts = [
      (moved, "moved"), (told.count - gone - new - moved, "resized"), (gone, "gone"), (new, "new"),
      (redrawn, "redrawn"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return words.isEmpty ? "no difference" : words.joined(separator: ", ")
  }

  /// The nodes that stand where they stood, with all in them, in the order of the document: what may look otherwise all the same.
  package var unmoved: [Node] {
    let changed = Set(nodes.compactMap(\.after))
    var hasChanged = Set<Node>()
    for node in nodes.compactMap(\.after) {
      for outer in node.ancestors where !hasChanged.insert(outer).inserted { break }
    }
    return pairs.present.compactMap { before, after in
      guard let before, before.frame == after.frame, !changed.contains(after), !hasChanged.contains(after) else {
        return nil
      }
      return after
    }
  }

  /// Where something is drawn otherwise since it is another, or stands elsewhere; areas with −1 take others back, so that of
  /// what only became larger or smaller the part counts that it covers in one of the layouts.
  package var changedAreas: [(area: ViewBounds, weight: Int)] {
    nodes.flatMap { difference -> [(area: ViewBounds, weight: Int)] in
      let areas = [difference.before, difference.after].compactMap { $0?.frame }
      let all = areas.map { (area: $0, weight: 1) }
      guard areas.count == 2, !difference.onlyMoved, difference.after?.children.first(where: { _ in true }) != nil
      else {
        return all
      }
      let common = ViewBounds(Rect(areas[0]).common(with: Rect(areas[1])))
      return all + [(common, -1), (common, -1)]
    }
  }
}

extension NodeDifference {
  /// Whether a node is as large as it was, and looks as it did.
  var onlyMoved: Bool { before != nil && after != nil && Set(aspects).isSubset(of: [.x, .y]) }
}
