import GalleyLayout
import GalleyTables

// Answers that begin with what people see.

extension AnswerWriter {
  func isOutside(_ axis: Axis) -> Bool {
    guard let window = SymptomFinder(document).window else { return false }
    return frame.origin[axis] < -0.01 || frame.origin[axis] + frame.size[axis] > window[axis] + 0.01
  }

  func overflow(_ axes: [Axis]) -> String? {
    guard let window = SymptomFinder(document).window, let axis = axes.first, isOutside(axis) else { return nil }
    let (start, end) = (frame.origin[axis], frame.origin[axis] + frame.size[axis])
    return "begins at \(length(start)) and ends at \(length(end)); the window is \(length(window[axis])) "
      + (axis == .horizontal ? "wide" : "high")
  }

  /// A text that a stack asked before others that left something.
  func askedEarly(_ explanation: Explanation) -> String? {
    let steps = explanation.steps.map(\.reason)
    guard let share = steps.last(where: { $0.rule == .stackShare && $0.nodes.last == id }),
      let offer = share.number("offer"),
      let space = steps.last(where: {
        [.stackSpace, .stackGaps].contains($0.rule) && $0.nodes.first == share.nodes.first
      }),
      let whole = space.number("space"), let stack = share.nodes.first,
      let order = steps.last(where: { $0.rule == .stackOrder && $0.nodes.first == stack })?.rangeOrder,
      let own = order.firstIndex(of: id), own + 1 < order.count
    else { return nil }
    let axis = share.axis
    let unused = (document.proposals[stack.position][axis] ?? 0) - document.frames[stack.position].size[axis]
    let others = SentenceWriter.list(order[(own + 1)...].map { explainer.names.name($0) })
    let rest = unused > 0.01 ? "; \(length(unused)) stayed unused" : ""
    return "was offered \(length(offer)) of \(length(whole)), because it was asked before \(others)\(rest)"
  }

  /// A view in a reader, and where its middle would be.
  func notCentred() -> String? {
    guard let reader = node.parent, reader.isExplicable,
      document.tree.kind(of: reader.entry.layout) == .geometryReader
    else { return nil }
    let outer = Rect(reader.frame)
    let middle = Axis.allCases.map { length(outer.origin[$0] + (outer.size[$0] - frame.size[$0]) / 2) }
    return "stands at \(length(frame.minX)), \(length(frame.minY)); the middle of \(name(reader)) would be at "
      + middle.joined(separator: ", ")
  }
}
