import GalleyLanguage

extension ModifierDefinition {
  static let dropDestination = ModifierDefinition(
    "dropDestination", summary: "Lets people drop things on the view.", since: .iOS(16).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("for", .typeName, "The type of the things."),
          .required(
            "action", .closureAction([.init("items", .unknown), .init("location", .unknown)]), "What is done."),
          .optional(
            "isTargeted", .closureAction([.init("isTargeted", .unknown)]),
            "What is done when a drag comes over the view or leaves it."),
        ], type: .unknown("dropDestination"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { dropDestination: { for: String, action: [] } } ]",
        type: "ModifiedContent<Text, unknown(dropDestination)>")
    ])
}
