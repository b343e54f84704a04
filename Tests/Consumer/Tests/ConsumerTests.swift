import Galley
import Synchronization
import Testing

/// What a program can do that has the public product and nothing else: this target has no access to `package` names.
@Suite struct ConsumerTests {
  private let document = Interpreter().check(
    DocumentSource(
      name: "list.yaml",
      text: """
        VStack:
          spacing: 0
          content:
            - Color: red
              name: top
              modifiers: [ { frame: { height: 20 } } ]
            - Color: blue
              name: rest
        modifiers: [ { padding: 10 }, { opacity: 0.5 } ]
        """))

  /// 300 × 200 with 10 around leave 280 × 180, of which the first takes 20.
  @Test func aReportOfItsOwnIsMadeOfNodes() {
    let layout = document.layout(in: .size(width: 300, height: 200))
    #expect(layout.problems.isEmpty)
    #expect(
      FrameList.lines(of: layout) == [
        "0 padding(10) 0 0 300 200", "1 VStack(spacing: 0) 10 10 280 180", "2 frame(height: 20) 10 10 280 20",
        "3 Color(red) 10 10 280 20", "2 Color(blue) 10 30 280 160",
      ])
  }

  /// A padded stack takes all it is offered: each window less its safe area, and for no proposal 10 and 10, 20 + 10 and
  /// 10 and 10 (a colour's ideal length is 10).
  @Test func oneDocumentIsLaidOutAtFiveSizes() throws {
    let sizes = try FrameList.windows.map { window in
      try #require(document.layout(in: window).root).frame.size
    }
    #expect(
      sizes == [
        ViewSize(width: 393, height: 759), ViewSize(width: 834, height: 1150), ViewSize(width: 300, height: 200),
        ViewSize(width: 120, height: 400), ViewSize(width: 30, height: 50),
      ])
  }

  /// Two lines of 20-point monospaced type, in which a glyph is 12 points wide and a line 23.867 high.
  ///
  /// "one two " takes 96 of the 100 points, and two lines 48, centred at (100 − 96) / 2 and (100 − 48) / 2; baselines are
  /// 24 apart, on pixels.
  @Test func aTextCanBeDrawnLineByLine() throws {
    let text = """
      Text: one two three
      name: words
      modifiers:
        - font: { system: { size: 20 } }
        - monospaced
        - frame: { width: 100, height: 100 }
          name: box
      """
    let layout = Interpreter().check(DocumentSource(name: "text.yaml", text: text))
      .layout(in: .size(width: 100, height: 100))
    let block = try #require(layout["words"]?.texts.first)
    #expect(block.string == "one two three")
    #expect(block.bounds == ViewBounds(x: 2, y: 26, width: 96, height: 48))
    #expect(block.lines.map(\.text) == ["one two", "three"])
    #expect(block.lines.map(\.range) == [0..<7, 8..<13])
    #expect(block.lines.map(\.bounds.minX) == [2, 2])
    #expect(block.lines.map(\.bounds.size.width) == [96, 60])
    #expect(block.lines[1].baseline - block.lines[0].baseline == 24)
    #expect(!block.isTruncated)
    // A modifier draws nothing of what it stands around.
    #expect(layout["box"]?.texts == [])
    #expect(layout.nodes.flatMap(\.texts).count == 1)
  }

  @Test func theTitleOfAControlIsItsText() throws {
    let text =
      "VStack: [ { Button: { title: More, action: [ ] }, name: more }, { Color: red, name: red } ]\nname: stack"
    let layout = Interpreter().check(DocumentSource(name: "text.yaml", text: text)).layout()
    let more = try #require(layout["more"])
    #expect(more.texts.map(\.string) == ["More"])
    #expect(more.texts[0].lines.map(\.text) == ["More"])
    #expect(layout["red"]?.texts == [])
    #expect(layout["stack"]?.texts == [])
  }

  /// The library asks for what a document imports when it reads it: once, however often it is laid out.
  @Test func layoutReadsNothing() {
    let readings = Mutex(0)
    var options = InterpreterOptions()
    options.imports = ImportResolver { path, _ in
      readings.withLock { $0 += 1 }
      return .document(DocumentSource(name: path, text: "views: { Part: { body: { Color: red } } }"))
    }
    let source = DocumentSource(name: "main.yaml", text: "import: part.yaml\nbody: { Part: , name: part }")
    let document = Interpreter(options: options).check(source)
    #expect(document.problems.map(\.message) == [])
    for width in [100.0, 200, 300] {
      #expect(document.layout(in: .size(width: width, height: 50))["part"]?.frame.size.width == width)
    }
    var session = document.session(in: .size(width: 10, height: 10))
    session.resize(to: .size(width: 20, height: 20))
    #expect(session.layout["part"]?.frame.size.width == 20)
    #expect(readings.withLock { $0 } == 1)
  }

  @Test func nodesLeadToTheDocumentAndBack() throws {
    let layout = document.layout(in: .size(width: 300, height: 200))
    let rest = try #require(layout["rest"])
    #expect(layout.node(at: ViewPoint(x: 150, y: 150)) == rest)
    #expect(layout.node(at: ViewPoint(x: 5, y: 5))?.view == "padding")
    #expect(layout.node(at: ViewPoint(x: 301, y: 5)) == nil)
    #expect(layout.node(atPath: rest.path) == rest)
    let place = try #require(rest.sourceRange)
    #expect(place.line == 7 && place.column == 7 && place.file == "list.yaml")
    #expect(layout.nodes(from: place) == [rest])
    #expect(rest.parent?.view == "VStack")
    #expect(rest.ancestors.map(\.view) == ["VStack", "padding", "opacity"])
    let stack = try #require(rest.parent)
    #expect(stack.modifiers.map(\.view) == ["padding", "opacity"])
    #expect(rest.bounds(in: stack) == ViewBounds(x: 0, y: 20, width: 280, height: 160))
    #expect(stack.arguments.map(\.label) == ["spacing"])
    #expect(stack.arguments.first?.value == .number(0))
    #expect(stack.arguments.first?.sourceRange?.line == 2)
    #expect(rest.type() == "Color" && rest.type(qualified: true) == "SwiftUI.Color")
  }

  @Test func aDocumentIsUsed() throws {
    let counter = Interpreter().check(
      DocumentSource(
        name: "counter.yaml",
        text: """
          state: { count: 10, label: { type: String, value: a } }
          body:
            - Text: $(label)
            - Color: red
              name: bar
              modifiers: [ { frame: { width: "$(Double(count))", height: 5 } }, { onTapGesture: [ { set: { count: $(count + 5) } } ] } ]
          """))
    var session = counter.session(in: .size(width: 100, height: 100))
    #expect(session.layout.problems.map(\.message) == [])
    #expect(Set(session.changes.map(\.kind)) == [.came])
    try session.tap("bar")
    #expect(session.layout["bar"]?.frame.size.width == 15)
    #expect(Set(session.changes.map(\.kind)) == [.resized])
    try session.set("count", to: 40)
    #expect(session.state.map(\.value) == ["40", "a"])
    #expect(session.layout["bar"]?.frame.size.width == 40)
    session.resize(to: .size(width: 60, height: 100))
    // (60 - 40) / 2 in place of (100 - 40) / 2
    #expect(session.layout["bar"]?.frame.minX == 10)
    #expect(Set(session.changes.map(\.kind)) == [.moved])
    session.replace(
      with: Interpreter().check(
        DocumentSource(name: "counter.yaml", text: "state: { count: 1, label: b }\nbody: { Text: $(count) }")))
    #expect(session.state.map(\.value) == ["40", "b"])
    #expect(throws: Session.Failure.self) { try session.set("nobody", to: 1) }
    #expect(throws: Session.Failure.self) { try session.set("count", to: "many") }
  }

  @Test func problemsCarryWhatTheirReportsSay() throws {
    let wrong = Interpreter().check(DocumentSource(name: "a.yaml", text: "VStack: { aligment: leading, content: [] }"))
    let problem = try #require(wrong.problems.first)
    #expect(problem.code == "unknown-argument" && problem.candidates.first == "alignment")
    #expect(problem.expected.contains("spacing"))
    let fix = try #require(problem.fixes.first)
    #expect(fix.isSafe && fix.edits.map(\.replacement) == ["alignment"])
    #expect(fix.edits.first?.sourceRange.bytes == 10..<18)
    var report = ProblemReport()
    report.add(wrong)
    for format in ProblemReport.Format.allCases {
      #expect(String(decoding: report.render(as: format), as: UTF8.self).contains("unknown-argument"), "\(format)")
    }
    #expect(try #require(ProblemCode(problem.code)).explanation.count > 40)
  }

  @Test func whatThereIsCanBeListed() throws {
    let stack = try #require(CatalogueEntry.all.first { $0.name == "VStack" })
    #expect(stack.kind == .view && stack.forms.first?.parameters.map(\.label) == ["alignment", "spacing", "content"])
    for subject in SchemaSubject.allCases { #expect(subject.write().first == UInt8(ascii: "{")) }
    #expect(Device.all.contains(.iPhone15) && Target.all.count > 20)
  }
}
