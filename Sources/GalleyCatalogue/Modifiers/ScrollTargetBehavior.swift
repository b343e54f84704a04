import GalleyLanguage

extension ModifierDefinition {
  static let scrollTargetBehavior = ModifierDefinition(
    "scrollTargetBehavior", summary: "Sets where scrolling comes to rest.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.required("behavior", .type("ScrollTargetBehavior"), "Where.", primary: true)],
        type: .unknown("scrollTargetBehavior"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { scrollTargetBehavior: paging } ]",
        type: "ModifiedContent<Text, unknown(scrollTargetBehavior)>")
    ])
}
