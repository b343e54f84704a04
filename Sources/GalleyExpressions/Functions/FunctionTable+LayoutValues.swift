// Initialisers of what layout takes: GridItem, Alignment.
extension FunctionTable {
  static let layoutValues: [FunctionDeclaration] = [
    .initializer(
      "GridItem",
      [
        .may("", .named(gridItemSize), flexible), .may("spacing", .optional(.double), .null),
        .may("alignment", .optional(.named(.alignment)), .null),
      ], .named(.gridItem), about: "A column or row of a lazy grid."
    ) { arguments throws(FunctionFailure) in .record(.gridItem, arguments.values) },
    .initializer(
      "Alignment",
      [.needs("horizontal", .named(.horizontalAlignment)), .needs("vertical", .named(.verticalAlignment))],
      .named(.alignment), about: "A guide of each axis."
    ) { arguments throws(FunctionFailure) in
      try alignment(arguments)
    },
    .property(
      "horizontal", on: .named(.alignment), .named(.horizontalAlignment), about: "The guide of the horizontal axis.",
      example: ("Alignment.topLeading.horizontal", "leading")
    ) { arguments throws(FunctionFailure) in try guide(arguments, isHorizontal: true) },
    .property(
      "vertical", on: .named(.alignment), .named(.verticalAlignment), about: "The guide of the vertical axis.",
      example: ("Alignment.topLeading.vertical", "top")
    ) { arguments throws(FunctionFailure) in try guide(arguments, isHorizontal: false) },
  ]

  private static let gridItemSize = TypeTable.wellKnown("GridItem.Size")
  private static let flexible = Value.enumeration(gridItemSize, index: 1, payload: [.double(10), .double(.infinity)])

  /// The guides of Alignment's cases, as the first indices of HorizontalAlignment's and VerticalAlignment's.
  private static let pairs: [(horizontal: Int, vertical: Int)] =
    [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)]
    + [(0, 3), (1, 3), (2, 3), (0, 4), (1, 4), (2, 4)]

  private static func alignment(_ arguments: FunctionArguments) throws(FunctionFailure) -> Value {
    let (horizontal, vertical) = (try arguments.caseIndex(0), try arguments.caseIndex(1))
    if let index = pairs.firstIndex(where: { $0 == (horizontal, vertical) }) {
      return .enumeration(.alignment, index: index, payload: [])
    }
    return .enumeration(.alignment, index: pairs.count, payload: arguments.values)
  }

  private static func guide(_ arguments: FunctionArguments, isHorizontal: Bool) throws(FunctionFailure) -> Value {
    guard case .enumeration(_, let index, let payload) = arguments[0] else {
      throw FunctionFailure(.mismatch, "this is not an Alignment")
    }
    if payload.count == 2 { return payload[isHorizontal ? 0 : 1] }
    let pair = pairs[min(index, pairs.count - 1)]
    return isHorizontal
      ? .enumeration(.horizontalAlignment, index: pair.horizontal, payload: [])
      : .enumeration(.verticalAlignment, index: pair.vertical, payload: [])
  }
}
