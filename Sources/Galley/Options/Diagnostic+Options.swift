import GalleySource

extension Diagnostic {
  /// An option that cannot be used.
  static func option(
    _ message: String, mend: String? = nil, expected: [String] = [], listing: String? = nil
  ) -> Diagnostic {
    let list = expected.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      .invalidOption, message, at: .nowhere, label: mend, help: listing.map { ["\($0) \(list)"] } ?? [],
      expected: expected)
  }

  /// A name that there is none of.
  static func unknown(_ kind: String, _ name: String, among names: [String]) -> Diagnostic {
    option(
      "there is no \(kind) `\(name)`", mend: Suggestions.question(for: name, in: names), expected: names,
      listing: "the \(kind)s are")
  }
}
