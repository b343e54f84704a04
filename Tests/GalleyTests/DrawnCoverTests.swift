@testable import Galley
import GalleyLayout
import Testing

/// What may hide a view is looked for near it.
@Suite struct DrawnCoverTests {
  /// 600 views of 4 × 20 side by side: of 64 points, and the 64 before, at most 32 stand near one of them.
  @Test(arguments: ["HStack", "VStack"]) func fewCoversAreLookedAtForEachView(_ stack: String) throws {
    let document = Interpreter().check(
      DocumentSource(
        name: "covers.yaml",
        text: """
          \(stack):
            spacing: 0
            content:
              - ForEach:
                  data: $(0..<600)
                  content:
                    - Color: red
                      modifiers: [ { frame: { width: 4, height: 4 } } ]
          """))
    let layout = document.layout(in: .size(width: 2400, height: 2400))
    let root = try #require(layout.root)
    let covers = DrawnCovers(root.document)
    let most = layout.nodes.map { covers.candidates(over: Rect($0.frame)).map(\.count).reduce(0, +) }.max()
    #expect(try (1...34).contains(#require(most)))
  }
}
