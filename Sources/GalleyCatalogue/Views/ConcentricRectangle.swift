import GalleyLanguage

extension ViewDefinition {
  static let concentricRectangle = ViewDefinition(
    "ConcentricRectangle", summary: "A rectangle whose corners follow those of the container around it.",
    since: .iOS(26),
    layoutStanding: .derived,
    overloads: [
      ViewOverload(
        [], type: .named("ConcentricRectangle", .shape), layout: .leaf { _ in .fill }),
      ViewOverload(
        [
          .required("corners", .type("Edge.Corner.Style"), "The style of all corners."),
          .optional("isUniform", .bool, "Whether all have the largest radius; false if left out.", nullable: false),
        ], type: .named("ConcentricRectangle", .shape), layout: .leaf { _ in .fill }),
      ViewOverload(
        [
          .optional(
            "topLeadingCorner", .type("Edge.Corner.Style"), "The style of this corner; `concentric` if left out.",
            nullable: false),
          .optional(
            "topTrailingCorner", .type("Edge.Corner.Style"), "The style of this corner; `concentric` if left out.",
            nullable: false),
          .optional(
            "bottomLeadingCorner", .type("Edge.Corner.Style"), "The style of this corner; `concentric` if left out.",
            nullable: false),
          .optional(
            "bottomTrailingCorner", .type("Edge.Corner.Style"), "The style of this corner; `concentric` if left out.",
            nullable: false),
        ], type: .named("ConcentricRectangle", .shape), layout: .leaf { _ in .fill }),
      ViewOverload(
        [
          .optional(
            "uniformTopCorners", .type("Edge.Corner.Style"), "The style of both top corners; `concentric` if left out.",
            nullable: false),
          .optional(
            "uniformBottomCorners", .type("Edge.Corner.Style"),
            "The style of both bottom corners; `concentric` if left out.", nullable: false),
        ], type: .named("ConcentricRectangle", .shape), layout: .leaf { _ in .fill }),
      ViewOverload(
        [
          .optional(
            "uniformLeadingCorners", .type("Edge.Corner.Style"),
            "The style of both leading corners; `concentric` if left out.", nullable: false),
          .optional(
            "uniformTrailingCorners", .type("Edge.Corner.Style"),
            "The style of both trailing corners; `concentric` if left out.", nullable: false),
        ], type: .named("ConcentricRectangle", .shape), layout: .leaf { _ in .fill }),
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  ConcentricRectangle",
        type: "ConcentricRectangle"),
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  ConcentricRectangle: { corners: { fixed: 8 } }",
        type: "ConcentricRectangle"),
    ])
}
