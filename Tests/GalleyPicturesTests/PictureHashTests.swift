import Foundation
import Galley
import GalleyPictures
import Testing

/// Hashes of pictures.
@Suite struct PictureHashTests {
  @Test func aHashTellsPicturesApart() throws {
    func hash(_ document: String, width: Double = 40) throws -> UInt64 {
      let layout = Interpreter().check(DocumentSource(name: "a.yaml", text: document))
        .layout(in: .size(width: width, height: 20))
      return try #require(layout.picture()).pixelHash()
    }
    let red = try hash("Color: red")
    #expect(try hash("Color: red") == red)
    #expect(try hash("Color: blue") != red)
    #expect(try hash("Color: red", width: 20) != red)
    // The last pixel alone.
    let corner =
      "Color: red\nmodifiers: [ { overlay: { alignment: bottomTrailing, content: [ { Color: blue, modifiers: [ { frame: { width: 0.5, height: 0.5 } } ] } ] } } ]"
    #expect(try hash(corner) != red)
  }
}
