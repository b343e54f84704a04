import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let dynamicTypeSize = ModifierDefinition(
    "dynamicTypeSize", summary: "Sets the size of the texts in the view, or keeps it within a range.", since: .iOS(15),
    layout: .known,
    overloads: [
      .writing("dynamicTypeSize", .required("size", .type("DynamicTypeSize"), "The size.", primary: true)),
      ModifierOverload(
        [
          .required(
            "range", .caseRange("DynamicTypeSize"), "The sizes, such as `small...xLarge` or `...xxLarge`.",
            primary: true)
        ], type: .transform("DynamicTypeSize"),
        environment: { arguments, environment in
          environment.dynamicTypeSize = arguments.clamped(environment.dynamicTypeSize, to: "range")
        }),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { dynamicTypeSize: xLarge } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<DynamicTypeSize>>"),
      Example(
        "Text: Hello\nmodifiers: [ { dynamicTypeSize: ...xLarge } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyTransformModifier<DynamicTypeSize>>"),
    ])
}
