import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let fixedSize = ModifierDefinition(
    "fixedSize", summary: "Gives the view its ideal size, whatever is proposed.", layoutStanding: .measured,
    overloads: [
      ModifierOverload(type: .layer("_FixedSizeLayout"), layout: .wrapper { _ in .fixedSize(.both) }),
      ModifierOverload(
        [
          .required(.horizontal, "Whether the width is the ideal one."),
          .required(.vertical, "Whether the height is the ideal one."),
        ],
        type: .layer("_FixedSizeLayout"),
        layout: .wrapper { arguments in
          var axes: AxisSet = []
          if arguments[.horizontal] == true { axes.insert(.horizontal) }
          if arguments[.vertical] == true { axes.insert(.vertical) }
          return .fixedSize(axes)
        }),
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ fixedSize ]", type: "ModifiedContent<Text, _FixedSizeLayout>"),
      Example(
        "Text: Hello\nmodifiers: [ { fixedSize: { horizontal: false, vertical: true } } ]",
        type: "ModifiedContent<Text, _FixedSizeLayout>"),
    ])
}

extension ArgumentLabel<Bool> {
  fileprivate static var horizontal: Self { Self("horizontal") }
  fileprivate static var vertical: Self { Self("vertical") }
}
