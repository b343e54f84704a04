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
    // A schema says itself what it is, and describes documents of others by keys that ours have, too.
    if isJSONSchema(bytes) { return .other }
    let all = keys.names.filter { !$0.hasPrefix("x-") && !$0.hasPrefix("$") }
    let names = all.prefix(Self.mostCompared)
    let isDocument =
      all.contains(where: Self.rootKeys.contains) || names.contains(where: isMeantAsBody)
      || names.contains(where: isMeantAsView) || keys.words.prefix(Self.mostCompared).contains(where: isMeantAsView)
      || all.count <= Self.mostCompared && isNodeInSmallLetters(all)
    return isDocument ? .document : .other
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
  /// Keys of nodes and notes, and those of documents that many files have: they say nothing.
  private static let neutral = DocumentKey.sharedWithMany.union([
    "modifiers", "then", "elseIf", "else", "cases", "default", "name", "version",
  ])
  /// Keys that begin a node.
  private static let builders: Set<String> = ["if", "switch"]
  /// The keys that make a file a document, whatever stands beside them; those that are announced count as well.
  private static let rootKeys = Set(DocumentKey.all.map(\.word.rawValue) + DocumentKey.announced)
    .subtracting(DocumentKey.sharedWithMany)

  private func isMeantAsBody(_ name: String) -> Bool { Self.isMisspelt(name, ControlWord.body.rawValue) }

  /// Whether a name was meant as a view's: those begin with a capital.
  private func isMeantAsView(_ name: String) -> Bool {
    name.first?.isUppercase == true && viewNames.contains { Self.isMisspelt(name, $0) }
  }

  /// Whether at most two mistakes of typing, case aside, lie between a name and what it was meant as; of the tiny words
  /// that every tool has for keys (`code`, `kind`, `mode`) only one.
  private static func isMisspelt(_ name: String, _ known: String) -> Bool {
    name == known || Suggestions.isWithin(name.utf8.count > 4 ? 2 : 1, name, of: known)
  }

  /// Judges keys of which none tells by itself: a view in small letters, with nothing beside it that is no part of a node.
  private func isNodeInSmallLetters(_ names: [String]) -> Bool {
    let telling = names.filter { !Self.neutral.contains($0) }
    return !telling.isEmpty
      && telling.allSatisfy { name in
        Self.builders.contains(name)
          || (viewNames + [ControlWord.body.rawValue]).contains { known in
            Suggestions.isWithin(0, name, of: known) || Suggestions.isWithinTwoMistakes(name, of: known)
          }
      }
  }

  private func isJSONSchema(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(1024), as: UTF8.self).contains("json-schema.org")
  }
}
