import GalleyLanguage

extension ModifierDefinition {
  static let dropDestination = ModifierDefinition(
    "dropDestination", summary: "Lets people drop things on the view.", since: .iOS(16).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("for", .typeName, "The type of the things."),
          .optional(
            "action", .closureAction([.init("items", .unknown), .init("location", .unknown)]),
            "What is done, and whether they are taken, `{ return: true }`; nothing if it is left out."
          ).returning(.bool),
          .optional(
            "isTargeted", .closureAction([.init("isTargeted", .bool)]),
            "What is done when a drag comes over the view or leaves it; nothing if it is left out."),
        ], type: .unknown("dropDestination"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { dropDestination: { for: String, action: [] } } ]",
        type: "ModifiedContent<Text, unknown(dropDestination)>")
    ])
}
