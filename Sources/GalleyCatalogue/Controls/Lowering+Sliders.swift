import GalleyLanguage
import GalleyLayout

// Sliders and steppers. Source: grid 4.1, 4.2.

extension Lowering {
  /// A line with the labels of its ends beside it; on the Mac its label stands in front of it.
  mutating func slider(_ view: ViewReference) -> [LoweredView] {
    let environment = environment(of: view.node)
    var line = bar(
      height: metrics[.sliderHeight], idealWidth: metrics[.sliderIdealWidth],
      minimumWidth: metrics[.sliderMinimumWidth])
    line.controlHeight = unmeasuredControlHeight(metrics[.sliderHeight])
    let showsLabel = platform == .macOS && !hidesLabels(environment)
    let parts = [
      showsLabel ? block(.label, of: view) : nil, block(.minimumValueLabel, of: view), line,
      block(.maximumValueLabel, of: view),
    ]
    return close(view, horizontal(parts.compactMap(\.self), spacing: metrics[.sliderSpacing]))
  }

  /// Two buttons, with the label at the other end of the row; on the Mac directly behind the label.
  mutating func stepper(_ view: ViewReference) -> [LoweredView] {
    let label = hidesLabels(environment(of: view.node)) ? nil : label(of: view)
    var buttons = box(width: metrics[.stepperWidth], height: metrics[.stepperHeight])
    buttons.controlHeight = unmeasuredControlHeight(metrics[.stepperHeight])
    guard platform == .macOS, !isMacForm, let label else { return close(view, row(label, buttons)) }
    return close(view, horizontal([label, buttons], spacing: metrics[.rowSpacing]))
  }
}
