import GalleySource

extension CatalogueEntry {
  /// Finds what a name means: what has exactly this name, or else this name in another case or with other marks between its
  /// words, or else the words of the language that have a key of this name, or that other languages call so, or else the
  /// settings that have it among their names, as `mic.fill` is among the symbols.
  public static func named(_ name: String) -> [CatalogueEntry] {
    let exact = all.filter { $0.name == name }
    if !exact.isEmpty { return exact }
    let folded = Suggestions.fold(name)
    let similar = all.filter { Suggestions.fold($0.name) == folded }
    if !similar.isEmpty { return similar }
    let words = words(with: folded)
    return words.isEmpty ? all.filter { $0.kind == .setting && $0.cases.contains { $0.name == name } } : words
  }

  private static func words(with folded: [UInt8]) -> [CatalogueEntry] {
    let words = all.filter { $0.kind == .word }
    let owners = words.filter { $0.hasKey(where: { Suggestions.fold($0) == folded }) }
    if !owners.isEmpty { return owners }
    let meant = Synonyms.names(for: String(decoding: folded, as: UTF8.self)).map { Suggestions.fold($0) }
    return words.filter { word in
      meant.contains(Suggestions.fold(word.name)) || word.hasKey(where: { meant.contains(Suggestions.fold($0)) })
    }
  }

  private func hasKey(where isMeant: (String) -> Bool) -> Bool {
    forms.contains { form in form.parameters.contains { isMeant($0.label) } }
  }
}
