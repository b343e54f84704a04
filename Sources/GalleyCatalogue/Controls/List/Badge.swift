import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let badge = ModifierDefinition(
    "badge", summary: "Sets a number or words that stand at a row or a tab.", since: .iOS(15).except(.tvOS, .watchOS),
    layoutStanding: .model,
    overloads: [
      ModifierOverload(
        [.required(.count, "The number; 0 for none.", primary: true, numbers: NumberDomain(least: 0))],
        type: .unknown("badge"),
        drawing: .row { arguments, row in
          row.badge = arguments[.count].flatMap { $0 > 0 ? String($0) : nil }
        }),
      ModifierOverload(
        [.required(.badgeWords, .optionalText, "The words; nil for none.", primary: true, nullable: true)],
        type: .unknown("badge"), drawing: .row { $1.badge = $0[.badgeWords]?.localizedText?.string }),
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { badge: 3 } ]", type: "ModifiedContent<Text, unknown(badge)>"),
      Example("Text: Hello\nmodifiers: [ { badge: New } ]", type: "ModifiedContent<Text, unknown(badge)>"),
    ])
}

extension ArgumentLabel<Value> {
  fileprivate static var badgeWords: Self { Self("label") }
}

extension Lowering {
  /// The words of the badge that a view was given; nil for none.
  func badge(of view: LoweredView) -> String? {
    guard let layer = layer(.badge, of: view),
      case .row(let ask)? = catalogue.modifierOverload(of: layer.node)?.drawing
    else { return nil }
    var wishes = RowWishes()
    ask(arguments(of: layer), &wishes)
    return wishes.badge
  }
}
