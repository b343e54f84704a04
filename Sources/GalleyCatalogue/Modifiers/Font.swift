import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let font = ModifierDefinition(
    "font", summary: "Sets the font of the texts in the view; an inner font wins over an outer one.",
    layoutStanding: .published,
    overloads: [
      ModifierOverload(
        [
          .required(
            .font, "A text style such as `title`, or `{ system: { size: 20 } }`; nil for the default.", primary: true,
            nullable: true, numbers: .any)
        ],
        type: .environment("Optional<Font>").folding(on: (.text, since: .iOS(13))),
        environment: { arguments, environment in environment.font = arguments[.font] })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { font: title } ]", type: "Text"),
      Example(
        "VStack: [ { Text: Hello } ]\nmodifiers: [ { font: { system: { size: 20 } } } ]",
        type: "ModifiedContent<VStack<Text>, _EnvironmentKeyWritingModifier<Optional<Font>>>"),
    ])
}

extension ArgumentLabel<Font> {
  fileprivate static var font: Self { Self("font") }
}
