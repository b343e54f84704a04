import GalleyLanguage

extension ViewDefinition {
  static let viewThatFits = ViewDefinition(
    "ViewThatFits", summary: "The first of its views whose ideal size fits, or the last.", since: .iOS(16),
    overloads: [
      ViewOverload(
        [
          .optional("in", .type("Axis.Set"), "The directions that count; both if left out.", nullable: false),
          .required("content", .content, "The views to choose from."),
        ],
        type: .generic("ViewThatFits", "content"),
        layout: .container({ .viewThatFits($0.axes("in") ?? .both) }, orientation: nil))
    ],
    examples: [Example("ViewThatFits: [ { Text: Long }, { Text: L } ]", type: "ViewThatFits<TupleView<(Text, Text)>>")])
}
