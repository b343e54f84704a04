import Galley
import Testing

/// The page of differences shows what Galley says.
@Suite struct DifferencePageTests {
  private let page: String
  private let text: String

  init() throws {
    page = try ProjectFiles.text("Documentation/Differences.md")
    text = try ProjectFiles.text("Tests/Explanations/truncated-text/document.yaml")
  }

  private func layout(_ text: String, _ name: String, in surroundings: Surroundings = .own) -> DocumentLayout {
    var options = InterpreterOptions()
    options.keepsReasons = true
    return Interpreter(options: options).check(DocumentSource(name: name, text: text)).layout(in: surroundings)
  }

  @Test(arguments: ["7:16", "2:12"])
  func whatPartsDoIsCurrent(_ place: String) throws {
    let layout = layout(text, "document.yaml")
    let part = try #require(layout.document.part(at: place))
    let answer = try #require(layout.effect(of: part)).text
    #expect(page.contains("```\n\(answer)```\n"), "\(answer)")
  }

  @Test func theDifferencesAreCurrent() throws {
    let before = layout(text, "document.yaml")
    let after = layout(text.replacing("spacing: 8", with: "spacing: 4"), "changed.yaml")
    let changed = try #require(after.difference(from: before)).text
    #expect(page.contains("```\n\(changed)```\n"), "\(changed)")
    var large = Surroundings.own
    large.textSize = .xLarge
    let larger = try #require(layout(text, "document.yaml", in: large).difference(from: before, isSameText: true)).text
    #expect(page.contains("```\n\(larger)```\n"), "\(larger)")
  }
}
