import Foundation
import GalleyLayout
import Testing

/// Font files, that of the samples and broken ones.
@Suite struct FontFaceTests {
  /// The font that `Tools/segments` writes.
  private static let segments: [UInt8] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try? Data(contentsOf: root.appendingPathComponent("samples/fonts/segments.ttf"))
    return data.map { Array($0) } ?? []
  }()

  @Test func theFileSaysItsNames() throws {
    #expect(try FontFace(named: "", Self.segments).names == ["Segments"])
  }

  /// Of 1000 units a digit has 600, a sign 300; letters have no glyph.
  @Test func charactersHaveTheAdvancesOfTheFile() throws {
    let face = try FontFace(named: "Segments", Self.segments)
    #expect(face.advance(of: "0") == 0.6 && face.advance(of: "9") == 0.6 && face.advance(of: " ") == 0.6)
    #expect(face.advance(of: ".") == 0.3 && face.advance(of: ":") == 0.3)
    #expect(face.advance(of: "A") == nil && face.advance(of: "\u{1F600}") == nil && face.advance(of: "/") == nil)
  }

  /// A one has two segments of six corners, an eight seven, a space none; a colon is two full stops, 120 and 450 units higher.
  @Test func charactersHaveTheOutlinesOfTheFile() throws {
    let face = try FontFace(named: "Segments", Self.segments)
    #expect(face.contours(of: "1")?.map(\.count) == [6, 6])
    #expect(face.contours(of: "8")?.count == 7)
    #expect(face.contours(of: " ")?.isEmpty == true)
    let dot = try #require(face.contours(of: ".")?.first)
    #expect(
      dot.map(\.place) == [(0.105, 0.0), (0.105, 0.09), (0.195, 0.09), (0.195, 0)].map { Point(x: $0.0, y: $0.1) })
    let colon = try #require(face.contours(of: ":"))
    #expect(colon.count == 2 && colon.flatMap { $0 }.allSatisfy(\.isOn))
    #expect(colon.map { $0.first?.place.y } == [0.12, 0.45])
  }

  /// A file that ends anywhere is refused, or read without what is missing.
  @Test func filesThatEndEarlyAreNoTrouble() {
    for count in 0..<Self.segments.count {
      guard let face = try? FontFace(named: "cut", Array(Self.segments.prefix(count))) else { continue }
      for scalar in "0 :.A".unicodeScalars { _ = face.contours(of: scalar) }
    }
    #expect(throws: FontFace.Failure.noFont) { try FontFace(named: "none", []) }
  }

  /// Every byte, changed to what it is not, leads to some font or to none, and never to a trap.
  @Test func wrongBytesAreNoTrouble() {
    for place in Self.segments.indices {
      var bytes = Self.segments
      bytes[place] ^= 0xFF
      guard let face = try? FontFace(named: "wrong", bytes) else { continue }
      for scalar in "0 :.A".unicodeScalars {
        _ = face.advance(of: scalar)
        _ = face.contours(of: scalar)
      }
    }
  }

  @Test func otherFormsAreNamed() {
    for (tag, words) in [("OTTO", "PostScript"), ("ttcf", "collection"), ("wOF2", "WOFF")] {
      #expect {
        try FontFace(named: "other", Array(tag.utf8) + [0, 0])
      } throws: { error in
        if case .otherForm(let form)? = error as? FontFace.Failure { form.contains(words) } else { false }
      }
    }
  }
}
