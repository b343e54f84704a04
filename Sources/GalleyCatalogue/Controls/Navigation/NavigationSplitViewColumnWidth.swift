import GalleyLanguage

extension ModifierDefinition {
  static let navigationSplitViewColumnWidth = ModifierDefinition(
    "navigationSplitViewColumnWidth", summary: "Sets how wide a column of a split view is.", since: .iOS(16),
    layoutStanding: .model,
    overloads: [
      ModifierOverload(
        [.required(.width, "Points.", primary: true, numbers: .length)],
        type: .unknown("navigationSplitViewColumnWidth")),
      ModifierOverload(
        [
          .optional(.min, "The least width in points.", numbers: .length),
          .required(.ideal, "The width at first in points.", numbers: .length, notBelow: [.min]),
          .optional("max", .number, "The greatest width in points.", numbers: .openLength, notBelow: [.min, .ideal]),
        ], type: .unknown("navigationSplitViewColumnWidth")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { navigationSplitViewColumnWidth: 300 } ]",
        type: "ModifiedContent<Text, unknown(navigationSplitViewColumnWidth)>")
    ])
}
