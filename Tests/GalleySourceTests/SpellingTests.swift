import GalleySource
import Testing

@Suite struct SpellingTests {
  @Test func theNearestNameIsAskedForAndOffered() {
    var checker = SpellingChecker()
    let spelling = checker.compare("aligment", with: ["alignment", "spacing"])
    #expect(spelling.known == ["alignment", "spacing"])
    #expect(spelling.closest == "alignment")
    #expect(spelling.question == "did you mean `alignment`?")
    let span = SourceSpan(start: 1, end: 11)
    let inner = SourceSpan(start: 2, end: 10)
    let diagnostic = Diagnostic(.unknownArgument, "there is none", at: span, spelling, fixing: inner)
    #expect(diagnostic.label == spelling.question)
    #expect(diagnostic.expected == spelling.known)
    #expect(diagnostic.fix == TextEdit(span: inner, replacement: "alignment"))
  }

  @Test func aNameThatIsNearNoOtherHasNoFix() {
    var checker = SpellingChecker()
    let spelling = checker.compare("banana", with: ["alignment", "spacing"])
    let diagnostic = Diagnostic(.unknownArgument, "there is none", at: SourceSpan(start: 1, end: 7), spelling)
    #expect(spelling.closest == nil)
    #expect(diagnostic.label == nil)
    #expect(diagnostic.fix == nil)
    #expect(diagnostic.expected == ["alignment", "spacing"])
  }

  @Test func namesAreComparedUntilTheTimeIsUp() {
    // A half and three quarters: the third mistake would be the second to exceed the whole.
    var checker = SpellingChecker()
    let some = Array(repeating: "alignment", count: SpellingChecker.mostComparisons / 2)
    let many = Array(repeating: "alignment", count: SpellingChecker.mostComparisons / 4 * 3)
    #expect(checker.compare("aligment", with: some).closest == "alignment")
    #expect(checker.hasTime)
    #expect(checker.compare("aligment", with: many).closest == "alignment")
    #expect(!checker.hasTime)
    let last = checker.compare("aligment", with: ["alignment"])
    #expect(last.closest == nil)
    #expect(last.known.isEmpty)
  }

  /// Names of a document can be megabytes long, and messages quote them.
  @Test func longMessagesAreCut() {
    let name = String(repeating: "k", count: 1 << 20)
    let diagnostic = Diagnostic(
      .unknownView, "there is no view `\(name)`", at: SourceSpan(start: 0, end: 1), label: name,
      help: [HelpText(name)])
    for text in [diagnostic.message, diagnostic.label ?? "", diagnostic.help[0].text(naming: .library)] {
      #expect(text.utf8.count < 2_000)
      #expect(text.hasSuffix("k…"))
    }
    #expect(diagnostic.message.hasPrefix("there is no view `kkk"))
  }
}
