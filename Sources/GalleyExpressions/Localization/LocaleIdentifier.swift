/// The names of locales: `en_US`, `zh-Hans`, `de@calendar=gregorian`.
package enum LocaleIdentifier {
  /// Whether a text has the form of one: a language of two or three letters, with subtags behind it.
  package static func isWellFormed(_ text: String) -> Bool {
    let identifier = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)[0]
    let parts = identifier.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard let language = parts.first, (2...3).contains(language.utf8.count), language.allSatisfy(isLetter)
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.allSatisfy { isLetter($0) || $0.isASCII && $0.isNumber }
    }
  }

  private static func isLetter(_ character: Character) -> Bool { character.isASCII && character.isLetter }
}
