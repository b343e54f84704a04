/// A key of a document, with what stands under it.
///
/// The checker, the search of folders, the schema and the reference take the keys from this list and nowhere else.
package struct DocumentKey: Sendable {
  package let word: ControlWord
  /// One sentence for the schema and the reference.
  package let summary: String
  package let content: Content
  package let evidence: Evidence

  /// What a key says about the file that has it.
  package enum Evidence: Sendable, Hashable {
    /// Hardly any file but a document has it.
    case own
    /// Files of other tools have a key of this name too; beside keys that a document has not, it says nothing.
    case shared
    /// Every other tool has a key of this name; those say nothing by themselves.
    case everyday
  }

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

  private init(_ word: ControlWord, _ content: Content, _ evidence: Evidence, _ summary: String) {
    self.word = word
    self.summary = summary
    self.content = content
    self.evidence = evidence
  }

  /// Every key, in the order in which documents are written.
  package static let all = [
    DocumentKey(.galley, .version, .own, "The version of the language."),
    DocumentKey(.target, .target, .shared, "Whose SwiftUI is meant."),
    DocumentKey(.module, .module, .shared, "What qualified types put before the document’s own."),
    DocumentKey(
      .preview, .preview, .shared,
      "The canvas, members of the environment, and values of parameters; the command line wins."),
    DocumentKey(.import, .imports, .everyday, "Documents whose definitions are used."),
    DocumentKey(.types, .definitions(.type), .everyday, "Records and enumerations."),
    DocumentKey(.parameters, .values, .shared, "Values given from outside."),
    DocumentKey(.state, .values, .shared, "Initial values of @State."),
    DocumentKey(.let, .definitions(.value), .own, "Stored and computed values."),
    DocumentKey(.functions, .definitions(.function), .shared, "Pure functions."),
    DocumentKey(.properties, .definitions(.property), .shared, "View-valued properties and functions."),
    DocumentKey(.actions, .definitions(.action), .shared, "Named actions."),
    DocumentKey(.views, .definitions(.view), .own, "Custom views."),
    DocumentKey(.viewModifiers, .definitions(.viewModifier), .own, "Custom view modifiers."),
    DocumentKey(.viewMethods, .definitions(.viewMethod), .own, "Methods of a View extension."),
    DocumentKey(.styles, .definitions(.style), .shared, "Custom styles."),
    DocumentKey(.shapes, .definitions(.shape), .own, "Custom shapes."),
    DocumentKey(.alignments, .definitions(.alignment), .own, "Custom alignments."),
    DocumentKey(.environmentValues, .definitions(.environmentValue), .own, "Custom environment keys with defaults."),
    DocumentKey(.colors, .definitions(.color), .shared, "Named colours."),
    DocumentKey(.images, .definitions(.image), .shared, "Named images."),
    DocumentKey(.body, .block, .own, "What the document shows."),
  ]

  /// Keys of the language that are not read yet: a file that has one is a document, and its author is told so.
  package static let announced = ["expect", "fonts", "layouts", "strings"]
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
