extension DiagnosticCode {
  /// The codes of pictures.
  package static let drawing: [DiagnosticCode] = [
    .ambiguousNode, .approximatedDrawing, .noOutline, .pictureTooLarge, .unmappedSymbol, .unresolvedStyle,
  ]

  package static let ambiguousNode = DiagnosticCode(
    "ambiguous-node", .note, summary: "Several nodes are called so, and the picture shows the first of them.",
    explanation:
      """
      A picture can show one node alone, found by its name, its path, or its line and column. A loop gives one name to many \
      nodes, and several nodes may begin at one place. The picture then shows the first of them in the order of the \
      document. A path, or a name that stands only once, tells which one is meant.
      """)

  package static let approximatedDrawing = DiagnosticCode(
    "approximated-drawing", .note, summary: "Something is drawn only roughly as SwiftUI draws it.",
    explanation:
      """
      Pictures show everything where it is laid out, but not all of it as it looks on a device: fonts other than Apple's, \
      effects that need what lies behind them, and some controls are drawn in a simpler manner. Frames are not changed by \
      this. The message says what is meant, once for each reason, at the first place that has it.
      """)

  package static let noOutline = DiagnosticCode(
    "no-outline", .note, summary: "Letters are drawn as boxes, because there are no outlines of them.",
    explanation:
      """
      Letters are drawn by outlines that come with Galley, of Latin, Greek and Cyrillic letters and of common signs. Other \
      scripts have their places in the layout, but no outlines: each letter is a box as wide as it.
      """)

  package static let pictureTooLarge = DiagnosticCode(
    "picture-too-large", summary: "There would be more in a picture than pictures can hold.",
    explanation:
      """
      A picture has at most 1,000,000 commands, 20,000,000 points of outlines and 1,000 layers in each other; in pixels it has \
      at most 16,384 a side and 64 million in all. What is larger is left out, not cut. A smaller window, fewer pixels a point, \
      or a part of the document makes it possible.
      """)

  package static let unmappedSymbol = DiagnosticCode(
    "unmapped-symbol", .note, summary: "A symbol is drawn as a box, because there is no outline of it.",
    explanation:
      """
      Symbols of the system are drawn by free outlines that mean the same. This one has none, so that a dashed box with the \
      first letter of its name stands in its place. Its frame is not changed by this.
      """)

  package static let unresolvedStyle = DiagnosticCode(
    "unresolved-style", .note, summary: "A style is drawn in magenta, because nothing is known of it.",
    explanation:
      """
      What a style looks like is found out when a picture is drawn. Where that cannot be done, because styles or mixed colours \
      stand in each other more than 32 deep, for example, the picture shows magenta: black would be taken for right.
      """)
}
