import Foundation
import Galley
import Testing

/// What `galley explain` says, compared whole with what people should read.
@Suite struct ExplanationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Explanations")

  private static let names: [String] = {
    let entries = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    return entries.filter { $0.lastPathComponent == "document.yaml" }
      .map { $0.deletingLastPathComponent().lastPathComponent }.sorted()
  }()

  /// Rules that come from nothing else in a layout: windows, figures, what a document writes, and what a view is by itself.
  private static let roots: Set<String> = [
    "window.centre", "sheet.centre", "window.offer", "window.safe", "window.keyboard", "window.full", "window.proposal",
    "window.none", "window.origin",
    "sheet.length", "sheet.place", "frame.given", "frame.offer", "fixed.offer", "text.one", "text.paragraphs",
    "text.tall", "text.reserve", "symbol.own", "image.own", "image.free", "control.own", "spacer.least",
    "spacer.across", "stack.empty", "flex.max", "flex.min", "flex.both", "flex.least", "flex.over",
    "lazy.offer", "tracks.fixed", "stack.least",
  ]

  /// Nobody would notice if the folder were not found.
  @Test func thereAreExplanations() { #expect(Self.names.count > 25) }

  private static func layout(_ folder: URL) throws -> DocumentLayout {
    var options = InterpreterOptions()
    options.keepsReasons = true
    let bytes = try Data(contentsOf: folder.appendingPathComponent("document.yaml"))
    var surroundings = Surroundings()
    let words = try words(folder)
    if let position = words.firstIndex(of: "--proposal") {
      let lengths = words[position + 1].split(separator: "x").map { Double($0) }
      surroundings.canvas = .proposal(width: lengths[0], height: lengths[1])
    }
    return Interpreter(options: options).check(DocumentSource(name: "document.yaml", bytes: Array(bytes)))
      .layout(in: surroundings)
  }

  private func layout(_ folder: URL) throws -> DocumentLayout { try Self.layout(folder) }

  /// What `galley explain` is told behind the document.
  private static func words(_ folder: URL) throws -> [String] {
    try String(contentsOf: folder.appendingPathComponent("question.txt"), encoding: .utf8)
      .split(whereSeparator: \.isWhitespace).map(String.init)
  }

  @Test(arguments: names)
  func anExplanationReadsAsItShould(_ name: String) throws {
    let folder = Self.root.appendingPathComponent(name)
    let layout = try layout(folder)
    let words = try Self.words(folder)
    let why = words.firstIndex(of: "--why").flatMap { Symptom.Kind(rawValue: words[$0 + 1]) }
    let isNode = words.indices.map {
      !words[$0].hasPrefix("--") && ($0 == 0 || !["--why", "--proposal"].contains(words[$0 - 1]))
    }
    let nodes = try zip(words, isNode).filter(\.1).map(\.0).map { name in
      try #require(layout.explicableNodes(meantBy: name).first, "\(name)")
    }
    var aspects = Explanation.Aspect.allCases.filter { words.contains("--\($0)") }
    let node = try #require(nodes.first)
    if aspects.isEmpty { aspects = layout.aspects(askedOf: node, why: why) }
    let compared = nodes.count == 2 ? layout.explainBackgrounds(of: nodes[0], and: nodes[1]) : nil
    let explanation = try #require(compared ?? layout.explain(node, aspects: aspects, why: why))
    let remedies = layout.remedies(for: explanation, why: why).map(\.line).joined()
    let wanted = try String(contentsOf: folder.appendingPathComponent("explanation.txt"), encoding: .utf8)
    #expect(unspaced(explanation.text(hint: ": --full") + remedies) == unspaced(wanted))
  }

  /// The text without the spaces that put the names of rules into a column.
  private func unspaced(_ text: String) -> String {
    text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
  }

  /// Every sentence is complete, every cause was told before, and every place lies in the document.
  @Test(arguments: names)
  func everyNodeHasReasonsThatHangTogether(_ name: String) throws {
    let layout = try layout(Self.root.appendingPathComponent(name))
    for node in layout.nodes {
      guard let explanation = layout.explain(node, isFull: true) else { continue }
      #expect(!explanation.steps.isEmpty, "\(node.summary) has no reasons")
      for (position, step) in explanation.steps.enumerated() {
        #expect(!step.text.contains("{"), "\(step.rule): \(step.text)")
        #expect(step.causes.allSatisfy { $0 < position }, "\(step.rule) comes from what follows")
        #expect(RuleName(step.rule) != nil)
        for place in step.places { #expect(place.bytes.count > 0) }
      }
    }
  }

  /// Where a chain ends, there is a window, a figure or a line of the document: no length is its own cause.
  @Test(arguments: names)
  func everyChainEndsAtARoot(_ name: String) throws {
    let layout = try layout(Self.root.appendingPathComponent(name))
    for node in layout.nodes {
      let steps = layout.explain(node, isFull: true)?.steps ?? []
      // What is turned to the other side is counted from that side, where it begins with 0.
      let turned = Set(steps.filter { $0.rule == "direction.mirror" }.flatMap(\.causes))
      for (position, step) in steps.enumerated() where step.causes.isEmpty && !turned.contains(position) {
        #expect(Self.roots.contains(step.rule), "\(node.summary): \(step.rule) comes from nothing: \(step.text)")
      }
    }
  }

  /// What was explained before changes nothing: sheets, trials of views and shared stacks leave no trace.
  @Test(arguments: names)
  func anExplanationIsTheSameAloneAndAmongOthers(_ name: String) throws {
    let folder = Self.root.appendingPathComponent(name)
    let together = try layout(folder)
    let texts = together.explain(Array(together.nodes), isFull: true).map { $0.text(isFull: true) }
    let backwards = try layout(folder)
    let reversed = backwards.explain(backwards.nodes.reversed(), isFull: true).map { $0.text(isFull: true) }
    #expect(texts == reversed.reversed())
  }

  /// Differences that are only rounding are no differences, and what is missing has a sentence of its own.
  @Test(arguments: names)
  func noSentenceSpeaksOfNothing(_ name: String) throws {
    let layout = try layout(Self.root.appendingPathComponent(name))
    for node in layout.nodes {
      for step in layout.explain(node, isFull: true)?.steps ?? [] {
        for word in [" 0 less ", " 0 more ", " 0 wider ", " 0 higher ", "the no length", "1 × 3"] {
          #expect(!step.text.contains(word), "\(step.text)")
        }
      }
    }
  }

  /// Each rule is seen in a document, so that its sentence was read by somebody.
  @Test func everyRuleHasACase() throws {
    var seen: Set<String> = []
    for name in Self.names {
      let layout = try Self.layout(Self.root.appendingPathComponent(name))
      let asked = try Self.words(Self.root.appendingPathComponent(name)).first.map {
        layout.explicableNodes(meantBy: $0)
      }
      for node in Array(layout.nodes) + (asked ?? []) {
        seen.formUnion(layout.explain(node, isFull: true)?.steps.map(\.rule) ?? [])
      }
    }
    // Only programs that embed Galley come to these: with a window that is smaller than its safe area, with figures of their own, and
    // with lazy containers that build what is seen.
    let embedders: Set<String> = ["window.full", "sheet.full", "control.range", "lazy.estimate"]
    #expect(RuleName.all.filter { !seen.contains($0) && !embedders.contains($0) } == [])
  }

  /// Each rule says where it is from, in words that no value is missing in.
  @Test func everyRuleHasAReference() throws {
    let folder = Self.root.appendingPathComponent("../../Documentation/Rules")
    let pages = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { try String(contentsOf: $0, encoding: .utf8) }
    for name in RuleName.all {
      let rule = try #require(RuleName(name))
      let headings = ["# \(rule.reference) ", "# \(rule.reference)\n"]
      #expect(pages.contains { page in headings.contains { page.contains($0) } }, "\(name): \(rule.reference)")
    }
  }

  @Test func withoutReasonsThereIsNoExplanation() throws {
    let layout = Interpreter().check(DocumentSource(name: "document.yaml", text: "Text: Hello")).layout()
    #expect(layout.explain(try #require(layout.root)) == nil)
  }

  /// Names of views and modifiers come from the document, so that a new one needs no sentence.
  @Test func sentencesNameNoViewOrModifier() throws {
    for name in RuleName.all {
      let rule = try #require(RuleName(name))
      let words = rule.sentence.split { !$0.isLetter }.map(String.init)
      for view in ["VStack", "HStack", "ZStack", "Grid", "ScrollView", "Image", "Color"] {
        #expect(!words.contains(view), "\(name): \(rule.sentence)")
      }
      #expect(rule.sentence.hasSuffix("."), "\(name): \(rule.sentence)")
    }
  }
}
