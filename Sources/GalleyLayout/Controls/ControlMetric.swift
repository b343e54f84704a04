/// A figure that decides how large a control, a list or a bar is.
///
/// Its values, their evidence and its name for embedders are a `ControlMetricRow`. The rows of a control stand in its folder
/// below `GalleyCatalogue/Controls`, and all of them in the order of this enumeration in `Catalogue.figures`.
///
/// Source: grid 4, and figures 1 to 4.
package enum ControlMetric: Int, Sendable, CaseIterable, Hashable {
  case buttonRegularHorizontal
  case buttonRegularVertical
  case buttonMiniHorizontal
  case buttonMiniVertical
  case buttonSmallHorizontal
  case buttonSmallVertical
  case buttonLargeHorizontal
  case buttonLargeVertical
  case buttonExtraLargeHorizontal
  case buttonExtraLargeVertical
  case buttonLeastExtraWidth
  case buttonHelpDiameter

  case rowSpacing

  case switchWidth
  case switchHeight

  case checkboxWidth
  case checkboxHeight
  case checkboxLonelyHeight

  case stepperWidth
  case stepperHeight

  case sliderHeight
  case sliderIdealWidth
  case sliderMinimumWidth
  case sliderSpacing

  case progressBarHeight
  case progressIdealWidth
  case progressBarSpacing
  case progressDiameter
  case progressLargeDiameter
  case progressCircleSpacing

  case gaugeBarHeight
  case gaugeSpacing
  case gaugeAccessoryBarHeight
  case gaugeAccessoryHeight
  case gaugeDiameter, gaugeValueSize, gaugeValueWidth, gaugeLabelSize, gaugeGapWidth, gaugeBoundSpacing

  case fieldMinimumHeight
  case fieldSecureHeight
  case fieldHorizontalInset
  case fieldVerticalInset

  case editorHorizontalInset
  case editorVerticalInset
  case editorIdealHeight

  case labelSpacing
  case labelRowIconWidth
  case labelRowSpacing

  case menuExtraWidth
  case menuHeight

  case pickerChevronWidth
  case pickerChevronSpacing
  case pickerVerticalInset
  case pickerSegmentHeight, pickerSegmentTitle
  case pickerSegmentExtraWidth
  case pickerWheelHeight
  case pickerCompactWheelHeight
  case pickerWheelWidth
  case pickerRadioWidth
  case pickerRadioHeight
  case pickerRadioSpacing

  case linkSpacing
  case linkChevronWidth
  case linkTrailing

  case dateChipExtraWidth
  case dateChipHeight
  case dateChipVerticalInset
  case dateChipSpacing
  case dateCalendarWidth
  case dateCalendarHeight
  case dateFieldHeight

  case colorWellSize

  case disclosureChevronWidth
  case disclosureChevronHeight
  case disclosureIndentation

  case boxInset
  case boxSpacing

  case groupHeight
  case groupSegmentExtraWidth
  case groupNavigationSpacing

  case unavailableSpacing

  case listNarrowMargin
  case listWideMargin
  case listWideWidth
  case listPlainInset
  case listRowInset
  case listRowHeight
  case listTopGap
  case listSectionGap
  case listCompactSectionGap
  case listFooterGap
  case listContentBottom
  case listHeaderTop
  case listHeaderBottom
  case listFooterTop
  case listFooterBottom
  case listWatchSpacing
  case listBorder

  case formMargin
  case formRowInset
  case formRowHeight

  case tableHeaderHeight
  case tableRowHeight
  case tableCellInset
  case tableInsetMargin

  case barNavigation
  case barWideNavigation
  case barLargeTitle
  case barSearch
  case barBottom
  case barWideBottom
  case barSubtitle
  case barTab

  case splitColumnWidth

  case barMargin
  case barSpacing
  case barFixedSpace
  case barPlate
  case barPlateInset
  case barBackInset
  case barBackChevronWidth
  case barBackChevronHeight
  case barBackSpacing
  case barSearchHeight
  case barTabSymbol
  case barTabSymbolHeight
  case barTabMargin
  case barTabCircle
  case barTabTitle
  case barTabSpacing
  case barTabAccessory
  case barTabAccessoryMargin
  case barKeyboard
  case barWindow
  case barWindowButtons
  case barWindowSearchWidth

  case sheetTop
  case sheetMedium
  case sheetFormWidth
  case sheetFormHeight
  case sheetPageWidth
  case sheetPageHeight

  case popoverSpacing

  case inspectorWidth

  case dialogWidth
  case dialogHorizontalInset
  case dialogVerticalInset
  case dialogSpacing
  case dialogButton
  case dialogButtonInset
  case dialogSheetButton
  case dialogSheetMargin

  case keyboardPortrait
  case keyboardLandscape
  case keyboardButtonPortrait
  case keyboardButtonLandscape
  case keyboardTabletPortrait
  case keyboardTabletLandscape
}
