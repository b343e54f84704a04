import Galley
import GalleySource
import GalleyTestSupport
import Testing

/// Every example of the catalogue through every kind of definition, shown more than once: nothing traps, and what
/// validates is laid out.
///
/// Each example meets one kind of definition or two and one way of showing, in turn; where everything is tried it meets all.
@Suite struct DefinitionPropertyTests {
  static let documents: [String] = {
    let ways = DefinitionDocuments.Showing.allCases
    return catalogueExamples.enumerated().flatMap { index, example -> [String] in
      guard let documents = DefinitionDocuments(example) else { return [] }
      return (triesEverything ? ways : [ways[index % ways.count]]).flatMap { documents.documents($0) }
    }.some(of: 7)
  }()

  /// The runs are split, so that they run at once.
  private static let parts = 8

  @Test func thereIsADocumentForAlmostEveryExample() {
    #expect(Self.documents.count > (triesEverything ? 24 : 1) * catalogueExamples.count)
  }

  @Test(arguments: 0..<parts) func definitionsOfExamplesAreChecked(_ part: Int) {
    var laidOut = 0
    var total = 0
    for index in stride(from: part, to: Self.documents.count, by: Self.parts) {
      total += 1
      laidOut += check(Self.documents[index]) ? 1 : 0
    }
    // Some examples are about a kind of receiver that a definition hides.
    #expect(laidOut * 4 > total * 3, "\(laidOut) of \(total)")
  }

  /// Runs a document through every report and an event; returns whether it has frames.
  private func check(_ text: String) -> Bool {
    let source = DocumentSource(name: "document.yaml", text: text)
    let checked = Interpreter().check(source)
    let isValid = !checked.hasErrors
    let result = checked.layout()
    #expect(isValid == !result.hasErrors, "\(messages(result)) in \(text)")
    let noting = result.notingUnknownTypes()
    let isUnknown = result.type?.contains("unknown(") ?? false
    // What the document itself calls unknown needs no note.
    let isSaid = text.contains(#""unknown""#) || text.contains("unknown:")
    #expect(!isUnknown || isSaid || noting.problems.contains { $0.code == "unknown-signature" }, "\(text)")
    for format in FrameFormat.allCases {
      #expect((result.frames(as: format) == nil) == result.hasErrors, "\(text)")
    }
    #expect((result.prettyType() == nil) == result.hasErrors, "\(text)")
    #expect((result.definitionTypes() == nil) == result.hasErrors, "\(text)")
    var session = checked.session()
    for event in Session.Event.allCases { _ = try? session.perform(event, on: "shown") }
    return !result.hasErrors
  }

  private func messages(_ result: DocumentLayout) -> String {
    result.problems.map { "\($0.code): \($0.message)" }.joined(separator: "; ")
  }
}
