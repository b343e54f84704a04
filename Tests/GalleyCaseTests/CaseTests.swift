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
      if expectation.problems.contains(where: { $0.severity == "error" }) { return try checkTwinsOfErrors(file) }
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
    #expect(run.comparisons > 0, "a run compares nothing")
    #expect(!interpretation.hasErrors, "\(messages(interpretation))")
    expect(run.frames, of: report.frames, run, interpretation)
    expect(run.drawn, of: report.drawn, run, interpretation)
    for label in run.present { #expect(report.frames[label] != nil, "\(label) is missing") }
    for label in run.absent { #expect(report.frames[label] == nil, "\(label) should not be there") }
  }

  private func expect(
    _ wanted: [(label: String, numbers: [Double?])], of found: [String: [Double]], _ run: CaseExpectation.Run,
    _ interpretation: Interpretation
  ) {
    for (label, numbers) in wanted {
      guard let frame = found[label] else {
        Issue.record("\(label) is missing \(messages(interpretation))")
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
    Interpreter().interpret(DocumentSource(name: name, bytes: bytes)).diagnostics.sorted()
      .map { "\($0.severity) \($0.code.name): \($0.message)" }.sorted()
  }

  private func messages(_ interpretation: Interpretation) -> String {
    interpretation.diagnostics.sorted().map { "\($0.severity) \($0.code.name): \($0.message)" }.joined(separator: "; ")
  }
}
