import GalleyLanguage

extension ModifierDefinition {
  static let controlGroupStyle = ModifierDefinition(
    "controlGroupStyle", summary: "Sets how control groups in the view look.",
    since: .iOS(15).except(.watchOS).on(.tvOS, since: .iOS(17)), layout: .model,
    overloads: [.style("ControlGroupStyle", type: .layer("ControlGroupStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "ControlGroup: [ { Button: One } ]\nmodifiers: [ { controlGroupStyle: navigation } ]",
        type: "ModifiedContent<ControlGroup<Button<Text>>, ControlGroupStyleModifier<NavigationControlGroupStyle>>")
    ])
}
