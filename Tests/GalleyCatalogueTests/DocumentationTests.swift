import Testing

/// What readers of the reference pages and of completion rely on.
@Suite struct DocumentationTests {
  @Test(arguments: CatalogueEntry.all) func everyEntryIsDescribedByASentence(_ entry: CatalogueEntry) {
    #expect(isSentence(entry.summary), "\(entry.name): \(entry.summary)")
  }

  @Test(arguments: CatalogueEntry.all) func everyParameterIsDescribedByASentence(_ entry: CatalogueEntry) {
    for parameter in entry.overloads.joined() {
      #expect(isSentence(parameter.summary), "\(entry.name), \(parameter.label): \(parameter.summary)")
    }
  }

  @Test(arguments: CatalogueEntry.all) func everyEntryHasAnExampleThatUsesIt(_ entry: CatalogueEntry) {
    #expect(!entry.examples.isEmpty, "\(entry.name) has no example")
    for example in entry.examples {
      #expect(example.document.contains(entry.name), "\(entry.name): \(example.document)")
    }
  }

  /// A sentence begins with a capital letter (or a name in backticks) and ends with its only period.
  private func isSentence(_ text: String) -> Bool {
    guard let first = text.first, text.hasSuffix(".") else { return false }
    return (first.isUppercase || first.isNumber || first == "`") && !text.hasSuffix("..") && !text.hasPrefix(" ")
  }
}
