import GalleyLanguage

extension ViewDefinition {
  static let settingsLink = ViewDefinition(
    "SettingsLink", summary: "A button that opens the settings of the program.", since: .iOS(17).only(.macOS),
    layoutStanding: .model, figures: ["button", "label"],
    overloads: [
      ViewOverload(
        [], type: .generic("SettingsLink", "DefaultSettingsLinkLabel"),
        layout: .custom { lowering, view in
          let environment = lowering.environment(of: view.node)
          let label = lowering.text("Settings…", in: environment)
          return lowering.close(view, lowering.button(label, in: environment))
        }),
      ViewOverload(
        [.label("The views on the button.")], type: .generic("SettingsLink", .of(.label)),
        styled: .label("ButtonStyle", .block),
        layout: .custom { lowering, view in
          guard let label = lowering.buttonLabel(of: view) else { return [] }
          return lowering.close(view, lowering.button(label, in: lowering.environment(of: view.node)))
        }),
    ],
    examples: [
      Example("galley: 1\ntarget: macOS 15\nbody: SettingsLink", type: "SettingsLink<DefaultSettingsLinkLabel>"),
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  SettingsLink: { label: { Text: More } }", type: "SettingsLink<Text>"),
    ])
}
