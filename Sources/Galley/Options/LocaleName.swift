import GalleyExpressions

/// A language and region, such as `de_DE`.
public struct LocaleName: NamedOption {
  /// The identifier.
  public let description: String

  /// Takes an identifier of a locale: a language by its code of two letters (ISO 639-1), or any three letters, with subtags
  /// behind it; nil for anything else.
  public init?(_ text: String) {
    guard LocaleIdentifier.isWellFormed(text) else { return nil }
    description = text
  }
}
