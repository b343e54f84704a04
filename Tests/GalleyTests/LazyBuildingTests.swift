import GalleyLanguage
import Testing

@testable import Galley

/// Lazy containers that build what is seen, against the same ones built whole.
@Suite struct LazyBuildingTests {
  /// The rows of a container in a scroll view of 100 by 100 points.
  private func interpret(_ body: String, lazily: Bool) -> DocumentLayout {
    var surroundings = Surroundings.size(width: 100, height: 100)
    surroundings.buildsOnlyVisibleCells = lazily
    let document = body.hasPrefix("views:") || body.hasPrefix("properties:") ? body : "body:\n" + body
    return Interpreter().check(DocumentSource(name: "lazy.yaml", text: document, format: .yaml))
      .layout(in: surroundings)
  }

  private func frames(_ result: DocumentLayout) -> String {
    var options = FrameOptions()
    options.showsOnlyVisible = true
    return String(decoding: result.frames(as: .csv, options: options) ?? [], as: UTF8.self)
  }

  /// Containers whose cells have one length, so that the estimate is right.
  private static let even = [
    "ScrollView: [ { LazyVStack: [ { ForEach: { data: $(0..<200), item: i, content: { ROW } } } ] } ]",
    "ScrollView: [ { LazyVStack: { spacing: 3, content: [ { ForEach: { data: $(0..<200), item: i, content: { ROW } } } ] } } ]",
    "ScrollView: { axes: horizontal, content: [ { LazyHStack: [ { ForEach: { data: $(0..<200), item: i, content: { ROW } } } ] } ] }",
    "ScrollView: [ { LazyVGrid: { columns: [ flexible, flexible ], content: [ { ForEach: { data: $(0..<201), item: i, content: { ROW } } } ] } } ]",
    "ScrollView: { axes: horizontal, content: [ { LazyHGrid: { rows: [ { fixed: 20 } ], content: [ { ForEach: { data: $(0..<50), item: i, content: { ROW } } } ] } } ] }",
    // Modifiers on the loop and on a group around it go to every row; conditions are looked through.
    "ScrollView: [ { LazyVStack: [ { Group: [ { ForEach: { data: $(0..<90), item: i, content: { ROW } }, modifiers: [ { padding: 2 } ] } ], modifiers: [ { background: green } ] } ] } ]",
    "ScrollView: [ { LazyVStack: [ { if: $(2 > 1), then: { ForEach: { data: $(0..<90), item: i, content: { ROW } } } } ] } ]",
    // Two views an element, loops in loops, and views before, between and behind.
    "ScrollView: [ { LazyVStack: [ { ForEach: { data: $(0..<90), item: i, content: [ { ROW }, { ROW } ] } } ] } ]",
    "ScrollView: [ { LazyVStack: [ { ROW0 }, { ForEach: { data: $(0..<4), item: j, content: [ { ForEach: { data: $(0..<30), item: i, content: { ROW } } } ] } }, { ROW0 }, { ForEach: { data: $(0..<40), item: i, content: { ROW } } }, { ROW0 } ] } ]",
    // A header beside the container, a row of rows, a container in a container.
    "ScrollView: [ { ROW0 }, { LazyVStack: [ { ForEach: { data: $(0..<90), item: i, content: { HStack: [ { ROW }, { ROW } ] } } } ] } ]",
    "ScrollView: [ { LazyVStack: [ { ForEach: { data: $(0..<6), item: j, content: { LazyVGrid: { columns: [ flexible ], content: [ { ForEach: { data: $(0..<20), item: i, content: { ROW } } } ] } } } } ] } ]",
    // Nothing scrolls along the container's axis: all is built.
    "LazyVStack: [ { ForEach: { data: $(0..<30), item: i, content: { ROW } } } ]",
    "ScrollView: [ { LazyHStack: [ { ForEach: { data: $(0..<30), item: i, content: { ROW } } } ] } ]",
    // What a reader and a guide in a row say depends on the row's own element.
    "ScrollView: [ { LazyVStack: [ { ForEach: { data: $(0..<90), item: i, content: { GeometryReader: [ { Text: \"$(i)\" } ], modifiers: [ { frame: { height: 20 } } ] } } } ] } ]",
    // The viewport is larger than the canvas.
    "ScrollView: [ { LazyVStack: [ { ForEach: { data: $(0..<90), item: i, content: { ROW } } } ] } ]\n  modifiers: [ { frame: { height: 400 } } ]",
    // Moved up after layout, more rows are seen.
    "ScrollView: [ { LazyVStack: [ { ForEach: { data: $(0..<90), item: i, content: { ROW } } } ], modifiers: [ { offset: { y: -250 } } ] } ]",
    // Right to left.
    "ScrollView: { axes: horizontal, content: [ { LazyHStack: [ { ForEach: { data: $(0..<90), item: i, content: { ROW } } } ] } ] }\n  modifiers: [ { environment: { keyPath: layoutDirection, value: rightToLeft } } ]",
  ].map { text in
    let color = "Color: red, name: \"row $(ID)\", modifiers: [ { frame: { width: 30, height: 20 } } ]"
    return "  "
      + text.replacing("ROW0", with: color.replacing("$(ID)", with: "x"))
      .replacing("ROW", with: color.replacing("$(ID)", with: "$(i)"))
  }

  @Test(arguments: even) func whatIsSeenIsTheSameAsWithEveryViewBuilt(_ body: String) {
    let lazy = interpret(body, lazily: true)
    let whole = interpret(body, lazily: false)
    #expect(lazy.problems.map(\.message) == [])
    #expect(frames(lazy) == frames(whole))
    #expect(frames(whole).contains("row 0") || body.contains("GeometryReader") || body.contains("offset"))
  }

