import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let contentMargins = ModifierDefinition(
    "contentMargins", summary: "Leaves room around the content of the scroll views inside.", since: .iOS(17),
    layoutStanding: .published,
    overloads: [
      ModifierOverload(
        [
          .required(.length, "Points on every edge.", primary: true, numbers: .finite),
          .optional(
            .placement, "What the margins are around; both content and scroll bars if left out.", nullable: false),
        ], type: .unknown("contentMargins"),
        environment: { arguments, environment in
          if arguments[.placement] == .scrollIndicators { return }
          environment.contentMargins = EdgeInsets(arguments[.length] ?? 0)
        }),
      ModifierOverload(
        [
          .optional(.edges, "The edges that get room; all if left out.", nullable: false),
          .required(.length, "Points on these edges; nil for the system’s own.", nullable: true, numbers: .finite),
          .optional(
            .placement, "What the margins are around; both content and scroll bars if left out.", nullable: false),
        ], type: .unknown("contentMargins"),
        environment: { arguments, environment in
          if arguments[.placement] == .scrollIndicators { return }
          environment.contentMargins.set(arguments[.length] ?? 0, on: arguments[.edges] ?? .all)
        }),
      ModifierOverload(
        [
          .optional(.edges, "The edges that get room; all if left out.", nullable: false),
          .required(.insets, "Points on each edge.", primary: true, numbers: .finite),
          .optional(
            .placement, "What the margins are around; both content and scroll bars if left out.", nullable: false),
        ], type: .unknown("contentMargins"),
        environment: { arguments, environment in
          if arguments[.placement] == .scrollIndicators { return }
          environment.contentMargins.set(
            arguments[.insets] ?? .zero, on: arguments[.edges] ?? .all)
        }),
    ],
    examples: [
      Example(
        "ScrollView: [ { Text: Hello } ]\nmodifiers: [ { contentMargins: 20 } ]",
        type: "ModifiedContent<ScrollView<Text>, unknown(contentMargins)>")
    ])
}

/// What margins are left around.
enum ContentMarginPlacement: String, SwiftUIEnumeration {
  case automatic
  case scrollContent
  case scrollIndicators

  static var swiftName: String { "ContentMarginPlacement" }
}

extension ArgumentLabel<ContentMarginPlacement> {
  fileprivate static var placement: Self { Self("for") }
}
