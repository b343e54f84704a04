import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let tabViewBottomAccessory = ModifierDefinition(
    "tabViewBottomAccessory", summary: "Puts views above the bar of a tab view, such as what is playing.",
    since: .iOS(26).except(.macOS, .tvOS, .watchOS, .visionOS), layoutStanding: .model, figures: ["bar.tabAccessory"],
    overloads: [
      ModifierOverload(
        [.required(.content, "The views.")], type: .unknown("tabViewBottomAccessory"), layout: .tabAccessory),
      ModifierOverload(
        [
          .required(.isEnabled, "Whether they show."),
          .required(.content, "The views."),
        ], since: .iOS(26, 1), type: .unknown("tabViewBottomAccessory"), layout: .tabAccessory),
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  TabView: [ { Text: Cards } ]\n  modifiers: [ { tabViewBottomAccessory: { Text: Song } } ]",
        type: "ModifiedContent<TabView<Int, Text>, unknown(tabViewBottomAccessory)>")
    ])
}

extension ModifierLayout {
  fileprivate static let tabAccessory = surrounding { wishes, modifier in wishes.tabAccessory = modifier }
}

extension ArgumentLabel<Bool> {
  fileprivate static var isEnabled: Self { Self("isEnabled") }
}

extension Lowering {
  /// The views above the bar of a tab view, as wide as the window but for margins; nil while they do not show.
  mutating func tabAccessory(_ modifier: ViewNodeID) -> Piece? {
    guard let layer = self.modifier(at: modifier), arguments(of: layer)[.isEnabled] ?? true else { return nil }
    guard let block = block(.content, of: layer),
      let content = within(LoweringSurroundings(), { $0.lowerOne(block, in: .depthStack) })
    else { return nil }
    let all = FlexibleFrame.Limits(max: .infinity)
    let height = FlexibleFrame.Limits(min: metrics[.barTabAccessory], max: metrics[.barTabAccessory])
    let frame = wrap(
      .flexibleFrame(FlexibleFrame(horizontal: all, vertical: height, alignment: .center)), Piece(content))
    let margin = metrics[.barTabAccessoryMargin]
    return wrap(.padding(EdgeInsets(top: 0, leading: margin, bottom: margin, trailing: margin)), frame)
  }
}
