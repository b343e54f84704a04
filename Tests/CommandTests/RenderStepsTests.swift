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
      #expect(titles.contains(words), "\(words): \(titles)")
    }
    #expect(titles.filter { $0 == "60 × 40" }.count == 3)
    #expect(!titles.contains("Hello"), "the node stands alone")
  }

  @Test(arguments: [["--steps"], ["--steps", "--node", "box", "--isolate"]])
  func stepsAreOfANode(_ arguments: [String]) throws {
    #expect(try BuiltCommand.run(["render", "-"] + arguments, input: document).status == 2)
  }
}
