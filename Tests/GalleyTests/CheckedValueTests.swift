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

/// What is said of a document with a parameter that nobody gives: all that does not follow from it.
struct MissingParameterTests {
  private func codes(_ text: String) -> [String] {
    let source = DocumentSource(name: "document.yaml", text: text)
    return Interpreter().check(source).checkingValues().problems.map(\.code)
      .filter { !["integer-division", "unused-name"].contains($0) }
  }

  /// A mistake of constants is found wherever it stands: beside the parameter, below a choice or loop that follows from it,
  /// in a closure that layout alone would call, in what a definition of the document's own is given.
  @Test(arguments: [
    "ForEach: { data: [1, 1], id: self, content: [ { Text: a } ] }",
    "if: $(on)\n  then: [ { ForEach: { data: [1, 1], id: self, content: [ { Text: a } ] } } ]",
    "if: $(on)\n  then: [ { Text: a } ]\n  else: [ { ForEach: { data: [1, 1], id: self, content: [ { Text: a } ] } } ]",
    "switch: $(count)\n  cases: [ { case: 7, then: [ { ForEach: { data: [1, 1], id: self, content: [ Spacer ] } } ] } ]\n"
      + "  default: [ Spacer ]",
    "ForEach:\n    data: $(0..<count)\n    content: [ { ForEach: { data: [1, 1], id: self, content: [ Spacer ] } } ]",
    "GeometryReader: [ { ForEach: { data: [1, 1], id: self, content: [ { Text: $(count) } ] } } ]",
  ])
  func equalIdentitiesAreFound(_ body: String) {
    #expect(codes("parameters: { count: Int, on: Bool }\nbody:\n  \(body)\n") == ["duplicate-id"])
  }

  @Test(arguments: [
    "{ Row: 0 }", "{ Text: \"$(share(0))\" }", "{ VStack: [ { Text: $(n) }, { Row: 0 } ] }",
    "{ if: $(n > 3), then: [ { Row: 0 } ] }", "{ if: [ { let: m, be: $(list.first) } ], then: [ { Row: 0 } ] }",
    "{ Text: a, modifiers: [ { padding: $(Double(n)) }, { background: [ { Row: 0 } ] } ] }",
    "{ Text: a, modifiers: [ { font: \"$(Font.system(size: Double(n)))\" }, { overlay: [ { Row: 0 } ] } ] }",
    "{ GeometryReader: [ { Row: 0 } ] }",
    "{ ForEach: { data: $(list), id: self, content: [ { Row: 0 } ] } }",
  ])
  func theCallsOfDefinitionsAreFound(_ body: String) {
    let text = """
      parameters: { n: Int, list: "[Int]" }
      functions: { share: { parameters: { n: Int }, value: "$(10 / n)" } }
      views: { Row: { parameters: { n: Int }, body: { Text: "$(10 / n)" } } }
      body: [ \(body) ]
      """
    #expect(codes(text) == ["division-by-zero"], "\(body)")
    #expect(codes(text.replacing(": 0 }", with: ": 2 }").replacing("(0)", with: "(2)")) == [], "\(body)")
  }

  /// What follows from the parameter is not known, so nothing is said of it: each of these has a value for some number.
  @Test(arguments: [
    "{ Row: $(n) }", "{ Text: \"$(share(n))\" }", "{ Text: \"$(10 / (n - n * 2 + 1))\" }", "{ Text: \"$([1, 2][n])\" }",
    "{ Text: \"$(list[2])\" }", "{ ForEach: { data: $(list), id: self, item: i, content: [ { Row: $(i) } ] } }",
    "{ if: $(n == 0), then: [ { Text: none } ], else: [ { Row: $(n) } ] }",
    "{ if: [ { let: m, be: $(list.first) } ], then: [ { Row: $(m) } ] }",
    "{ switch: $(n), cases: [ { case: 0, then: [ Spacer ] } ], default: [ { Row: $(n) } ] }",
    "{ Button: { title: a, action: [] }, modifiers: [ { buttonStyle: { Plain: $(n) } } ] }",
    "{ Toggle: { title: a, isOn: $(n > 3) }, modifiers: [ { toggleStyle: Switch } ] }",
    "{ Text: a, modifiers: [ { deep: $(n) } ] }", "{ Down: $(n) }", "{ Tree: $(list) }",
    "{ Text: a, name: \"a$(10 / n)\" }", "{ Kept: $(n) }",
    "{ VStack: [ Deep ], modifiers: [ { environment: { keyPath: level, value: $(n) } } ] }",
  ])
  func whatFollowsFromTheParameterIsLeftOut(_ body: String) {
    let text = """
      parameters: { n: Int, list: "[Int]" }
      environmentValues: { level: 0 }
      functions: { share: { parameters: { n: Int }, value: "$(10 / n)" } }
      views:
        Row: { parameters: { n: Int }, body: { Text: "$(10 / n)" } }
        Deep: { body: { Row: $(environment.level) } }
        Kept: { parameters: { start: Int }, state: { n: $(start) }, body: { Stepper: { title: "$(10 / n)", value: $n } } }
        Down: { parameters: { n: Int }, body: { if: $(n > 0), then: [ { Down: $(n - 1) } ], else: [ { Down: $(n - 1) } ] } }
        Tree: { parameters: { list: "[Int]" }, body: { ForEach: { data: $(list), id: self, item: i, content: [ { Tree: "$([i])" } ] } } }
      viewMethods: { deep: { parameters: { n: Int }, modifiers: [ { padding: "$(Double(10 / n))" } ] } }
      styles:
        Plain: { protocol: ButtonStyle, parameters: { n: Int }, body: { Text: "$(10 / n)" } }
        Switch: { protocol: ToggleStyle, body: { Text: "$(configuration.isOn ? 1 : 2)" } }
      body: [ \(body) ]
      """
    #expect(codes(text) == [], "\(body)")
  }
}
