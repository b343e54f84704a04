import GalleyLanguage

extension ModifierDefinition {
  static let listSectionSpacing = ModifierDefinition(
    "listSectionSpacing", summary: "Sets the room between the sections of lists in the view.",
    since: .iOS(17).except(.macOS, .tvOS), layout: .model,
    overloads: [
      ModifierOverload(
        [.required("spacing", .number, "Points.", primary: true)],
        type: ModifierTypeRule { context, receiver in
          let trait = context.generic("_TraitWritingModifier", [context.unknown("listSectionSpacing")])
          let writer = context.generic("_EnvironmentKeyWritingModifier", [context.unknown("listSectionSpacing")])
          return TypedReceiver(context.modified(context.modified(receiver.type, trait), writer))
        }, environment: { arguments, environment in environment.custom["listSectionSpacing"] = arguments["spacing"] }),
      ModifierOverload(
        [.required("spacing", .type("ListSectionSpacing"), "The room.", primary: true)],
        type: ModifierTypeRule { context, receiver in
          let trait = context.generic("_TraitWritingModifier", [context.unknown("listSectionSpacing")])
          let writer = context.generic("_EnvironmentKeyWritingModifier", [context.unknown("listSectionSpacing")])
          return TypedReceiver(context.modified(context.modified(receiver.type, trait), writer))
        }, environment: { arguments, environment in environment.custom["listSectionSpacing"] = arguments["spacing"] }),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { listSectionSpacing: compact } ]",
        type:
          "ModifiedContent<ModifiedContent<Text, _TraitWritingModifier<unknown(listSectionSpacing)>>, _EnvironmentKeyWritingModifier<unknown(listSectionSpacing)>>"
      )
    ])
}
