import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let containerValue = ModifierDefinition(
    "containerValue", summary: "Says something to the container around the view, which that reads of its subviews.",
    since: .iOS(18),
    overloads: [
      ModifierOverload(
        [
          .required("keyPath", .containerKey, "The member of `containerValues`, such as `isPinned`."),
          .required("value", .containerValue, "Its value."),
        ],
        type: .unknown("containerValue"))
    ],
    examples: [
      Example(
        "containerValues: { isPinned: false }\nbody:\n  Text: Hello\n"
          + "  modifiers: [ { containerValue: { keyPath: isPinned, value: true } } ]",
        type: "ModifiedContent<Text, unknown(containerValue)>")
    ])
}
