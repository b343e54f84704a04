import GalleyLanguage

extension ModifierDefinition {
  static let scrollClipDisabled = ModifierDefinition(
    "scrollClipDisabled", summary: "Lets content of scroll views be seen outside of them.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.optional(.isDisabled, "Whether it is seen; true if left out.", primary: true, nullable: false)],
        type: .unknown("scrollClipDisabled"), drawing: .wishes { $1.clipsScrollViews = $0[.isDisabled] == false })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { scrollClipDisabled: true } ]",
        type: "ModifiedContent<Text, unknown(scrollClipDisabled)>")
    ])
}

extension ArgumentLabel<Bool> {
  fileprivate static var isDisabled: Self { Self("disabled") }
}
