import Galley
import Testing

/// What is said of values that no expression computes, and of what stands around a document.
struct CheckedValueTests {
  /// The ids of a loop's elements are compared though nothing is to be computed, as where frames are reported.
  @Test(arguments: [
    "ForEach: { data: [1, 1], id: self, content: [ { Text: a } ] }",
    "List: { data: [a, a], id: self, content: [ { Text: a } ] }",
    "VStack: [ { ForEach: { data: [true, true], id: self, content: [ Spacer ] } } ]",
  ])
  func equalIdentitiesNeedNoExpression(_ document: String) {
    let checked = Interpreter().check(DocumentSource(name: "document.yaml", text: document))
    #expect(checked.checkingValues().problems.map(\.code) == ["duplicate-id"])
    #expect(checked.layout().problems.map(\.code) == ["duplicate-id"])
  }

  /// The device that somebody asks for from outside is named by no line of the document: the target is what does not fit.
  @Test func aDeviceFromOutsideIsNotThePreviews() throws {
    let text = "target: iOS 18\npreview: { device: iPhone 15 }\nbody: Spacer\n"
    let checked = Interpreter().check(DocumentSource(name: "document.yaml", text: text))
    var surroundings = Surroundings()
    surroundings.canvas = .device(try #require(Device("Mac")), isLandscape: false)
    let problem = try #require(checked.layout(in: surroundings).problems.first)
    #expect(problem.code == "foreign-device")
    let place = try #require(problem.sourceRange)
    #expect("\(place.line):\(place.column)" == "1:9")
    #expect(checked.layout().problems.isEmpty)
  }
}
