import GalleyExpressions
package import GalleyFormats
import GalleySource

/// A string catalogue that a document names, as it was read.
package struct StringFile: Sendable {
  /// The document, and where it names the file.
  let file: Int
  let entry: EntryID
  /// Its place among the trees.
  let tree: Int

  package init(file: Int, entry: EntryID, tree: Int) {
    self.file = file
    self.entry = entry
    self.tree = tree
  }

  /// Where a document names the file of its texts: `strings: { file: Localizable.xcstrings }`; nil if it names none.
  package static func path(in tree: LocatedTree) -> EntryID? {
    guard tree.kind(tree.root) == .mapping,
      let strings = tree.pairs(tree.root).first(where: { tree.text($0.key) == "strings" })?.value,
      tree.kind(strings) == .mapping, let path = tree.value(of: "file", in: strings), tree.kind(path) == .string
    else { return nil }
    return path
  }
}

// Translations of texts: `strings: { de: { Hello: Hallo } }`, or `{ file: Localizable.xcstrings }`.

extension Checker {
  mutating func checkStrings(_ entry: EntryID) {
    guard tree.kind(entry) == .mapping else {
      report(wrongType(entry, wanted: "a mapping of languages, or `{ file: Localizable.xcstrings }`", of: "strings"))
      return
    }
    if let problem = textsBeforeLanguages(entry) {
      report(problem)
      return
    }
    for (key, value) in pairs(of: entry) {
      let language = text(key)
      if language == "file" {
        checkStringFile(value)
      } else if LocaleIdentifier.isWellFormed(language) {
        checkTexts(value, in: LocaleIdentifier.canonical(language))
      } else {
        report(
          Diagnostic(
            .invalidName, "`\(language)` is no language, such as `de` or `pt-BR`", at: span(key),
            help: ["texts stand under their language: `strings: { de: { Hello: Hallo } }`"]))
      }
    }
  }

  private mutating func checkStringFile(_ entry: EntryID) {
    guard tree.kind(entry) == .string else {
      report(wrongType(entry, wanted: "a path such as `Localizable.xcstrings`", of: "file"))
      return
    }
    // One that cannot be read has been complained of.
    guard let file = stringFiles.first(where: { $0.file == Int(tree.file) && $0.entry == entry }) else { return }
    inDocument(file.tree) { $0.checkCatalog() }
  }

  /// The texts of a language by their keys; a mapping of categories where a noun varies with a number.
  private mutating func checkTexts(_ entry: EntryID, in language: String) {
    guard tree.kind(entry) == .mapping else {
      report(wrongType(entry, wanted: "a mapping of texts and translations", of: language))
      return
    }
    for (key, value) in pairs(of: entry) {
      if isTemplate(key) { report(expressionInKey(key)) }
      switch tree.kind(value) {
      case .string, .number, .boolean:
        addTranslation(TranslatedText(forms: [.other: text(value)]), of: key, in: language)
      case .mapping:
        if let forms = pluralForms(value, of: text(key), { $0.scalarText($1) }) {
          addTranslation(TranslatedText(forms: forms), of: key, in: language)
        }
      case .null, .sequence:
        report(
          wrongType(value, wanted: "a text, or texts by category such as `{ one: …, other: … }`", of: text(key)))
      }
    }
  }

  private mutating func addTranslation(_ translated: TranslatedText, of key: EntryID, in language: String) {
    let name = text(key)
    if document.expressions.strings.texts[name]?[language] != nil {
      report(
        Diagnostic(
          .duplicateDefinition, "`\(name)` has two translations for `\(language)`", at: span(key),
          label: "the second one", help: ["leave one of them out"]))
    } else {
      document.expressions.strings.texts[name, default: [:]][language] = translated
    }
  }

