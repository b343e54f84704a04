import GalleyLanguage

extension ModifierDefinition {
  static let navigationDestination = ModifierDefinition(
    "navigationDestination", summary: "Sets the view that a link of a navigation stack leads to.", since: .iOS(16),
    concernsContainer: true,
    overloads: [
      ModifierOverload(
        [
          .required(.destinationType, "The type of the links’ values."),
          .required(
            .destination, .closureContent([.init("value", .typeName("for"))]), "The view; `value` is the link’s."),
        ], type: .unknown("navigationDestination"), isDestination: true),
      ModifierOverload(
        [
          .required(.isPresented, "Whether the view is shown."),
          .required(.destination, "The view."),
        ], type: .unknown("navigationDestination"), isDestination: true),
      ModifierOverload(
        [
          .binding(.item, to: .optionalIdentifiable, "What the view shows; nil while it is not shown.", nullable: true),
          .required(
            .destination, .closureContent([.init("item", .wrappedValue(of: "item"))]),
            "The view; `item` is what it shows."),
        ], since: .iOS(17), type: .unknown("navigationDestination"), isDestination: true),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { navigationDestination: { for: Card, destination: [ { Text: Card } ] } } ]",
        type: "ModifiedContent<Text, unknown(navigationDestination)>")
    ])
}
