import GalleyLanguage

extension ModifierDefinition {
  static let searchCompletion = ModifierDefinition(
    "searchCompletion", summary: "Sets what a suggestion puts into the search field.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [.required("completion", .string, "The words.", primary: true)], type: .unknown("searchCompletion"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { searchCompletion: Cards } ]",
        type: "ModifiedContent<Text, unknown(searchCompletion)>")
    ])
}
