import GalleyLanguage

extension ViewDefinition {
  static let pasteButton = ViewDefinition(
    "PasteButton", summary: "A button that pastes; its label is the system's.",
    since: .iOS(16).except(.tvOS, .watchOS).on(.macOS, since: .iOS(13)),
    layoutStanding: .model, figures: ["button", "label"],
    overloads: [
      ViewOverload(
        [.optional("onPaste", .action, "What happens with what is pasted.").onTap], type: .named("PasteButton"),
        layout: .custom { lowering, view in
          let environment = lowering.environment(of: view.node)
          let label = lowering.systemLabel("Paste", "doc.on.clipboard", in: environment)
          let style = lowering.platform == .macOS ? ButtonStyle.bordered : .borderedProminent
          return lowering.close(view, lowering.button(label, in: environment, automatic: style))
        })
    ],
    examples: [Example("PasteButton: { onPaste: [] }", type: "PasteButton")])
}