  @Test func theWorkDependsOnWhatIsSeenAndNotOnTheNumberOfElements() throws {
    func work(_ count: Int) throws -> (sizes: Int, nodes: Int) {
      let body =
        "  ScrollView: [ { LazyVGrid: { columns: [ flexible, flexible ], content: [ { ForEach: { data: $(0..<\(count)), "
        + "item: i, content: { Text: \"$(i)\", modifiers: [ { frame: { height: 20 } } ] } } } ] } } ]"
      let result = try #require(interpret(body, lazily: true).result)
      return (result.layout?.counters.sizeComputations ?? 0, result.views.nodes.count)
    }
    let few = try work(100)
    // Ten million are more than `--max-nodes` would let be built.
    let many = try work(10_000_000)
    #expect(few == many)
    // Five rows of two cells fill the viewport.
    #expect(many.nodes < 60)
  }

  @Test func theRestIsEstimatedFromTheAverage() {
    // Rows of 10 and 20 points in turn: seven of them fill 100 points. The 93 others are taken for 100/7 points each:
    // 100 + 93 · 100/7 = 1428.571; built whole they are 50 · 10 + 50 · 20 = 1500.
    let body =
      "  ScrollView: [ { LazyVStack: { spacing: 0, content: [ { ForEach: { data: $(0..<100), item: i, content: "
      + "{ Color: red, modifiers: [ { frame: { height: \"$(i % 2 == 0 ? 10.0 : 20.0)\" } } ] } } } ] }, name: stack } ]"
    let lazy = interpret(body, lazily: true)
    #expect(frames(lazy).contains("1428.571"))
    #expect(lazy.problems.map(\.code) == ["estimated-length"])
    #expect(lazy.problems.map(\.message).first?.contains("built 7 of about 100 views") == true)
    #expect(frames(interpret(body, lazily: false)).contains("1500"))
  }

  @Test func aLoopInALoopIsEstimatedFromItsFirstElement() {
    // Each of 10 sections is a header of 20 points and 9 rows of 10; the first six views (20 + 5 · 10 = 70, then three
    // more to 100: nine views) are built. Ten views an element are expected: 100 + 91 · 100/9 = 1111.111.
    let body =
      "  ScrollView: [ { LazyVStack: { spacing: 0, content: [ { ForEach: { data: $(0..<10), item: j, content: "
      + "[ { Color: blue, modifiers: [ { frame: { height: 20 } } ] }, { ForEach: { data: $(0..<9), item: i, content: "
      + "{ Color: red, modifiers: [ { frame: { height: 10 } } ] } } } ] } } ] } } ]"
    #expect(frames(interpret(body, lazily: true)).contains("1111.111"))
  }

  /// The block of a property is evaluated for each use before layout asks for the elements of any.
  @Test func aLoopInAPropertyKeepsTheValuesOfItsUse() {
    let text = """
      properties:
        row:
          body:
            GeometryReader:
              - let: { x: "$(proxy.size.width < 50 ? 1 : 2)" }
              - ScrollView: [ { LazyVStack: [ { ForEach: { data: $(0..<200), item: i, content: { Color: red, name: "v$(x) $(i)", modifiers: [ { frame: { height: 20 } } ] } } } ] } ]
      body:
        HStack: [ { row: , modifiers: [ { frame: { width: 20 } } ] }, row ]
      """
    let lazy = interpret(text, lazily: true)
    #expect(lazy.problems.map(\.message) == [])
    #expect(frames(lazy) == frames(interpret(text, lazily: false)))
    #expect(frames(lazy).contains("v1 1") && frames(lazy).contains("v2 1"))
  }

  @Test func rowsThatAppearChangeStateWithoutTheOthers() throws {
    // Five rows of 20 points fill the 100; each adds one, and the text then says so.
    let text =
      "state: { n: 0 }\nbody:\n  ScrollView: [ { LazyVStack: { spacing: 0, content: [ { ForEach: { data: $(0..<10_000_000), "
      + "item: i, content: { Text: \"$(n)\", modifiers: [ { frame: { height: 20 } }, "
      + "{ onAppear: [ { set: { n: $(n + 1) } } ] } ] } } } ] } } ]\n"
    var surroundings = Surroundings.size(width: 100, height: 100)
    surroundings.buildsOnlyVisibleCells = true
    let layout = Interpreter().check(DocumentSource(name: "rows.yaml", text: text, format: .yaml)).layout(
      in: surroundings)
    #expect(layout.problems.filter { $0.severity == .error }.map(\.message) == [])
    #expect(frames(layout).contains("Text(\"\"5\"\")"))
  }

  @Test func sessionsBuildEveryView() throws {
    var surroundings = Surroundings.size(width: 100, height: 100)
    surroundings.buildsOnlyVisibleCells = true
    let text =
      "state: { taps: 0 }\nbody:\n  ScrollView: [ { LazyVStack: [ { ForEach: { data: $(0..<90), item: i, content: "
      + "{ Button: { title: Go, action: [ { set: { taps: $(i) } } ] }, name: \"button $(i)\" } } } ] } ]\n"
    var session = Interpreter().check(DocumentSource(name: "session.yaml", text: text, format: .yaml))
      .session(in: surroundings)
    _ = try session.perform(.tap, on: "button 80")
    #expect(session.state.map(\.value) == ["80"])
  }
}
