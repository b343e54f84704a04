import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let progressView = ViewDefinition(
    "ProgressView", summary: "How far something has come: a bar if that is known, else a spinner.",
    since: .iOS(14), layoutStanding: .model, figures: ["progress"],
    overloads: [
      ViewOverload(
        [], type: .generic("ProgressView", "EmptyView", "EmptyView"), styled: styled(nil), layout: layout),
      ViewOverload(
        [.title("The words of the label.", primary: true)], type: .generic("ProgressView", "Text", "EmptyView"),
        styled: styled(.title(.title)), layout: layout),
      ViewOverload(
        [.label("The views of the label.")], type: .generic("ProgressView", .of(.label), "EmptyView"),
        styled: styled(.block(.label)), layout: layout),
      ViewOverload(
        [value, total], type: .generic("ProgressView", "EmptyView", "EmptyView"), styled: styled(nil),
        layout: layout),
      ViewOverload(
        [.title("The words of the label."), value, total], type: .generic("ProgressView", "Text", "EmptyView"),
        styled: styled(.title(.title)), layout: layout),
      ViewOverload(
        [value, total, .label("The views of the label."), current],
        type: .generic("ProgressView", .of(.label), .of(.currentValueLabel)), styled: styled(.block(.label)),
        layout: layout),
      ViewOverload(
        [
          .required(.timerInterval, "The first and the last moment."),
          .optional("countsDown", .bool, "Whether the bar empties; true if it is left out.", nullable: false),
        ],
        since: .iOS(16), type: .generic("ProgressView", "EmptyView", "DefaultDateProgressLabel"), layout: layout),
    ],
    examples: [
      Example("ProgressView", type: "ProgressView<EmptyView, EmptyView>"),
      Example("ProgressView: Loading", type: "ProgressView<Text, EmptyView>"),
      Example("ProgressView: { value: 0.4 }", type: "ProgressView<EmptyView, EmptyView>"),
      Example(
        "ProgressView: { value: 2, total: 5, label: { Text: Files }, currentValueLabel: { Text: 2 of 5 } }",
        type: "ProgressView<Text, Text>"),
    ])

  private static let value = Parameter.required(
    .value, "How much is done; nil if that is not known.", nullable: true, numbers: .length)
  private static let total = Parameter.optional(
    .total, "How much there is to do; 1 if it is left out.", nullable: false, numbers: .positive, notBelow: [.value])
  private static let current = Parameter.optional(.currentValueLabel, "The views of the value.")

  private static func styled(_ label: StyledControl.Content?) -> StyledControl {
    var views = ["currentValueLabel": StyledControl.Content.block(.currentValueLabel)]
    views["label"] = label
    return StyledControl(
      "ProgressViewStyle", views: views,
      values: [
        "fractionCompleted": .computed { arguments in
          guard let value = arguments[.value] else { return .null }
          let total = arguments[.total] ?? 1
          return .double(total > 0 ? min(max(value / total, 0), 1) : 0)
        }
      ])
  }

  private static let layout = ViewLayout.custom { lowering, view in lowering.progressView(view) }
}

extension ArgumentLabel<Double> {
  fileprivate static var total: Self { Self("total") }
}

extension ArgumentLabel<Value> {
  static var timerInterval: Self { Self("timerInterval") }
}

// How it is laid out. Source: grid 4.2.

extension Lowering {
  /// A bar if the progress is known (or the style asks for one), else a spinner.
  mutating func progressView(_ view: ViewReference) -> [LoweredView] {
    let environment = environment(of: view.node)
    let arguments = arguments(of: view)
    let label = hidesLabels(environment) ? nil : self.label(of: view)
    let value = within(\.controls.font, Font(.style(.caption))) { $0.block(.currentValueLabel, of: view) }
    if let value { draw(.label(.secondary), at: value.node) }
    let isKnown = arguments[.value] != nil || arguments.isGiven(.timerInterval)
    let style = environment.style(ProgressViewStyle.self)
    if style == .linear || (style == .automatic && isKnown) {
      let total = arguments[.total] ?? 1
      let fraction = total > 0 ? min(max((arguments[.value] ?? 0) / total, 0), 1) : 0
      let bar = drawing(
        .progressBar(fraction: fraction),
        bar(height: metrics[.progressBarHeight], idealWidth: metrics[.progressIdealWidth]))
      return close(
        view,
        vertical(
          [label, bar, value].compactMap(\.self), alignment: .leading, spacing: metrics[.progressBarSpacing]))
    }
    // The words below a spinner are grey.
    if let label { draw(.label(.secondary), at: label.node) }
    let isLarge = [ControlSize.large, .extraLarge].contains(controlSize(environment))
    let diameter = metrics[isLarge ? .progressLargeDiameter : .progressDiameter]
    let circle = drawing(.spinner, box(width: diameter, height: diameter))
    return close(
      view, vertical([circle, label, value].compactMap(\.self), spacing: metrics[.progressCircleSpacing]))
  }
}
