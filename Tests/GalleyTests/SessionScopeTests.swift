import Galley
import Testing

/// What actions see of the values and the state around them, and what it costs to keep that.
@Suite struct SessionScopeTests {
  private func session(_ text: String) -> Session {
    Interpreter().check(DocumentSource(name: "document.yaml", text: text)).session()
  }

  private func value(_ name: String, in session: Session) -> [String] {
    session.state.filter { $0.name == name }.map(\.value)
  }

  /// Three views of a loop add 1 each through a binding, and three turns of another add 10 each: 3 + 30.
  @Test func everyTurnOfALoopSeesWhatTheOthersHaveWritten() throws {
    var session = session(
      """
      state: { total: 0, go: 0 }
      views:
        Counter:
          parameters: { total: Binding<Int>, go: Int }
          body:
            Text: a
            modifiers: [ { onChange: { of: $(go), action: [ { set: { total: $(total + 1) } } ] } } ]
      body:
        - Button: { title: Go, action: [ { set: { go: $(go + 1) } } ] }
          name: go
        - ForEach: { data: $(0..<3), content: { Counter: { total: $total, go: $(go) } } }
        - ForEach:
            data: $(0..<3)
            content:
              Text: b
              modifiers: [ { onChange: { of: $(go), action: [ { set: { total: $(total + 10) } } ] } } ]
      """)
    #expect(session.layout.problems.map(\.message) == [])
    try session.perform(.tap, on: "go")
    #expect(value("total", in: session) == ["33"])
  }

  /// A method gives each view that it is called on a modifier, and with it state, of its own.
  @Test func viewsOfOneMethodHaveStateOfTheirOwn() throws {
    var session = session(
      """
      viewMethods: { counted: { modifiers: [ Counted ] } }
      viewModifiers:
        Counted:
          state: { n: 0 }
          body:
            content:
            modifiers: [ { onTapGesture: [ { set: { n: $(n + 1) } } ] } ]
      body:
        - Text: a
          modifiers: [ counted ]
          name: first
        - Text: b
          modifiers: [ counted, counted ]
          name: second
      """)
    #expect(session.layout.problems.map(\.message) == [])
    try session.perform(.tap, on: "first")
    #expect(session.state.map(\.value).sorted() == ["0", "0", "1"])
  }

  /// The configuration of a style stands where the document has its first piece of state.
  @Test func aStyleKeepsItsConfigurationWhenStateIsWritten() throws {
    var session = session(
      """
      state: { count: 0, isOn: false }
      styles:
        Plain:
          protocol: ToggleStyle
          body:
            Text: press
            name: inner
            modifiers: [ { onTapGesture: [ { toggle: configuration.isOn }, { print: $(configuration.isOn) } ] } ]
      body:
        - Button: { title: Count, action: [ { set: { count: $(count + 1) } } ] }
          name: count
        - Toggle: { title: On, isOn: $isOn }
          modifiers: [ { toggleStyle: Plain } ]
      """)
    try session.perform(.tap, on: "count")
    #expect(try session.perform(.tap, on: "inner") == ["true"])
    #expect(session.state.map(\.value) == ["1", "true"])
  }

  /// The style's own state has the slot that the document's second has, and each of its controls has one.
  @Test func stateOfAStyleBelongsToItsControl() throws {
    var session = session(
      """
      state: { first: 7, second: 8 }
      styles:
        Counting:
          protocol: ToggleStyle
          state: { taps: 0 }
          body:
            Text: $(taps)
            name: inner $(configuration.isOn)
            modifiers: [ { onTapGesture: [ { set: { taps: $(taps + 1) } }, { print: $(taps) } ] } ]
      body:
        - Button: { title: Count, action: [ { set: { second: $(second + first) } } ] }
          name: count
        - Toggle: { title: On, isOn: true }
          modifiers: [ { toggleStyle: Counting } ]
        - Toggle: { title: Off, isOn: false }
          modifiers: [ { toggleStyle: Counting } ]
      """)
    try session.perform(.tap, on: "count")
    #expect(try session.perform(.tap, on: "inner true") == ["1"])
    #expect(try session.perform(.tap, on: "inner true") == ["2"])
    #expect(try session.perform(.tap, on: "inner false") == ["1"])
    #expect(session.state.map(\.value) == ["7", "15", "2", "1"])
  }

