import GalleySource
import Testing

@testable import GalleyExpressions

/// Texts that are a LocalizedStringKey in Swift: marks, plurals, numbers of locales.
@Suite struct LocalizedTextTests {
  /// A text with its marks understood: each stretch in letters for its forms, as in `b:bold|plain`.
  private func read(_ text: String, noting note: (LocalizedFormat.Agreement) -> Void = { _ in }) -> String {
    let read = LocalizedFormat(text.utf8, readsMarks: true).text([], noting: note).written(in: "en_US")
    let letters: [(InlineForm, String)] = [
      (.bold, "b"), (.italic, "i"), (.code, "c"), (.strikethrough, "s"), (.link, "l"),
    ]
    return read.stretches.map { stretch in
      let (words, form) = (stretch.words, stretch.form)
      let forms = letters.filter { form.contains($0.0) }.map(\.1).joined()
      return forms.isEmpty ? words : "\(forms):\(words)"
    }.joined(separator: "|")
  }

  /// Source: CommonMark 0.31, 2.4 and 6.1 to 6.4, with the numbers of its examples where they stand there.
  @Test(arguments: [
    ("plain", "plain"), ("*foo bar*", "i:foo bar"), ("a * foo bar*", "a * foo bar*"), ("a*\"foo\"*", "a*\"foo\"*"),
    ("foo*bar*", "foo|i:bar"), ("_foo bar_", "i:foo bar"), ("foo_bar_", "foo_bar_"), ("5_6_78", "5_6_78"),
    ("пристаням_стремятся_", "пристаням_стремятся_"), ("foo-_(bar)_", "foo-|i:(bar)"), ("_foo*", "_foo*"),
    ("*(*foo*)*", "i:(foo)"), ("**foo bar**", "b:foo bar"), ("** foo bar**", "** foo bar**"),
    ("foo**bar**", "foo|b:bar"), ("__foo, __bar__, baz__", "b:foo, bar, baz"),
    ("*foo **bar** baz*", "i:foo |bi:bar|i: baz"),
    ("*foo**bar*", "i:foo**bar"), ("***foo** bar*", "bi:foo|i: bar"), ("*foo **bar***", "i:foo |bi:bar"),
    ("foo***bar***baz", "foo|bi:bar|baz"), ("**foo*", "*|i:foo"), ("*foo**", "i:foo|*"), ("****foo*", "***|i:foo"),
    ("***foo***", "bi:foo"), ("**", "**"), ("a **", "a **"), ("*foo _bar* baz_", "i:foo _bar| baz_"),
    ("\\*not\\*", "*not*"), ("\\a \\\\", "\\a \\"), ("`foo`", "c:foo"), ("`` foo ` bar ``", "c:foo ` bar"),
    ("` `` `", "c:``"), ("` `", "c: "), ("`foo", "`foo"), ("*foo`*`", "*foo|c:*"), ("`a\\`", "c:a\\"),
    ("~~foo~~ bar", "s:foo| bar"), ("~~~foo~~~", "~~~foo~~~"), ("[link](/uri \"title\")", "l:link"),
    ("[link]()", "l:link"),
    ("[link](foo(and(bar)))", "l:link"), ("[a](b", "[a](b"), ("[a] (b)", "[a] (b)"), ("[*a*](b)", "il:a"),
    ("*[a*](b)", "*|l:a*"), ("[a [b](c)](d)", "[a |l:b|](d)"), ("![alt](picture)", "alt"), ("[a]", "[a]"), ("]", "]"),
    ("<https://a.b/c>", "l:https://a.b/c"), ("1 < 2 > 0", "1 < 2 > 0"),
    ("a &amp; b &copy; &#8364; &#x20AC; &no; &", "a & b © € € &no; &"),
    ("two  spaces\n\nand lines", "two  spaces\n\nand lines"), ("^[a](b)", "^[a](b)"), ("^[a *b*](x: 1)", "a |i:b"),
  ])
  func marksAreRead(_ text: String, _ expected: String) {
    #expect(read(text) == expected)
  }

  @Test(arguments: [
    ("^[1 cup](inflect: true)", "1 cup"), ("^[2 cup](inflect: true)", "2 cups"), ("^[0 cup](inflect: true)", "0 cups"),
    ("^[-1 point](inflect: true)", "-1 point"), ("^[11 day](inflect:true) left", "11 days left"),
    ("^[3 **box**](inflect: true)", "3 |b:boxes"), ("^[2 Child](inflect: true)!", "2 Children!"),
    ("^[2 cup](inflect: true) and ^[1 leaf](inflect: true)", "2 cups and 1 leaf"),
    ("^[2 cup](inflect: false)", "2 cup"),
  ])
  func nounsAgree(_ text: String, _ expected: String) {
    var isKnown = true
    let found = read(text) { if case .unknown = $0 { isKnown = false } }
    #expect(found == expected)
    #expect(isKnown)
  }

  @Test(arguments: [
    "^[2 chaos](inflect: true)", "^[cup](inflect: true)", "^[2](inflect: true)", "^[2 brownie-o](inflect: true)",
  ])
  func nounsThatNobodyKnowsAreNoted(_ text: String) {
    var unknown = 0
    let found = read(text) { if case .unknown = $0 { unknown += 1 } }
    #expect(unknown == 1)
    #expect("^[\(found)](inflect: true)" == text)
  }

