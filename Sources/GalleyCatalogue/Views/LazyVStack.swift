import GalleyLanguage

extension ViewDefinition {
  static let lazyVStack = ViewDefinition(
    "LazyVStack", summary: "A stack that fills the room across, and gives every view its ideal length.",
    since: .iOS(14), layoutStanding: .published,
    overloads: [
      ViewOverload(
        [
          .optional(
            .horizontalAlignment, "How the views stand across the stack; `center` if left out.", nullable: false),
          .optional(.spacing, "Points between the views; nil for what neighbours prefer.", numbers: .finite),
          .optional(
            "pinnedViews", .type("PinnedScrollableViews"), "The headers and footers that stay in sight.",
            nullable: false),
          .required(.content, "The views."),
        ],
        type: .generic("LazyVStack", .of(.content)), showing: .lazily,
        layout: .container(
          {
            .lazyStack(
              axis: .vertical, alignment: $0[.horizontalAlignment] ?? .horizontalCenter,
              spacing: $0[.spacing])
          }, orientation: .vertical))
    ],
    examples: [Example("LazyVStack: [ { Text: A }, { Text: B } ]", type: "LazyVStack<TupleView<(Text, Text)>>")])
}
