import GalleyLayout
import GalleyTables

// Views that do not stand in the middle, and what pushes them out of it.

extension SymptomFinder {
  /// A shift of a view within what is around it.
  private struct Shift {
    var owner: String
    var before: Double
    var behind: Double
    var length: Double { (before - behind) / 2 }
  }

  /// How far a view stands off the middle of what is safe, as the sum of what each view around it adds.
  func notCentred(_ node: Node) -> String? {
    guard window != nil else { return nil }
    for axis in Axis.allCases {
      let shifts = shifts(of: node, axis).filter { abs($0.length) > 0.0005 }
      let off = shifts.reduce(0) { $0 + $1.length }
      guard abs(off) > pixel else { continue }
      let side = axis == .horizontal ? (off < 0 ? "left of" : "right of") : (off < 0 ? "above" : "below")
      let terms = shifts.map { shift in
        "\(shift.owner) has \(number(shift.before)) before it and \(number(shift.behind)) behind: "
          + "(\(number(shift.before)) \(shift.behind < 0 ? "+" : "−") \(number(abs(shift.behind)))) ÷ 2 = \(number(shift.length))"
      }
      let first = number(shifts.first?.length ?? 0)
      let sum =
        shifts.count > 1
        ? "; \(first)\(shifts.dropFirst().map { SentenceWriter.summand($0.length) }.joined()) = \(number(off))" : ""
      return
        "\(names.name(node)) stands \(number(abs(off))) \(side) the middle: \(terms.joined(separator: "; "))\(sum)."
    }
    return nil
  }

  /// What each view around another has before and behind what is in it, and the window at last.
  private func shifts(of node: Node, _ axis: Axis) -> [Shift] {
    guard let window else { return [] }
    var shifts: [Shift] = []
    var inner = node
    // What is presented stands in the window, not in the view that presents it.
    let presentation = presentation(around: node)
    for outer in node.ancestors where outer.isExplicable && inner != presentation {
      let (own, around) = (Rect(inner.frame), Rect(outer.frame))
      let before = own.origin[axis] - around.origin[axis]
      shifts.append(
        Shift(owner: names.name(outer), before: before, behind: around.size[axis] - own.size[axis] - before))
      inner = outer
    }
    let (frame, safe) = (Rect(inner.frame), document.surroundings.canvas.safeArea)
    let start = document.surroundings.canvas.isRightToLeft && axis == .horizontal ? safe.trailing : safe.start(axis)
    let before = frame.origin[axis] - start
    let room = window[axis] - safe.total(axis)
    shifts.append(Shift(owner: "the window", before: before, behind: room - frame.size[axis] - before))
    return shifts
  }
}
