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
    let frames = try #require(Interpreter().interpret(sample).frames())
    #expect(hasBlock("", String(decoding: frames, as: UTF8.self)), "\(String(decoding: frames, as: UTF8.self))")
  }

  @Test func theTypeOfTheSampleIsCurrent() throws {
    let type = try #require(Interpreter().interpret(sample).type)
    #expect(hasBlock("", type), "\(type)")
  }

  @Test func theExampleOfTheLibraryIsTheOneThatIsCompiled() throws {
    let file = try ProjectFiles.text("Tests/GalleyProjectTests/EmbeddingExample.swift")
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.drop { !$0.hasSuffix("// begin") }.dropFirst().prefix { !$0.hasSuffix("// end") }
    let text = body.map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : String($0) }.joined(separator: "\n")
    #expect(hasBlock("swift", "import Galley\n\n" + text), "\(text)")
  }

  @Test func theExampleOfTheLibraryPrintsWhatItSays() {
    let printed = embeddingExample()
    #expect(printed.count == 2)
    #expect(printed.first == "ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundStyleModifier<Color>>")
    #expect(printed.last?.hasPrefix("{") == true)
  }

  @Test func theMisspeltSampleIsReportedAsShown() throws {
    let misspelt = try ProjectFiles.text("samples/hello.yaml")
      .replacing("alignment: leading", with: "aligment: leading")
    let problem = try #require(
      Interpreter().validate(DocumentSource(name: "hello.yaml", text: misspelt)).problems.first)
    #expect(readme.contains("error[\(problem.code)]: \(problem.message)\n"))
    #expect(problem.place.map { readme.contains("--> samples/hello.yaml:\($0.line):\($0.column)\n") } == true)
  }
}
