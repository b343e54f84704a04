import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let mask = ModifierDefinition(
    "mask", summary: "Shows the view only where other views are drawn; placed like an overlay.",
    layoutStanding: .unconfirmed,
    overloads: [
      ModifierOverload(
        [.required(.mask, "The view whose drawing is kept.", primary: true).alsoCalled("view")],
        type: .layer("_MaskEffect", .of(.mask)), layout: placed(.mask), drawing: .mask),
      ModifierOverload(
        [
          .optional(.alignment, "Where the views stand; `center` if left out.", nullable: false),
          .required(.content, "The views whose drawing is kept.").alsoCalled("mask"),
        ],
        since: .iOS(15), type: .layer("_MaskAlignmentEffect", .of(.content)),
        layout: placed(.content), drawing: .mask),
    ],
    examples: [
      Example("Color: red\nmodifiers: [ { mask: Circle } ]", type: "ModifiedContent<Color, _MaskEffect<Circle>>"),
      Example(
        "Color: red\nmodifiers: [ { mask: { content: [ Circle ] } } ]",
        type: "ModifiedContent<Color, _MaskAlignmentEffect<Circle>>"),
    ])

  private static func placed(_ label: ArgumentLabel<ViewBlock>) -> ModifierLayout {
    UnconfirmedChoices.masksAreOverlays ? .layer(label, isBackground: false) : .neutral
  }
}

extension ArgumentLabel<ViewBlock> {
  fileprivate static var mask: Self { Self("mask", .view) }
}
