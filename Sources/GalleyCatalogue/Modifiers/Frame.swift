import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let frame = ModifierDefinition(
    "frame", summary: "Puts the view into a frame of a fixed size, or of a size between limits.", layout: .known,
    unlabelled: ["{ width: $0, height: $0 }", "{ width: $0, height: $1 }"],
    overloads: [
      ModifierOverload(
        [
          .optional(
            "width", .number, "Points; nil leaves the width to the view.", numbers: .side(greatest: "maxWidth")),
          .optional(
            "height", .number, "Points; nil leaves the height to the view.", numbers: .side(greatest: "maxHeight")),
          .optional("alignment", .type("Alignment"), "Where the view stands in the frame; `center` if left out."),
        ],
        type: .layer("_FrameLayout"),
        layout: .wrapper {
          .fixedFrame(
            width: $0.number("width"), height: $0.number("height"), alignment: $0.alignment("alignment") ?? .center)
        }),
      ModifierOverload(
        [
          .optional("minWidth", .number, "The least width in points.", numbers: .length),
          .optional(
            "idealWidth", .number, "The width in points where none is proposed.", numbers: .openLength,
            notBelow: ["minWidth"]),
          .optional(
            "maxWidth", .number, "The largest width in points; `infinity` takes all there is.", numbers: .openLength,
            notBelow: ["minWidth", "idealWidth"]),
          .optional("minHeight", .number, "The least height in points.", numbers: .length),
          .optional(
            "idealHeight", .number, "The height in points where none is proposed.", numbers: .openLength,
            notBelow: ["minHeight"]),
          .optional(
            "maxHeight", .number, "The largest height in points; `infinity` takes all there is.", numbers: .openLength,
            notBelow: ["minHeight", "idealHeight"]),
          .optional("alignment", .type("Alignment"), "Where the view stands in the frame; `center` if left out."),
        ],
        type: .layer("_FlexFrameLayout"), layout: .wrapper { .flexibleFrame(FlexibleFrame($0)) }),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { frame: { width: 200, height: 100 } } ]",
        type: "ModifiedContent<Text, _FrameLayout>"),
      Example(
        "Text: Hello\nmodifiers: [ { frame: { maxWidth: infinity, alignment: leading } } ]",
        type: "ModifiedContent<Text, _FlexFrameLayout>"),
    ])
}

extension FlexibleFrame {
  fileprivate init(_ arguments: Arguments) {
    self.init(
      horizontal: Limits(
        min: arguments.number("minWidth"), ideal: arguments.number("idealWidth"), max: arguments.number("maxWidth")),
      vertical: Limits(
        min: arguments.number("minHeight"), ideal: arguments.number("idealHeight"), max: arguments.number("maxHeight")),
      alignment: arguments.alignment("alignment") ?? .center)
  }
}
