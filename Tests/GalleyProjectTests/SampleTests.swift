import Galley
import Testing

/// Samples are for readers: they work as they stand.
@Suite struct SampleTests {
  static let names = ((try? ProjectFiles.names(in: "samples")) ?? []).filter { $0.hasSuffix(".yaml") }

  @Test func thereAreSamples() { #expect(Self.names.contains("hello.yaml")) }

  @Test(arguments: names) func aSampleHasNoProblemsAndIsLaidOut(_ name: String) throws {
    var options = InterpreterOptions()
    options.images = ImageResolver { path, _ in
      (try? ProjectFiles.bytes("samples/" + path)).map { .header($0) } ?? .failure("it is not there")
    }
    let source = DocumentSource(name: name, text: try ProjectFiles.text("samples/" + name))
    let result = Interpreter(options: options).check(source).layout()
    #expect(result.problems.map(\.message) == [])
    #expect(result.type != nil)
    #expect(result.frames() != nil)
  }

  /// The screen of several files, with the data that belongs to it.
  private func recipes() throws -> Session {
    let folder = "samples/recipes/"
    var documents: [String: String] = [:]
    for name in ["shared/parts.yaml", "shared/types.yaml"] {
      documents[folder + name] = try ProjectFiles.text(folder + name)
    }
    var options = InterpreterOptions()
    options.imports = ImportResolver(documents: documents)
    var surroundings = Surroundings()
    surroundings.data = DocumentSource(name: "recipes.json", text: try ProjectFiles.text(folder + "recipes.json"))
    let name = folder + "recipes.yaml"
    return Interpreter(options: options).check(DocumentSource(name: name, text: try ProjectFiles.text(name))).session(
      in: surroundings)
  }

  @Test func eventsFollowEachOther() throws {
    let name = "samples/events.yaml"
    var session = Interpreter().check(DocumentSource(name: name, text: try ProjectFiles.text(name))).session()
    func value(_ name: String) -> String? { session.state.first { $0.name == name }?.value }
    #expect(session.layout.problems.map(\.message) == [])
    // The sheet and the alert are closed.
    #expect(throws: Session.Failure.impossible("yes", reason: "it is not shown now")) { try session.tap("yes") }
    try session.tap("ask")
    #expect(session.targets(of: .tap).contains("yes"))
    #expect(throws: Session.Failure.impossible("more", reason: "the `alert` covers it")) { try session.tap("more") }
    try session.tap("yes")
    #expect((value("count"), value("asks"), value("last")) == ("2", "false", "1 gone"))
    try session.perform(Session.Action(.drag, on: "card", value: "40,0"))
    try session.perform(Session.Action(.drag, on: "card", value: "-15,3"))
    #expect(value("moved") == "25.0")
    try session.tap("more")
    try session.tap("done")
    #expect((value("shows"), value("last")) == ("false", "Closed"))
    #expect(session.events(at: "card") == [.tap, .gesture, .drag])
  }

  @Test func theScreenOfSeveralFilesHasNoProblems() throws {
    let session = try recipes()
    #expect(session.layout.problems.map(\.message) == [])
    #expect(session.layout.type?.hasPrefix("ModifiedContent<ScrollView<VStack<TupleView<(") == true)
  }

  @Test func actionsOfTheScreenChangeItsStateAndNotItsType() throws {
    var session = try recipes()
    let type = session.layout.type
    func value(_ name: String) -> String? { session.state.first { $0.name == name }?.value }
    #expect(value("onlyQuick") == "false")
    try session.perform(.tap, on: "quick")
    #expect(value("onlyQuick") == "true")
    try session.perform(.tap, on: "favourite 2")
    #expect(value("recipes")?.contains("id: 2, title: \"Pea soup\"") == true)
    try session.perform(.tap, on: "row 2")
    #expect(value("opened") == "2")
    #expect(session.layout.type == type)
  }
}
