import GalleyLanguage
import GalleyLayout

// Gauges and progress views. Source: grid 4.2.

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
      return close(view, circularGauge([label, value, minimum, maximum].compactMap(\.self)))
    case .accessoryLinear, .accessoryLinearCapacity:
      let bar = bar(height: metrics[.gaugeAccessoryBarHeight], idealWidth: metrics[.progressIdealWidth])
      let inside = horizontal(
        [minimum ?? value, bar, maximum].compactMap(\.self), spacing: metrics[.gaugeSpacing])
      return close(
        view,
        inside.map { wrap(.fixedFrame(width: nil, height: metrics[.gaugeAccessoryHeight], alignment: .center), $0) })
    case .linear where minimum == nil && maximum == nil:
      let bar = bar(height: metrics[.gaugeBarHeight], idealWidth: metrics[.progressIdealWidth])
      let middle = horizontal([value, bar].compactMap(\.self), spacing: metrics[.gaugeSpacing])
      return close(view, vertical([label, middle].compactMap(\.self), spacing: metrics[.gaugeSpacing]))
    case .automatic, .linear, .linearCapacity:
      let bar = bar(height: metrics[.gaugeBarHeight], idealWidth: metrics[.progressIdealWidth])
      let middle = horizontal([minimum, bar, maximum].compactMap(\.self), spacing: metrics[.gaugeSpacing])
      return close(
        view, vertical([label, middle, value].compactMap(\.self), spacing: metrics[.gaugeSpacing]))
    }
  }

  /// A circle with the labels inside, which never change its size.
  private mutating func circularGauge(_ labels: [Piece]) -> Piece {
    let diameter = metrics[.gaugeDiameter]
    let circle = box(width: diameter, height: diameter)
    guard let inside = labels.count == 1 ? labels.first : vertical(labels, spacing: 0) else { return circle }
    return arrange(.layered(alignment: .center, isBackground: false), [circle, inside])
  }

  /// A bar if the progress is known (or the style asks for one), else a spinner.
  mutating func progressView(_ view: ViewReference) -> [LoweredView] {
    let environment = environment(of: view.node)
    let arguments = arguments(of: view)
    let label = hidesLabels(environment) ? nil : self.label(of: view)
    let value = block(.currentValueLabel, of: view)
    let isKnown = arguments[.value] != nil || arguments.isGiven(.timerInterval)
    let style = environment.style(ProgressViewStyle.self)
    if style == .linear || (style == .automatic && isKnown) {
      let bar = bar(height: metrics[.progressBarHeight], idealWidth: metrics[.progressIdealWidth])
      return close(
        view,
        vertical(
          [label, bar, value].compactMap(\.self), alignment: .leading, spacing: metrics[.progressBarSpacing]))
    }
    let isLarge = ["large", "extraLarge"].contains(controlSize(environment))
    let diameter = metrics[isLarge ? .progressLargeDiameter : .progressDiameter]
    let circle = box(width: diameter, height: diameter)
    return close(
      view, vertical([circle, label, value].compactMap(\.self), spacing: metrics[.progressCircleSpacing]))
  }
}
