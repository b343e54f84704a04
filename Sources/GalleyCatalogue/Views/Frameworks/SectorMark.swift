import GalleyLanguage

extension ViewDefinition {
  static let sectorMark = ViewDefinition(
    "SectorMark", summary: "A piece of a round chart.", since: .iOS(17),
    layoutStanding: nil,
    overloads: [
      ViewOverload(
        [
          .required("angle", .anyValue, "How large it is.").implying("PlottableValue"),
          .optional("innerRadius", .anyValue, "Where it begins; the middle if left out.", nullable: false),
          .optional("outerRadius", .anyValue, "Where it ends; the edge if left out.", nullable: false),
          .optional("angularInset", .number, "Points beside it; none if left out.", nullable: false),
        ], type: .mark("SectorMark"), layout: .leaf { _ in .empty })
    ],
    examples: [
      Example(
        "Chart: [ { SectorMark: { angle: 1 } } ]",
        type: "unknown(Chart)")
    ])
}
