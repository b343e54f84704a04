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
      .structure("Text", "Words with a look of their own.", [.init("_node", .int)], [.view]),
      .structure("Image", "A picture.", [.init("_node", .int)], [.view]),
      .structure("AnyView", "A view whose type is hidden.", [.init("_node", .int)], [.view]),
      .enumeration(
        "Text.TruncationMode", "Where a text that does not fit is cut.",
        [
          .init("head", summary: "`…end of the line`"), .init("tail", summary: "`beginning of the…`"),
          .init("middle", summary: "`begin…line`"),
        ]),
      .enumeration(
        "AttributedString.LineHeight", "How high the lines of a text are.",
        [
          "normal", "variable", "tight", "loose",
          .init(
            "multiple", summary: "Times the size of the font.", payload: [.init("factor", .double, numbers: .length)]),
          .init("exact", summary: "In points.", payload: [.init("points", .double, numbers: .length)]),
          .init("leading", summary: "Points beyond the size of the font.", payload: [.init("increase", .double)]),
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
