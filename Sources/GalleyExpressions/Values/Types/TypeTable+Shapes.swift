extension TypeTable {
  /// The shapes that values can be: a node, which is shown by its name, or drawn where a shape is wanted.
  private static let shapesAsValues = [
    ("AnyShape", "A shape whose type is hidden."), ("Capsule", "A rectangle with round ends."),
    ("Circle", "A circle in the middle of its frame."),
    ("ContainerRelativeShape", "The shape of what stands around it."), ("Ellipse", "An ellipse that fills its frame."),
    ("Rectangle", "A rectangle that fills its frame."), ("RoundedRectangle", "A rectangle with round corners."),
    ("UnevenRoundedRectangle", "A rectangle with a radius for each corner."),
  ]

  static func shapes(_ names: TypeNames) -> [TypeDeclaration] {
    shapesAsValues.map { name, summary in .structure(name, summary, [.init("_node", .int)], [.view]) } + [
      .enumeration(
        "RoundedCornerStyle", "The curve of a rounded corner.",
        [
          .init("circular", summary: "A quarter of a circle."),
          .init("continuous", summary: "A curve whose bend grows steadily."),
        ]),
      .structure(
        "RectangleCornerRadii", "The radii of the four corners.",
        [
          .init("topLeading", .double, default: .double(0), numbers: .openLength),
          .init("bottomLeading", .double, default: .double(0), numbers: .openLength),
          .init("bottomTrailing", .double, default: .double(0), numbers: .openLength),
          .init("topTrailing", .double, default: .double(0), numbers: .openLength),
        ]),
      .enumeration(
        "Edge.Corner.Style", "The style of a corner of a `ConcentricRectangle`.",
        [
          .init(
            "concentric", summary: "Round the corner of the container, at least so much.",
            payload: [.init("minimum", .optional(.double), default: .null, numbers: .openLength)]),
          .init("fixed", summary: "A radius of its own.", payload: [.init("", .double, numbers: .openLength)]),
        ]),
      .enumeration("CGLineCap", "The end of a line.", ["butt", "round", "square"], module: "__C"),
      .enumeration("CGLineJoin", "The corner between two lines.", ["miter", "round", "bevel"], module: "__C"),
      .structure(
        "StrokeStyle", "How a line is drawn.",
        [
          .init("lineWidth", .double, default: .double(1), numbers: .length),
          .init("lineCap", names.type("CGLineCap"), default: names.value("CGLineCap", 0)),
          .init("lineJoin", names.type("CGLineJoin"), default: names.value("CGLineJoin", 0)),
          .init("miterLimit", .double, default: .double(10)), .init("dash", .array(.double), default: .array([])),
          .init("dashPhase", .double, default: .double(0)),
        ]),
      .enumeration(
        "ButtonBorderShape", "The shape of a bordered button.",
        [
          "automatic", "capsule",
          .init("roundedRectangle", payload: [.init("radius", .optional(.double), default: .null)]),
          "circle",
          .init("customRoundedRectangle", payload: [.init("radius", .double, numbers: .openLength)]),
        ]),
      .enumeration(
        "ContentShapeKinds", "What a content shape is for.",
        [
          "interaction", "dragPreview", "contextMenuPreview", "hoverEffect", "focusEffect", "accessibility",
        ], .optionSet),
    ]
  }
}
