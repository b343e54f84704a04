import GalleyLanguage

extension ViewDefinition {
  static let map = ViewDefinition(
    "Map", summary: "A map; it takes all that it is offered.", since: .iOS(14),
    layoutStanding: .model,
    overloads: [
      ViewOverload(
        [
          .optional(
            "initialPosition", .anyValue, "Where it begins; what shows everything if left out.", nullable: false),
          bounds, interactionModes, scope, content,
        ], since: .iOS(17), type: .unknown("Map"), drawing: .placeholder { _ in "Map" }, layout: .leaf { _ in .fill }),
      ViewOverload(
        [position, bounds, interactionModes, scope, content], since: .iOS(17), type: .unknown("Map"),
        drawing: .placeholder { _ in "Map" }, layout: .leaf { _ in .fill }),
      ViewOverload(
        [
          position, .required("selection", .binding(.unknown), "The tag of what is chosen.", nullable: true), bounds,
          interactionModes, content,
        ], since: .iOS(17), type: .unknown("Map"), drawing: .placeholder { _ in "Map" }, layout: .leaf { _ in .fill }),
      ViewOverload(
        [
          .required("coordinateRegion", .binding(.unknown), "What it shows."), interactionModes,
          .optional(
            "showsUserLocation", .bool, "Whether it shows where people are; false if left out.", nullable: false),
        ], type: .unknown("Map"), drawing: .placeholder { _ in "Map" }, layout: .leaf { _ in .fill }),
    ],
    examples: [
      Example(
        "Map",
        type: "unknown(Map)"),
      Example(
        "Map: { content: [ { Marker: { title: Park, coordinate: [52.5, 13.4] } } ] }",
        type: "unknown(Map)"),
    ])

  private static let position = Parameter.required("position", .binding(.unknown), "Where it is.")
  private static let bounds = Parameter.optional(
    "bounds", .anyValue, "How far people can move it; as far as they like if left out.", nullable: false)
  private static let interactionModes = Parameter.optional(
    "interactionModes", .anyValue, "What people can do with it; everything if left out.", nullable: false)
  private static let scope = Parameter.optional(
    "scope", .string, "A namespace that controls of the map know it by; none if left out.", nullable: false)
  private static let content = Parameter.optional(.content, "What stands on it.")
}
