extension TypeTable {
  /// The type of what is localised, which stands before all others: see `TypeID.localizedStringKey`.
  static func localizedTexts(_ names: TypeNames) -> [TypeDeclaration] {
    [
      .structure(
        "LocalizedStringKey", "Words for people to read, in which Markdown is read and the locale writes the numbers.",
        [.init("_key", .string)], [])
    ]
  }

  static func texts(_ names: TypeNames) -> [TypeDeclaration] {
    [
      .structure("Text", "Words with a look of their own.", [.init("_words", .string)], []),
      .structure("Image", "A picture in a text.", [.init("_name", .string)], []),
      .enumeration(
        "Text.TruncationMode", "Where a text that does not fit is cut.",
        [
          .init("head", summary: "`…end of the line`"), .init("tail", summary: "`beginning of the…`"),
          .init("middle", summary: "`begin…line`"),
        ]),
      .enumeration("Text.Case", "A change of letters' case.", ["uppercase", "lowercase"]),
      .enumeration("Text.Scale", "A size relative to the font.", ["default", "secondary"]),
      .enumeration(
        "Text.LineStyle.Pattern", "The pattern of an underline.",
        [
          "solid", "dot", "dash", "dashDot", "dashDotDot",
        ]),
      .enumeration("Text.DateStyle", "What of a date shows.", ["time", "date", "relative", "offset", "timer"]),
      .enumeration("TextSelectability", "Whether people can select text.", ["enabled", "disabled"]),
      .enumeration(
        "WritingDirection", "The direction of a paragraph.", ["leftToRight", "rightToLeft"]),
      .enumeration(
        "TextInputAutocapitalization", "Which letters the keyboard capitalises.",
        [
          "never", "words", "sentences", "characters",
        ]),
      .enumeration(
        "SubmitLabel", "What the return key says.",
        [
          "done", "go", "send", "join", "route", "search", "return", "next", "continue",
        ]),
    ]
  }
}
