import GalleyExpressions

/// A language and region, such as `de_DE`.
public struct LocaleName: NamedOption {
  /// The identifier.
  public let description: String

  /// Takes an identifier of a locale: a language of two or three letters, with subtags behind it; nil for anything else.
  public init?(_ text: String) {
    guard LocaleIdentifier.isWellFormed(text) else { return nil }
    description = text
  }
}
