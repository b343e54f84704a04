import Galley
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
      if expectation.problems.contains(where: { $0.severity == "error" }) { return }
    }
    try checkTypes(file)
    for run in expectation.runs { try checkRun(run, file) }
    try checkTwins(file)
  }

  private func checkProblems(_ file: CaseFile) {
    let interpretation = Interpreter().interpret(DocumentSource(name: "document.yaml", bytes: file.document))
    let lines = LineMap(file.document)
    let found = Set(
      interpretation.diagnostics.sorted().map { diagnostic in
        let position = lines.position(at: Int(diagnostic.span.start))
        return CaseExpectation.Problem(
          severity: diagnostic.severity.rawValue, code: diagnostic.code.name,
          position: "\(position.line):\(position.column)")
      })
    #expect(found == Set(file.expectation.problems))
  }

  private func checkTypes(_ file: CaseFile) throws {
    guard let type = file.expectation.type else { return }
    let interpretation = Interpreter().interpret(DocumentSource(name: "document.yaml", bytes: file.document))
    #expect(interpretation.type == type, "\(messages(interpretation))")
    let definitions = interpretation.definitionTypes() ?? []
    for view in file.expectation.views {
      #expect(definitions.contains { $0.name == view.name && $0.type == view.type }, "\(view.name) is \(definitions)")
    }
  }

  private func checkRun(_ run: CaseExpectation.Run, _ file: CaseFile) throws {
    let interpreter = Interpreter(options: try run.options())
    let interpretation = interpreter.interpret(DocumentSource(name: "document.yaml", bytes: file.document))
    let report = try FrameReading(interpretation, options: run.frameOptions)
    for (label, numbers) in run.frames {
      guard let frame = report.frames[label] else {
        Issue.record("\(label) is missing \(messages(interpretation))")
        continue
      }
      let isEqual = zip(numbers, frame).allSatisfy { wanted, found in
        wanted.map { $0 == found || abs($0 - found) <= 0.001 } ?? true
      }
      #expect(isEqual, "\(label) is \(frame), not \(numbers) in \(run.canvas?.value ?? "its preview")")
    }
    for label in run.present { #expect(report.frames[label] != nil, "\(label) is missing") }
    for label in run.absent { #expect(report.frames[label] == nil, "\(label) should not be there") }
  }

  /// Prints the most sizes that are computed for one node, so that it is seen before it meets the bound.
  ///
  /// Texts in nested stacks need the most.
  @Test func sizesOfANodeAreFew() throws {
    var most = (count: 0, name: "none")
    for file in CaseFile.all where file.knownIssue == nil {
      for run in file.expectation.runs {
        let interpreter = Interpreter(options: try run.options())
        let source = DocumentSource(name: "document.yaml", bytes: file.document)
        guard let counters = interpreter.interpret(source).counters else { continue }
        if counters.maximumPerNode > most.count { most = (counters.maximumPerNode, "\(file)") }
      }
    }
    print("the most sizes computed for one node over all cases: \(most.count), in \(most.name)")
    #expect(most.count <= 40)
  }

  /// The same document as JSON, with other line ends, and a second time, gives the same report.
  private func checkTwins(_ file: CaseFile) throws {
    let run = file.expectation.runs.first ?? CaseExpectation.Run()
    let interpreter = Interpreter(options: try run.options())
    let original = try FrameReading(
      interpreter.interpret(DocumentSource(name: "document.yaml", bytes: file.document)))
    let again = try FrameReading(interpreter.interpret(DocumentSource(name: "document.yaml", bytes: file.document)))
    #expect(original.withPlaces == again.withPlaces, "a second run differs")
    let twin = try FrameReading(
      interpreter.interpret(DocumentSource(name: "document.json", bytes: try #require(jsonTwin(of: file.document)))))
    #expect(original.withoutPlaces == twin.withoutPlaces, "the JSON twin differs")
    let windows = Array("# Ünï·代码\r\n".utf8) + file.document.flatMap { $0 == 10 ? [13, 10] : [$0] }
    let moved = try FrameReading(interpreter.interpret(DocumentSource(name: "document.yaml", bytes: windows)))
    #expect(original.movedDown == moved.withPlaces, "CRLF and a comment in front change more than the lines")
  }

  private func messages(_ interpretation: Interpretation) -> String {
    interpretation.diagnostics.sorted().map { "\($0.severity) \($0.code.name): \($0.message)" }.joined(separator: "; ")
  }
}
