import Galley
import Testing

/// Samples are for readers: they work as they stand.
@Suite struct SampleTests {
  static let names = (try? ProjectFiles.names(in: "samples")) ?? []

  @Test func thereAreSamples() { #expect(Self.names.contains("hello.yaml")) }

  @Test(arguments: names) func aSampleHasNoProblemsAndIsLaidOut(_ name: String) throws {
    let result = Interpreter().interpret(DocumentSource(name: name, text: try ProjectFiles.text("samples/" + name)))
    #expect(result.problems.map(\.message) == [])
    #expect(result.type != nil)
    #expect(result.frames() != nil)
  }
}
