import GalleyLayout

extension Explanation {
  /// More sentences than this are not told unless all are asked for.
  private static let mostSentences = 8

  /// The explanation for people: the answer, and the numbered reasons with the names of their rules.
  ///
  /// With `isFull` each step is told for itself. Where steps are left out, `hint` says how to get them.
  public func text(isFull: Bool = false, hint: String = "") -> String {
    let sentences = isFull ? steps.indices.map(fullSentence) : told
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
    guard let writer = steps.first?.writer else { return [] }
    return Telling(self, writer, container: container).sentences
  }

  private func fullSentence(_ index: Int) -> Telling.Sentence {
    let step = steps[index]
    return Telling.Sentence(
      text: step.text + (step.standing == .unconfirmed ? " (unconfirmed)" : ""), rules: [step.rule], steps: [index])
  }

  /// The sentences with their numbers; those in the middle of many are left out.
  private func text(of sentences: [Telling.Sentence], _ isFull: Bool, _ hint: String) -> String {
    let skipped = isFull ? [] : skipped(of: sentences)
    let width = min(sentences.map(\.text.count).max() ?? 0, 100)
    var result = ""
    var number = 1
    for (position, sentence) in sentences.enumerated() {
      if let run = skipped.first(where: { $0.contains(position) }) {
        if position == run.lowerBound {
          result += "    … \(run.count) more steps\(handed(sentences, run))\(hint)\n"
        }
        continue
      }
      let digits = "\(number)"
      result += String(repeating: " ", count: max(3 - digits.count, 0)) + digits + "  " + sentence.text
      result += String(repeating: " ", count: max(width - sentence.text.count, 0)) + "  "
      result += sentence.rules.joined(separator: ", ") + "\n"
      number += 1
    }
    return result
  }

  /// The sentences in the middle that are left out; those in which ends what was asked are told in any case.
  private func skipped(of sentences: [Telling.Sentence]) -> [Range<Int>] {
    let half = Self.mostSentences / 2
    let order = Array(sentences.indices.dropFirst(half)) + sentences.indices.prefix(half).dropFirst().reversed()
    let left = order.filter { !sentences[$0].isEnd }.prefix(max(sentences.count - Self.mostSentences, 0))
    var runs: [Range<Int>] = []
    for position in left.sorted() {
      if let last = runs.last, last.upperBound == position {
        runs[runs.count - 1] = last.lowerBound..<position + 1
      } else {
        runs.append(position..<position + 1)
      }
    }
    // One sentence is no longer than the line that says it is left out.
    return runs.filter { $0.count > 1 }
  }

  /// What sentences that are left out hand on: from the number that the one before ends with to that of the last, if this
  /// follows from it.
  private func handed(_ sentences: [Telling.Sentence], _ run: Range<Int>) -> String {
    let (before, end) = (sentences[run.lowerBound - 1], sentences[run.upperBound - 1])
    guard isLed(to: end, from: before), let first = before.lastNumber, let last = end.lastNumber else { return "" }
    return first == last ? " hand on the \(first)" : " lead from \(first) to \(last)"
  }

  /// Whether the last step of a sentence follows from that of another.
  private func isLed(to end: Telling.Sentence, from before: Telling.Sentence) -> Bool {
    guard let first = before.steps.last, let last = end.steps.last else { return false }
    var pending = [last]
    var seen: Set<Int> = []
    while let next = pending.popLast() {
      if next == first { return true }
      if next > first, seen.insert(next).inserted { pending += steps[next].causes }
    }
    return false
  }
}

extension Telling.Sentence {
  /// The number that the sentence leads to: that behind its last equal sign, or the last.
  fileprivate var lastNumber: String? {
    var text = text
    // What stands in brackets is a place.
    while let open = text.lastIndex(of: "("), let close = text[open...].firstIndex(of: ")"),
      text[open..<close].contains(":")
    {
      text.removeSubrange(open...close)
    }
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
