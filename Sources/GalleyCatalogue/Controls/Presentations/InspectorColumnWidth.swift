import GalleyLanguage

extension ModifierDefinition {
  static let inspectorColumnWidth = ModifierDefinition(
    "inspectorColumnWidth", summary: "Sets how wide an inspector is.", since: .iOS(17).except(.tvOS, .watchOS),
    layoutStanding: .model,
    overloads: [
      ModifierOverload(
        [.required(.width, "Points.", primary: true, numbers: .length)],
        type: .unknown("inspectorColumnWidth")),
      ModifierOverload(
        [
          .optional(.min, "The least width in points.", numbers: .length),
          .required(.ideal, "The width at first in points.", numbers: .length, notBelow: [.min]),
          .optional("max", .number, "The greatest width in points.", numbers: .openLength, notBelow: [.min, .ideal]),
        ], type: .unknown("inspectorColumnWidth")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { inspectorColumnWidth: 300 } ]",
        type: "ModifiedContent<Text, unknown(inspectorColumnWidth)>")
    ])
}
