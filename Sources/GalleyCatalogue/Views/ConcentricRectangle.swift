import GalleyLanguage

extension ViewDefinition {
  static let concentricRectangle = ViewDefinition(
    "ConcentricRectangle", summary: "A rectangle whose corners follow those of the container around it.",
    since: .iOS(26),
    layoutStanding: .derived,
    overloads: [
      ViewOverload(
        [], type: .named("ConcentricRectangle", .shape), drawing: .rectangle, layout: .leaf { _ in .fill }),
      ViewOverload(
        [
          .required("corners", .type("Edge.Corner.Style"), "The style of all corners."),
          .optional("isUniform", .bool, "Whether all have the largest radius; false if left out.", nullable: false),
        ], type: .named("ConcentricRectangle", .shape), drawing: .rectangle, layout: .leaf { _ in .fill }),
      ViewOverload(
        [
          corner("topLeadingCorner", "this corner"),
          corner("topTrailingCorner", "this corner"),
          corner("bottomLeadingCorner", "this corner"),
          corner("bottomTrailingCorner", "this corner"),
        ], type: .named("ConcentricRectangle", .shape), drawing: .rectangle, layout: .leaf { _ in .fill }),
      ViewOverload(
        [
          corner("uniformTopCorners", "both top corners"),
          corner("uniformBottomCorners", "both bottom corners"),
        ], type: .named("ConcentricRectangle", .shape), drawing: .rectangle, layout: .leaf { _ in .fill }),
      ViewOverload(
        [
          corner("uniformLeadingCorners", "both leading corners"),
          corner("uniformTrailingCorners", "both trailing corners"),
        ], type: .named("ConcentricRectangle", .shape), drawing: .rectangle, layout: .leaf { _ in .fill }),
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  ConcentricRectangle",
        type: "ConcentricRectangle"),
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  ConcentricRectangle: { corners: { fixed: 8 } }",
        type: "ConcentricRectangle"),
    ])

  private static func corner(_ label: String, _ what: String) -> Parameter {
    .optional(label, .type("Edge.Corner.Style"), "The style of \(what); `concentric` if left out.", nullable: false)
  }
}
