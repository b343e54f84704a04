import GalleySource
import Testing

@Suite struct DiagnosticBundleTests {
  private let shared = SourceFile(name: "shared.yaml", bytes: Array("x".utf8))

  private func problem(_ file: UInt32, related: UInt32? = nil) -> Diagnostic {
    let place = related.map { RelatedSpan(span: SourceSpan(start: 0, end: 1, file: $0), message: "see") }
    let span = SourceSpan(start: 0, end: 1, file: file)
    return Diagnostic(
      anyCode, "m", at: span, related: place.map { [$0] } ?? [], fix: TextEdit(span: span, replacement: ""))
  }

  @Test func filesAreRenumbered() {
    var bundle = DiagnosticBundle()
    let names = ["a.yaml", "b.yaml"]
    for name in names {
      let own = SourceFile(name: name, bytes: [])
      bundle.add(DiagnosticCollection([problem(0, related: 1)]), of: [own, shared])
    }
    let sorted = bundle.problems.sorted()
    #expect(bundle.files.map(\.name) == ["a.yaml", "shared.yaml", "b.yaml"])
    #expect(sorted.map(\.span.file) == [0, 2])
    #expect(sorted.map { $0.related[0].span.file } == [1, 1])
    #expect(sorted.map { $0.fix?.span.file } == [0, 2])
  }

  @Test func aProblemOfASharedFileIsSaidOnce() {
    var bundle = DiagnosticBundle()
    for name in ["a.yaml", "b.yaml"] {
      bundle.add(DiagnosticCollection([problem(1)]), of: [SourceFile(name: name, bytes: []), shared])
    }
    #expect(bundle.problems.counts.errors == 1)
    #expect(bundle.files.map(\.name) == ["shared.yaml"])
  }

  @Test func bytesOfFilesBehindWhatIsShownAreNotKept() {
    var bundle = DiagnosticBundle(maximum: 2)
    for index in 0..<100 {
      let own = SourceFile(name: "\(index).yaml", bytes: Array("x".utf8))
      bundle.add(DiagnosticCollection([problem(0)]), of: [own])
    }
    // Two are shown, and the note about the others stands at the third.
    #expect(bundle.files.map(\.bytes.count) == [1, 1, 1] + Array(repeating: 0, count: 97))
    #expect(bundle.problems.counts.errors == 100)
    let report = DiagnosticReport(files: bundle.files, problems: bundle.problems, maximum: 2)
    #expect(report.diagnostics.map(\.span.file) == [0, 1, 2])
  }

  @Test func problemsThatWereOnlyCountedStayCounted() {
    let count = UInt32(DiagnosticCollection.capacity) + 3
    let many = DiagnosticCollection(
      (0..<count).map { Diagnostic(anyCode, "m", at: SourceSpan(start: $0, end: $0)) })
    var bundle = DiagnosticBundle()
    bundle.add(many, of: [shared])
    #expect(bundle.problems.counts.errors == Int(count))
  }
}
