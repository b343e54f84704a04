import GalleyLanguage

extension ViewDefinition {
  static let lazyHStack = ViewDefinition(
    "LazyHStack", summary: "A stack that fills the room across, and gives every view its ideal length.",
    since: .iOS(14), layoutStanding: .published,
    overloads: [
      ViewOverload(
        [
          .optional(.verticalAlignment, "How the views stand across the stack; `center` if left out.", nullable: false),
          .optional(.spacing, "Points between the views; nil for what neighbours prefer.", numbers: .finite),
          .optional(
            "pinnedViews", .type("PinnedScrollableViews"), "The headers and footers that stay in sight.",
            nullable: false),
          .required(.content, "The views."),
        ],
        type: .generic("LazyHStack", .of(.content)), showing: .lazily,
        layout: .container(
          {
            .lazyStack(
              axis: .horizontal, alignment: $0[.verticalAlignment] ?? .verticalCenter,
              spacing: $0[.spacing])
          }, orientation: .horizontal))
    ],
    examples: [Example("LazyHStack: [ { Text: A }, { Text: B } ]", type: "LazyHStack<TupleView<(Text, Text)>>")])
}
