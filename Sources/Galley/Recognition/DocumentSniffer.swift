import GalleyCatalogue
import GalleyLanguage
import GalleySource

/// Tells Galley documents from other YAML and JSON files by their outermost keys, broken and misspelt ones included.
public struct DocumentSniffer: Sendable {
  /// What a file seems to be.
  public enum Verdict: Sendable, Hashable {
    case document
    /// Nothing stands in it.
    case empty
    case other
  }

  /// The names by which a file that is a bare node or block is known.
  private let viewNames: [String]

  /// Creates a sniffer that also knows a bare node by these views.
  init(viewNames: [String]) { self.viewNames = viewNames }

  /// Creates a sniffer that knows a bare node by the views of the catalogue.
  public init() { self.init(viewNames: Catalogue.standard.views.map(\.name) + ["ForEach"]) }

  /// Tells what a file that begins with `bytes` is meant as.
  public func verdict(on bytes: [UInt8]) -> Verdict {
    let bytes = Self.decoded(bytes)
    let keys = RootKeys(bytes)
    if keys.isEmpty { return .empty }
    let names = keys.names
    if names.contains(where: isTelling) || names.prefix(Self.mostCompared).contains(where: isMisspeltTelling) {
      return .document
    }
    if keys.words.contains(where: viewNames.contains) { return .document }
    // A schema describes documents of others by keys that ours have, too.
    guard names.count <= Self.mostCompared, !isJSONSchema(bytes) else { return .other }
    return isDocumentWithoutForeignKeys(names) ? .document : .other
  }

  /// The text of a file in UTF-16 in UTF-8, and any other file as it is: what its encoding is worth is the reader's matter.
  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count > 1 else { return bytes }
    let isLittle = bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] != 0 && bytes[1] == 0
    let isBig = bytes[0] == 0xFE && bytes[1] == 0xFF || bytes[0] == 0 && bytes[1] != 0
    guard isLittle || isBig else { return bytes }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      UInt16(bytes[index + (isLittle ? 1 : 0)]) << 8 | UInt16(bytes[index + (isLittle ? 0 : 1)])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// More keys than this are compared with nothing: only those of data are so many.
  private static let mostCompared = 100

  /// Keys of nodes and notes, which stand in documents and say nothing.
  private static let neutral: Set<String> = [
    "modifiers", "then", "elseIf", "else", "cases", "default", "name", "version",
  ]
  /// Keys that begin a node.
  private static let builders: Set<String> = ["if", "switch"]
  /// A key of JSON Schema and many other forms, which is hardly ever a slip for `types`.
  private static let foreign: Set<String> = ["type"]

  private func isTelling(_ name: String) -> Bool {
    Self.evidence[name] == .own || viewNames.contains(name)
  }

  /// Whether a key was meant as `body`, or as a view: those begin with a capital.
  private func isMisspeltTelling(_ name: String) -> Bool {
    if Suggestions.isMisspelling(name, of: "body") { return true }
    return name.first?.isUppercase == true && viewNames.contains { Suggestions.isMisspelling(name, of: $0) }
  }

  /// Judges keys of which none tells by itself: if all of them can be a document's, and one of them is not everywhere, it
  /// is one.
  private func isDocumentWithoutForeignKeys(_ names: [String]) -> Bool {
    var isEveryday = true
    for name in names {
      if name.hasPrefix("x-") || name.hasPrefix("$") || Self.neutral.contains(name) { continue }
      guard let evidence = evidence(of: name) else { return false }
      isEveryday = isEveryday && evidence == .everyday
    }
    return !isEveryday
  }

  /// What a key says that may be misspelt; nil for one that no document has.
  private func evidence(of name: String) -> DocumentKey.Evidence? {
    if let known = Self.evidence[name] { return known }
    if Self.foreign.contains(name) { return nil }
    if Self.builders.contains(name) { return .shared }
    let isNear =
      Self.evidence.keys.contains { Suggestions.isMisspelling(name, of: $0) }
      || (viewNames + [ControlWord.body.rawValue]).contains {
        Suggestions.isMisspelling(name, of: $0) || Suggestions.isWithinTwoMistakes(name, of: $0)
      }
    return isNear ? .shared : nil
  }

  /// By key of a document; those that are announced count as well.
  private static let evidence: [String: DocumentKey.Evidence] = {
    var evidence = Dictionary(uniqueKeysWithValues: DocumentKey.all.map { ($0.word.rawValue, $0.evidence) })
    for name in DocumentKey.announced { evidence[name] = .shared }
    return evidence
  }()

  private func isJSONSchema(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(1024), as: UTF8.self).contains("json-schema.org")
  }
}
