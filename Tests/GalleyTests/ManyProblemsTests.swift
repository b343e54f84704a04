import Galley
import Testing

/// What is said after so many problems that nobody searches the document for mends any more.
struct ManyProblemsTests {
  /// More problems than are mended with a search.
  private static let many = 120

  private func lastProblem(after problem: String, _ last: String) throws -> Problem {
    let list = Array(repeating: problem, count: Self.many) + [last]
    let document = DocumentSource(name: "document.json", text: "[ \(list.joined(separator: ",\n")) ]")
    return try #require(Interpreter().check(document).problems.last)
  }

  /// Lines of a block cannot be moved between the braces of JSON, wherever the mapping is.
  @Test func jsonIsNotMovedLikeABlock() throws {
    let problem = try lastProblem(
      after: #"{ "Txxxt": 1 }"#, "{ \"VStack\": {\n  \"spacing\": 1,\n  \"name\": \"a\"\n} }")
    #expect(problem.code == "misplaced-key")
    #expect(problem.fixes.isEmpty)
  }

  /// A switch that people turn on and off is not the word for a choice.
  @Test func aSwitchIsStillAControl() throws {
    let problem = try lastProblem(after: #"{ "Txxxt": 1 }"#, #"{ "Switch": { "value": true } }"#)
    #expect(problem.code == "unknown-view")
    #expect(!problem.message.contains("`switch`"))
  }
}
