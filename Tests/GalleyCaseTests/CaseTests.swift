import Galley
import GalleyPictures
import GalleySource
import GalleyTestSupport
import Testing

@Suite struct CaseTests {
  @Test(arguments: CaseFile.all)
  func caseHolds(_ file: CaseFile) throws {
    if let reason = file.knownIssue {
      withKnownIssue("\(reason)") { try check(file) }
    } else {
      try check(file)
    }
  }

  private func check(_ file: CaseFile) throws {
    let expectation = file.expectation
    #expect(expectation.mistakes.isEmpty, "expected.txt has lines that nobody reads")
    #expect(expectation.source != nil, "expected.txt must say where its numbers come from")
    if !expectation.problems.isEmpty || (expectation.type == nil && expectation.runs.isEmpty) {
      checkProblems(file)
      if expectation.problems.contains(where: { $0.severity == "error" }) { return try checkTwinsOfErrors(file) }
    }
    try checkTypes(file)
    for run in expectation.runs { try checkRun(run, file) }
    try checkTwins(file)
  }

  private func checkProblems(_ file: CaseFile) {
    let layout = Interpreter().check(DocumentSource(name: "document.yaml", bytes: file.document)).layout()
    let found = Set(
      layout.problems.map { problem in
        CaseExpectation.Problem(
          severity: problem.severity.rawValue, code: problem.code,
          position: problem.sourceRange.map { "\($0.line):\($0.column)" } ?? "nowhere")
      })
    #expect(found == Set(file.expectation.problems))
  }

  private func checkTypes(_ file: CaseFile) throws {
    guard let type = file.expectation.type else { return }
    let layout = Interpreter().check(DocumentSource(name: "document.yaml", bytes: file.document)).layout()
    #expect(layout.type == type, "\(messages(layout))")
    let definitions = layout.definitionTypes() ?? []
    for view in file.expectation.views {
      #expect(definitions.contains { $0.name == view.name && $0.type == view.type }, "\(view.name) is \(definitions)")
    }
  }

