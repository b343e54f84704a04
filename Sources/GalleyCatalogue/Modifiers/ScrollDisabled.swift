import GalleyLanguage

extension ModifierDefinition {
  static let scrollDisabled = ModifierDefinition(
    "scrollDisabled", summary: "Keeps people from scrolling the view.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [.required(.disabled, "Whether they are kept from it.", primary: true)], type: .unknown("scrollDisabled"),
        environment: { arguments, environment in
          if arguments[.disabled] == true { environment.isScrollEnabled = false }
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { scrollDisabled: true } ]", type: "ModifiedContent<Text, unknown(scrollDisabled)>")
    ])
}
