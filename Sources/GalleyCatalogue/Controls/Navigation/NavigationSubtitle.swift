import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let navigationSubtitle = ModifierDefinition(
    "navigationSubtitle", summary: "Sets the second title of the window around the view.",
    since: .iOS(26).except(.tvOS, .watchOS, .visionOS).on(.macOS, since: .iOS(14)),
    concernsContainer: true,
    overloads: [
      ModifierOverload(
        [.required(.subtitle, "The words.", primary: true)], type: .unknown("navigationSubtitle"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 14\nbody:\n  Text: Hello\n  modifiers: [ { navigationSubtitle: Cards } ]",
        type: "ModifiedContent<Text, unknown(navigationSubtitle)>")
    ])
}

extension ArgumentLabel<LocalizedText> {
  static var subtitle: Self { Self("subtitle", .localizedStringKey) }
}