  private func checkRun(_ run: CaseExpectation.Run, _ file: CaseFile) throws {
    let layout = try run.layout(file.document, images: file.images)
    let report = FrameReading(layout, isRounded: run.isRounded)
    #expect(run.comparisons > 0, "a run compares nothing")
    #expect(!layout.hasErrors, "\(messages(layout))")
    expect(run.frames, of: report.frames, run, layout)
    expect(run.drawn, of: report.drawn, run, layout)
    for label in run.present { #expect(report.frames[label] != nil, "\(label) is missing") }
    for label in run.absent { #expect(report.frames[label] == nil, "\(label) should not be there") }
    if !run.steps.isEmpty { try checkSteps(run, file) }
    if !run.probes.isEmpty || !run.inkProbes.isEmpty { try checkProbes(run, layout) }
  }

  /// Looks at places of the picture.
  private func checkProbes(_ run: CaseExpectation.Run, _ layout: DocumentLayout) throws {
    var options = PictureOptions()
    options.showsBars = false
    let list = try #require(layout.picture(options)).list
    let bitmap = try Rasteriser.bitmap(list, pixelsPerPoint: list.scale)
    for probe in run.probes {
      guard let frame = layout[probe.label]?.frame else {
        Issue.record("\(probe.label) is missing \(messages(layout))")
        continue
      }
      let found = probe.color(in: bitmap, frame, scale: list.scale)
      let wanted = try #require(probe.wanted(isDark: run.isDark), "`\(probe.colorName)` is no colour")
      #expect(
        found.count == 3 && zip(found, wanted).allSatisfy { abs($0 - $1) <= probe.tolerance },
        "\(probe.label) at \(probe.x) \(probe.y) is \(found), not \(wanted)")
    }
    for probe in run.inkProbes {
      guard let frame = layout[probe.label]?.frame else {
        Issue.record("\(probe.label) is missing \(messages(layout))")
        continue
      }
      #expect(probe.hasInk(in: bitmap, frame, scale: list.scale) == probe.isWanted, "\(probe.label) \(probe.corners)")
    }
  }

  /// Does in a session what a run says, and compares what comes of it.
  private func checkSteps(_ run: CaseExpectation.Run, _ file: CaseFile) throws {
    let document = Interpreter(options: try run.options())
      .check(DocumentSource(name: "document.yaml", bytes: file.document))
    var session = document.session(in: try run.surroundings())
    for step in run.steps {
      let event = step.event ?? "appearing"
      var printed = session.printedWhenAppearing
      if let text = step.event {
        let action = try #require(Session.Action(text), "`\(text)` is no event")
        do throws(Session.Failure) {
          printed = try session.perform(action)
          #expect(step.failure == nil, "\(event) should fail")
        } catch {
          printed = []
          #expect(step.failure.map { "\(error)".contains($0) } ?? false, "\(event): \(error)")
        }
      }
      #expect(!session.layout.hasErrors, "\(event): \(messages(session.layout))")
      if let wanted = step.printed { #expect(printed == wanted, "\(event)") }
      for (name, values) in step.states {
        #expect(session.state.filter { $0.name == name }.map(\.value) == values, "\(name) after \(event)")
      }
      for label in step.shown { #expect(session.layout[label] != nil, "\(label) is not shown after \(event)") }
      for label in step.notShown { #expect(session.layout[label] == nil, "\(label) is shown after \(event)") }
    }
  }

  private func expect(
    _ wanted: [(label: String, numbers: [Double?])], of found: [String: [Double]], _ run: CaseExpectation.Run,
    _ layout: DocumentLayout
  ) {
    for (label, numbers) in wanted {
      guard let frame = found[label] else {
        Issue.record("\(label) is missing \(messages(layout))")
        continue
      }
      let isEqual = zip(numbers, frame).allSatisfy { wanted, found in
        wanted.map { $0 == found || abs($0 - found) <= 0.001 } ?? true
      }
      #expect(isEqual, "\(label) is \(frame), not \(numbers) in \(run.canvas?.value ?? "its preview")")
    }
  }

  /// Prints the most sizes that are computed for one node, so that it is seen before it meets the bound.
  ///
  /// Texts in nested stacks need the most.
  @Test func sizesOfANodeAreFew() throws {
    var most = (count: 0, name: "none")
    for file in CaseFile.all where file.knownIssue == nil {
      for run in file.expectation.runs {
        guard let counters = try run.layout(file.document).counters else { continue }
        if counters.maximumPerNode > most.count { most = (counters.maximumPerNode, "\(file)") }
      }
    }
    print("the most sizes computed for one node over all cases: \(most.count), in \(most.name)")
    #expect(most.count <= 40)
  }

  /// The same document as JSON, with other line ends, and a second time, gives the same report.
  private func checkTwins(_ file: CaseFile) throws {
    let run = file.expectation.runs.first ?? CaseExpectation.Run()
    let original = FrameReading(try run.layout(file.document))
    let again = FrameReading(try run.layout(file.document))
    #expect(original.withPlaces == again.withPlaces, "a second run differs")
    let json = try #require(jsonTwin(of: file.document))
    let twin = FrameReading(try run.layout(json, named: "document.json"))
    #expect(original.withoutPlaces == twin.withoutPlaces, "the JSON twin differs")
    let windows = Array("# Ünï·代码\r\n".utf8) + file.document.flatMap { $0 == 10 ? [13, 10] : [$0] }
    let moved = FrameReading(try run.layout(windows))
    #expect(original.movedDown == moved.withPlaces, "CRLF and a comment in front change more than the lines")
  }

  /// A document with errors has the same ones a second time, with other line ends, and as JSON.
  ///
  /// What is wrong with a notation has no twin in another one, and a comment would hide that JSON was meant.
  private func checkTwinsOfErrors(_ file: CaseFile) throws {
    let original = problems(of: file.document)
    #expect(original == problems(of: file.document), "a second run differs")
    let isNotation = file.expectation.problems.contains { CaseTests.notationCodes.contains($0.code) }
    let comment = isNotation ? [] : Array("# Ünï·代码\r\n".utf8)
    let windows = comment + file.document.flatMap { $0 == 10 ? [13, 10] : [$0] }
    #expect(original == problems(of: windows), "CRLF and a comment in front change what is wrong")
    if isNotation { return }
    let twin = problems(of: try #require(jsonTwin(of: file.document)), "document.json")
    if file.expectation.twinDiffers {
      #expect(original != twin, "the JSON twin has the same problems, and expected.txt says that it differs")
    } else {
      #expect(original == twin, "the JSON twin differs")
    }
  }

  /// The codes of what only the text of a YAML document can have.
  private static let notationCodes = Set(
    (DiagnosticCode.reading + [.oldYAMLValue]).map(\.name))

  /// The codes and messages of what is wrong with a document; sorted, for JSON has other places.
  private func problems(of bytes: [UInt8], _ name: String = "document.yaml") -> [String] {
    Interpreter().check(DocumentSource(name: name, bytes: bytes)).layout().problems
      .map { "\($0.severity) \($0.code): \($0.message)" }.sorted()
  }

  private func messages(_ layout: DocumentLayout) -> String {
    layout.problems.map { "\($0.severity) \($0.code): \($0.message)" }.joined(separator: "; ")
  }
}
