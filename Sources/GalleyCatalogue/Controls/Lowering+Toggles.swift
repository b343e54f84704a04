import GalleyLanguage
import GalleyLayout

// Toggles. Source: grid 4.1, 4.2.

extension Lowering {
  /// A toggle around its label, as the toggle style of the place has it.
  mutating func toggle(_ label: Piece?, in environment: EnvironmentValues) -> Piece {
    switch environment.style(automatic: automaticToggleStyle) {
    case .button:
      let content = label ?? box(width: 0, height: 0)
      return button(content, in: environment, automatic: platform == .macOS ? .bordered : .automatic)
    case .checkbox:
      let height = metrics[label == nil ? .checkboxLonelyHeight : .checkboxHeight]
      let control = box(width: metrics[.checkboxWidth], height: height)
      return horizontal([control, label].compactMap(\.self), spacing: 0) ?? control
    case .automatic, .switch:
      var control = box(width: metrics[.switchWidth], height: metrics[.switchHeight])
      control.controlHeight = metrics[.switchHeight]
      guard platform == .macOS, !isMacForm, let label else { return row(label, control) }
      return horizontal([label, control], spacing: metrics[.rowSpacing]) ?? control
    }
  }

  /// A Mac has switches in grouped forms alone.
  private var automaticToggleStyle: ToggleStyle { platform == .macOS && !isMacForm ? .checkbox : .switch }
}
