import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let gauge = ViewDefinition(
    "Gauge", summary: "A value between two bounds, with labels.",
    since: .iOS(16).except(.tvOS).on(.watchOS, since: .iOS(14)), layoutStanding: .model,
    figures: ["gauge", "progress.idealWidth"],
    overloads: [
      ViewOverload(
        [value, range, labelBlock], type: .generic("Gauge", .of(.label), "EmptyView", "EmptyView", "EmptyView"),
        styled: styled, layout: layout),
      ViewOverload(
        [value, range, labelBlock, current],
        type: .generic("Gauge", .of(.label), .of(.currentValueLabel), "EmptyView", "EmptyView"), styled: styled,
        layout: layout),
      ViewOverload(
        [value, range, labelBlock, current, minimum, maximum, marked],
        type: .generic("Gauge", .of(.label), .of(.currentValueLabel), .of(.minimumValueLabel), .of(.markedValueLabels)),
        styled: styled, layout: layout),
    ],
    examples: [
      Example(
        "Gauge: { value: 0.4, label: { Text: Level } }", type: "Gauge<Text, EmptyView, EmptyView, EmptyView>"),
      Example(
        "Gauge:\n  value: 40\n  in: 0...100\n  label: { Text: Level }\n  currentValueLabel: { Text: \"40\" }\n"
          + "  minimumValueLabel: { Text: \"0\" }\n  maximumValueLabel: { Text: \"100\" }",
        type: "Gauge<Text, Text, Text, EmptyView>"),
    ])

  private static let value = Parameter.required(.value, "The value.")
  private static let range = Parameter.optional(
    .bounds, "The bounds; `0...1` if they are left out.", nullable: false)
  private static let labelBlock = Parameter.required(.label, "The views that say what is measured.")
  private static let current = Parameter.required(.currentValueLabel, "The views of the value.")
  private static let minimum = Parameter.required(.minimumValueLabel, "The views of the lower bound.")
  private static let maximum = Parameter.required(.maximumValueLabel, "The views of the upper bound.")
  private static let marked = Parameter.optional(.markedValueLabels, "The views of single values.")

  private static let styled = StyledControl(
    "GaugeStyle",
    views: [
      "label": .block(.label), "currentValueLabel": .block(.currentValueLabel),
      "minimumValueLabel": .block(.minimumValueLabel), "maximumValueLabel": .block(.maximumValueLabel),
      "markedValueLabels": .block(.markedValueLabels),
    ], values: ["value": .given(.value)])

  private static let layout = ViewLayout.custom { lowering, view in lowering.gauge(view) }
}

extension ArgumentLabel<ViewBlock> {
  fileprivate static var markedValueLabels: Self { Self("markedValueLabels") }
}

// How it is laid out. Source: grid 4.2.

extension Lowering {
  /// A gauge in the style of its place.
  mutating func gauge(_ view: ViewReference) -> [LoweredView] {
    let environment = environment(of: view.node)
    let label = hidesLabels(environment) ? nil : block(.label, of: view)
    let value = block(.currentValueLabel, of: view)
    let minimum = block(.minimumValueLabel, of: view)
    let maximum = block(.maximumValueLabel, of: view)
    switch environment.style(GaugeStyle.self) {
    case .accessoryCircular, .accessoryCircularCapacity, .circular:
      let isCapacity = environment.style(GaugeStyle.self) == .accessoryCircularCapacity
      return close(
        view,
        circularGauge(
          [label, value, minimum, maximum].compactMap(\.self),
          drawn: .gaugeRing(fraction: fraction(of: view), isCapacity: isCapacity)))
    case .accessoryLinear, .accessoryLinearCapacity:
      let isCapacity = environment.style(GaugeStyle.self) == .accessoryLinearCapacity
      let bar = drawing(
        .gaugeBar(fraction: fraction(of: view), isCapacity: isCapacity),
        bar(height: metrics[.gaugeAccessoryBarHeight], idealWidth: metrics[.progressIdealWidth]))
      let inside = horizontal(
        [minimum ?? value, bar, maximum].compactMap(\.self), spacing: metrics[.gaugeSpacing])
      return close(
        view,
        inside.map { wrap(.fixedFrame(width: nil, height: metrics[.gaugeAccessoryHeight], alignment: .center), $0) })
    case .linear where minimum == nil && maximum == nil:
      let bar = drawing(
        .progressBar(fraction: fraction(of: view)),
        bar(height: metrics[.gaugeBarHeight], idealWidth: metrics[.progressIdealWidth]))
      let middle = horizontal([value, bar].compactMap(\.self), spacing: metrics[.gaugeSpacing])
      return close(view, vertical([label, middle].compactMap(\.self), spacing: metrics[.gaugeSpacing]))
    case .automatic, .linear, .linearCapacity:
      let bar = drawing(
        .progressBar(fraction: fraction(of: view)),
        bar(height: metrics[.gaugeBarHeight], idealWidth: metrics[.progressIdealWidth]))
      let middle = horizontal([minimum, bar, maximum].compactMap(\.self), spacing: metrics[.gaugeSpacing])
      return close(
        view, vertical([label, middle, value].compactMap(\.self), spacing: metrics[.gaugeSpacing]))
    }
  }

  /// A circle with the labels inside, which never change its size.
  private mutating func circularGauge(_ labels: [Piece], drawn ring: ControlPart) -> Piece {
    let diameter = metrics[.gaugeDiameter]
    let circle = drawing(ring, box(width: diameter, height: diameter))
    guard let inside = labels.count == 1 ? labels.first : vertical(labels, spacing: 0) else { return circle }
    return arrange(.layered(alignment: .center, isBackground: false), [circle, inside])
  }
}
