import GalleyLanguage

extension ModifierDefinition {
  static let confirmationDialog = ModifierDefinition(
    "confirmationDialog", summary: "Shows a choice over the view, which stays as it is.", since: .iOS(15),
    layoutStanding: .model, figures: ["dialog"],
    overloads: [
      ModifierOverload(
        [
          .required(.title, "The title."),
          .required(.isPresented, "Whether it is shown."),
          .optional(
            .titleVisibility, "Whether the title shows; `automatic` if left out.", nullable: false
          ), .required(.actions, "The buttons."),
          .optional(.message, "The words below the title."),
        ], type: ModifierTypeRule.presentation("ConfirmationDialogModifier", of: "confirmationDialog"),
        layout: .confirmationDialog, exit: .cancel),
      ModifierOverload(
        [
          .required(.title, "The title."),
          .required(.isPresented, "Whether it is shown."),
          .optional(
            .titleVisibility, "Whether the title shows; `automatic` if left out.", nullable: false
          ),
          .required(.presenting, "What the dialog is about; nil while it is not shown.", nullable: true),
          .required(
            .actions, .closureContent([.init("data", .wrappedValue(of: "presenting"))]),
            "The buttons; `data` is what the dialog is about."),
          .optional(
            .message, .closureContent([.init("data", .wrappedValue(of: "presenting"))]), "The words below the title."),
        ], type: ModifierTypeRule.presentation("ConfirmationDialogModifier", of: "confirmationDialog"),
        layout: .confirmationDialog, exit: .cancel),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { confirmationDialog: { title: Sure?, isPresented: false, actions: { Button: Yes } } } ]",
        type: "ModifiedContent<Text, ConfirmationDialogModifier<unknown(confirmationDialog)>>")
    ])
}
