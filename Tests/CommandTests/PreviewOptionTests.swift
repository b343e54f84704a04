import Foundation
import Testing

/// Documents with several previews.
@Suite struct PreviewOptionTests {
  /// A box of the length that the preview passes, and what it passes for the slot: nothing, a colour, a text and a colour.
  private let document = """
    parameters: { length: CGFloat, content: { type: ViewBuilder, default: [] } }
    preview:
      - { name: Phone, size: { width: 200, height: 60 }, set: { length: 40 } }
      - { name: Night/Large, size: { width: 300, height: 80 }, colorScheme: dark, set: { length: 100, content: { Color: red } } }
      - { name: Phone, size: { width: 100, height: 40 }, set: { length: 10, content: [ { Text: b }, { Color: red } ] } }
    body:
      HStack:
        spacing: 0
        content: [ { Color: blue, modifiers: [ { frame: { width: $(length), height: 20 } } ], name: box }, content ]
    """

  private func run(
    _ arguments: String..., on document: String? = nil
  ) throws -> (status: Int32, output: String, errors: String) {
    let outcome = try BuiltCommand.run(arguments, input: document ?? self.document)
    return (outcome.status, outcome.output, outcome.errors)
  }

  /// The box alone is centred in 200 × 60: (200 − 40) / 2 = 80, (60 − 20) / 2 = 20.
  ///
  /// With a colour behind it the stack fills the
  /// width of 300, and the box begins at 0, centred at (80 − 20) / 2 = 30.
  @Test func anotherPreviewHasItsOwnWindowAndValues() throws {
    let first = try run("frames", "-", "--format", "csv")
    #expect(first.output.contains(",80,20,40,20"), "\(first)")
    let second = try run("frames", "-", "--format", "csv", "--preview", "Night/Large")
    #expect(second.output.contains(",0,30,100,20"), "\(second)")
  }

  @Test(arguments: [
    ("1", "HStack<TupleView<(ModifiedContent<Color, _FrameLayout>, EmptyView)>>"),
    ("2", "HStack<TupleView<(ModifiedContent<Color, _FrameLayout>, Color)>>"),
    ("3", "HStack<TupleView<(ModifiedContent<Color, _FrameLayout>, TupleView<(Text, Color)>)>>"),
  ])
  func typesHaveWhatThePreviewPasses(place: String, type: String) throws {
    #expect(try run("type", "-", "--preview", place).output == type + "\n")
  }

  @Test func aPreviewThatThereIsNotIsAnError() throws {
    let outcome = try run("frames", "-", "--preview", "Phon")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("there is no preview `Phon`\n   = did you mean `Phone`?"), "\(outcome.errors)")
    #expect(outcome.errors.contains("the previews are `Phone`, `Night/Large`, `3`"))
    let none = try run("frames", "-", "--preview", "Phone", on: "Text: a")
    #expect(none.status == 1)
    #expect(none.errors.contains("the document has no preview, and `Phone` was asked for"), "\(none.errors)")
    for place in ["0", "4", "-9223372036854775808"] {
      #expect(try run("frames", "-", "--preview=\(place)").status == 1, "\(place)")
    }
  }

  @Test func aFolderHasAPictureOfEachPreview() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("box.yaml", document)
    func files(_ arguments: String...) throws -> [String] {
      let outcome = try BuiltCommand.run(["render", "box.yaml", "-o"] + arguments, folder: folder.url)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent(arguments[0]).path)
        .sorted()
    }
    #expect(
      try files("all/", "--format", "svg") == ["box.yaml-3.svg", "box.yaml-Night-Large.svg", "box.yaml-Phone.svg"])
    #expect(try files("one/", "--format", "svg", "--preview", "3") == ["box.yaml.svg"])
  }

  @Test func previewsAreAChoiceOfTheMatrix() throws {
    let outcome = try run("render", "-", "--matrix", "preview=Phone,Night/Large", "--format", "svg")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("<title>200 × 60</title>") || outcome.output.contains("200 × 60"))
  }

  /// The windows of the two are what differs, and what is shown in them.
  @Test func diffNamesTheOtherPreview() throws {
    let outcome = try run("diff", "-", "--against", "--preview 3")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("window: 200 × 60 → 100 × 40"), "\(outcome.output)")
  }
}
