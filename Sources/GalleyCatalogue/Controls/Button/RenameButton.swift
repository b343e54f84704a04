import GalleyLanguage

extension ViewDefinition {
  static let renameButton = ViewDefinition(
    "RenameButton", summary: "A button that begins the renaming of what is around it.", since: .iOS(16),
    layoutStanding: .model, figures: ["button", "label"],
    overloads: [
      ViewOverload(
        [], type: .generic("RenameButton", labelType),
        layout: .custom { lowering, view in
          let environment = lowering.environment(of: view.node)
          let label = lowering.systemLabel("Rename", "pencil", in: environment)
          return lowering.close(view, lowering.button(label, in: environment))
        })
    ],
    examples: [Example("RenameButton", type: "RenameButton<Label<Text, Image>>")])
}
