import Foundation
import Testing

/// Film strips of modifiers.
@Suite struct RenderStepsTests {
  private let document = """
    HStack:
      - Color: red
        name: box
        modifiers:
          - frame: { width: 40, height: 20 }
          - padding: 10
          - opacity: 0.5
          - font: title
      - Text: Hello
    """

  private func titles(of svg: String) -> [String] {
    svg.components(separatedBy: "<title>").dropFirst().compactMap { $0.components(separatedBy: "</title>").first }
  }

  /// The first picture has the view alone, which takes all that the stack leaves it; then 40 × 20, with 10 around it 60 × 40.
  @Test func everyModifierHasAPicture() throws {
    let outcome = try BuiltCommand.run(
      "render", "-", "--size", "300x100", "--node", "box", "--steps", input: document)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let titles = titles(of: outcome.output)
    for words in [
      "Color(red)", ".frame(width: 40, height: 20)", "40 × 20", ".padding(10)", "60 × 40", "+20 × +20", ".opacity(0.5)",
      "draws only", ".font(title)", "environment only",
    ] {
      // Long words are broken into lines.
      #expect(titles.joined(separator: " ").contains(words), "\(words): \(titles)")
    }
    #expect(titles.filter { $0 == "60 × 40" }.count == 3)
    #expect(!titles.contains("Hello"), "the node stands alone")
  }

  /// The rows of a loop stand at one path: the strip is that of the row that was asked for, in its own colour and size.
  @Test func aRowOfALoopIsItself() throws {
    let outcome = try BuiltCommand.run(
      "render", "-", "--size", "200x200", "--node", "c60", "--steps",
      input: """
        VStack:
          - ForEach:
              data: "$([20, 60])"
              id: self
              item: n
              content:
                - Color: "$(n == 20 ? Color.red : .blue)"
                  name: c$(n)
                  modifiers: [ { frame: { width: $(n), height: 10 } } ]
        """)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(titles(of: outcome.output).contains("60 × 10"), "\(titles(of: outcome.output))")
    // The light systemBlue and systemRed.
    #expect(outcome.output.contains("#007AFF") && !outcome.output.contains("#FF3B30"))
  }

  /// What is around the node has no effect on it, and a view behind it changes no size.
  @Test func aNodeIsDrawnAlone() throws {
    let outcome = try BuiltCommand.run(
      "render", "-", "--size", "100x100", "--node", "box", "--steps",
      input: """
        VStack:
          - Color: red
            name: box
            modifiers: [ { frame: { width: 40, height: 20 } }, { background: [ { Color: blue } ] } ]
        modifiers: [ { blur: 3 }, { opacity: 0.3 }, { shadow: { radius: 9 } } ]
        """)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(titles(of: outcome.output).contains("draws only"))
    #expect(!outcome.output.contains("filter") && !outcome.output.contains("opacity"), "\(outcome.output)")
  }

  /// White letters stand on dark plates: #1C1C1E is the dark `secondarySystemGroupedBackground`.
  @Test func darkViewsStandOnDarkPlates() throws {
    let outcome = try BuiltCommand.run("render", "-", "--dark", "--node", "box", "--steps", input: document)
    #expect(outcome.output.contains("fill=\"#1C1C1E\""))
    let light = try BuiltCommand.run("render", "-", "--node", "box", "--steps", input: document)
    #expect(light.output.contains("fill=\"#FFFFFF\"") && !light.output.contains("#1C1C1E"))
  }

  @Test(arguments: [["--steps"], ["--steps", "--node", "box", "--isolate"]])
  func stepsAreOfANode(_ arguments: [String]) throws {
    #expect(try BuiltCommand.run(["render", "-"] + arguments, input: document).status == 2)
  }
}
