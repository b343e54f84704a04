import GalleyLanguage

extension ModifierDefinition {
  static let listSectionSpacing = ModifierDefinition(
    "listSectionSpacing", summary: "Sets the room between the sections of lists in the view.",
    since: .iOS(17).except(.macOS, .tvOS), layout: .model,
    overloads: [
      ModifierOverload(
        [.required("spacing", .number, "Points.", primary: true)], type: .unknown("listSectionSpacing"),
        environment: { arguments, environment in environment.custom["listSectionSpacing"] = arguments["spacing"] }),
      ModifierOverload(
        [.required("spacing", .type("ListSectionSpacing"), "The room.", primary: true)],
        type: .unknown("listSectionSpacing"),
        environment: { arguments, environment in environment.custom["listSectionSpacing"] = arguments["spacing"] }),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { listSectionSpacing: compact } ]",
        type: "ModifiedContent<Text, unknown(listSectionSpacing)>")
    ])
}
