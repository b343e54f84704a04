/// A figure that decides how large a control, a list or a bar is; the raw value is its name for embedders.
///
/// Some figures are published by measurements, most are those of a documented model: `ControlMetricTable.rows` says which.
/// Source: grid 4.
package enum ControlMetric: String, Sendable, CaseIterable, Hashable {
  case buttonRegularHorizontal = "button.regular.horizontal"
  case buttonRegularVertical = "button.regular.vertical"
  case buttonMiniHorizontal = "button.mini.horizontal"
  case buttonMiniVertical = "button.mini.vertical"
  case buttonSmallHorizontal = "button.small.horizontal"
  case buttonSmallVertical = "button.small.vertical"
  case buttonLargeHorizontal = "button.large.horizontal"
  case buttonLargeVertical = "button.large.vertical"
  case buttonExtraLargeHorizontal = "button.extraLarge.horizontal"
  case buttonExtraLargeVertical = "button.extraLarge.vertical"

  case buttonLeastExtraWidth = "button.leastExtraWidth"
  case rowSpacing = "row.spacing"

  case switchWidth = "switch.width"
  case switchHeight = "switch.height"

  case checkboxWidth = "checkbox.width"
  case checkboxHeight = "checkbox.height"
  case checkboxLonelyHeight = "checkbox.lonelyHeight"

  case stepperWidth = "stepper.width"
  case stepperHeight = "stepper.height"

  case sliderHeight = "slider.height"
  case sliderIdealWidth = "slider.idealWidth"
  case sliderMinimumWidth = "slider.minimumWidth"
  case sliderSpacing = "slider.spacing"

  case progressBarHeight = "progress.barHeight"
  case progressIdealWidth = "progress.idealWidth"
  case progressBarSpacing = "progress.barSpacing"
  case progressDiameter = "progress.diameter"
  case progressLargeDiameter = "progress.largeDiameter"
  case progressCircleSpacing = "progress.circleSpacing"

  case gaugeBarHeight = "gauge.barHeight"
  case gaugeSpacing = "gauge.spacing"
  case gaugeAccessoryBarHeight = "gauge.accessoryBarHeight"
  case gaugeAccessoryHeight = "gauge.accessoryHeight"
  case gaugeDiameter = "gauge.diameter"

  case fieldMinimumHeight = "field.minimumHeight"
  case fieldHorizontalInset = "field.horizontalInset"
  case fieldVerticalInset = "field.verticalInset"

  case editorHorizontalInset = "editor.horizontalInset"
  case editorVerticalInset = "editor.verticalInset"
  case editorIdealHeight = "editor.idealHeight"

  case labelSpacing = "label.spacing"

  case menuExtraWidth = "menu.extraWidth"
  case menuHeight = "menu.height"

  case pickerChevronWidth = "picker.chevronWidth"
  case pickerChevronSpacing = "picker.chevronSpacing"
  case pickerVerticalInset = "picker.verticalInset"
  case pickerSegmentHeight = "picker.segmentHeight"
  case pickerSegmentExtraWidth = "picker.segmentExtraWidth"
  case pickerWheelHeight = "picker.wheelHeight"
  case pickerCompactWheelHeight = "picker.compactWheelHeight"
  case pickerWheelWidth = "picker.wheelWidth"
  case pickerRadioWidth = "picker.radioWidth"
  case pickerRadioHeight = "picker.radioHeight"
  case pickerRadioSpacing = "picker.radioSpacing"

  case linkSpacing = "link.spacing"
  case linkChevronWidth = "link.chevronWidth"

  case dateChipExtraWidth = "date.chipExtraWidth"
  case dateChipHeight = "date.chipHeight"
  case dateChipSpacing = "date.chipSpacing"
  case dateCalendarWidth = "date.calendarWidth"
  case dateCalendarHeight = "date.calendarHeight"
  case dateFieldHeight = "date.fieldHeight"

  case colorWellSize = "color.wellSize"

  case disclosureChevronWidth = "disclosure.chevronWidth"
  case disclosureChevronHeight = "disclosure.chevronHeight"
  case disclosureIndentation = "disclosure.indentation"

  case boxInset = "box.inset"
  case boxSpacing = "box.spacing"

  case groupHeight = "group.height"
  case groupSegmentExtraWidth = "group.segmentExtraWidth"
  case groupNavigationSpacing = "group.navigationSpacing"

  case unavailableSpacing = "unavailable.spacing"

  case listNarrowMargin = "list.narrowMargin"
  case listWideMargin = "list.wideMargin"
  case listWideWidth = "list.wideWidth"
  case listRowInset = "list.rowInset"
  case listRowHeight = "list.rowHeight"
  case listTopGap = "list.topGap"
  case listSectionGap = "list.sectionGap"
  case listCompactSectionGap = "list.compactSectionGap"
  case listHeaderTop = "list.headerTop"
  case listFooterTop = "list.footerTop"
  case listHeaderBottom = "list.headerBottom"
  case listPlainHeaderInset = "list.plainHeaderInset"
  case listWatchSpacing = "list.watchSpacing"
  case listBorder = "list.border"

  case tableHeaderHeight = "table.headerHeight"
  case tableRowHeight = "table.rowHeight"
  case tableCellInset = "table.cellInset"
  case tableInsetMargin = "table.insetMargin"

  case barNavigation = "bar.navigation"
  case barWideNavigation = "bar.wideNavigation"
  case barLargeTitle = "bar.largeTitle"
  case barSearch = "bar.search"
  case barBottom = "bar.bottom"
  case barTab = "bar.tab"

  case splitColumnWidth = "split.columnWidth"
}
