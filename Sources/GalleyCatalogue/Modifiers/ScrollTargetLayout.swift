import GalleyLanguage

extension ModifierDefinition {
  static let scrollTargetLayout = ModifierDefinition(
    "scrollTargetLayout", summary: "Lets scrolling come to rest at the views of this container.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.optional("isEnabled", .bool, "Whether it does; true if left out.", primary: true, nullable: false)],
        type: .unknown("scrollTargetLayout"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { scrollTargetLayout: true } ]",
        type: "ModifiedContent<Text, unknown(scrollTargetLayout)>")
    ])
}
