import Galley
import Testing

/// Actions with parameters, and parameters that are actions.
@Suite struct ActionParameterTests {
  private func session(_ text: String) -> Session {
    Interpreter().check(DocumentSource(name: "document.yaml", text: text)).session()
  }

  private func problems(_ session: Session) -> [String] { session.layout.problems.map(\.message) }

  @Test func actionsAreToldValues() throws {
    var session = session(
      """
      state: { count: 0 }
      actions:
        go: [ { add: 2 }, { add: { by: 10 } }, { call: { add: $(count) } }, bump, { call: bump }, { bump: { up: 1 } } ]
        add: { parameters: { by: Int }, do: [ { set: { count: $(count + by) } } ] }
        bump: { parameters: { up: { type: Int, default: 100 } }, do: { add: $(up) } }
      body: { Button: { title: Go, action: go }, name: go }
      """)
    #expect(problems(session) == [])
    try session.perform(.tap, on: "go")
    // 2, 12, 24, 124, 224, 225
    #expect(session.state.map(\.value) == ["225"])
  }

  /// A closure sees the names of its writer: the element of the loop, its parameters, state as it is by then.
  @Test func closuresRunWhereTheyAreWritten() throws {
    var session = session(
      """
      state: { count: 0, names: [a, b] }
      views:
        Row:
          parameters: { title: String, onPick: { type: Action, parameters: [String, Int] } }
          state: { taps: 0 }
          body:
            Button: { title: $(title), action: [ { set: { taps: $(taps + 1) } }, { onPick: ["$(title)!", $(taps)] } ] }
            name: "row $(title)"
      body:
        ForEach:
          data: $(names)
          id: self
          item: name
          content:
            Row:
              title: "<$(name)>"
              onPick:
                parameters: [told, taps]
                body: [ { set: { count: $(count + 1) } }, { print: "$(name) $(told) $(taps) $(count)" } ]
      """)
    #expect(problems(session) == [])
    #expect(try session.perform(.tap, on: "row <b>") == ["b <b>! 1 1"])
    #expect(try session.perform(.tap, on: "row <a>") == ["a <a>! 1 2"])
    #expect(try session.perform(.tap, on: "row <b>") == ["b <b>! 2 3"])
  }

  /// What stops a program in Swift is an error, and changes nothing: not the state, and not what a call would do.
  @Test(arguments: [
    "{ set: { n: '$(list[5])' } }", "{ append: { list: '$(list[5])' } }", "{ print: '$(list[5])' }",
    "{ add: '$(list[5])' }", "{ call: { add: { by: '$(list[5])' } } }",
  ])
  func statementsWhoseValuesFailDoNothing(_ statement: String) throws {
    var session = session(
      """
      state: { n: 1, list: [7] }
      actions:
        go: [ \(statement) ]
        other: [ { add: 1 } ]
        add: { parameters: { by: Int }, do: [ { set: { n: $(by) } } ] }
      body: { Button: { title: Go, action: go }, name: go, modifiers: [ { onLongPressGesture: other } ] }
      """)
    #expect(problems(session) == [])
    #expect(try session.perform(.tap, on: "go") == [])
    #expect(session.state.map(\.value) == ["1", "[7]"])
    #expect(problems(session).count == 1)
  }

  @Test func namesOfActionsAreHandedOn() throws {
    var session = session(
      """
      state: { picked: none, last: 0 }
      actions:
        pick: { parameters: { name: String }, do: [ { set: { picked: $(name) } } ] }
        note: { parameters: { value: Int }, do: [ { set: { last: $(value) } } ] }
        both: { parameters: { after: Action }, do: [ { print: before }, after, after ] }
        hello: [ { print: $(picked) } ]
      views:
        Outer:
          parameters: { onPick: { type: Action, parameters: [String] } }
          body: { Inner: { onPick: onPick } }
        Inner:
          parameters: { onPick: { type: Action, parameters: [String] }, onDone: Action? }
          body: { Button: { title: In, action: [ { onPick: me }, onDone ] }, name: inner }
        Plain:
          parameters: { onTap: { type: Action, default: [ { print: "nobody" } ] } }
          body: { Button: { title: Plain, action: onTap }, name: plain }
      body:
        - Outer: { onPick: pick }
        - Button: { title: Both, action: [ { both: hello }, { both: [ { print: inline } ] } ] }
          name: both
        - Text: $(picked)
          modifiers: [ { onChange: { of: $(picked.count), action: note } } ]
        - Plain
      """)
    #expect(problems(session) == [])
    try session.perform(.tap, on: "inner")
    // The text `me` has two characters where `none` had four.
    #expect(session.state.map(\.value) == ["me", "2"])
    #expect(try session.perform(.tap, on: "both") == ["before", "me", "me", "before", "inline", "inline"])
    #expect(try session.perform(.tap, on: "plain") == ["nobody"])
  }

