import Galley
import GalleySource
import Testing

/// Documents that are nested more deeply than the stack allows end in a diagnostic, whatever the stack is.
@Suite struct DeepStackTests {
  /// `levels` views within each other.
  static func nested(_ levels: Int) -> String {
    #"{"body":"# + String(repeating: #"{"VStack":["#, count: levels) + #"{"Text":"a"}"#
      + String(repeating: "]}", count: levels) + "}"
  }

  static let documents = [
    nested(1_000),
    #"{"body":{"Text":"a","modifiers":["# + String(repeating: #"{"padding":0},"#, count: 20_000) + #""padding"]}}"#,
    #"{"functions":{"f":{"parameters":{"n":"Int"},"type":"Int","value":"$(f(n: n + 1) + 1)"}},"body":{"Text":"$(f(n: 0))"}}"#,
    #"{"views":{"A":{"parameters":{"n":"Int"},"body":{"if":"$(n > 0)","then":[{"A":{"n":"$(n + 1)"}}]}}},"body":{"A":{"n":1}}}"#,
  ]

  /// A thread of 512 kilobytes may ask for anything: the work gets a stack of its own.
  @Test(arguments: documents.indices) func aSmallThreadMayCallTheLibrary(_ index: Int) throws {
    let codes = try #require(TestThread.run(stack: 512 << 10) { Self.codes(Self.documents[index]) })
    #expect(codes == (index < 2 ? [] : ["too-many-levels"]))
  }

  /// On a stack of half a megabyte, and of sixteen, everything ends: in a result, or where the stack does.
  @Test(arguments: documents.indices, [512 << 10, 16 << 20]) func aStackThatIsTooSmallEndsTheDocument(
    _ index: Int, _ size: Int
  ) throws {
    let codes = try #require(
      TestThread.run(stack: size) { DeepStack.runHere { Self.codes(Self.documents[index]) } })
    #expect(codes == ["stack-exhausted"] || codes == (index < 2 ? [] : ["too-many-levels"]))
    if size == 512 << 10 { #expect(codes == ["stack-exhausted"]) }
  }