  /// The forms of a text by category; nil after a diagnostic.
  private mutating func pluralForms(
    _ entry: EntryID, of name: String, _ read: (inout Checker, EntryID) -> String?
  ) -> [PluralCategory: String]? {
    guard tree.kind(entry) == .mapping else {
      report(wrongType(entry, wanted: "texts by category such as `{ one: …, other: … }`", of: name))
      return nil
    }
    var forms: [PluralCategory: String] = [:]
    for (key, value) in pairs(of: entry) {
      guard let category = PluralCategory(rawValue: text(key)) else {
        report(unknownField(key, PluralCategory.allCases.map(\.rawValue), of: name))
        return nil
      }
      guard let form = read(&self, value) else { return nil }
      forms[category] = form
    }
    guard forms[.other] != nil else {
      report(
        Diagnostic(
          .missingArgument, "`\(name)` needs a text for `other`, which stands for all numbers without one of their own",
          at: span(entry)))
      return nil
    }
    return forms
  }

  private mutating func scalarText(_ entry: EntryID) -> String? {
    switch tree.kind(entry) {
    case .string, .number, .boolean: return text(entry)
    case .null, .sequence, .mapping:
      report(wrongType(entry, wanted: "a text", of: "a category"))
      return nil
    }
  }
}

// String catalogues, as Xcode writes them.

extension Checker {
  /// Reads the whole of a string catalogue.
  private mutating func checkCatalog() {
    guard tree.kind(tree.root) == .mapping, let strings = tree.value(of: "strings", in: tree.root),
      tree.kind(strings) == .mapping
    else {
      report(wrongType(tree.root, wanted: "a mapping with `strings`", of: "a string catalogue"))
      return
    }
    let source = member("sourceLanguage", of: tree.root, kind: .string).map { text($0) }
    for (key, value) in pairs(of: strings) {
      guard let languages = member("localizations", of: value) else { continue }
      for (language, localization) in pairs(of: languages) {
        guard let text = catalogText(localization, of: key) else { continue }
        addTranslation(text, of: key, in: LocaleIdentifier.canonical(self.text(language)))
        if self.text(language) == source { addTranslation(text, of: key, in: StringTable.source) }
      }
    }
  }

  /// A localisation: a text, or its variations, with what it substitutes; nil where it has neither.
  private mutating func catalogText(_ entry: EntryID, of key: EntryID) -> TranslatedText? {
    var result: TranslatedText
    if let unit = unitText(entry) {
      result = TranslatedText(forms: [.other: unit])
    } else if let forms = variations(entry, of: key) {
      result = TranslatedText(forms: forms)
    } else {
      return nil
    }
    guard let substitutions = member("substitutions", of: entry) else { return result }
    for (name, substitution) in pairs(of: substitutions) {
      guard let forms = variations(substitution, of: name) else { continue }
      let position = member("argNum", of: substitution, kind: .number).flatMap { Int(text($0)) }
      result.substitutions[text(name)] = TranslatedText(forms: forms, argument: position)
    }
    return result
  }

  /// The forms of a text that varies with a number, or with the device, of which that of iPhones counts.
  private mutating func variations(_ entry: EntryID, of key: EntryID) -> [PluralCategory: String]? {
    guard let variations = member("variations", of: entry) else { return nil }
    if let plural = member("plural", of: variations) {
      return pluralForms(plural, of: text(key)) { $0.unitText($1) ?? "" }
    }
    guard let devices = member("device", of: variations),
      let device = member("iphone", of: devices) ?? member("other", of: devices)
    else { return nil }
    return unitText(device).map { [.other: $0] } ?? self.variations(device, of: key)
  }

  private func unitText(_ entry: EntryID) -> String? {
    member("stringUnit", of: entry).flatMap { member("value", of: $0, kind: .string) }.map { text($0) }
  }

  private func member(_ name: StaticString, of entry: EntryID, kind: EntryKind = .mapping) -> EntryID? {
    guard tree.kind(entry) == .mapping, let value = tree.value(of: name, in: entry), tree.kind(value) == kind else {
      return nil
    }
    return value
  }
}
