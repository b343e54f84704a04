import GalleyLayout
import GalleySource
import GalleyTables

// How long a view is, and what people wonder at in that.

extension AnswerWriter {
  func size(_ explanation: inout Explanation) -> String {
    let aspects = explanation.aspects
    if aspects.contains(.width), aspects.contains(.height) {
      return "is \(length(frame.size.width)) × \(length(frame.size.height))"
    }
    if aspects.contains(.width) {
      return "is \(length(frame.size.width)) wide" + wonder(at: .horizontal, &explanation)
    }
    return aspects.contains(.height) ? "is \(length(frame.size.height)) high" + wonder(at: .vertical, &explanation) : ""
  }

  /// What people wonder at in a length.
  private func wonder(at axis: Axis, _ explanation: inout Explanation) -> String {
    guard explanation.aspects.count == 1 else { return "" }
    let steps = explanation.steps.map(\.reason).filter { $0.axis == axis }
    let own = frame.size[axis]
    if steps.contains(where: { $0.rule == .fillTen && $0.isAbout(id) }), let room = roomAround(axis) {
      return ", although \(length(room)) are there"
    }
    if let ratio = steps.first(where: { $0.rule == .ratioFit && $0.nodes.last == id }),
      let room = ratio.number(axis == .horizontal ? "Pw" : "Ph"), room > own + 0.01
    {
      return " of the \(length(room)) that are there"
    }
    return track(along: axis, &explanation) ?? ""
  }

  /// The column or row that ends up as long as the cell whose turn makes it so; the step of that turn then tells both numbers.
  private func track(along axis: Axis, _ explanation: inout Explanation) -> String? {
    let turn = explanation.steps.lastIndex { step in
      [.gridLast, .gridKeep].contains(step.reason.rule) && step.reason.axis == axis && step.reason.nodes.last == id
    }
    guard let turn, let slot, let number = slot.covered(along: axis).first,
      abs(slot.tracks(along: axis).lengths[number] - frame.size[axis]) < 1e-9
    else { return nil }
    let named = [("j", Double(number + 1)), ("W", slot.tracks(along: axis).lengths[number])]
    explanation.steps[turn].valuesOfAnswer += named.map { Explanation.Value(name: $0, content: .number($1)) }
    return ", and with it \(axis == .horizontal ? "column" : "row") \(length(Double(number + 1)))"
  }

  /// What the nearest node around that is offered a length is offered.
  private func roomAround(_ axis: Axis) -> Double? {
    node.ancestors.lazy.filter(\.isExplicable)
      .compactMap { document.proposals[$0.entry.layout.position][axis] }.first { $0.isFinite }
  }
}
