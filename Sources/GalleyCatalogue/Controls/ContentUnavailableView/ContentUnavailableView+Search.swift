import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let contentUnavailableViewSearch = ViewDefinition(
    "ContentUnavailableView.search", summary: "Says in the middle of the room that a search has found nothing.",
    since: .iOS(17), layoutStanding: .model, figures: ["unavailable"],
    overloads: [
      ViewOverload(
        [.optional(.searchText, "What was searched for.", primary: true, nullable: false)],
        type: .generic(
          "ContentUnavailableView", "SearchUnavailableContent.Label", "SearchUnavailableContent.Description",
          "SearchUnavailableContent.Actions"),
        layout: .custom { lowering, view in
          let arguments = lowering.arguments(of: view)
          let parts = UnavailableWords(
            title: LocalizedText(arguments[.searchText].map { "No Results for “\($0)”" } ?? "No Results"),
            systemImage: "magnifyingglass", image: nil,
            description: LocalizedText("Check the spelling or try a new search."))
          return lowering.close(view, lowering.unavailable(parts, of: view))
        })
    ],
    examples: [
      Example(
        "ContentUnavailableView.search: { text: Tea }",
        type: "ContentUnavailableView<Label, Description, Actions>")
    ])
}

extension ArgumentLabel<String> {
  fileprivate static var searchText: Self { Self("text", .string) }
}
