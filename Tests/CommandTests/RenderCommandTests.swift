import Foundation
import Testing

@Suite struct RenderCommandTests {
  private let document = "Color: red\nmodifiers: [ { frame: { width: 40, height: 20 } } ]"

  @Test func aPictureIsPrintedAsSVG() throws {
    let outcome = try BuiltCommand.run("render", "-", "--size", "100x60", input: document)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"60\""))
    // 40 × 20 in the middle of 100 × 60 begins at (30, 20), in SwiftUI's red.
    #expect(outcome.output.contains("<path d=\"m30 20l40 0l0 20l-40 0z\" fill=\"#FF3B30\"/>"), "\(outcome.output)")
  }

  @Test func theNameOfTheOutputChoosesTheForm() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("a.yaml", document)
    #expect(try BuiltCommand.run("render", "a.yaml", "-o", "a.json", folder: folder.url).status == 0)
    let report = try JSONSerialization.jsonObject(with: Data(try folder.read("a.json").utf8)) as? [String: Any]
    #expect(report?["width"] as? Double == 393)
    let wrong = try BuiltCommand.run("render", "a.yaml", "-o", "a.bmp", folder: folder.url)
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("`.svg`, `.png`, `.pdf` or `.json`"))
  }

  @Test func severalPicturesNeedAFolder() throws {
    let folder = try TemporaryFolder()
    for name in ["a.yaml", "b.yaml"] { _ = try folder.write(name, document) }
    #expect(try BuiltCommand.run("render", "a.yaml", "b.yaml", folder: folder.url).status == 2)
    #expect(try BuiltCommand.run("render", "a.yaml", "b.yaml", "-o", "out/", folder: folder.url).status == 0)
    #expect(try folder.read("out/b.yaml.svg").hasSuffix("</svg>\n"))
  }

  @Test func pathsFromTheRootAreKeptBelowTheFolderOfAll() throws {
    let folder = try TemporaryFolder()
    let names = ["in/a.yaml", "in/deep/b.yaml"]
    for name in names { _ = try folder.write(name, document) }
    let paths = names.map { folder.url.appending(path: $0).path }
    #expect(try BuiltCommand.run(["render"] + paths + ["-o", "out/"], folder: folder.url).status == 0)
    #expect(try folder.read("out/a.yaml.svg").hasSuffix("</svg>\n"))
    #expect(try folder.read("out/deep/b.yaml.svg").hasSuffix("</svg>\n"))
  }

  /// A window without a view is an empty window.
  @Test func nothingIsAPictureToo() throws {
    let outcome = try BuiltCommand.run("render", "-", "--size", "100x60", input: "EmptyView:")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("<path d=\"m0 0l100 0l0 60l-100 0z\" fill=\"#FFFFFF\"/>"))
    let bare = try BuiltCommand.run("render", "-", "--proposal", "10x10", input: "EmptyView:")
    #expect(bare.output.contains("viewBox=\"0 0 .5 .5\""), "\(bare.output)")
  }

  @Test func mistakesLeaveNoPicture() throws {
    let outcome = try BuiltCommand.run("render", "-", input: "Txt: Hello")
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("error[unknown-view]"))
  }

  /// Names are put into attributes, and so may not hold what ends one.
  @Test(arguments: ["\"", "1a", "a b"]) func prefixesAreNames(_ prefix: String) throws {
    #expect(try BuiltCommand.run("render", "-", "--id-prefix", prefix, input: document).status == 2)
  }
}
