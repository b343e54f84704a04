import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let viewThatFits = ViewDefinition(
    "ViewThatFits", summary: "The first of its views whose ideal size fits, or the last.", since: .iOS(16),
    layoutStanding: .published,
    overloads: [
      ViewOverload(
        [
          .optional(.fittingAxes, "The directions that count; both if left out.", nullable: false),
          .required(.content, "The views to choose from."),
        ],
        type: .generic("ViewThatFits", .of(.content)),
        layout: .container({ .viewThatFits($0[.fittingAxes] ?? .both) }, orientation: nil))
    ],
    examples: [Example("ViewThatFits: [ { Text: Long }, { Text: L } ]", type: "ViewThatFits<TupleView<(Text, Text)>>")])
}

extension ArgumentLabel<AxisSet> {
  fileprivate static var fittingAxes: Self { Self("in") }
}