  /// What a closure is told is its own at each of the calls that are on their way.
  @Test func closuresCallWhatCallsThem() throws {
    var session = session(
      """
      actions:
        count:
          parameters: { n: Int, each: { type: Action, parameters: [Int] } }
          do: [ { each: $(n) } ]
      body:
        Down: { each: [ ] }
      views:
        Down:
          parameters: { each: Action }
          actions:
            go: { parameters: { n: Int }, do: [ { count: { n: $(n), each: { parameters: [i], body: [ { print: "in $(i)" }, { if: $(i > 0), then: [ { go: $(i - 1) } ] }, { print: "out $(i) $(n)" }, each ] } } } ] }
          body: { Button: { title: Go, action: { go: 2 } }, name: go }
      """)
    #expect(problems(session) == [])
    #expect(
      try session.perform(.tap, on: "go") == ["in 2", "in 1", "in 0", "out 0 0", "out 1 1", "out 2 2"])
  }

  @Test func modifiersStylesAndMethodsTakeActions() throws {
    var session = session(
      """
      state: { count: 0 }
      actions: { up: [ { set: { count: $(count + 1) } } ] }
      viewModifiers:
        Tapping:
          parameters: { onTap: Action }
          body: { content: , modifiers: [ { onTapGesture: onTap } ] }
      viewMethods:
        pressing: { parameters: { onPress: { type: Action, parameters: [Int] } }, modifiers: [ { onLongPressGesture: [ { onPress: 5 } ] } ] }
      body:
        - Text: A
          modifiers: [ { Tapping: up } ]
          name: a
        - Text: B
          modifiers: [ { pressing: { onPress: { parameters: [n], body: [ { set: { count: $(count * n) } } ] } } } ]
          name: b
      """)
    #expect(problems(session) == [])
    try session.perform(.tap, on: "a")
    try session.perform(.press, on: "b")
    #expect(session.state.map(\.value) == ["5"])
  }

  @Test func elementsAreRemoved() throws {
    var session = session(
      """
      state: { items: [a, b, c], index: 7 }
      body:
        - ForEach: { data: $(items), id: self, item: each, content: { Text: $(each) } }
        - Button: { title: R, action: [ { remove: { items: { at: 1 } } } ] }
          name: one
        - Button: { title: S, action: [ { remove: { items: { at: $(index) } } } ] }
          name: none
      """)
    try session.perform(.tap, on: "one")
    #expect(session.state.map(\.value) == ["[\"a\", \"c\"]", "7"])
    try session.perform(.tap, on: "none")
    #expect(problems(session) == ["there is no element 7: the list has 2"])
    #expect(session.state.map(\.value) == ["[\"a\", \"c\"]", "7"])
  }

  /// Calls of calls are levels, and statements steps: no document runs for ever.
  @Test(arguments: [
    "again: [ again ]",
    "again: [ { call: other } ]\n  other: [ { withAnimation: [ { if: true, then: [ again ] } ] } ]",
    "again: { do: [ { tell: 1 } ] }\n  tell: { parameters: { n: Int }, do: [ { tell: $(n + 1) } ] }",
    "again: { do: { twice: again } }\n  twice: { parameters: { next: Action }, do: [ next, next ] }",
  ])
  func callsWithoutEndAreStopped(actions: String) throws {
    var session = session(
      """
      actions:
        \(actions)
      body: { Button: { title: Go, action: again }, name: go }
      """)
    #expect(problems(session) == [])
    try session.perform(.tap, on: "go")
    #expect(session.layout.problems.map(\.code) == ["too-many-levels"])
  }

  @Test func callsThatDoubleEndAtTheLimitOfSteps() throws {
    let doubling = (0..<40).map { "  a\($0): [ a\($0 + 1), a\($0 + 1) ]" }.joined(separator: "\n")
    var session = session("actions:\n\(doubling)\n  a40: [ ]\nbody: { Button: { title: Go, action: a0 }, name: go }")
    try session.perform(.tap, on: "go")
    #expect(session.layout.problems.map(\.code) == ["too-many-steps"])
  }
}
