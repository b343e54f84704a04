import Galley
import Testing

/// The page of the library shows what is compiled, and what it shows works.
@Suite struct LibraryPageTests {
  @Test func theCodeIsTheOneThatIsCompiled() throws {
    let page = try ProjectFiles.text("Documentation/Library.md")
    let parts = page.split(separator: "<!-- compiled: library -->\n```swift\n", omittingEmptySubsequences: false)
    let blocks = parts.dropFirst().compactMap { $0.split(separator: "\n```").first }
    let file = try ProjectFiles.text("Tests/GalleyProjectTests/LibraryExample.swift")
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.drop { !$0.hasSuffix("// begin") }.dropFirst().prefix { !$0.hasSuffix("// end") }
    let compiled = body.map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 }.joined(separator: "\n")
    #expect(blocks.joined(separator: "\n\n") == compiled)
  }

  @Test func theCodeWorks() throws {
    var shown: [String] = []
    try libraryExample(
      """
      parameters: { title: { type: String, default: Hello } }
      state: { count: 1 }
      body:
        - Text: $(title)
          name: title
        - Button: { title: More, action: [ { set: { count: $(count + 1) } } ] }
          name: more
        - Color: red
          modifiers: [ { frame: { width: "$(Double(count))", height: 10 } } ]
        - Color: blue
      """
    ) { shown.append($0) }
    #expect(shown.first?.hasPrefix("Text at ") == true)
    // A colour takes what it is offered, and an iPad Pro of 11 inches that is held sideways is 1194 points wide.
    #expect(shown.contains("1194.0 points wide"))
    #expect(shown.contains("Text(\"Hello\"), 4:5, []"))
    #expect(shown.contains("[\"count = 2\"]"))
    #expect(shown.contains("body[2].modifiers[0] resized"))
    #expect(shown.contains { $0.contains("window: iPhone 15, 393 × 852 → 200 × 400") })
  }
}
