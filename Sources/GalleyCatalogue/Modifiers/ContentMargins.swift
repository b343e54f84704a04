import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let contentMargins = ModifierDefinition(
    "contentMargins", summary: "Leaves room around the content of the scroll views inside.", since: .iOS(17),
    layout: .model,
    overloads: [
      ModifierOverload(
        [
          .required("length", .number, "Points on every edge.", primary: true, numbers: .finite),
          .optional(
            "for", .type("ContentMarginPlacement"),
            "What the margins are around; both content and scroll bars if left out.", nullable: false),
        ], type: .unknown("contentMargins"),
        environment: { arguments, environment in
          if arguments.caseName("for") == "scrollIndicators" { return }
          environment.contentMargins = EdgeInsets(arguments.number("length") ?? 0)
        }),
      ModifierOverload(
        [
          .optional("edges", .type("Edge.Set"), "The edges that get room; all if left out.", nullable: false),
          .required(
            "length", .number, "Points on these edges; nil for the system’s own.", nullable: true, numbers: .finite),
          .optional(
            "for", .type("ContentMarginPlacement"),
            "What the margins are around; both content and scroll bars if left out.", nullable: false),
        ], type: .unknown("contentMargins"),
        environment: { arguments, environment in
          if arguments.caseName("for") == "scrollIndicators" { return }
          environment.contentMargins.set(arguments.number("length") ?? 0, on: arguments.edges("edges") ?? .all)
        }),
      ModifierOverload(
        [
          .optional("edges", .type("Edge.Set"), "The edges that get room; all if left out.", nullable: false),
          .required("insets", .type("EdgeInsets"), "Points on each edge.", primary: true, numbers: .finite),
          .optional(
            "for", .type("ContentMarginPlacement"),
            "What the margins are around; both content and scroll bars if left out.", nullable: false),
        ], type: .unknown("contentMargins"),
        environment: { arguments, environment in
          if arguments.caseName("for") == "scrollIndicators" { return }
          environment.contentMargins.set(
            arguments.insets("insets") ?? .zero, on: arguments.edges("edges") ?? .all)
        }),
    ],
    examples: [
      Example(
        "ScrollView: [ { Text: Hello } ]\nmodifiers: [ { contentMargins: 20 } ]",
        type: "ModifiedContent<ScrollView<Text>, unknown(contentMargins)>")
    ])
}
