import Foundation
import Testing

/// What pictures show otherwise than SwiftUI, and pictures that cannot be.
@Suite struct RenderNotesTests {
  /// The symbol stands in line 2, at column 5.
  private let symbol = "VStack:\n  - Image: { systemName: no.such.symbol }\n  - Image: { systemName: no.such.symbol }"

  @Test func aNoteHasItsPlaceAndStandsOnce() throws {
    let outcome = try BuiltCommand.run("render", "-", "--size", "100x60", input: symbol)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("<svg "))
    #expect(outcome.errors.components(separatedBy: "note[unmapped-symbol]").count == 2, "\(outcome.errors)")
    #expect(outcome.errors.contains("<stdin>:2:5"), "\(outcome.errors)")
  }

  @Test func quietKeepsNotesBack() throws {
    let outcome = try BuiltCommand.run("render", "-", "--size", "100x60", "--quiet", input: symbol)
    #expect(!outcome.errors.contains("unmapped-symbol"), "\(outcome.errors)")
    #expect(outcome.status == 0)
  }

  /// The picture is made all the same.
  @Test(arguments: [[], ["--quiet"]]) func notesCanBeDenied(_ arguments: [String]) throws {
    let outcome = try BuiltCommand.run(
      ["render", "-", "--size", "100x60", "--deny", "note"] + arguments, input: symbol)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("<svg "))
    let plain = try BuiltCommand.run(
      ["render", "-", "--size", "100x60", "--deny", "note"] + arguments, input: "Color: red")
    #expect(plain.status == 0)
  }

  /// Pixels show what is behind a material.
  @Test func picturesOfPixelsNoteLess() throws {
    let document = "Text: Hello\nmodifiers: [ { background: thinMaterial } ]"
    for (form, status) in [("png", 0), ("svg", 1)] {
      let folder = try TemporaryFolder()
      _ = try folder.write("a.yaml", document)
      let outcome = try BuiltCommand.run(
        ["render", "a.yaml", "--size", "100x60", "--deny", "note", "-o", "a.\(form)"], folder: folder.url)
      #expect(outcome.status == status, "\(form): \(outcome.errors)")
      #expect(outcome.errors.contains("in an SVG or PDF") == (form == "svg"), "\(outcome.errors)")
    }
  }

  @Test func otherReasonsHaveTheirCodes() throws {
    let outcome = try BuiltCommand.run(
      "render", "-", "--size", "300x200",
      input: "VStack: [ { Text: 日本 }, { Text: a, modifiers: [ { fontDesign: serif } ] } ]")
    #expect(outcome.errors.contains("note[no-outline]: letters of Han "), "\(outcome.errors)")
    #expect(outcome.errors.contains("note[approximated-drawing]: the serif design "), "\(outcome.errors)")
  }

  /// A colour that is mixed of itself 40 times: deeper than 32, nobody asks what is in it.
  @Test func whatNobodyKnowsIsNoted() throws {
    let mixed = "Color.red" + String(repeating: ".mix(with: .blue, by: 0.5)", count: 40)
    let outcome = try BuiltCommand.run(
      "render", "-", "--size", "10x10", input: "Rectangle:\nmodifiers: [ { fill: $(\(mixed)) } ]")
    #expect(outcome.errors.contains("note[unresolved-style]"), "\(outcome.errors)")
    #expect(outcome.output.contains("fill=\"#FF00FF\""))
    let own = try BuiltCommand.run(
      "render", "-", "--size", "10x10", input: "Color: { red: 1, green: 0, blue: 1 }")
    #expect(own.errors == "", "magenta that is meant is no mistake: \(own.errors)")
  }

  @Test func nothingOfADocumentCommandsTheTerminal() throws {
    let outcome = try BuiltCommand.run(
      "render", "-", "--size", "100x60",
      input: #"Text: "a\e[2Jb""# + "\nmodifiers: [ { font: '$(.custom(\"A\\u{1B}[31mB\", size: 14))' } ]")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("approximated-drawing"))
    #expect(!outcome.errors.unicodeScalars.contains("\u{1B}"))
    #expect(!outcome.output.unicodeScalars.contains("\u{1B}"))
  }

  /// 9,000 points are 18,000 pixels.
  @Test func whatIsTooLargeIsAProblemOfItsDocument() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.yaml", "# A comment.\nColor: red")
    let outcome = try BuiltCommand.run("render", "a.yaml", "--size", "9000x10", "-o", "a.png", folder: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("error[picture-too-large]"))
    #expect(outcome.errors.contains("18000 pixels, and 16384 are the most"))
    #expect(outcome.errors.contains("a.yaml:2:1"), "\(outcome.errors)")
    #expect(try folder.entries() == ["a.yaml"])
  }

  @Test func jsonHasTheNotes() throws {
    let outcome = try BuiltCommand.run("render", "-", "--size", "100x60", "--format", "json", input: symbol)
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let diagnostics = report?["diagnostics"] as? [[String: Any]]
    #expect(diagnostics?.map { $0["code"] as? String } == ["unmapped-symbol"])
    #expect(outcome.errors == "")
  }
}
