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
    for command in ["validate", "type", "explain", "render"] {
      #expect(try run(command, "-", "--preview", "Phon").status == 1, "\(command)")
    }
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
    #expect(outcome.output.contains("200 × 60") && outcome.output.contains("300 × 80"))
  }

  /// The windows of the two are what differs, and what is shown in them.
  @Test func diffNamesTheOtherPreview() throws {
    let outcome = try run("diff", "-", "--against", "--preview 3")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("window: 200 × 60 → 100 × 40"), "\(outcome.output)")
  }

  /// The value of the other preview lies behind the list.
  @Test func validateChecksTheValuesOfThePreviewThatIsMeant() throws {
    let document = """
      parameters: { n: Int }
      preview: [ { name: A, set: { n: 1 } }, { name: B, set: { n: 5 } } ]
      body: { Text: "$([1, 2, 3][n])" }
      """
    #expect(try run("validate", "-", on: document).status == 0)
    #expect(try run("validate", "-", "--preview", "B", on: document).errors.contains("index-out-of-range"))
  }

  /// A name that is the place of another preview, and two that differ in what no file's name has.
  @Test func everyPreviewCanBeNamed() throws {
    let places =
      "preview: [ { name: \"2\", size: { width: 10, height: 10 } }, { size: { width: 30, height: 10 } } ]\nbody: { Color: red }"
    #expect(try run("frames", "-", "--format", "csv", "--preview", "2", on: places).output.contains(",0,0,30,10"))
    #expect(try run("frames", "-", "--preview", "3", on: places).errors.contains("the previews are `1`, `2`"))
    let folder = try TemporaryFolder()
    _ = try folder.write("a.yaml", "preview: [ { name: a/b }, { name: a-b } ]\nbody: { Color: red }")
    let outcome = try BuiltCommand.run(["render", "a.yaml", "-o", "out/", "--format", "svg"], folder: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("out").path)
    #expect(files.sorted() == ["a.yaml-2.svg", "a.yaml-a-b.svg"])
  }

  /// Two previews of two schemes have these, and are switched without a switch for schemes.
  @Test func aReportLeavesWhatPreviewsSayAsItIs() throws {
    let document = "preview: [ { name: Day }, { name: Night, colorScheme: dark } ]\nbody: { Text: Hello }"
    let page = try run("report", "-", on: document).output
    #expect(page.contains("\"preview\"") && page.contains("Night"))
    #expect(!page.contains("\"color-scheme\"") && page.contains("\"dynamic-type\""))
  }
}
