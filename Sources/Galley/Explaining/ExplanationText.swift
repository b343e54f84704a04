import GalleyLayout

extension Explanation {
  /// More sentences than this are not told unless all are asked for.
  private static let mostSentences = 8

  /// The explanation for people: the answer, and the numbered reasons with the names of their rules.
  ///
  /// With `isFull` each step is told for itself. Where steps are left out, `hint` says how to get them.
  public func text(isFull: Bool = false, hint: String = "") -> String {
    let sentences = isFull ? steps.map(fullSentence) : told
    let cut = isCut ? "    … there are too many steps to tell all\n" : ""
    let behind = notes.map { $0 + "\n" }.joined()
    guard !sentences.isEmpty else { return answer + ".\n" + cut + behind }
    return answer + (answer.contains(", because ") ? ":\n" : ", because\n") + text(of: sentences, isFull, hint) + cut
      + behind
  }

  /// The steps that people are told, those of widths before those of heights; without a direction that has none.
  package func toldSteps(isFull: Bool = false) -> [[Step]] {
    let told = isFull ? steps : ToldSteps(self).groups.joined().sorted().map { steps[$0] }
    return [told.filter { !$0.isVertical }, told.filter(\.isVertical)].filter { !$0.isEmpty }
  }

  /// What people are told.
  private var told: [Telling.Sentence] {
    let document = node.document
    return Telling(self, SentenceWriter(document, ExplainedNames(document)), container: container).sentences
  }

  private func fullSentence(_ step: Step) -> Telling.Sentence {
    Telling.Sentence(
      text: step.text + (step.standing == "unconfirmed" ? " (unconfirmed)" : ""), rules: [step.rule])
  }

  /// The sentences with their numbers; those in the middle of many are left out.
  private func text(of sentences: [Telling.Sentence], _ isFull: Bool, _ hint: String) -> String {
    let excess = sentences.count - Self.mostSentences
    // One sentence is no longer than the line that says it is left out.
    let skipped = isFull || excess < 2 ? 0 : excess
    let half = Self.mostSentences / 2
    let width = min(sentences.map(\.text.count).max() ?? 0, 100)
    var result = ""
    var number = 1
    for (position, sentence) in sentences.enumerated() {
      if skipped > 0, position == half {
        result += "    … \(skipped) more steps\(handed(sentences, half, skipped))\(hint)\n"
      }
      if skipped > 0, (half..<half + skipped).contains(position) { continue }
      let digits = "\(number)"
      result += String(repeating: " ", count: max(3 - digits.count, 0)) + digits + "  " + sentence.text
      result += String(repeating: " ", count: max(width - sentence.text.count, 0)) + "  "
      result += sentence.rules.joined(separator: ", ") + "\n"
      number += 1
    }
    return result
  }

  /// What sentences that are left out hand on: the number that the one before ends with.
  private func handed(_ sentences: [Telling.Sentence], _ start: Int, _ count: Int) -> String {
    guard let first = sentences[start - 1].lastNumber, let last = sentences[start + count - 1].lastNumber else {
      return ""
    }
    return first == last ? " hand on the \(first)" : " lead from \(first) to \(last)"
  }
}

extension Telling.Sentence {
  /// The number that the sentence leads to: that behind its last equal sign, or the last.
  fileprivate var lastNumber: String? {
    let result = text.lastIndex(of: "=").map { text[$0...] }
    let words = (result ?? text[...]).split { !($0.isNumber || $0 == "." || $0 == "−") }
      .filter { word in word.contains(where: \.isNumber) }
    let number = result == nil ? words.last : words.first
    return number.map { $0.hasSuffix(".") ? String($0.dropLast()) : String($0) }
  }
}

extension SentenceWriter {
  init(_ document: LaidOutDocument, _ names: ExplainedNames) {
    self.init(
      names: names, window: document.surroundings.shownDevice?.name ?? "The window", file: document.files[0].name)
  }
}
