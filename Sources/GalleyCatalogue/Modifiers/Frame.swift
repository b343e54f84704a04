import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let frame = ModifierDefinition(
    "frame", summary: "Puts the view into a frame of a fixed size, or of a size between limits.",
    layoutStanding: .measured,
    unlabelled: [
      "{ width: $0, height: $0 }", "{ width: $0, height: $1 }", "{ maxWidth: infinity, maxHeight: infinity }",
    ],
    overloads: [
      ModifierOverload(
        [
          .optional(.width, "Points; nil leaves the width to the view.", numbers: .side(greatest: "maxWidth")),
          .optional(.height, "Points; nil leaves the height to the view.", numbers: .side(greatest: "maxHeight")),
          .optional(.alignment, "Where the view stands in the frame; `center` if left out.", nullable: false),
        ],
        type: .layer("_FrameLayout"),
        layout: .wrapper {
          .fixedFrame(
            width: $0[.width], height: $0[.height], alignment: $0[.alignment] ?? .center)
        }),
      ModifierOverload(
        [
          .optional(.minWidth, "The least width in points.", numbers: .length),
          .optional(
            .idealWidth, "The width in points where none is proposed.", numbers: .openLength, notBelow: [.minWidth]),
          .optional(
            .maxWidth, "The largest width in points; `infinity` takes all there is.", numbers: .openLength,
            notBelow: [.minWidth, .idealWidth]),
          .optional(.minHeight, "The least height in points.", numbers: .length),
          .optional(
            .idealHeight, "The height in points where none is proposed.", numbers: .openLength, notBelow: [.minHeight]),
          .optional(
            .maxHeight, "The largest height in points; `infinity` takes all there is.", numbers: .openLength,
            notBelow: [.minHeight, .idealHeight]),
          .optional(.alignment, "Where the view stands in the frame; `center` if left out.", nullable: false),
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
        min: arguments[.minWidth], ideal: arguments[.idealWidth], max: arguments[.maxWidth]),
      vertical: Limits(
        min: arguments[.minHeight], ideal: arguments[.idealHeight], max: arguments[.maxHeight]),
      alignment: arguments[.alignment] ?? .center)
  }
}

extension ArgumentLabel<Double> {
  fileprivate static var height: Self { Self("height") }
  fileprivate static var minWidth: Self { Self("minWidth") }
  fileprivate static var idealWidth: Self { Self("idealWidth") }
  fileprivate static var maxWidth: Self { Self("maxWidth") }
  fileprivate static var minHeight: Self { Self("minHeight") }
  fileprivate static var idealHeight: Self { Self("idealHeight") }
  fileprivate static var maxHeight: Self { Self("maxHeight") }
}
