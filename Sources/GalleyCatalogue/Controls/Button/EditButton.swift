import GalleyLanguage

extension ViewDefinition {
  static let editButton = ViewDefinition(
    "EditButton", summary: "A button that begins and ends the editing of a list.",
    since: .iOS(13).except(.macOS, .tvOS, .watchOS), layoutStanding: .model, figures: ["button"],
    overloads: [
      ViewOverload(
        [], type: .named("EditButton"),
        layout: .custom { lowering, view in
          let environment = lowering.environment(of: view.node)
          let label = lowering.text("Edit", in: environment)
          return lowering.close(view, lowering.button(label, in: environment))
        })
    ],
    examples: [Example("EditButton", type: "EditButton")])
}
