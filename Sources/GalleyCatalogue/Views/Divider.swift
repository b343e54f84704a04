import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let divider = ViewDefinition(
    "Divider", summary: "A thin line across the stack that it stands in; horizontal outside a stack.",
    layoutStanding: .derived,
    overloads: [
      ViewOverload(
        [], type: .named("Divider"), drawing: .fill { _ in .semantic(.separator) },
        layout: .custom { lowering, view in
          let environment = lowering.environment(of: view.node)
          let thickness = dividerThickness(environment, platform: lowering.document.target.platform)
          let isVertical = lowering.surroundings.orientation == .horizontal
          let line = lowering.layout.add(.fill)
          let node = lowering.layout.add(
            .fixedFrame(
              width: isVertical ? thickness : nil, height: isVertical ? nil : thickness, alignment: .center),
            child: line)
          return [lowering.stand(view, at: node)]
        })
    ],
    examples: [
      Example("VStack: [ { Text: Above }, Divider, { Text: Below } ]", type: "VStack<TupleView<(Text, Divider, Text)>>")
    ])

  /// One device pixel, and one point at accessibility text sizes and on the Mac (layout 3.2).
  private static func dividerThickness(_ environment: EnvironmentValues, platform: Platform) -> Double {
    platform == .macOS || environment.dynamicTypeSize.isAccessibilitySize ? 1 : 1 / environment.displayScale
  }
}
