import GalleyLanguage

extension ModifierDefinition {
  static let signInWithAppleButtonStyle = ModifierDefinition(
    "signInWithAppleButtonStyle", summary: "Sets how buttons for signing in look.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [.required("style", .type("SignInWithAppleButton.Style"), "The look.", primary: true)],
        type: .unknown("signInWithAppleButtonStyle"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { signInWithAppleButtonStyle: black } ]",
        type: "ModifiedContent<Text, unknown(signInWithAppleButtonStyle)>")
    ])
}