  @Test func theDiagnosticHasAPlaceInTheDocument() throws {
    let problem = try #require(
      TestThread.run(stack: 512 << 10) {
        DeepStack.runHere {
          Interpreter().check(DocumentSource(name: "document.json", text: Self.nested(1_000))).problems
        }
      }?.first)
    #expect(problem.code == "stack-exhausted")
    let place = try #require(problem.sourceRange)
    #expect(place.bytes.lowerBound > 10 && place.bytes.upperBound <= Self.nested(1_000).utf8.count)
  }

  /// What can be written in each other: how it opens, what stands inside, how it closes, and how many views, branches,
  /// definitions or layers that is.
  struct Construct: Sendable, CustomStringConvertible {
    let description: String
    let open: String
    var inside = #"{"Text":"a"}"#
    let close: String
    var levels = 1
    var definitions = ""
  }

  static let constructs = [
    Construct(description: "stacks", open: #"{"VStack":["#, close: "]}"),
    Construct(description: "grids", open: #"{"Grid":[{"GridRow":["#, close: "]}]}", levels: 2),
    Construct(
      description: "lazy grids", open: #"{"LazyVGrid":{"columns":["flexible"],"content":["#, close: "]}}"),
    Construct(description: "scroll views", open: #"{"ScrollView":["#, close: "]}"),
    Construct(description: "lists", open: #"{"List":["#, close: "]}"),
    Construct(
      description: "sections", open: #"{"Form":[{"Section":{"header":{"Text":"a"},"content":["#, close: "]}}]}",
      levels: 2),
    Construct(description: "readers", open: #"{"GeometryReader":{"content":["#, close: "]}}"),
    Construct(description: "choices of what fits", open: #"{"ViewThatFits":["#, close: "]}"),
    Construct(description: "buttons", open: #"{"Button":{"action":[],"label":["#, close: "]}}"),
    Construct(description: "labels", open: #"{"Label":{"icon":{"Text":"b"},"title":"#, close: "}}"),
    Construct(description: "navigation", open: #"{"NavigationStack":["#, close: "]}"),
    Construct(description: "branches", open: #"{"if":true,"then":["#, close: "]}"),
    Construct(description: "cases", open: #"{"switch":1,"cases":[],"default":["#, close: "]}"),
    Construct(description: "loops", open: #"{"ForEach":{"data":"$(0..<1)","content":["#, close: "]}}"),
    Construct(
      description: "overlays", open: #"{"Text":"a","modifiers":[{"overlay":{"content":["#, close: "]}}]}", levels: 2),
    Construct(
      description: "backgrounds", open: #"{"Text":"a","modifiers":[{"background":{"content":["#, close: "]}}]}",
      levels: 2),
    Construct(
      description: "views with slots", open: #"{"Own":["#, close: "]}", levels: 2,
      definitions: #""views":{"Own":{"parameters":{"content":"ViewBuilder"},"body":{"VStack":["content"]}}},"#),
    Construct(
      description: "button styles", open: #"{"Button":{"action":[],"label":["#,
      close: #"]},"modifiers":[{"buttonStyle":"Own"}]}"#, levels: 3,
      definitions: #""styles":{"Own":{"protocol":"ButtonStyle","body":{"HStack":["configuration.label"]}}},"#),
    Construct(
      description: "modifiers of the document", open: #"{"HStack":["#, close: #"],"modifiers":["Own"]}"#, levels: 3,
      definitions: #""viewModifiers":{"Own":{"body":{"ZStack":["content"]}}},"#),
    Construct(
      description: "actions", open: #"{"if":"$(a)","then":["#, inside: #"{"toggle":"a"}"#, close: "]}",
      definitions: #""state":{"a":true},"#),
  ]

  /// Four megabytes leave three and a half, of which thirty-six levels take at most ninety-seven kilobytes each, also in a
  /// debug build.
  @Test(arguments: constructs) func aLevelTakesLessThanAHundredKilobytes(_ construct: Construct) throws {
    let count = 36 / construct.levels
    let nested =
      String(repeating: construct.open, count: count) + construct.inside
      + String(repeating: construct.close, count: count)
    let isAction = construct.inside.contains("toggle")
    let body = isAction ? #"{"Button":{"title":"b","action":[\#(nested)]}}"# : nested
    let text = "{" + construct.definitions + #""body":"# + body + "}"
    let codes = try #require(TestThread.run(stack: 4 << 20) { DeepStack.runHere { Self.codes(text) } })
    #expect(codes == [])
  }

  /// What calls or contains itself as often as a parameter says, and expressions of as many levels.
  static let recursions = [
    #""views":{"V":{"parameters":{"n":"Int"},"body":{"if":"$(n > 1)","then":[{"V":{"n":"$(n - 1)"}}]}}},"#
      + #""body":{"V":{"n":18}}"#,
    #""functions":{"f":{"parameters":{"n":"Int"},"type":"Int","value":"$(n > 1 ? 1 + f(n: n - 1) : 0)"}},"#
      + #""body":{"Text":"$(f(n: 36))"}"#,
    #""let":{"a":1},"body":{"Text":"$(a"# + String(repeating: " + a", count: 72) + #")"}"#,
    #""let":{"a":1},"body":{"Text":"$("# + String(repeating: "(a + ", count: 36) + "a"
      + String(repeating: ")", count: 36) + #")"}"#,
    #""let":{"a":"# + String(repeating: "[", count: 23) + "1" + String(repeating: "]", count: 23)
      + #"},"body":{"Text":"$(a.count)"}"#,
  ]

  @Test(arguments: recursions.indices) func aCallTakesLessThanAHundredKilobytes(_ index: Int) throws {
    let text = "{" + Self.recursions[index] + "}"
    let codes = try #require(TestThread.run(stack: 4 << 20) { DeepStack.runHere { Self.codes(text) } })
    #expect(codes == [])
  }

  private static func codes(_ text: String) -> [String] {
    let result = Interpreter().check(DocumentSource(name: "document.json", text: text)).layout()
    if !result.hasErrors {
      for format in FrameFormat.allCases { _ = result.frames(as: format) }
      _ = (result.prettyType(), result.definitionTypes(), result.qualifiedType)
    }
    return result.problems.filter { $0.severity == .error }.map(\.code)
  }
}
