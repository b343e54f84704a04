import GalleyLanguage

extension ModifierDefinition {
  static let menuOrder = ModifierDefinition(
    "menuOrder", summary: "Sets the order of the items of menus in the view.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [.required("order", .type("MenuOrder"), "The order.", primary: true)], type: .unknown("menuOrder"))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { menuOrder: fixed } ]", type: "ModifiedContent<Text, unknown(menuOrder)>")
    ])
}
