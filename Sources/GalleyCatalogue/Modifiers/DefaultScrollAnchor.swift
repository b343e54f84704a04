import GalleyLanguage

extension ModifierDefinition {
  static let defaultScrollAnchor = ModifierDefinition(
    "defaultScrollAnchor", summary: "Sets where a scroll view begins, and where content stands that does not fill it.",
    since: .iOS(17), layoutStanding: .published,
    overloads: [
      ModifierOverload(
        [
          .required(.anchor, "The point; nil for the top leading one.", primary: true, nullable: true)
        ], type: .unknown("defaultScrollAnchor"),
        environment: { arguments, environment in
          environment.scrollAnchors.general = arguments[.anchor]
        }),
      ModifierOverload(
        [
          .required(.anchor, "The point; nil for the top leading one.", nullable: true),
          .required(.role, "What it decides."),
        ], since: .iOS(18), type: .unknown("defaultScrollAnchor"),
        environment: { arguments, environment in
          switch arguments[.role] {
          case .alignment: environment.scrollAnchors.ofAlignment = .some(arguments[.anchor])
          case .initialOffset: environment.scrollAnchors.ofInitialOffset = .some(arguments[.anchor])
          case .sizeChanges, nil: break
          }
        }),
    ],
    examples: [
      Example(
        "ScrollView: [ { Text: Hello } ]\nmodifiers: [ { defaultScrollAnchor: bottom } ]",
        type: "ModifiedContent<ScrollView<Text>, unknown(defaultScrollAnchor)>")
    ])
}

/// What an anchor of a scroll view decides.
enum ScrollAnchorRole: String, SwiftUIEnumeration {
  case initialOffset
  case sizeChanges
  case alignment

  static var swiftName: String { "ScrollAnchorRole" }
}

extension ArgumentLabel<ScrollAnchorRole> {
  fileprivate static var role: Self { Self("for") }
}
