import GalleyLanguage

extension ViewDefinition {
  static let navigationView = ViewDefinition(
    "NavigationView", summary: "A view with a navigation bar above it; `NavigationStack` takes its place.",
    since: .iOS(13).on(.watchOS, since: .iOS(14)), layoutStanding: .model, figures: ["bar", "split"],
    overloads: [
      ViewOverload(
        [
          .required(
            .content, "The view at the root; several are the columns of a wide screen, the first shows on a narrow one."
          )
        ],
        type: .generic("NavigationView", .of(.content)), navigation: .stack,
        layout: .custom { lowering, view in lowering.close(view, lowering.navigationView(view)) })
    ],
    examples: [Example("NavigationView: [ { Text: One } ]", type: "NavigationView<Text>")])
}
