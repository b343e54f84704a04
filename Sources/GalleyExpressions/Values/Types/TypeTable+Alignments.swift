extension TypeTable {
  static func alignments(_ names: TypeNames) -> [TypeDeclaration] {
    [
      .enumeration(
        "HorizontalAlignment", "A guide along the horizontal axis.",
        [
          "leading", "center", "trailing",
          .init("listRowSeparatorLeading", summary: "The leading end of a list row's separator."),
          .init("listRowSeparatorTrailing", summary: "The trailing end of a list row's separator."),
        ]),
      .enumeration(
        "VerticalAlignment", "A guide along the vertical axis.",
        [
          "top", "center", "bottom",
          .init("firstTextBaseline", summary: "The baseline of the first line of text."),
          .init("lastTextBaseline", summary: "The baseline of the last line of text."),
        ]),
      .enumeration(
        "Alignment", "A guide of each axis.",
        [
          "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom",
          "bottomTrailing", "leadingFirstTextBaseline", "centerFirstTextBaseline", "trailingFirstTextBaseline",
          "leadingLastTextBaseline", "centerLastTextBaseline", "trailingLastTextBaseline",
          .init(
            "custom", summary: "A pair of guides, at least one of them custom.",
            payload: [
              .init("horizontal", names.type("HorizontalAlignment")),
              .init("vertical", names.type("VerticalAlignment")),
            ]),
        ]),
      .enumeration("TextAlignment", "Where lines of text stand within their text.", ["leading", "center", "trailing"]),
      .enumeration("HorizontalEdge", "The leading or the trailing edge.", ["leading", "trailing"]),
      .enumeration("HorizontalEdge.Set", "Horizontal edges.", ["leading", "trailing", "all"], .optionSet),
      .enumeration("VerticalEdge", "The top or the bottom edge.", ["top", "bottom"]),
      .enumeration("VerticalEdge.Set", "Vertical edges.", ["top", "bottom", "all"], .optionSet),
    ]
  }
}
