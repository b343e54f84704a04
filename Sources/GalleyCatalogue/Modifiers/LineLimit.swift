import GalleyLanguage

extension ModifierDefinition {
  static let lineLimit = ModifierDefinition(
    "lineLimit", summary: "Limits the number of lines of the texts in the view.", layout: .known,
    overloads: [
      ModifierOverload(
        [
          .required(
            "number", .integer, "The most lines; nil for no limit.", primary: true, nullable: true, numbers: .count)
        ],
        type: .environment("Optional<Int>"),
        environment: { arguments, environment in
          environment.lineLimit = arguments.integer("number")
          environment.reservedLines = 0
        }),
      ModifierOverload(
        [
          .required(
            "limit", .caseRange("Int"), "The least lines, whose height is always taken, and the most: `2...4`, `...3`.",
            primary: true, numbers: .count)
        ],
        since: .iOS(16), type: .layer("LineLimitModifier"),
        environment: { arguments, environment in
          let limits = arguments.lineLimits("limit")
          environment.lineLimit = limits.most
          environment.reservedLines = limits.least ?? 0
        }),
      ModifierOverload(
        [
          .required("limit", .integer, "The most lines.", numbers: .count),
          .required("reservesSpace", .bool, "Whether the height of all of them is taken even by fewer."),
        ],
        since: .iOS(16), type: .layer("LineLimitModifier"),
        environment: { arguments, environment in
          environment.lineLimit = arguments.integer("limit")
          environment.reservedLines = arguments.bool("reservesSpace") == true ? arguments.integer("limit") ?? 0 : 0
        }),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { lineLimit: 2 } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Int>>>"),
      Example("Text: Hello\nmodifiers: [ { lineLimit: 2...4 } ]", type: "ModifiedContent<Text, LineLimitModifier>"),
      Example(
        "Text: Hello\nmodifiers: [ { lineLimit: { limit: 3, reservesSpace: true } } ]",
        type: "ModifiedContent<Text, LineLimitModifier>"),
    ])
}
