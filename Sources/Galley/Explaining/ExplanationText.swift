import GalleyLayout

extension Explanation {
  /// More sentences than this are not told unless all are asked for.
  private static let mostSentences = 8

  /// The explanation for people: the answer, and the numbered reasons with the names of their rules.
  ///
  /// Where steps are left out, `hint` says how to get them.
  public func text(isFull: Bool = false, hint: String = "") -> String {
    let groups = toldSteps(isFull: isFull).map(sentences)
    let cut = isCut ? "    … there are too many steps to tell all\n" : ""
    guard !groups.isEmpty else { return answer + ".\n" + cut }
    var result = answer + ", because\n"
    let width = min(groups.joined().map(\.text.count).max() ?? 0, 100)
    var number = 1
    for group in groups { result += text(of: group, isFull, hint, width, &number) }
    return result + cut
  }

  /// The steps that people are told, those of widths before those of heights; without a direction that has none.
  package func toldSteps(isFull: Bool = false) -> [[Step]] {
    let told = steps.filter { isFull || !$0.isPassing }
    return [told.filter { !$0.isVertical }, told.filter(\.isVertical)].filter { !$0.isEmpty }
  }

  /// What stands in a line.
  private struct Sentence {
    var text: String
    var rule: String
  }

  /// The steps in words; equal turns behind each other, as those of views that share a space, are one sentence.
  private func sentences(_ steps: [Step]) -> [Sentence] {
    var result: [Sentence] = []
    for step in steps {
      let text = step.text + (step.standing == "unconfirmed" ? " (unconfirmed)" : "")
      if step.rule == RuleID.stackShare.rawValue, let last = result.last, last.rule == step.rule {
        result[result.count - 1].text = String(last.text.dropLast()) + "; " + uncapitalized(text)
      } else {
        result.append(Sentence(text: text, rule: step.rule))
      }
    }
    return result
  }

  /// A sentence that stands behind another in its line.
  private func uncapitalized(_ text: String) -> String {
    text.hasPrefix("The ") || text.hasPrefix("A part of ") ? text.prefix(1).lowercased() + text.dropFirst() : text
  }

  /// The sentences of one direction; those in the middle of many are left out.
  private func text(
    of steps: [Sentence], _ isFull: Bool, _ hint: String, _ width: Int, _ number: inout Int
  ) -> String {
    var result = ""
    let excess = steps.count - Self.mostSentences
    // One sentence is no longer than the line that says it is left out.
    let skipped = isFull || excess < 2 ? 0 : excess
    let half = Self.mostSentences / 2
    for (position, step) in steps.enumerated() {
      if skipped > 0, position == half { result += "    … \(skipped) more steps\(hint)\n" }
      if skipped > 0, (half..<half + skipped).contains(position) { continue }
      let sentence = step.text
      let digits = "\(number)"
      result += String(repeating: " ", count: max(3 - digits.count, 0)) + digits + "  " + sentence
      result += String(repeating: " ", count: max(width - sentence.count, 0)) + "  " + step.rule + "\n"
      number += 1
    }
    return result
  }
}
