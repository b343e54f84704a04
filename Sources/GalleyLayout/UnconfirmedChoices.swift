/// Answers to questions that neither SwiftUI's documentation nor a public measurement settles, each in one place.
///
/// The ids lead to Documentation/Rules.md; OpenQuestions.md beside it lists every question with its answer and the case
/// that shows it. Figures of controls that are not published are rows of `ControlMetricRow`, and those of texts stand in
/// `MeasuringChoices`.
package enum UnconfirmedChoices {
  // MARK: Appearing

  /// Whether what comes appears before what goes disappears, when one takes the place of the other: a branch, a tab, a
  /// pushed view (grid 4.8).
  package static let appearingComesFirst = true

  // MARK: Priority, guides and distances

  /// Whether `position`, `ignoresSafeArea`, `safeAreaPadding` and `safeAreaInset` lose the priority of their view
  /// (layout 8 U1).
  static let positionAndSafeAreaLosePriority = true

  /// Whether a Spacer enlarges a ZStack in which other views stand (layout 8 U2).
  static let spacersEnlargeDepthStacks = false

  /// Whether the line that views are aligned on counts as part of a stack, also where no view reaches it
  /// (layout 8 U4).
  static let guideLineCountsAsCrossExtent = true

  /// Whether the distance from a ScrollView to a neighbour is the ordinary one whatever it holds (layout 8 U5).
  static let scrollViewsHaveDefaultDistances = true

  /// Whether `ViewThatFits` hands on its chosen child's explicit guides; its priority is 0 either way (layout 8 U6).
  static let viewThatFitsForwardsGuides = true

  /// Whether the spacing wishes of `ViewThatFits` are those of an ordinary view when it has several children; with a
  /// single child they are the child's (layout 8 U6).
  static let viewThatFitsHasDefaultSpacing = true

  /// Whether the only child of a stack shows its guides to the stack's neighbours; otherwise the stack stays around it,
  /// which keeps its priority inside as well (layout 8 U12).
  package static let lonelyChildrenTakeTheirStacksPlace = true

  /// Whether `safeAreaInset`, `ignoresSafeArea` and `safeAreaPadding` keep explicit guides to themselves
  /// (layout 8 U14).
  static let safeAreaModifiersDropGuides = true

  /// Whether a container's value for a custom guide is the mean of its children's; otherwise the largest
  /// (layout 8 U16).
  static let customGuidesAreAveraged = true

  // MARK: Frames and shapes

  /// Whether a flexible frame whose minimum exceeds its maximum is as long as its child; otherwise its minimum
  /// (layout 8 U7).
  static let contradictoryFramesAreTheirChild = true

  /// Whether a circle with an inset, as `strokeBorder` makes it, fills what it is offered (layout 8 U11).
  package static let insetCirclesFill = true

  /// Whether `mask` places its view as an overlay would (layout 8 U13).
  package static let masksAreOverlays = true

  /// Whether a fixed frame of an infinite length is none on that axis; otherwise it is infinite (layout 8 U15).
  static let infiniteFixedFramesAreNone = true

  // MARK: Matched geometry

  /// Whether a view with `matchedGeometryEffect(isSource: false)` is proposed the source's size and drawn with its anchor
  /// on the source's, while its parent lays out as without it; otherwise the modifier changes nothing.
  static let matchedViewsTakeTheirSourcesFrame = true

  // MARK: Windows and safe areas

  /// The container length that `containerRelativeFrame` works from when a bare body is laid out with a nil dimension.
  static let containerLengthWithoutWindow = 10.0

  /// Whether safe-area growth stops at rotated ancestors only, so that a scaled one counts as unscaled (layout 4.14).
  static let scaledViewsKeepTheirSafeArea = true

  /// Whether a dialog that points at its view shows the button that cancels it, though a touch beside it does
  /// (grid 4.6).
  package static let popoversShowCancelButtons = false

  // MARK: Lists

  /// Whether steppers, sliders, segments, wells of colours, the chips of dates and menus that are rows of a list make them no
  /// higher, as switches do not (figures 1).
  package static let controlsFitTheirRows = true

  /// Whether the headers of sidebars are shown as they are written, as those of plain lists are (figures 1).
  package static let sidebarHeadersAreAsWritten = true

  /// Whether the rows of forms went from edge to edge before iOS 15, in groups; otherwise they have margins (figures 1).
  package static let oldFormsHaveNoMargins = true

  /// Whether the words of a header that is higher than they are stand at its bottom; otherwise in its middle (grid 4.3).
  static let wordsOfHighHeadersStandAtTheBottom = true

  // MARK: Bars and sheets

  /// The largest size of text that titles, items and tabs of bars have (grid 4.5).
  package static let largestTextOfBars = DynamicTypeSize.xxxLarge

  /// Whether a `NavigationView` without a title keeps the room of a large one from iOS 16 on, as it was seen to do before
  /// (figures 2).
  package static let newNavigationViewsKeepTheirBar = true

  /// Whether a keyboard pushes sheets up, so that they stand as high above it as else above the home indicator (grid 4.6).
  static let keyboardsRaiseSheets = true

  /// How much of the window sheets of Macs and popovers take on an axis on which their content has no ideal length
  /// (grid 4.6).
  static let partOfWindowForContentWithoutIdeal = 0.5

  // MARK: Containers

  /// Whether several views of a `GlassEffectContainer` stand below each other; otherwise over each other (grid 4.9).
  package static let glassContainersAreStacks = true

  /// Whether the last view of an `HSplitView` or `VSplitView` takes what the others leave; otherwise all keep their
  /// lengths, as in a stack (grid 4.9).
  package static let lastPaneOfSplitViewsTakesTheRest = true

  // MARK: Grids

  /// Whether a `Divider` in a `GridRow` is a horizontal line, as it is directly in a grid (grid 1.1).
  package static let dividersInRowsAreHorizontal = true

  /// Whether a grid cell with a value of its own for a standard guide meets the slot's guide, as it would in a frame,
  /// instead of standing at the fraction that the guide comes to (grid 1.6, layout 8 U16).
  static let gridCellsMeetTheirSlotsGuides = true

  /// Whether the cells of a column are put on one line by a custom guide, as those of a row are (grid 1.6).
  static let columnsAlignCustomGuides = true

  /// The fraction of its slot at which a cell over several columns stands when its row is aligned by baselines
  /// (grid 1.6).
  static let fractionOfMergedBaselines = 1.0

  /// The answer of a lazy grid whose cross length is infinite or not positive (grid 2.2, 7).
  static let lazyGridWithoutTracks = Size.zero
}
