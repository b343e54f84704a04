import GalleyExpressions
import GalleyLanguage

extension ViewDefinition {
  static let tab = ViewDefinition(
    "Tab", summary: "A view of a tab view, with what stands for it in the bar.", since: .iOS(18),
    layoutStanding: .model,
    overloads: [
      ViewOverload(
        [.title("The words in the bar."), .systemImage, role, content], type: .identified, layout: layout),
      ViewOverload(
        [.title("The words in the bar."), .image, role, content], type: .identified, layout: layout),
      ViewOverload(
        [.title("The words in the bar."), .systemImage, value, role, content],
        type: .tab("DefaultTabLabel"), optionTag: .anyValue, layout: layout),
      ViewOverload(
        [value, role, content, .label("The views in the bar.")], type: .tab(.of(.label)), optionTag: .anyValue,
        layout: layout),
      ViewOverload([value, role, content], type: .tab("DefaultTabLabel"), optionTag: .anyValue, layout: layout),
      ViewOverload([role, content], type: .identified, layout: layout),
      ViewOverload([role, content, .label("The views in the bar.")], type: .identified, layout: layout),
    ],
    examples: [
      Example(
        "TabView:\n  - Tab: { title: Cards, systemImage: star, content: { Text: Cards } }\n"
          + "  - Tab: { title: Games, systemImage: flag, content: { Text: Games } }",
        type:
          "TabView<Never, Content<_TupleTabContent<Never, (ModifiedContent<TabIdentifiedView, _TraitWritingModifier<TagValueTraitKey<Never>>>, ModifiedContent<TabIdentifiedView, _TraitWritingModifier<TagValueTraitKey<Never>>>)>>>"
      )
    ])

  private static let role = Parameter.optional(.tabRole, "What the tab is for; nil for no purpose.")
  private static let value = Parameter.required(.anyValue, "What the selection is while the tab shows.")
    .following(.selectionAround)
  private static let content = Parameter.required(.content, "The view.")

  private static let layout = ViewLayout.custom { lowering, view in
    lowering.close(view, lowering.block(.content, of: view, in: .verticalStack))
  }
}

extension ViewTypeRule {
  /// A tab without a value, as it was seen printed.
  fileprivate static let identified = ViewTypeRule { context in
    let modifier = context.named("_TraitWritingModifier<TagValueTraitKey<Never>>")
    return TypedReceiver(context.modified(context.named("TabIdentifiedView"), modifier))
  }

  /// `Tab<Value, Content, Label>`.
  fileprivate static func tab(_ label: TypeArgument) -> ViewTypeRule {
    .generic("Tab", .of(.anyValue), .of(.content), label)
  }
}

extension ArgumentLabel<TabRole> {
  static var tabRole: Self { Self("role") }
}

/// What a tab is for.
enum TabRole: String, SwiftUIEnumeration {
  case search

  static var swiftName: String { "TabRole" }
}