  @Test func viewsThatOneMethodWaitsForAreToldApart() throws {
    var session = session(
      """
      state: { isShown: false }
      viewMethods: { greet: { modifiers: [ { onAppear: [ { print: hello } ] } ] } }
      body:
        - Button: { title: Show, action: [ { toggle: isShown } ] }
          name: show
        - if: $(isShown)
          then: [ \(String(repeating: "{ Text: a, modifiers: [ greet ] }, ", count: 500)) ]
      """)
    #expect(try session.perform(.tap, on: "show") == Array(repeating: "hello", count: 500))
    #expect(try session.perform(.tap, on: "show") == [])
  }

  /// Values that stand between actions are copied for each: those of n pairs are n² in all, each kept for four steps.
  @Test(arguments: [(pairs: 300, isTooMany: false), (pairs: 3_000, isTooMany: true)])
  func scopesThatActionsKeepAreLimited(_ pairs: Int, isTooMany: Bool) {
    let body = (0..<pairs).map {
      "  - let: { k\($0): \($0) }\n  - Button: { title: a, action: [ { print: $(k\($0)) } ] }\n"
    }
    let problems = session("body:\n\(body.joined())").layout.problems
    #expect(problems.map(\.code) == (isTooMany ? ["too-many-steps"] : []))
  }

  /// A handler for each of n views in a document of n closures, whose parameters are n values of the document.
  @Test func manyActionsOfOneScopeAreNotTooMuch() throws {
    let view =
      "{ Text: a, modifiers: [ { onChange: { of: $(n), action: { parameters: [old], body: [ { print: $(old) } ] } } } ] }, "
    var session = session(
      """
      state: { n: 1 }
      body:
        - Button: { title: Go, action: [ { set: { n: $(n + 1) } } ] }
          name: go
        - VStack: [ \(String(repeating: view, count: 4_000)) ]
      """)
    #expect(try session.perform(.tap, on: "go").count == 4_000)
    #expect(session.layout.problems.map(\.message) == [])
  }

  /// A change without end in a document of about ten views, of which twenty are allowed and forty in one cascade.
  @Test func aLargeDocumentIsNotEvaluatedEverAgain() throws {
    var options = InterpreterOptions()
    options.limits.nodes = 20
    let text = """
      state: { n: 0 }
      body:
        - Text: a
          name: text
          modifiers: [ { onTapGesture: [ { set: { n: 1 } } ] }, { onChange: { of: $(n), action: [ { set: { n: $(n + 1) } } ] } } ]
        - HStack: [ Spacer, Spacer, Spacer ]
      """
    var session = Interpreter(options: options).check(DocumentSource(name: "document.yaml", text: text)).session()
    try session.perform(.tap, on: "text")
    #expect(session.layout.problems.map(\.code) == ["too-many-nodes"])
    #expect(session.layout.problems.first?.message.contains("so large a document") == true)
  }

  /// The n-th element is added to a copy of n - 1, each fourth of which is a step: n²/8 in all, of 10,000,000.
  @Test(arguments: [(count: 4_000, isTooMuch: false), (count: 12_000, isTooMuch: true)])
  func listsThatGrowAreLimited(_ count: Int, isTooMuch: Bool) throws {
    var session = session(
      """
      state: { list: { type: [Int], value: [] } }
      body: { Text: a, name: text, modifiers: [ { onTapGesture: [ \(String(repeating: "{ append: { list: 1 } }, ", count: count)) ] } ] }
      """)
    try session.perform(.tap, on: "text")
    #expect(session.layout.problems.map(\.code) == (isTooMuch ? ["too-many-steps"] : []))
  }
}
