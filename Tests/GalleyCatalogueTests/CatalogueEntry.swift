import GalleyCatalogue
import GalleyLanguage
import Testing

/// A view or a modifier of the catalogue, as far as their declarations are alike.
struct CatalogueEntry: Sendable, CustomTestStringConvertible {
  enum Kind: String, Sendable {
    case view = "Views"
    case modifier = "Modifiers"
  }

  let kind: Kind
  let name: String
  let summary: String
  let overloads: [[Parameter]]
  let examples: [Example]

  var testDescription: String { name }

  /// The file that declares it, below `Sources/GalleyCatalogue`.
  var file: String { "\(kind.rawValue)/\(name.prefix(1).uppercased())\(name.dropFirst()).swift" }

  static let views = Catalogue.standard.views.map {
    CatalogueEntry(
      kind: .view, name: $0.name, summary: $0.summary, overloads: $0.overloads.map(\.parameters), examples: $0.examples)
  }

  static let modifiers = Catalogue.standard.modifiers.map {
    CatalogueEntry(
      kind: .modifier, name: $0.name, summary: $0.summary, overloads: $0.overloads.map(\.parameters),
      examples: $0.examples)
  }

  static let all = views + modifiers
}
