import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let listItemTint = ModifierDefinition(
    "listItemTint", summary: "Sets the tint of a list row.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [
          .required(.rowTint, .type("ListItemTint"), "The tint; nil for the list’s own.", primary: true, nullable: true)
        ],
        type: .trait("ListItemTintTraitKey"),
        drawing: .wishes { arguments, wishes in
          guard case .enumeration(_, _, let payload)? = arguments[.rowTint] else { return }
          // What is not in a colour is in that of texts.
          if case .color(let color)? = payload.first {
            wishes.iconTint = color
          } else {
            wishes.iconTint = Color(.system(.label))
          }
        }),
      ModifierOverload(
        [.required(.rowColor, "The colour, which the system may change.", primary: true)],
        type: .trait("ListItemTintTraitKey"), drawing: .wishes { $1.iconTint = $0[.rowColor] }),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { listItemTint: monochrome } ]",
        type: "ModifiedContent<Text, _TraitWritingModifier<ListItemTintTraitKey>>")
    ])
}

extension ArgumentLabel<Value> {
  fileprivate static var rowTint: Self { Self("tint") }
}

extension ArgumentLabel<Color> {
  fileprivate static var rowColor: Self { Self("tint") }
}
