extension TypeTable {
  /// What gestures, the pointer, feedback and the system's own reactions take.
  static func interactions(_ names: TypeNames) -> [TypeDeclaration] {
    [
      .enumeration(
        "GestureMask", "Whose gestures count.",
        [.init("none", summary: "Nobody's."), "gesture", "subviews", "all"], .optionSet),
      .enumeration("SubmitTriggers", "What sends what people typed.", ["text", "search"], .optionSet),
      .enumeration(
        "TaskPriority", "How urgent a task is.", ["userInitiated", "utility", "background", "high", "medium", "low"],
        module: "Swift"),
      .enumeration(
        "PointerStyle", "The look of the pointer.",
        [
          "default", "horizontalText", "verticalText", "rectSelection", "grabIdle", "grabActive", "link", "zoomIn",
          "zoomOut", "columnResize", "rowResize",
        ]),
      .enumeration(
        "SensoryFeedback", "Something that people feel or hear.",
        [
          "success", "warning", "error", "selection", "increase", "decrease", "start", "stop", "alignment",
          "levelChange", "pathComplete",
          .init(
            "impact",
            payload: [
              .init("weight", .optional(names.type("SensoryFeedback.Weight")), default: .null),
              .init("flexibility", .optional(names.type("SensoryFeedback.Flexibility")), default: .null),
              .init("intensity", .double, default: .double(1)),
            ]),
        ]),
      .enumeration("SensoryFeedback.Weight", "How heavy a knock feels.", ["light", "medium", "heavy"]),
      .enumeration("SensoryFeedback.Flexibility", "How soft a knock feels.", ["rigid", "solid", "soft"]),
      .enumeration(
        "SpringLoadingBehavior", "What holding a dragged thing over a view does.", ["automatic", "enabled", "disabled"]),
      .enumeration(
        "AccessibilityActionKind", "A kind of action.", ["default", "escape", "magicTap", "delete", "showMenu"]),
      .enumeration(
        "WritingToolsBehavior", "How far writing tools go.", ["automatic", "complete", "limited", "disabled"]),
      .enumeration(
        "UITextAutocapitalizationType", "Which letters the keyboard capitalises.",
        ["none", "words", "sentences", "allCharacters"], module: "__C"),
      .enumeration(
        "SymbolEffectOptions", "How an animation of a symbol runs.",
        [
          "default", "nonRepeating", "repeating", .init("repeat", payload: [.init("", .int)]),
          .init("speed", payload: [.init("", .double)]),
        ]),
    ] + gestures(names)
  }

  /// What gestures tell their closures.
  private static func gestures(_ names: TypeNames) -> [TypeDeclaration] {
    let point = names.type("CGPoint")
    let size = names.type("CGSize")
    let unitPoint = names.type("UnitPoint")
    let angle = names.type("Angle")
    return [
      .structure(
        "DragGesture.Value", "What a drag tells its closures.",
        [
          .init("startLocation", point), .init("location", point), .init("translation", size),
          .init("velocity", size), .init("predictedEndLocation", point), .init("predictedEndTranslation", size),
        ], []),
      .structure("SpatialTapGesture.Value", "Where a view was tapped.", [.init("location", point)], []),
      .structure(
        "MagnifyGesture.Value", "How far a view was magnified.",
        [
          .init("magnification", .double), .init("velocity", .double), .init("startAnchor", unitPoint),
          .init("startLocation", point),
        ], []),
      .structure(
        "RotateGesture.Value", "How far a view was turned.",
        [
          .init("rotation", angle), .init("velocity", angle), .init("startAnchor", unitPoint),
          .init("startLocation", point),
        ], []),
    ]
  }
}
