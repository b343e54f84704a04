import Galley
import GalleySource
import Testing

/// Every example is a document that works and prints what it says.
@Suite struct ExampleTests {
  private func interpret(_ document: String) -> DocumentLayout {
    Interpreter().check(DocumentSource(name: "example.yaml", text: document, format: .yaml)).layout()
  }

  @Test(arguments: CatalogueEntry.all) func examplesHaveNoDiagnostics(_ entry: CatalogueEntry) {
    for example in entry.examples {
      // An example says which platform it needs, and leaves the canvas to it.
      let problems = interpret(example.document).problems.filter { $0.code != "model-canvas" }
      let messages = problems.map(\.message)
      #expect(messages.isEmpty, "\(example.document): \(messages)")
    }
  }

  @Test(arguments: CatalogueEntry.all) func examplesPrintTheirType(_ entry: CatalogueEntry) {
    for example in entry.examples {
      #expect(interpret(example.document).type == example.type, "\(example.document)")
    }
  }

  @Test(arguments: CatalogueEntry.all) func examplesAreLaidOut(_ entry: CatalogueEntry) {
    for example in entry.examples { #expect(interpret(example.document).frames() != nil, "\(example.document)") }
  }

  /// Loops with two views once never ended: a leaf between the arguments of a type was written inside itself.
  @Test(arguments: [
    "ForEach: { data: $(0..<3), content: [ { Text: A }, Divider ] }", "Section: [ { Text: A }, { Text: B } ]",
  ]) func layersStandOnLinesOfTheirOwn(_ document: String) {
    let result = interpret(document)
    let lines = result.prettyType()?.split(separator: "\n").map { line in
      let code = line.firstRange(of: "// ").map { line[..<$0.lowerBound] } ?? line
      let words = code.drop { $0 == " " }.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
      return words.hasSuffix(",") ? words + " " : words
    }
    #expect(lines?.joined() == result.type)
  }
}
