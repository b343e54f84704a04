import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let scenePadding = ModifierDefinition(
    "scenePadding", summary: "Adds the room that fits the edges of a scene.", since: .iOS(15), layoutStanding: .model,
    overloads: [
      ModifierOverload(
        [
          .optional(.edges, "The edges that get room; all if left out.", primary: true, nullable: false)
        ], type: .unknown("scenePadding"),
        layout: .wrapper { .padding(EdgeInsets(EdgeInsets.standardPadding, edges: $0[.edges] ?? .all)) }),
      ModifierOverload(
        [
          .required("padding", .type("ScenePadding"), "The kind of room."),
          .optional(.edges, "The edges that get room; all if left out.", nullable: false),
        ], since: .iOS(16), type: .unknown("scenePadding"),
        layout: .wrapper { .padding(EdgeInsets(EdgeInsets.standardPadding, edges: $0[.edges] ?? .all)) }),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { scenePadding: horizontal } ]", type: "ModifiedContent<Text, unknown(scenePadding)>"
      )
    ])
}
