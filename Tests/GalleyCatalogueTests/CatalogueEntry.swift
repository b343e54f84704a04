import GalleyCatalogue
import GalleyLanguage
import Testing

/// A view or a modifier of the catalogue, as far as their declarations are alike.
struct CatalogueEntry: Sendable, CustomTestStringConvertible {
  let name: String
  let summary: String
  let overloads: [[Parameter]]
  let examples: [Example]

  var testDescription: String { name }

  /// The name of the file that declares it, in a folder of `Sources/GalleyCatalogue`: `A+B.swift` for `A.b`.
  var file: String {
    name.split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: "+") + ".swift"
  }

  static let views = Catalogue.standard.views.map {
    CatalogueEntry(
      name: $0.name, summary: $0.summary, overloads: $0.overloads.map(\.parameters), examples: $0.examples)
  }

  static let modifiers = Catalogue.standard.modifiers.map {
    CatalogueEntry(
      name: $0.name, summary: $0.summary, overloads: $0.overloads.map(\.parameters),
      examples: $0.examples)
  }

  static let all = views + modifiers
}
