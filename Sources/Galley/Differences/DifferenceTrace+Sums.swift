import GalleyLayout
import GalleyTables

// Stacks that have another length, as the sum of what is different in them.

extension DifferenceTrace {
  /// What makes a stack longer or shorter, if its views are those that it had: `2 gaps less 4, “title” 3.333 more: −8 + 3.333`.
  func sum(of asked: Asked, _ old: inout LayoutReplay, _ new: inout LayoutReplay) -> String? {
    guard asked.quantity == .answer, let other = earlier[asked.node],
      let now = new.reasons(for: asked).last?.stackParts,
      let then = old.reasons(for: Asked(.answer, of: other, along: asked.axis)).last?.stackParts,
      now.views.map({ earlier[$0] }) == then.views
    else { return nil }
    var words: [String] = []
    var terms: [Double] = []
    let gaps = zip(now.gaps, then.gaps).map { $0 - $1 }.filter { abs($0) > NodeDifference.tolerance }
    if let first = gaps.first {
      guard gaps.allSatisfy({ abs($0 - first) <= NodeDifference.tolerance }) else { return nil }
      words.append("\(gaps.count) gap\(gaps.count == 1 ? "" : "s") \(amount(first))")
      terms.append(first * Double(gaps.count))
    }
    for (index, view) in now.views.enumerated() {
      let change = now.lengths[index] - then.lengths[index]
      guard abs(change) > NodeDifference.tolerance else { continue }
      words.append("\(name(view)) \(amount(change))")
      terms.append(change)
    }
    guard let first = terms.first, words.count <= Self.mostNamed else { return nil }
    let sum = SentenceWriter.length(first) + terms.dropFirst().map(SentenceWriter.summand).joined()
    return words.joined(separator: ", ") + (terms.count > 1 ? ": " + sum : "")
  }

  private func amount(_ change: Double) -> String {
    "\(SentenceWriter.length(abs(change))) \(change < 0 ? "less" : "more")"
  }
}

extension GalleyLayout.Step {
  /// The views of a stack with their lengths and the gaps between them; nil for other steps, and where there are too many.
  fileprivate var stackParts: (views: [LayoutNodeID], lengths: [Double], gaps: [Double])? {
    guard [.stackLength, .stackShort, .stackOver].contains(rule),
      let parts = values.first(where: { $0.name == "parts" }),
      case .numbers(let numbers) = parts.content
    else { return nil }
    let views = besides.map(\.node)
    guard numbers.count == views.count * 2 - 1 else { return nil }
    return (
      views, numbers.indices.filter { $0 % 2 == 0 }.map { numbers[$0] },
      numbers.indices.filter { $0 % 2 == 1 }.map { numbers[$0] }
    )
  }
}
