import Galley
import Testing

/// What the README shows is what one gets.
@Suite struct ReadmeTests {
  private let readme: String
  private let sample: DocumentSource

  init() throws {
    readme = try ProjectFiles.text("README.md")
    sample = DocumentSource(name: "samples/hello.yaml", text: try ProjectFiles.text("samples/hello.yaml"))
  }

  /// Tells whether the README has a block of code with exactly this text.
  private func hasBlock(_ language: String, _ text: String) -> Bool {
    readme.contains("```\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")```\n")
  }

  @Test func theSampleIsShownAsItIs() throws { #expect(hasBlock("yaml", try ProjectFiles.text("samples/hello.yaml"))) }

  @Test func theFramesOfTheSampleAreCurrent() throws {
    let frames = try #require(Interpreter().check(sample).layout().frames())
    #expect(hasBlock("", String(decoding: frames, as: UTF8.self)), "\(String(decoding: frames, as: UTF8.self))")
  }

  @Test func theTypeOfTheSampleIsCurrent() throws {
    let type = try #require(Interpreter().check(sample).layout().type)
    #expect(hasBlock("", type), "\(type)")
  }

  /// The explanations here and on their page are those that `ExplanationTests` compares.
  @Test func explanationsAreCurrent() throws {
    #expect(hasBlock("", try ProjectFiles.text("Tests/Explanations/truncated-text/explanation.txt")))
    let page = try ProjectFiles.text("Documentation/Explain.md")
    for name in [
      "truncated-text", "scroll-view", "infinite-frame", "spacer", "layout-priority", "fixed-size",
      "picture-in-a-frame",
      "view-that-fits",
    ] {
      let text = try ProjectFiles.text("Tests/Explanations/\(name)/explanation.txt")
      #expect(page.contains("```\n\(text)```\n"), "\(name)")
    }
    for name in ["background-order", "geometry-reader", "depth-stack", "alignment-guide", "aspect-ratio"] {
      let folder = "Tests/Explanations/\(name)"
      let document = try ProjectFiles.text("\(folder)/document.yaml")
      #expect(page.contains("```yaml\n\(document)```\n"), "\(name)")
      let question = try ProjectFiles.text("\(folder)/question.txt").split(separator: "\n").joined()
      let answer =
        "`galley explain document.yaml \(question)` prints\n\n```\n\(try ProjectFiles.text("\(folder)/explanation.txt"))```\n"
      #expect(page.contains(answer), "\(name)")
    }
  }

  @Test func theSecondSampleIsShownAsItIs() throws {
    let text = try ProjectFiles.text("samples/sound.yaml")
    #expect(hasBlock("yaml", text))
    let type = try #require(Interpreter().check(DocumentSource(name: "samples/sound.yaml", text: text)).layout().type)
    #expect(hasBlock("", type), "\(type)")
  }

  @Test func theExampleOfTheLibraryIsTheOneThatIsCompiled() throws {
    let file = try ProjectFiles.text("Tests/GalleyProjectTests/EmbeddingExample.swift")
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.drop { !$0.hasSuffix("// begin") }.dropFirst().prefix { !$0.hasSuffix("// end") }
    let text = body.map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : String($0) }.joined(separator: "\n")
    #expect(hasBlock("swift", "import Galley\n\n" + text), "\(text)")
  }

  /// 80 points in the middle of 393, and of 300.
  @Test func theExampleOfTheLibraryPrintsWhatItSays() {
    #expect(
      embeddingExample() == [
        "ModifiedContent<ModifiedContent<Text, _FrameLayout>, _BackgroundStyleModifier<Color>>",
        "background(red) in line 2", "frame(width: 80) in line 2", "Text(\"New\") in line 1", "156.5", "110.0",
      ])
  }

  @Test func theMisspeltSampleIsReportedAsShown() throws {
    let misspelt = try ProjectFiles.text("samples/hello.yaml")
      .replacing("alignment: leading", with: "aligment: leading")
    let problem = try #require(
      Interpreter().check(DocumentSource(name: "hello.yaml", text: misspelt)).problems.first)
    #expect(readme.contains("error[\(problem.code)]: \(problem.message)\n"))
    #expect(problem.sourceRange.map { readme.contains("--> samples/hello.yaml:\($0.line):\($0.column)\n") } == true)
  }
}
