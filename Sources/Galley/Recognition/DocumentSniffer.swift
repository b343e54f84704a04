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
    let keys = RootKeys(bytes)
    if keys.isEmpty { return .empty }
    let names = keys.names
    if names.contains(where: isTelling) || names.prefix(Self.mostCompared).contains(where: isMisspeltTelling) {
      return .document
    }
    // A schema describes documents of others by keys that ours have, too.
    guard names.count <= Self.mostCompared, !isJSONSchema(bytes) else { return .other }
    return isDocumentWithoutForeignKeys(names) ? .document : .other
  }

  /// More keys than this are compared with nothing: only those of data are so many.
  private static let mostCompared = 100

  /// Keys of nodes and notes, which stand in documents and say nothing.
  private static let neutral: Set<String> = ["modifiers", "then", "elseIf", "else", "cases", "default"]
  /// Keys that begin a node.
  private static let builders: Set<String> = ["if", "switch"]

  private func isTelling(_ name: String) -> Bool {
    Self.evidence[name] == .own || viewNames.contains(name)
  }

  /// Whether a key was meant as `body`, or as a view: those begin with a capital.
  private func isMisspeltTelling(_ name: String) -> Bool {
    if Suggestions.isMisspelling(name, of: "body") { return true }
    return name.first?.isUppercase == true && viewNames.contains { Suggestions.isMisspelling(name, of: $0) }
  }

  /// Judges keys of which none tells by itself: if all of them can be a document's, and one of them is hardly anything
  /// else or several agree, it is one.
  private func isDocumentWithoutForeignKeys(_ names: [String]) -> Bool {
    var count = 0
    var isEveryday = true
    for name in names {
      if name.hasPrefix("x-") || name.hasPrefix("$") || Self.neutral.contains(name) { continue }
      guard let evidence = evidence(of: name) else { return false }
      count += 1
      isEveryday = isEveryday && evidence == .everyday
    }
    return count > 1 || count == 1 && !isEveryday
  }

  /// What a key says that may be misspelt; nil for one that no document has.
  private func evidence(of name: String) -> DocumentKey.Evidence? {
    if let known = Self.evidence[name] { return known }
    if Self.builders.contains(name) { return .shared }
    let isNear = (Self.evidence.keys + viewNames).contains { Suggestions.isMisspelling(name, of: $0) }
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
