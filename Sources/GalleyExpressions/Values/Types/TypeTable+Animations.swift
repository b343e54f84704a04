extension TypeTable {
  static func animations(_ names: TypeNames) -> [TypeDeclaration] {
    [
      animation,
      .enumeration("AnyTransition", "How a view comes and goes.", transitions(names)),
      .enumeration("Transition", "How a view comes and goes, as a type of its own.", transitions(names)),
      .enumeration(
        "ContentTransition", "How the content of a view changes.",
        [
          "identity", "interpolate", "opacity",
          .init(
            "numericText",
            payload: [
              .init("countsDown", .bool, default: .bool(false)),
              .init("value", .optional(.double), default: .null),
            ]), symbolEffect(names),
        ]),
      .enumeration(
        "MatchedGeometryProperties", "What matched views share.", ["position", "size", "frame"], .optionSet),
      .enumeration("HoverEffect", "What hovering does to a view.", ["automatic", "highlight", "lift"]),
      .structure(
        "Transaction", "How changes are shown.",
        [.init("animation", .optional(names.type("Animation")), default: .null)]),
      .enumeration(
        "UnitCurve", "A curve from 0 to 1.",
        [
          "linear", "easeIn", "easeOut", "easeInOut", "circularEaseIn", "circularEaseOut", "circularEaseInOut",
        ]),
    ]
  }

  /// Animations change nothing that is laid out; they are known so that documents which use them check.
  private static let animation = TypeDeclaration.enumeration(
    "Animation", "How a change runs over time.",
    [
      .init("default", summary: "The animation of the platform."),
      .init("linear", summary: "At an even pace.", payload: duration),
      .init("easeIn", summary: "Slow at first.", payload: duration),
      .init("easeOut", summary: "Slow at the end.", payload: duration),
      .init("easeInOut", summary: "Slow at first and at the end.", payload: duration),
      .init("spring", summary: "Like a spring.", payload: spring), .init("smooth", payload: bounce),
      .init("snappy", payload: bounce), .init("bouncy", payload: bounce),
      .init("interactiveSpring", payload: interactive + bounce), .init("interpolatingSpring", payload: stiff + bounce),
      .init("timingCurve", payload: ["", "", "", ""].map { .init($0, .double) } + duration),
    ])

  private static let duration: [TypeDeclaration.Field] = [.init("duration", .double, default: .double(0.35))]

  private static let spring: [TypeDeclaration.Field] = [
    .init("duration", .double, default: .double(0.5)), .init("bounce", .double, default: .double(0)),
    .init("response", .double, default: .double(0.5)), .init("dampingFraction", .double, default: .double(0.825)),
    .init("blendDuration", .double, default: .double(0)),
  ]

  /// A spring by its physics, as Swift’s older forms have it.
  private static let stiff: [TypeDeclaration.Field] = [
    .init("mass", .double, default: .double(1)), .init("stiffness", .double, default: .double(100)),
    .init("damping", .double, default: .double(10)), .init("initialVelocity", .double, default: .double(0)),
    .init("bounce", .double, default: .double(0)),
  ]

  private static let interactive: [TypeDeclaration.Field] = [
    .init("response", .double, default: .double(0.15)), .init("dampingFraction", .double, default: .double(0.86)),
    .init("blendDuration", .double, default: .double(0.25)),
  ]

  private static let bounce: [TypeDeclaration.Field] = [
    .init("duration", .double, default: .double(0.5)), .init("extraBounce", .double, default: .double(0)),
  ]

  private static func symbolEffect(_ names: TypeNames) -> TypeDeclaration.EnumerationCase {
    .init("symbolEffect", payload: [.init("", .optional(names.type("SymbolEffect")), default: .null)])
  }

  private static func transitions(_ names: TypeNames) -> [TypeDeclaration.EnumerationCase] {
    [
      "identity", "opacity", "slide",
      .init(
        "scale",
        payload: [
          .init("scale", .double, default: .double(0)),
          .init("anchor", .optional(names.type("UnitPoint")), default: .null),
        ]),
      .init("move", payload: [.init("edge", names.type("Edge"))]),
      .init("push", payload: [.init("from", names.type("Edge"))]),
      .init("offset", payload: [.init("x", .double, default: .double(0)), .init("y", .double, default: .double(0))]),
      "blurReplace", symbolEffect(names),
      .init(
        "asymmetric",
        payload: [.init("insertion", names.type("AnyTransition")), .init("removal", names.type("AnyTransition"))]),
    ]
  }
}
