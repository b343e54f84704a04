import GalleyLanguage

extension ModifierDefinition {
  static let alert = ModifierDefinition(
    "alert", summary: "Shows an alert over the view, which stays as it is.",
    layoutStanding: .model, figures: ["dialog"],
    overloads: [
      ModifierOverload(
        [
          .required(.title, "The title."),
          .required(.isPresented, "Whether it is shown."),
          .required(.actions, "The buttons."), .optional(.message, "The words below the title."),
        ], since: .iOS(15), type: ModifierTypeRule.presentation("AlertModifier", of: "alert"), layout: .alert,
        exit: .button),
      ModifierOverload(
        [
          .required(.title, "The title."),
          .required(.isPresented, "Whether it is shown."),
          .required(.presenting, "What the alert is about; nil while it is not shown.", nullable: true),
          .required(
            .actions, .closureContent([.init("data", .wrappedValue(of: "presenting"))]),
            "The buttons; `data` is what the alert is about."),
          .optional(
            .message, .closureContent([.init("data", .wrappedValue(of: "presenting"))]), "The words below the title."),
        ], since: .iOS(15), type: ModifierTypeRule.presentation("AlertModifier", of: "alert"), layout: .alert,
        exit: .button),
      ModifierOverload(
        [
          .required(.isPresented, "Whether it is shown."),
          failure,
          .required(.actions, "The buttons."),
        ], since: .iOS(15), type: ModifierTypeRule.presentation("AlertModifier", of: "alert"), layout: .alert,
        exit: .button),
      ModifierOverload(
        [
          .required(.isPresented, "Whether it is shown."),
          failure,
          .required(
            .actions, .closureContent([.init("error", .wrappedValue(of: "error"))]),
            "The buttons; `error` is what went wrong."),
          .required(
            .message, .closureContent([.init("error", .wrappedValue(of: "error"))]),
            "The words below the title; `error` is what went wrong."),
        ], since: .iOS(15), type: ModifierTypeRule.presentation("AlertModifier", of: "alert"), layout: .alert,
        exit: .button),
      ModifierOverload(
        [
          .required(.isPresented, "Whether it is shown."),
          .required(.content, "The alert, an `Alert`.").among(.alert),
        ], type: .unknown("alert"), layout: .alert, exit: .button),
      ModifierOverload(
        [
          .binding(.item, to: .optionalIdentifiable, "What it is about; nil while it is not shown.", nullable: true),
          .required(
            .content, .closureContent([.init("item", .wrappedValue(of: "item"))]),
            "The alert, an `Alert`; `item` is what it is about."
          ).among(.alert),
        ], type: .unknown("alert"), layout: .alert, exit: .button),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { alert: { title: Sure?, isPresented: false, actions: { Button: Yes } } } ]",
        type: "ModifiedContent<Text, AlertModifier<unknown(alert)>>"),
      Example(
        "Text: Hello\nmodifiers: [ { alert: { isPresented: false, content: { Alert: { title: Saved } } } } ]",
        type: "ModifiedContent<Text, unknown(alert)>"),
    ])

  private static let failure = Parameter.required(
    .failure, .anyValue, "What went wrong, whose `errorDescription` is the title; nil while nothing did.",
    nullable: true)
}

extension ViewDefinition {
  static let alertValue = ViewDefinition(
    "Alert", summary: "What the modifier `alert` shows, as before iOS 15; its buttons are Buttons with their roles.",
    layoutStanding: .model, part: .alert,
    overloads: [
      ViewOverload(
        [
          .dialogTitle, .dialogMessage,
          .optional("dismissButton", .content, "The button that closes it; `OK` if it is left out."),
        ], type: .named("Alert"), layout: .shownByDialog),
      ViewOverload(
        [
          .dialogTitle, .dialogMessage, .required("primaryButton", .content, "The first button."),
          .required("secondaryButton", .content, "The second button."),
        ], type: .named("Alert"), layout: .shownByDialog),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers:\n  - alert:\n      isPresented: false\n      content:\n        Alert:\n"
          + "          title: Sure?\n          message: It cannot be undone.\n"
          + "          primaryButton: { Button: { title: Delete, role: destructive } }\n"
          + "          secondaryButton: { Button: { title: Cancel, role: cancel } }",
        type: "ModifiedContent<Text, unknown(alert)>")
    ])
}
