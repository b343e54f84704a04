import Galley
import Testing

/// The page about layouts of hosts shows what is compiled.
@Suite struct LayoutPageTests {
  @Test func theExampleIsTheOneThatIsCompiled() throws {
    let page = try ProjectFiles.text("Documentation/CustomLayouts.md")
    let file = try ProjectFiles.text("Tests/GalleyProjectTests/LayoutExample.swift")
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.drop { !$0.hasSuffix("// begin") }.dropFirst().prefix { !$0.hasSuffix("// end") }
    #expect(page.contains("```swift\nimport Galley\n\n\(body.joined(separator: "\n"))\n```\n"))
  }

  @Test func theExampleLaysOut() throws {
    let source = DocumentSource(
      name: "stairs.yaml", text: "Stairs: { step: 20, content: [ { Text: A }, { Text: B } ] }")
    let result = interpreterWithStairs().check(source).layout()
    #expect(result.problems.isEmpty, "\(result.problems)")
    #expect(result.type == "Tree<_LayoutRoot<Stairs>, TupleView<(Text, Text)>>")
  }
}
