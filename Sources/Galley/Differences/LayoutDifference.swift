import GalleyLanguage
import GalleySource

/// What is different between two layouts, and what in the documents it comes from.
public struct LayoutDifference: Sendable {
  /// The first layout.
  public let before: DocumentLayout
  /// The second layout.
  public let after: DocumentLayout
  /// The changes that what is different comes from, in the order of the second document.
  public let causes: [DocumentChange]
  /// What the documents say in different ways beside that; nothing that is different was found to come from it.
  public let otherChanges: [DocumentChange]
  /// The nodes that are different: those that only the first layout shows, then the others, in the order of the document.
  public let nodes: [NodeDifference]
  /// By node of `nodes`, in a few words what its difference comes from at once; empty where nothing is known.
  let reasons: [String]
  /// Which nodes of both are the same.
  let pairs: NodePairs
  /// How many nodes are left out since they only moved, and by little; see `ignoringMoves(upTo:)`.
  public internal(set) var ignoredMoves = 0

  /// Whether every node is as it was.
  public var isEmpty: Bool { nodes.isEmpty }
}

extension DocumentLayout {
  /// Compares the layout with an earlier one, of the same document or of another; nil if one of them has errors.
  ///
  /// What the differences come from is found if both layouts keep their reasons (`InterpreterOptions.keepsReasons`). Otherwise
  /// every change counts as a cause. `isSameText` says that both are layouts of the same text.
  public func difference(from earlier: DocumentLayout, isSameText: Bool = false) -> LayoutDifference? {
    guard let before = earlier.result, let after = result else { return nil }
    let pairs = NodePairs(earlier, self, isSameText: isSameText)
    let differences = NodeDifference.between(pairs)
    var changes = ChangeList(pairs, before, after, isSameText: isSameText)
    let written = changes.changes.count
    for change in SurroundingsChanges.between(earlier, self) { changes.add(change) }
    guard !differences.isEmpty, before !== after, let first = before.replay, let second = after.replay else {
      return LayoutDifference(
        before: earlier, after: self, causes: differences.isEmpty ? [] : changes.changes,
        otherChanges: differences.isEmpty ? changes.changes : [], nodes: differences,
        reasons: differences.map { _ in "" }, pairs: pairs)
    }
    let found = DeepStack.run { [changes] in
      first.ask { old in
        second.ask { new in
          var trace = DifferenceTrace(before, after, pairs, changes)
          for difference in differences where !difference.follows { trace.follow(difference, &old, &new) }
          let reasons = differences.enumerated().map { index, difference in
            index < LayoutDifference.mostReasons ? trace.reason(for: difference, &old, &new) : ""
          }
          return (reasons: reasons, reached: trace.reached, suspected: trace.suspected)
        }
      }
    }
    // Whatever the window or the user is like reaches every view, and what is new or gone is different by that.
    var causes = found.reached.union(written..<changes.changes.count)
    causes.formUnion(changes.changes.indices.filter { changes.changes[$0].isOfViews })
    let suspected = found.suspected.subtracting(causes)
    let isAlone = causes.isEmpty && suspected.count == 1
    causes.formUnion(
      suspected.sorted().prefix(LayoutDifference.mostLeftOut).filter {
        isAlone || isEffective(changes.changes[$0], before: earlier)
      })
    return LayoutDifference(
      before: earlier, after: self,
      causes: changes.changes.indices.filter { causes.contains($0) }.map { changes.changes[$0] },
      otherChanges: changes.changes.indices.filter { !causes.contains($0) }.map { changes.changes[$0] },
      nodes: differences, reasons: found.reasons, pairs: pairs)
  }

  /// Whether a change of a modifier has an effect, which leaving it out tells; what cannot be left out has.
  private func isEffective(_ change: DocumentChange, before earlier: DocumentLayout) -> Bool {
    let sides = [(self, change.placeAfter), (earlier, change.placeBefore)]
    let parts = sides.compactMap { layout, place -> (DocumentLayout, DocumentPart)? in
      guard let place, !change.isOfViews else { return nil }
      return layout.document.part(at: "\(place.file):\(place.line):\(place.column)").map { (layout, $0) }
    }
    return parts.isEmpty || parts.contains { $0.isEffective($1) }
  }
}

extension LayoutDifference {
  /// The same without the nodes that are as large as they were and moved by no more than so many points.
  ///
  /// Where nothing else is different, no change counts as a cause.
  public func ignoringMoves(upTo distance: Double) -> LayoutDifference {
    let kept = nodes.indices.filter { index in
      !Set(nodes[index].aspects).isSubset(of: [.x, .y]) || nodes[index].extent > distance
    }
    var result = LayoutDifference(
      before: before, after: after, causes: kept.isEmpty ? [] : causes,
      otherChanges: kept.isEmpty ? causes + otherChanges : otherChanges, nodes: kept.map { nodes[$0] },
      reasons: kept.map { reasons[$0] }, pairs: pairs)
    result.ignoredMoves = ignoredMoves + nodes.count - kept.count
    return result
  }

  /// Of more nodes than this it is not said what their differences come from.
  static let mostReasons = 200
  /// No more changes than this are left out to see whether they have an effect.
  static let mostLeftOut = 32
}
