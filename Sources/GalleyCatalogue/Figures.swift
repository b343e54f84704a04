import GalleyLanguage
import GalleyLayout

extension Catalogue {
  /// Every figure of controls, lists and bars, in the order of `ControlMetric`.
  ///
  /// The figures of a control stand in its folder below `Controls/`.
  static let figures: [ControlMetricRow] = [
    ControlMetricRow.button,
    ControlMetricRow.row,
    ControlMetricRow.toggle,
    ControlMetricRow.stepper,
    ControlMetricRow.slider,
    ControlMetricRow.progressView,
    ControlMetricRow.gauge,
    ControlMetricRow.textField,
    ControlMetricRow.textEditor,
    ControlMetricRow.label,
    ControlMetricRow.menu,
    ControlMetricRow.picker,
    ControlMetricRow.navigationLink,
    ControlMetricRow.datePicker,
    ControlMetricRow.colorPicker,
    ControlMetricRow.disclosureGroup,
    ControlMetricRow.groupBox,
    ControlMetricRow.controlGroup,
    ControlMetricRow.contentUnavailableView,
    ControlMetricRow.list,
    ControlMetricRow.form,
    ControlMetricRow.table,
    ControlMetricRow.bars,
    ControlMetricRow.navigationSplitView,
    ControlMetricRow.barItems,
    ControlMetricRow.presentations,
    ControlMetricRow.dialogs,
    ControlMetricRow.keyboards,
  ].flatMap(\.self)
}
