import Galley
import Testing

/// Actions that run when they are asked to.
@Suite struct SessionTests {
  private func session(_ text: String) -> Session {
    Interpreter().check(DocumentSource(name: "document.yaml", text: text)).session()
  }

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
    #expect(session.layout.problems.map(\.message) == [])
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

  @Test func anElementOfALoopIsTheOneOfItsView() throws {
    var session = session(
      """
      state: { chosen: 0 }
      body:
        ForEach:
          data: $(0..<3)
          item: each
          content: { Button: { title: Go, action: [ { set: { chosen: $(each + 10) } } ] }, name: "go $(each)" }
      """)
    try session.perform(.tap, on: "go 1")
    #expect(session.state.map(\.value) == ["11"])
    try session.perform(.tap, on: "go 0")
    #expect(session.state.map(\.value) == ["10"])
  }

  @Test func aChangeRunsWhatWaitsForIt() throws {
    var session = session(
      """
      state: { count: 0, previous: 0, rounds: 0 }
      body:
        - Text: $(count)
          name: text
          modifiers:
            - onTapGesture: [ { set: { count: $(count + 5) } } ]
            - onChange: { of: $(count), action: { parameters: [old, new], body: [ { set: { previous: $(old) } }, { print: "$(old) to $(new)" } ] } }
            - onChange: { of: $(previous), perform: { parameters: [value], body: [ { print: "was $(value)" }, { set: { rounds: 1 } } ] } }
            - onChange: { of: $(rounds), action: [ { print: cascade } ] }
      """)
    #expect(try session.perform(.tap, on: "text") == ["0 to 5"])
    #expect(try session.perform(.tap, on: "text") == ["5 to 10", "was 5", "cascade"])
    #expect(session.state.map(\.value) == ["10", "5", "1"])
  }

  @Test func viewsThatComeAndGoRunWhatWaitsForThat() throws {
    var session = session(
      """
      state: { shows: false, id: 1 }
      body:
        - Button: { title: Turn, action: [ { toggle: shows } ] }
          name: turn
        - Button: { title: Next, action: [ { set: { id: 2 } } ] }
          name: next
        - if: $(shows)
          then:
            Text: here
            name: text
            modifiers:
              - onAppear: [ { print: came } ]
              - onAppear: [ { print: came too } ]
              - onDisappear: [ { print: went } ]
              - task: { id: $(id), action: [ { print: "task $(id)" } ] }
              - onChange: { of: $(id), initial: true, action: [ { print: initial } ] }
      """)
    #expect(try session.perform(.tap, on: "turn") == ["came", "came too", "task 1", "initial"])
    #expect(try session.perform(.tap, on: "next") == ["task 2", "initial"])
    #expect(try session.perform(.appear, on: "text") == ["came", "came too", "task 2"])
    #expect(try session.perform(.tap, on: "turn") == ["went"])
  }

  @Test func aChangeWithoutEndIsAnError() throws {
    var session = session(
      """
      state: { count: 0 }
      body:
        Text: $(count)
        name: text
        modifiers:
          - onTapGesture: [ { set: { count: 1 } } ]
          - onChange: { of: $(count), action: [ { set: { count: $(count + 1) } } ] }
      """)
    try session.perform(.tap, on: "text")
    #expect(session.layout.problems.map(\.code) == ["endless-change"])
    // The tap, and 32 rounds of `onChange`.
    #expect(session.state.map(\.value) == ["33"])
  }

  @Test func gesturesEnd() throws {
    var session = session(
      """
      body:
        - Text: a
          name: press
          modifiers: [ { gesture: { gesture: { LongPressGesture: {}, onEnded: [ { print: pressed } ] } } } ]
        - Text: b
          name: drag
          modifiers: [ { gesture: { gesture: { DragGesture: {}, onEnded: [ { print: dropped } ], onChanged: [ { print: moved } ] } } } ]
        - Text: c
          name: tap
          modifiers: [ { simultaneousGesture: { gesture: { TapGesture: {}, onEnded: [ { print: tapped } ] } } } ]
        - Text: d
          name: both
          modifiers:
            - onLongPressGesture: { perform: [ { print: done } ], onPressingChanged: { parameters: [is], body: [ { print: $(is) } ] } }
        - TextField: { title: Name, text: "" }
          name: field
          modifiers: [ { onSubmit: [ { print: sent } ] } ]
      """)
    #expect(session.layout.problems.filter { $0.severity == .error }.isEmpty)
    #expect(try session.perform(.press, on: "press") == ["pressed"])
    #expect(throws: Session.Failure.noAction("press")) { try session.perform(.tap, on: "press") }
    #expect(try session.perform(.gesture, on: "drag") == ["moved", "dropped"])
    #expect(try session.perform(.tap, on: "tap") == ["tapped"])
    #expect(try session.perform(.press, on: "both") == ["true", "done", "false"])
    #expect(try session.perform(.submit, on: "field") == ["sent"])
  }

  @Test func whatIsFoldedUnfolds() throws {
    var session = session(
      """
      types: { Folder: { id: Int, inside: { type: "[Folder]?", default: null } } }
      let: { folders: { type: "[Folder]", value: [ { id: 1, inside: [ { id: 2, inside: [ { id: 3 } ] } ] } ] } }
      body:
        VStack:
          - OutlineGroup: { data: $(folders), children: inside, content: { Text: $(item.id), name: "row $(item.id)" } }
          - DisclosureGroup: { title: More, content: { Text: inner, name: inner } }
            name: group
      """)
    func shows(_ name: String) -> Bool { session.layout[name] != nil }
    #expect(shows("row 1") && !shows("row 2") && !shows("inner"))
    try session.perform(.tap, on: "row 1")
    #expect(shows("row 2") && !shows("row 3"))
    try session.perform(.tap, on: "row 2")
    try session.perform(.tap, on: "group")
    #expect(shows("row 3") && shows("inner"))
    try session.perform(.tap, on: "row 1")
    #expect(!shows("row 2") && shows("inner"))
  }

  @Test func aPrimitiveStyleRunsTheActionWhenItLikes() throws {
    var session = session(
      """
      state: { count: 0 }
      styles:
        Held:
          protocol: PrimitiveButtonStyle
          body:
            VStack:
              - configuration.label
              - Text: hold
                name: hold
                modifiers: [ { onLongPressGesture: [ { print: held }, configuration.trigger() ] } ]
      body:
        Button: { title: Go, action: [ { set: { count: $(count + 1) } } ] }
        modifiers: [ { buttonStyle: Held } ]
      """)
    #expect(session.layout.problems.map(\.message) == [])
    #expect(try session.perform(.press, on: "hold") == ["held"])
    #expect(session.state.map(\.value) == ["1"])
  }
}
