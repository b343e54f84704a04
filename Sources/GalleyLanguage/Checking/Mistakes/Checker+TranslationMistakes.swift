import GalleyExpressions
import GalleyFormats
import GalleySource

// Translations in another order than by language, and keys that no text has.

extension Checker {
  /// Says that translations go by language first: `strings: { Hello: { de: Hallo } }`; nil for any other order.
  func textsBeforeLanguages(_ entry: EntryID) -> Diagnostic? {
    let texts = pairs(of: entry)
    guard (1...40).contains(texts.count), texts.allSatisfy({ tree.kind($0.value) == .mapping }),
      texts.contains(where: { !LocaleIdentifier.isWellFormed(text($0.key)) }),
      case let translations = texts.map({ pairs(of: $0.value) }),
      translations.allSatisfy({ !$0.isEmpty && $0.allSatisfy { LocaleIdentifier.isWellFormed(text($0.key)) } })
    else { return nil }
    var languages: [(key: String, value: [(key: String, value: Sketch)])] = []
    for (pair, translated) in zip(texts, translations) {
      for (language, value) in translated {
        let position = languages.firstIndex { $0.key == text(language) } ?? languages.count
        if position == languages.count { languages.append((text(language), [])) }
        languages[position].value.append((writtenKey(keyOfText(text(pair.key))), withSpecifiers(Sketch(tree, value))))
      }
    }
    let whole = languages.map { (key: $0.key, value: Sketch.mapping($0.value)) }
    let mend = written("strings", .mapping(whole), isJSON: tree.hasKeysInQuotes)
    let isShort = mend.utf8.count <= Self.longestMend
    return Diagnostic(
      .invalidName, "`strings` goes by language first and by text second, and here texts come first",
      at: span(texts[0].key), label: isShort ? "write `\(mend)`" : "write `strings: { de: { Hello: Hallo } }`",
      help: texts.contains { isTemplate($0.key) } ? [Self.specifierHelp] : [],
      fix: isShort ? rewritten(entry, as: whole) : nil)
  }

  /// The complaint about the key of a translation with an expression in it, which no text is looked up by.
  func expressionInKey(_ key: EntryID) -> Diagnostic {
    let mend = Sketch.text(keyOfText(text(key))).inline(isJSON: true)
    return Diagnostic(
      .invalidName, "no text is looked up by `\(text(key))`: its key has a mark where a value is inserted",
      at: span(key),
      label: "write `\(mend)`", help: [Self.specifierHelp],
      fix: TextEdit(span: span(key), replacement: mend))
  }

  private static let specifierHelp: HelpText =
    "`%lld` stands for an Int, `%lf` for a Double, `%@` for a text, in the key and in its translation"

  private func withSpecifiers(_ sketch: Sketch) -> Sketch {
    switch sketch {
    case .text(let text): .text(keyOfText(text))
    case .members(let pairs): .mapping(pairs.map { ($0.key, withSpecifiers($0.value)) })
    case .scalar, .name, .list: sketch
    }
  }

  /// A key with the quotes that YAML wants; in JSON it gets them as all keys do.
  private func writtenKey(_ key: String) -> String {
    tree.hasKeysInQuotes ? key : Sketch.text(key).inline(isJSON: false)
  }

  /// The key that a text is looked up by: `%lld cups` of `$(cups) cups`.
  private func keyOfText(_ written: String) -> String {
    var key = ""
    var rest = written[...]
    while let character = rest.first {
      if rest.hasPrefix("$("), let end = SwiftCall.closing(rest.dropFirst()) {
        key += specifier(of: rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
        rest = rest[rest.index(after: end)...]
      } else {
        key.append(character)
        rest = rest.dropFirst()
      }
    }
    return key
  }

  /// What stands for a value: by the number that a state, a constant or a parameter of this name has; types are not known
  /// before texts are.
  private func specifier(of expression: Substring) -> String {
    if expression.contains(".count") { return "%lld" }
    guard tree.kind(tree.root) == .mapping else { return "%@" }
    for section in ["state", "let", "parameters"] {
      guard let names = value(of: section, in: tree.root), tree.kind(names) == .mapping,
        var value = value(of: String(expression), in: names)
      else { continue }
      if tree.kind(value) == .mapping {
        if let type = tree.value(of: "type", in: value) { return Self.specifiers[text(type)] ?? "%@" }
        guard let inner = tree.value(of: "value", in: value) else { continue }
        value = inner
      }
      if tree.kind(value) == .number { return Int(text(value)) == nil ? "%lf" : "%lld" }
      if tree.kind(value) == .string { return Self.specifiers[text(value)] ?? "%@" }
    }
    return "%@"
  }

  private static let specifiers = ["Int": "%lld", "Double": "%lf", "CGFloat": "%lf"]
}
