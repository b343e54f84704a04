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
    let style = environment.style(GaugeStyle.self)
    if [.accessoryCircular, .accessoryCircularCapacity, .circular].contains(style) {
      return close(view, circularGauge(view, environment, isCapacity: style == .accessoryCircularCapacity))
    }
    let label = hidesLabels(environment) ? nil : block(.label, of: view)
    let value = block(.currentValueLabel, of: view)
    let minimum = block(.minimumValueLabel, of: view)
    let maximum = block(.maximumValueLabel, of: view)
    switch style {
    case .accessoryLinear, .accessoryLinearCapacity:
      let bar = drawing(
        .gaugeBar(fraction: fraction(of: view), isCapacity: style == .accessoryLinearCapacity),
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
    case .automatic, .linear, .linearCapacity, .accessoryCircular, .accessoryCircularCapacity, .circular:
      let bar = drawing(
        .progressBar(fraction: fraction(of: view)),
        bar(height: metrics[.gaugeBarHeight], idealWidth: metrics[.progressIdealWidth]))
      let middle = horizontal([minimum, bar, maximum].compactMap(\.self), spacing: metrics[.gaugeSpacing])
      return close(
        view, vertical([label, middle, value].compactMap(\.self), spacing: metrics[.gaugeSpacing]))
    }
  }

  /// A circle with the labels inside, which never change its size.
  ///
  /// The value stands in the middle. The bounds stand in the gap of an open ring, or the label where there are none; a closed
  /// ring has the label in its middle if it has no value.
  private mutating func circularGauge(
    _ view: ViewReference, _ environment: EnvironmentValues, isCapacity: Bool
  ) -> Piece {
    let diameter = metrics[.gaugeDiameter]
    let ring = drawing(
      .gaugeRing(fraction: fraction(of: view), isCapacity: isCapacity), box(width: diameter, height: diameter))
    var weight = FontModifiers()
    weight.weight = .medium
    let valueFont = Font(.system(size: metrics[.gaugeValueSize]), modifiers: weight)
    let value = fitted(.currentValueLabel, of: view, valueFont, width: metrics[.gaugeValueWidth])
    let gap = metrics[.gaugeGapWidth]
    let labelFont = Font(.system(size: metrics[.gaugeLabelSize]))
    func label(_ lowering: inout Lowering) -> Piece? {
      lowering.hidesLabels(environment) ? nil : lowering.fitted(.label, of: view, labelFont, width: gap)
    }
    if isCapacity { return over(ring, value ?? label(&self), .center) }
    let bounds = [ArgumentLabel<ViewBlock>.minimumValueLabel, .maximumValueLabel].compactMap {
      shrinking($0, of: view, labelFont)
    }
    for bound in bounds { draw(.label(.secondary), at: bound.node) }
    let row = SharedWidthLayout(width: gap, spacing: metrics[.gaugeBoundSpacing])
    return over(
      over(ring, value, .center), bounds.isEmpty ? label(&self) : arrange(arrangement(row), bounds), .bottom)
  }

  private mutating func over(_ ring: Piece, _ label: Piece?, _ alignment: Alignment) -> Piece {
    label.map { arrange(.layered(alignment: alignment, isBackground: false), [ring, $0]) } ?? ring
  }

  /// A label in one line of a width, in a font that shrinks until it fits.
  private mutating func fitted(
    _ label: ArgumentLabel<ViewBlock>, of view: ViewReference, _ font: Font, width: Double
  ) -> Piece? {
    shrinking(label, of: view, font).map { wrap(.fixedFrame(width: width, height: nil, alignment: .center), $0) }
  }

  /// A label in one line, in a font that shrinks where there is little room.
  private mutating func shrinking(
    _ label: ArgumentLabel<ViewBlock>, of view: ViewReference, _ font: Font
  ) -> Piece? {
    var inside = surroundings.controls
    inside.font = font
    inside.lineLimit = 1
    inside.minimumScaleFactor = 0.5
    return within(\.controls, inside) { $0.block(label, of: view) }
  }
}
