import Foundation
import Galley
import Testing

/// What `galley explain` says, compared whole with what people should read.
@Suite struct ExplanationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Explanations")

  private static let names: [String] = {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return entries.filter { !$0.contains(".") }.sorted()
  }()

  private func layout(_ folder: URL) throws -> DocumentLayout {
    var options = InterpreterOptions()
    options.keepsReasons = true
    let bytes = try Data(contentsOf: folder.appendingPathComponent("document.yaml"))
    return Interpreter(options: options).check(DocumentSource(name: "document.yaml", bytes: Array(bytes))).layout()
  }

  @Test(arguments: names)
  func anExplanationReadsAsItShould(_ name: String) throws {
    let folder = Self.root.appendingPathComponent(name)
    let layout = try layout(folder)
    let words = try String(contentsOf: folder.appendingPathComponent("question.txt"), encoding: .utf8)
      .split(whereSeparator: \.isWhitespace).map(String.init)
    let aspects = Explanation.Aspect.allCases.filter { words.contains("--\($0)") }
    let node = try #require(words.first.flatMap { layout.explicableNodes(meantBy: $0).first })
    let explanation = try #require(
      layout.explain(node, aspects: aspects.isEmpty ? Explanation.Aspect.allCases : aspects))
    let wanted = try String(contentsOf: folder.appendingPathComponent("explanation.txt"), encoding: .utf8)
    #expect(explanation.text(hint: ": --full") == wanted)
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
