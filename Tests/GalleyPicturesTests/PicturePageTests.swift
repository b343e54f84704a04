import Foundation
import Testing

/// The page about pictures shows what is compiled, and what it shows works.
@Suite struct PicturePageTests {
  private func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func theCodeIsTheOneThatIsCompiled() throws {
    let page = try text("Documentation/Pictures.md")
    let parts = page.components(separatedBy: "<!-- compiled: pictures -->\n```swift\n").dropFirst()
    let block = try #require(parts.first?.components(separatedBy: "\n```").first)
    let lines = try text("Tests/GalleyPicturesTests/PictureExample.swift").components(separatedBy: "\n")
    let body = lines.drop { !$0.hasSuffix("// begin") }.dropFirst().prefix { !$0.hasSuffix("// end") }
    #expect(block == body.map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : $0 }.joined(separator: "\n"))
  }

  @Test func theCodeWorks() throws {
    var shown: [String] = []
    try pictureExample { shown.append($0) }
    #expect(shown.count == 4)
    #expect(shown.first == "393 × 852 @3x, 0 notes")
    // Two of 200 × 100 with 20 around and between them, 20 above for the titles and 20 below for the captions.
    #expect(shown.dropFirst(2).first == "460 × 180 @2x")
    #expect(shown.last?.hasSuffix("bytes of what changed") == true)
  }
}
