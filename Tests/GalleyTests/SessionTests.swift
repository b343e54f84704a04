import Galley
import Testing

/// Actions that run when they are asked to.
@Suite struct SessionTests {
  private func session(_ text: String) -> Session { Session(DocumentSource(name: "document.yaml", text: text)) }

  private func value(_ name: String, in session: Session) -> [String] {
    session.state.filter { $0.name == name }.map(\.value)
  }

  @Test func statementsChangeState() throws {
    var session = session(
      """
      state: { isOn: false, count: 1, names: [a] }
      actions: { grow: [ { set: { count: "$(count * 10)" } }, { print: "now $(count)" } ] }
      body:
        Button:
          title: Go
          action:
            - toggle: isOn
            - append: { names: b }
            - withAnimation: [ grow ]
            - if: $(count > 50)
              then: [ { set: { count: 0 } } ]
              else: [ { print: $(names.count) } ]
        name: go
      """)
    #expect(try session.perform(.tap, on: "go") == ["now 10", "2"])
    #expect(session.state.map(\.value) == ["true", "10", "[\"a\", \"b\"]"])
    #expect(try session.perform(.tap, on: "go") == ["now 100"])
    #expect(session.state.map(\.value) == ["false", "0", "[\"a\", \"b\", \"b\"]"])
  }

  @Test func stateOfAViewBelongsToItsPlace() throws {
    var session = session(
      """
      state: { ids: [1, 2] }
      views:
        Counter:
          parameters: { id: Int }
          state: { count: 0 }
          let: { twice: $(count * 2) }
          body: { Button: { title: $(twice), action: [ { set: { count: $(count + 1) } } ] }, name: "counter $(id)" }
      body:
        - ForEach: { data: $(ids), id: self, item: each, content: { Counter: $(each) } }
        - Button: { title: Turn, action: [ { set: { ids: [2, 1] } } ] }
          name: turn
      """)
    try session.perform(.tap, on: "counter 2")
    try session.perform(.tap, on: "counter 2")
    #expect(value("Counter.count", in: session) == ["0", "2"])
    try session.perform(.tap, on: "turn")
    #expect(value("Counter.count", in: session) == ["2", "0"])
  }

  @Test func bindingsReachThroughViewsLoopsAndStyles() throws {
    var session = session(
      """
      types: { Item: { id: Int, done: { type: Bool, default: false } } }
      state: { items: { type: "[Item]", value: [ { id: 1 }, { id: 2 } ] } }
      styles:
        Box:
          protocol: ToggleStyle
          body: { Button: { action: [ { toggle: configuration.isOn } ], label: configuration.label }, name: inner }
      views:
        Row: { parameters: { isOn: Binding<Bool>, id: Int }, body: { Inner: { isOn: $isOn, id: $(id) } } }
        Inner: { parameters: { isOn: Binding<Bool>, id: Int }, body: { Toggle: { title: t, isOn: $isOn }, name: "toggle $(id)" } }
      body:
        ForEach: { data: $items, item: $item, content: { Row: { isOn: $item.done, id: $(item.id) } } }
        modifiers: [ { toggleStyle: Box } ]
      """)
    #expect(session.interpretation.problems.map(\.message) == [])
    try session.perform(.tap, on: "toggle 2")
    #expect(
      session.state.map(\.value)
        == ["[Document.Item(id: 1, done: false), Document.Item(id: 2, done: true)]"])
  }

  @Test func objectsAreSharedByThoseWhoReadThem() throws {
    var session = session(
      """
      types: { Model: { object: true, count: { type: Int, default: 0 } } }
      state: { model: { type: Model, value: { count: 1 } } }
      views:
        Reader:
          let: { model: $(environment.Model) }
          body: { Button: { title: $(model.count), action: [ { set: { model.count: $(model.count + 1) } } ] }, name: reader }
        Taker: { parameters: { model: Model }, body: { Button: { title: a, action: [ { set: { model.count: 9 } } ] }, name: taker } }
      body:
        VStack: [ Reader, { Taker: $(model) } ]
        modifiers: [ { environmentObject: $(model) } ]
      """)
    try session.perform(.tap, on: "reader")
    #expect(session.state.map(\.value) == ["Model(count: 2)"])
    try session.perform(.tap, on: "taker")
    #expect(session.state.map(\.value) == ["Model(count: 9)"])
  }

  @Test func aTapReachesTheNearestViewThatReacts() throws {
    var session = session(
      """
      state: { inner: 0, outer: 0 }
      body:
        VStack:
          - Text: a
            name: plain
          - Text: b
            name: own
            modifiers: [ { onTapGesture: [ { set: { inner: $(inner + 1) } } ] }, { onAppear: [ { print: here } ] } ]
        modifiers: [ { onTapGesture: [ { set: { outer: $(outer + 1) } } ] } ]
      """)
    try session.perform(.tap, on: "plain")
    try session.perform(.tap, on: "own")
    #expect(session.state.map(\.value) == ["1", "1"])
    #expect(try session.perform(.appear, on: "own") == ["here"])
    #expect(throws: Session.Failure.noAction("plain")) { try session.perform(.appear, on: "plain") }
  }

  @Test func whatCannotBeDoneIsSaid() {
    var session = session(
      """
      state: { n: 0 }
      body:
        - Button: { title: a, action: [ { set: { n: $(n + 1) } } ] }
          name: off
          modifiers: [ { disabled: true } ]
        - Text: b
          name: text
      """)
    #expect(throws: Session.Failure.disabled("off")) { try session.perform(.tap, on: "off") }
    #expect(throws: Session.Failure.noAction("text")) { try session.perform(.tap, on: "text") }
    #expect(throws: Session.Failure.unknownName("txt", known: ["off", "text"])) {
      try session.perform(.tap, on: "txt")
    }
    var broken = self.session("body: { Txt: a }")
    #expect(throws: Session.Failure.documentHasErrors) { try broken.perform(.tap, on: "a") }
  }
}
