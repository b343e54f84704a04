import Galley
import Testing

/// Texts that a string catalogue of Xcode translates.
@Suite struct StringCatalogTests {
  private let catalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Hallo" } },
        "pt-BR": { "stringUnit": { "state": "translated", "value": "Olá" } } } },
      "greeting": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "Good day" } } } },
      "From %@ to %@": { "localizations": { "de": { "stringUnit": { "value": "Nach %2$@ von **%1$@**" } } } },
      "%lld cups": { "localizations": { "ru": { "variations": { "plural": {
        "one": { "stringUnit": { "value": "%lld чашка" } }, "few": { "stringUnit": { "value": "%lld чашки" } },
        "many": { "stringUnit": { "value": "%lld чашек" } }, "other": { "stringUnit": { "value": "%lld чашки" } } } } } } },
      "%lld birds in %lld trees": { "localizations": { "de": {
        "stringUnit": { "value": "%#@birds@ in %#@trees@" },
        "substitutions": {
          "birds": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "value": "%arg Vogel" } }, "other": { "stringUnit": { "value": "%arg Vögel" } } } } },
          "trees": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "value": "%arg Baum" } }, "other": { "stringUnit": { "value": "%arg Bäumen" } } } } }
        } } } },
      "100% sure": {}
    } }
    """

  /// The words of the first text of a document, in a locale.
  private func words(_ text: String, in locale: String) -> String? {
    let document = "strings: { file: Localizable.xcstrings }\nbody: { Text: '\(text)' }\n"
    return Array(layout(document, in: locale).nodes).first?.texts.first?.string
  }

  private func layout(_ document: String, in locale: String) -> DocumentLayout {
    let (name, text) = ("Localizable.xcstrings", catalog)
    var options = InterpreterOptions()
    options.imports = ImportResolver { path, _ in
      path.hasSuffix(name) ? .document(DocumentSource(name: path, text: text)) : .failure("there is none")
    }
    var surroundings = Surroundings()
    surroundings.locale = LocaleName(locale)
    let checked = Interpreter(options: options).check(DocumentSource(name: "document.yaml", text: document))
    #expect(checked.problems.map(\.message) == [])
    return checked.layout(in: surroundings)
  }

  @Test(arguments: [
    ("Hello", "de_AT", "Hallo"), ("Hello", "en_US", "Hello"), ("Hello", "pt_BR", "Olá"), ("Hello", "pt", "Hello"),
    ("greeting", "de", "Good day"), ("100% sure", "de", "100% sure"),
    ("$(1) cups", "ru", "1 чашка"), ("$(2) cups", "ru", "2 чашки"), ("$(5) cups", "ru", "5 чашек"),
    ("$(1) birds in $(2) trees", "de", "1 Vogel in 2 Bäumen"),
    ("$(1200) birds in $(1) trees", "de", "1.200 Vögel in 1 Baum"),
  ])
  func aTextIsTranslated(text: String, locale: String, translated: String) {
    #expect(words(text, in: locale) == translated)
  }

  @Test func placesOfValuesAndMarksAreTheTranslations() {
    #expect(words("From $(String(1)) to $(String(2))", in: "de") == "Nach 2 von 1")
  }

  @Test func titlesAreTranslatedToo() {
    let shown = layout(
      "strings: { file: Localizable.xcstrings }\nbody: { Button: { title: Hello, action: [] } }\n", in: "de")
    #expect(shown.nodes.flatMap(\.texts).map(\.string) == ["Hallo"])
  }

  @Test func aFileThatIsNotThereIsAnErrorWithItsPlace() {
    let document = DocumentSource(name: "document.yaml", text: "strings: { file: None.xcstrings }\nbody: { Text: a }\n")
    var options = InterpreterOptions()
    options.imports = ImportResolver { _, _ in .failure("there is none") }
    let problems = Interpreter(options: options).check(document).problems
    #expect(problems.map { "\($0.code)" } == ["unreadable-import"])
    #expect(problems.first?.sourceRange?.line == 1)
    #expect(problems.first?.sourceRange?.column == 18)
  }

  @Test func whatIsNoCatalogIsSaid() {
    let document = DocumentSource(name: "document.yaml", text: "strings: { file: a.xcstrings }\nbody: { Text: a }\n")
    var options = InterpreterOptions()
    options.imports = ImportResolver { path, _ in .document(DocumentSource(name: path, text: "{ \"a\": 1 }")) }
    let problems = Interpreter(options: options).check(document).problems
    #expect(problems.map { "\($0.code)" } == ["wrong-type"])
  }
}
