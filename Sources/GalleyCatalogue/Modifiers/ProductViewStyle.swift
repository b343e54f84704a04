import GalleyLanguage

extension ModifierDefinition {
  static let productViewStyle = ModifierDefinition(
    "productViewStyle", summary: "Sets how products in the view look.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.required("style", .type("ProductViewStyle"), "The look.", primary: true)], type: .unknown("productViewStyle"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { productViewStyle: compact } ]",
        type: "ModifiedContent<Text, unknown(productViewStyle)>")
    ])
}
