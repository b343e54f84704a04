extension TypeTable {
  static func grids(_ names: TypeNames) -> [TypeDeclaration] {
    let minimum = TypeDeclaration.Field("minimum", .double, default: .double(10), numbers: .length)
    let maximum = TypeDeclaration.Field(
      "maximum", .double, default: .double(.infinity), numbers: .openLength, notBelow: "minimum")
    return [
      .structure(
        "GridItem", "A column or row of a lazy grid.",
        [
          .init("size", names.type("GridItem.Size"), default: flexible(names)),
          .init("spacing", .optional(.double), default: .null, numbers: .finite),
          .init("alignment", names.optional("Alignment"), default: .null),
        ], []),
      .enumeration(
        "GridItem.Size", "How wide a column is, or how high a row.",
        [
          .init("fixed", payload: [.init("", .double, numbers: .length)]),
          .init("flexible", summary: "One column between two widths.", payload: [minimum, maximum]),
          .init(
            "adaptive", summary: "As many columns as fit.",
            payload: [.init("minimum", .double, numbers: .length), maximum]),
        ]),
    ]
  }

  private static func flexible(_ names: TypeNames) -> Value {
    .enumeration(names.id("GridItem.Size"), index: 1, payload: [.double(10), .double(.infinity)])
  }
}
