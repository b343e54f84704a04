import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let slider = ViewDefinition(
    "Slider", summary: "A value between two bounds, which is dragged along a line as wide as it is offered.",
    since: .iOS(13).except(.tvOS), layoutStanding: .model, figures: ["slider"],
    overloads: [
      ViewOverload(
        [value, range, step, onEditingChanged], type: .generic("Slider", "EmptyView", "EmptyView"), layout: layout),
      ViewOverload(
        [value, range, step, labelBlock, onEditingChanged], type: .generic("Slider", .of(.label), "EmptyView"),
        layout: layout),
      ViewOverload(
        [
          value, range, step, labelBlock,
          .required(.minimumValueLabel, "The views at the leading end."),
          .required(.maximumValueLabel, "The views at the trailing end."), onEditingChanged,
        ],
        type: .generic("Slider", .of(.label), .of(.minimumValueLabel)), layout: layout),
    ],
    examples: [
      Example("Slider: { value: 0.5 }", type: "Slider<EmptyView, EmptyView>"),
      Example("Slider: { value: 5, in: 0...10, label: { Text: Size } }", type: "Slider<Text, EmptyView>"),
      Example(
        "Slider: { value: 5, in: 0...10, label: { Text: Size }, minimumValueLabel: { Text: S }, maximumValueLabel: { Text: L } }",
        type: "Slider<Text, Text>"),
    ])

  private static let value = Parameter.required(.boundValue, "The value.")
  private static let range = Parameter.optional(
    .bounds, "The bounds; `0...1` if they are left out.", nullable: false)
  private static let step = Parameter.optional(
    .step, "The distance of possible values; any value if it is left out.", nullable: false,
    numbers: .positive)
  private static let labelBlock = Parameter.required(.label, "The views of the label; they show on the Mac alone.")
  private static let onEditingChanged = Parameter.onEditingChanged("What happens when dragging begins and ends.")

  private static let layout = ViewLayout.custom { lowering, view in lowering.slider(view) }
}

// How it is laid out. Source: grid 4.1, 4.2.

extension Lowering {
  /// A line with the labels of its ends beside it; on the Mac its label stands in front of it.
  mutating func slider(_ view: ViewReference) -> [LoweredView] {
    let environment = environment(of: view.node)
    var line = bar(
      height: metrics[.sliderHeight], idealWidth: metrics[.sliderIdealWidth],
      minimumWidth: metrics[.sliderMinimumWidth])
    draw(.slider(fraction: fraction(of: view)), at: line.node)
    line.controlHeight = unmeasuredControlHeight(metrics[.sliderHeight])
    let showsLabel = platform == .macOS && !hidesLabels(environment)
    let parts = [
      showsLabel ? block(.label, of: view) : nil, block(.minimumValueLabel, of: view), line,
      block(.maximumValueLabel, of: view),
    ]
    return close(view, horizontal(parts.compactMap(\.self), spacing: metrics[.sliderSpacing]))
  }
}

extension ArgumentLabel<Double> {
  fileprivate static var boundValue: Self { Self("value", .binding(.double)) }
}
