/// A language and region, such as `de_DE`.
public struct LocaleName: NamedOption {
  /// The identifier.
  public let description: String

  /// Takes an identifier of a locale: a language of two or three letters, with subtags behind it; nil for anything else.
  public init?(_ text: String) {
    let identifier = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)[0]
    let parts = identifier.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard let language = parts.first, (2...3).contains(language.utf8.count), language.allSatisfy(\.isASCIILetter),
      parts.dropFirst().allSatisfy(\.isSubtag)
    else { return nil }
    description = text
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}

extension Substring {
  /// Whether the text may stand behind a language: a script, a region, a variant.
  fileprivate var isSubtag: Bool {
    (1...8).contains(utf8.count) && allSatisfy { $0.isASCIILetter || $0.isASCII && $0.isNumber }
  }
}
