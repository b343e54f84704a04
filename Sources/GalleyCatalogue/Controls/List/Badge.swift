import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

extension ModifierDefinition {
  static let badge = ModifierDefinition(
    "badge", summary: "Sets a number or words that stand at a row or a tab.", since: .iOS(15).except(.tvOS, .watchOS),
    layoutStanding: .model,
    overloads: [
      ModifierOverload(
        [.required(.count, "The number; 0 for none.", primary: true, numbers: NumberDomain(least: 0))],
        type: .unknown("badge"), layout: .badge),
      ModifierOverload(
        [.required(.badgeWords, .optionalText, "The words; nil for none.", primary: true, nullable: true)],
        type: .unknown("badge"), layout: .badge),
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { badge: 3 } ]", type: "ModifiedContent<Text, unknown(badge)>"),
      Example("Text: Hello\nmodifiers: [ { badge: New } ]", type: "ModifiedContent<Text, unknown(badge)>"),
    ])
}

extension ArgumentLabel<Value> {
  fileprivate static var badgeWords: Self { Self("label") }
}

extension ModifierLayout {
  /// The badge of each row in the view; that of a link stands before its chevron.
  fileprivate static let badge = wish {
    wishes, modifier in
    wishes.badge = modifier
  } otherwise: { lowering, modifier, view in
    guard view.badge != modifier.id, lowering.surroundings.controls.isListRow, (view.listPart?.part ?? .row) == .row,
      let badge = lowering.badge(of: modifier)
    else { return nil }
    let node = lowering.pushed(view.node, apartFrom: badge.node)
    return badge.views.first.map { PresentedView($0, beside: Link(node)) }
  }
}

// Where badges stand. Source: Apple's page on `badge(_:)`; their look is a model.

extension Lowering {
  /// The badge that a modifier sets, at the end of a row; nil for none.
  fileprivate mutating func badge(of modifier: ModifierReference) -> Piece? {
    guard let words = badgeWords(of: modifier) else { return nil }
    var environment = environment(of: modifier.node)
    environment.font = Font(.style(.body))
    return made(.badge, by: modifier.id, drawing(.label(.secondary), text(words, in: environment, lineLimit: 1)))
  }

  /// The badge that modifiers around a row ask for, with the modifier; nil for none.
  mutating func badgeOfRow() -> (piece: Piece, modifier: ViewNodeID)? {
    guard surroundings.controls.isListRow, let id = surroundings.controls.wishes.badge,
      let modifier = modifier(at: id)
    else { return nil }
    return badge(of: modifier).map { ($0, id) }
  }

  /// The words of the badge that a tab was given; nil for none.
  func badge(of view: LoweredView) -> String? {
    layer(.badge, of: view).flatMap { badgeWords(of: $0) }?.string
  }

  private func badgeWords(of modifier: ModifierReference) -> LocalizedText? {
    let arguments = arguments(of: modifier)
    if let count = arguments[.count] { return count > 0 ? LocalizedText(String(count)) : nil }
    return arguments[.badgeWords]?.localizedText
  }
}