  @Test(arguments: [
    ("cup", "cups"), ("day", "days"), ("city", "cities"), ("box", "boxes"), ("glass", "glasses"), ("match", "matches"),
    ("month", "months"), ("dish", "dishes"), ("radio", "radios"), ("cliff", "cliffs"), ("person", "people"),
    ("sheep", "sheep"), ("wolf", "wolves"), ("guy", "guys"), ("quiz", "quizzes"), ("page", "pages"),
  ])
  func pluralsFollowRuleOrList(_ noun: String, _ plural: String) { #expect(EnglishPlural.of(noun) == plural) }

  @Test(arguments: [
    ("boxes", "box"), ("Cups", "Cup"), ("children", "child"), ("cities", "city"), ("sizes", "size"),
    ("movies", "movie"),
    ("matches", "match"), ("glasses", "glass"), ("houses", "house"), ("indices", "index"),
  ])
  func singularsFollowRuleOrList(_ plural: String, _ noun: String) {
    #expect(EnglishPlural.singular(of: plural) == noun)
  }

  /// Apple's automatic agreement gives the noun the number's form, whichever form it was written in.
  @Test(arguments: [
    ("1 boxes", "1 box"), ("-1 Cups", "-1 Cup"), ("1 cup", "1 cup"), ("2 cups", "2 cups"), ("0 child", "0 children"),
  ])
  func aNounTakesTheFormOfItsNumber(_ written: String, _ shown: String) {
    #expect(read("^[\(written)](inflect: true)") { _ in } == shown)
  }

  @Test(arguments: ["cup", "bus", "glass", "series", "news", "campus", "octopus", "analysis", "sheep"])
  func singularsAreNoPlurals(_ noun: String) { #expect(EnglishPlural.singular(of: noun) == nil) }

  /// Source: CLDR 44, symbols and decimal formats of the locales.
  @Test(arguments: [
    ("en_US", "-1234567.500000", "-1,234,567.500000"), ("de_DE", "1234.5", "1.234,5"),
    ("fr_FR", "1234", "1\u{202F}234"),
    ("es_ES", "1234", "1234"), ("es_ES", "12345", "12.345"), ("sv_SE", "-1234", "\u{2212}1\u{A0}234"),
    ("de-CH", "1234.5", "1’234.5"), ("hi_IN", "1234567", "12,34,567"), ("en-IN", "123456", "1,23,456"),
    ("ar_EG", "1234.5", "١٬٢٣٤٫٥"), ("zh-Hans-CN", "1234", "1,234"), ("pt_BR", "1234.5", "1.234,5"),
    ("pt_PT", "1234", "1234"), ("es_419", "1234", "1,234"), ("es_PR", "1234.5", "1,234.5"), ("es_AR", "1234", "1.234"),
    ("es_CO", "1234", "1.234"), ("es_PH", "1234", "1234"), ("en_DE", "1234", "1.234"), ("en_CH", "1234", "1’234"),
    ("bn", "1234567", "১২,৩৪,৫৬৭"), ("mr_IN", "1234567", "१२,३४,५६७"), ("ta", "1234567", "12,34,567"),
    ("xx", "1234", "1,234"), ("", "123", "123"),
  ])
  func localesWriteNumbers(_ locale: String, _ ascii: String, _ expected: String) {
    #expect(NumberSymbols.of(locale).write(ascii) == expected)
  }

  /// A number within bold words keeps its form, and what is behind it its place.
  @Test func formsMoveWithTheNumbersThatGrow() {
    var text = LocalizedText("a ")
    text.append("b ", .bold)
    text.append(number: "1234", .bold)
    text.append(" c", .italic)
    text.append(number: "1000", [])
    let written = text.written(in: "en_US")
    #expect(written.string == "a b 1,234 c1,000")
    #expect(written.stretches.map(\.words) == ["a ", "b 1,234", " c", "1,000"])
    #expect(written.stretches.map(\.form) == [[], .bold, .italic, []])
  }

  /// A noun grows where the locale is English, with its form; what is behind it keeps its place.
  @Test func nounsAgreeInEnglishOnly() {
    let text = LocalizedFormat("^[2 **cup**](inflect: true) *now*".utf8, readsMarks: true).text([]) { _ in }
    #expect(text.written(in: "en-GB").stretches.map(\.words) == ["2 ", "cups", " ", "now"])
    #expect(text.written(in: "en-GB").stretches.map(\.form) == [[], .bold, [], .italic])
    #expect(text.written(in: "de_DE").string == "2 cup now")
    var outer = LocalizedText("a ")
    outer.append(text, [])
    outer.append(number: "1234", [])
    #expect(outer.written(in: "en_US").string == "a 2 cups now1,234")
  }

  /// Every kind of mark twenty thousand times: reading takes time in proportion to the text, or this takes long.
  @Test(arguments: [
    "*a ", "a* ", "**a *b ", "_a_", "[", "](", "[a](", "![", "`", "`a``", "<a:", "&#", "^[", "~~", "\\", "[a](b \"",
    "* _ ~~ [",
  ])
  func longTextsOfMarksAreRead(_ mark: String) {
    let text = String(repeating: mark, count: 20_000)
    #expect(!read(text).isEmpty)
  }
}
