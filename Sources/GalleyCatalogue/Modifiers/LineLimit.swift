import GalleyLanguage

extension ModifierDefinition {
  static let lineLimit = ModifierDefinition(
    "lineLimit", summary: "Limits the number of lines of the texts in the view.", layoutStanding: .published,
    overloads: [
      ModifierOverload(
        [
          .required(.number, "The most lines; nil for no limit.", primary: true, nullable: true, numbers: .count)
        ],
        type: .environment("Optional<Int>"),
        environment: { arguments, environment in
          environment.lineLimit = arguments[.number]
          environment.reservedLines = 0
        }),
      ModifierOverload(
        [
          .required(
            .limits, "The least lines, whose height is always taken, and the most: `2...4`, `...3`.",
            primary: true, numbers: .count)
        ],
        since: .iOS(16), type: .layer("LineLimitModifier"),
        environment: { arguments, environment in
          let limits = arguments[.limits]
          environment.lineLimit = limits?.most
          environment.reservedLines = limits?.least ?? 0
        }),
      ModifierOverload(
        [
          .required(.limit, "The most lines.", numbers: .count),
          .required(.reservesSpace, "Whether the height of all of them is taken even by fewer."),
        ],
        since: .iOS(16), type: .layer("LineLimitModifier"),
        environment: { arguments, environment in
          environment.lineLimit = arguments[.limit]
          environment.reservedLines = arguments[.reservesSpace] == true ? arguments[.limit] ?? 0 : 0
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

extension ArgumentLabel<Int> {
  fileprivate static var limit: Self { Self("limit") }
  fileprivate static var number: Self { Self("number") }
}

extension ArgumentLabel<Bool> {
  fileprivate static var reservesSpace: Self { Self("reservesSpace") }
}

/// The ends of a range of numbers of lines; nil where it is open.
private struct LineLimits {
  var least: Int?
  var most: Int?
}

extension ArgumentLabel<LineLimits> {
  fileprivate static var limits: Self {
    Self("limit", .caseRange("Int")) { value, _ in
      if case .closedRange(let lower, let upper) = value { return LineLimits(least: lower, most: upper) }
      guard case .array(let ends) = value, ends.count == 2 else { return nil }
      let numbers = ends.map { end -> Int? in if case .int(let number) = end { number } else { nil } }
      return LineLimits(least: numbers[0], most: numbers[1])
    }
  }
}
