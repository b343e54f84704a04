/// A key of a document, with what stands under it.
///
/// The checker, the search of folders, the schema and the reference take the keys from this list and nowhere else.
package struct DocumentKey: Sendable {
  package let word: ControlWord
  /// One sentence for the schema and the reference.
  package let summary: String
  package let content: Content

  /// What stands under a key.
  package enum Content: Sendable, Hashable {
    case version
    case target
    case module
    case preview
    /// Paths of documents.
    case imports
    /// Names with types or values that belong to this document alone.
    case values
    /// Names with definitions, which other documents can import.
    case definitions(DefinitionKind)
    case block
  }

  private init(_ word: ControlWord, _ content: Content, _ summary: String) {
    self.word = word
    self.summary = summary
    self.content = content
  }

  /// Every key, in the order in which documents are written.
  package static let all = [
    DocumentKey(.galley, .version, "The version of the language."),
    DocumentKey(.target, .target, "Whose SwiftUI is meant."),
    DocumentKey(.module, .module, "What qualified types put before the document’s own."),
    DocumentKey(
      .preview, .preview,
      "The canvas, members of the environment, and values of parameters; the command line wins."),
    DocumentKey(.import, .imports, "Documents whose definitions are used."),
    DocumentKey(.types, .definitions(.type), "Records and enumerations."),
    DocumentKey(.parameters, .values, "Values given from outside."),
    DocumentKey(.state, .values, "Initial values of @State."),
    DocumentKey(.let, .definitions(.value), "Stored and computed values."),
    DocumentKey(.functions, .definitions(.function), "Pure functions."),
    DocumentKey(.properties, .definitions(.property), "View-valued properties and functions."),
    DocumentKey(.actions, .definitions(.action), "Named actions."),
    DocumentKey(.views, .definitions(.view), "Custom views."),
    DocumentKey(.viewModifiers, .definitions(.viewModifier), "Custom view modifiers."),
    DocumentKey(.viewMethods, .definitions(.viewMethod), "Methods of a View extension."),
    DocumentKey(.styles, .definitions(.style), "Custom styles."),
    DocumentKey(.shapes, .definitions(.shape), "Custom shapes."),
    DocumentKey(.layouts, .definitions(.layout), "Custom layouts."),
    DocumentKey(.alignments, .definitions(.alignment), "Custom alignments."),
    DocumentKey(.environmentValues, .definitions(.environmentValue), "Custom environment keys with defaults."),
    DocumentKey(
      .containerValues, .definitions(.containerValue), "What views can say to their containers, with defaults."),
    DocumentKey(.colors, .definitions(.color), "Named colours."),
    DocumentKey(.images, .definitions(.image), "Named images."),
    DocumentKey(.fonts, .definitions(.font), "Named fonts, with their files."),
    DocumentKey(
      .strings, .definitions(.string), "Translations of texts, by language, or the file of a string catalogue."),
    DocumentKey(.body, .block, "What the document shows."),
  ]

  /// Keys that many files of other tools have, too: none of them makes a file a document.
  package static let sharedWithMany: Set<String> = [ControlWord.import.rawValue, ControlWord.types.rawValue]

  /// Keys of the language that are not read yet: a file that has one is a document, and its author is told so.
  package static let announced = ["expect"]
}

extension ControlWord {
  /// The keys of a document.
  package static let documentKeys = DocumentKey.all.map(\.word)

  /// The keys of what another document can import.
  static let definitionKeys = DocumentKey.all.filter(\.holdsDefinitions).map(\.word)
}

extension DocumentKey {
  fileprivate var holdsDefinitions: Bool {
    if case .definitions = content { return true }
    return false
  }
}
