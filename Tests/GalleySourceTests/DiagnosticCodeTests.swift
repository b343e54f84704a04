import GalleySource
import Testing

@Suite struct DiagnosticCodeTests {
  @Test func namesAreUnique() {
    let names = DiagnosticCode.all.map(\.name)
    #expect(Set(names).count == names.count, "twice: \(names.filter { name in names.count { $0 == name } > 1 })")
  }

  @Test(arguments: DiagnosticCode.all)
  func namesAreKebabCase(_ code: DiagnosticCode) {
    let parts = code.name.split(separator: "-", omittingEmptySubsequences: false)
    #expect(parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) } })
  }

  @Test(arguments: DiagnosticCode.all)
  func summariesAreOneSentence(_ code: DiagnosticCode) {
    #expect(code.summary.hasSuffix("."), "the summary of \(code.name) must end in a period")
    #expect(code.summary.first?.isUppercase == true || code.summary.first == "`")
    #expect(!code.summary.contains("\n"))
  }

  @Test(arguments: DiagnosticCode.all)
  func explanationsSayMore(_ code: DiagnosticCode) {
    let explanation = code.explanation.text(naming: .library)
    #expect(explanation.hasSuffix("."), "the explanation of \(code.name) must end in a period")
    #expect(explanation != code.summary)
  }

  @Test func stagesAreAlphabetical() {
    for stage in [
      DiagnosticCode.reading, DiagnosticCode.definitions, DiagnosticCode.checking, DiagnosticCode.expressions,
      DiagnosticCode.evaluating, DiagnosticCode.drawing, DiagnosticCode.reporting,
    ] {
      #expect(stage.map(\.name) == stage.map(\.name).sorted())
    }
  }

  @Test func codesAreFoundByName() {
    #expect(DiagnosticCode.named("duplicate-key") == .duplicateKey)
    #expect(DiagnosticCode.named("no-such-code") == nil)
  }
}
