import GalleyLanguage

extension ModifierDefinition {
  static let defaultWheelPickerItemHeight = ModifierDefinition(
    "defaultWheelPickerItemHeight", summary: "Sets the height of the rows of wheels in the view.",
    since: .iOS(14).only(.watchOS),
    overloads: [
      ModifierOverload(
        [.required("height", .number, "Points.", primary: true, numbers: .length)],
        type: .unknown("defaultWheelPickerItemHeight"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: watchOS 11\nbody:\n  Text: Hello\n  modifiers: [ { defaultWheelPickerItemHeight: 40 } ]",
        type: "ModifiedContent<Text, unknown(defaultWheelPickerItemHeight)>")
    ])
}
