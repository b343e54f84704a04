import Galley
import Testing

/// Documents that bring in the definitions of others.
@Suite struct ImportTests {
  private func validate(_ documents: [String: String], name: String = "main.yaml") -> [Problem] {
    var options = InterpreterOptions()
    options.imports = ImportResolver(documents: documents)
    return Interpreter(options: options).check(DocumentSource(name: name, text: documents[name] ?? "")).problems
  }

  @Test func definitionsOfImportedDocumentsAreKnown() throws {
    var options = InterpreterOptions()
    options.imports = ImportResolver(documents: [
      "shared/cards.yaml": "import: ../base.json\nviews: { Card: { parameters: { text: String }, body: { Text: "
        + "\"$(text + suffix)\" } } }",
      "base.json":
        "{ \"let\": { \"suffix\": \"!\" }, \"viewModifiers\": { \"Loud\": { \"method\": \"loud\", \"body\": { "
        + "\"content\": null, \"modifiers\": [\"bold\"] } } } }",
    ])
    let source = DocumentSource(
      name: "main.yaml", text: "import: [shared/cards.yaml]\nbody: { Card: Hello, modifiers: [ loud ] }")
    let result = Interpreter(options: options).check(source).layout()
    #expect(result.problems.map(\.message) == [])
    #expect(result.type == "ModifiedContent<Card, Loud>")
    let json = String(decoding: try #require(result.frames(as: .json)), as: UTF8.self)
    #expect(json.contains("\"file\": \"shared/cards.yaml\""))
  }

  @Test func aMistakeInAnImportedDocumentIsShownThere() {
    let problems = validate([
      "main.yaml": "import: part.yaml\nbody: Spacer", "part.yaml": "views:\n  Card:\n    body: { Txt: a }\n",
    ])
    #expect(problems.map(\.code) == ["unknown-view"])
    #expect(problems.first?.sourceRange?.file == "part.yaml")
    #expect(problems.first?.sourceRange?.line == 3)
  }

  @Test func documentsThatImportEachOtherAreNamed() {
    let problems = validate([
      "main.yaml": "import: a.yaml\nbody: Spacer", "a.yaml": "import: b.yaml\nviews: {}",
      "b.yaml": "import: [a.yaml]\nviews: {}",
    ])
    #expect(problems.map(\.code) == ["import-cycle"])
    #expect(problems.first?.message.contains("`a.yaml` → `b.yaml` → `a.yaml`") == true)
    #expect(problems.first?.sourceRange?.file == "b.yaml")
  }

  @Test func aDocumentThatTwoOthersImportIsReadOnce() {
    let problems = validate([
      "main.yaml": "import: [a.yaml, b.yaml]\nbody: [ A, B ]",
      "a.yaml": "import: base.yaml\nviews: { A: { body: Base } }",
      "b.yaml": "import: base.yaml\nviews: { B: { body: Base } }", "base.yaml": "views: { Base: { body: Spacer } }",
    ])
    #expect(problems.map(\.message) == [])
  }

  @Test(arguments: ["../other.yaml", "/other.yaml", "a/../../other.yaml"])
  func anImportCannotLeaveTheFolder(_ path: String) {
    let problems = validate(["main.yaml": "import: [\(path)]\nbody: Spacer"])
    #expect(problems.map(\.code) == ["import-outside-root"])
  }

  @Test func aMissingDocumentIsReportedAtItsName() {
    let problems = validate(["folder/main.yaml": "import: none.yaml\nbody: Spacer"], name: "folder/main.yaml")
    #expect(problems.map(\.code) == ["unreadable-import"])
    #expect(problems.first?.sourceRange?.column == 9)
  }

  @Test func bothPlacesOfANameThatIsDefinedTwiceAreGiven() {
    let problems = validate([
      "main.yaml": "import: part.yaml\nviews: { Card: { body: Spacer } }\nbody: Card",
      "part.yaml": "views: { Card: { body: Divider } }",
    ])
    #expect(problems.map(\.code) == ["duplicate-definition"])
    #expect(problems.first?.sourceRange?.file == "main.yaml")
  }

  @Test func onlyADocumentThatIsShownNeedsABody() {
    let library = DocumentSource(name: "part.yaml", text: "views: { Card: { body: Spacer } }")
    #expect(Interpreter().check(library).problems.isEmpty)
    #expect(Interpreter().check(library).layout().problems.map(\.code) == ["missing-body"])
    #expect(Interpreter().check(DocumentSource(name: "a.yaml", text: "state: { a: 1 }")).hasErrors)
  }

  @Test func limitsAreThoseOfAllFilesTogether() {
    let notes = Array(repeating: "1", count: 20).joined(separator: ", ")
    let documents = ["a.yaml": "let: { a: 1 }\nx-a: [\(notes)]", "b.yaml": "let: { b: 1 }\nx-b: [\(notes)]"]
    let main = DocumentSource(name: "main.yaml", text: "import: [a.yaml, b.yaml]\nbody: Spacer")
    func errors(_ change: (inout InterpreterOptions.Limits) -> Void) -> [String] {
      var options = InterpreterOptions()
      options.imports = ImportResolver(documents: documents)
      change(&options.limits)
      return Interpreter(options: options).check(main).problems.filter { $0.severity == .error }.map(\.code)
    }
    let bytes = main.bytes.count + documents.values.reduce(0) { $0 + $1.utf8.count }
    #expect(errors { $0.fileSize = bytes } == [])
    #expect(errors { $0.fileSize = bytes - 1 } == ["file-too-large"])
    // 7 keys and values in the document and 27 in each of the others, which are 61: more than twelve times five.
    #expect(errors { $0.nodes = 6 } == [])
    #expect(errors { $0.nodes = 5 } == ["too-many-nodes"])
  }
}
