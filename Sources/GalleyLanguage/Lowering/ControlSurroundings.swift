package import GalleyLayout

/// What controls adapt to: where they stand.
package struct ControlSurroundings: Sendable, Hashable {
  package enum Container: UInt8, Sendable, Hashable {
    /// Nothing in particular.
    case plain
    case list
    case form
    case toolbar
    case controlGroup
    case tabBar
    case menu
    case dialog
  }

  package var container = Container.plain
  /// What modifiers around ask of the containers in their view.
  package var wishes = ContainerWishes()
  /// The view stands in the leading column of a split view.
  package var isSidebar = false
  /// The view stands in the item of a bar that confirms.
  package var confirms = false
  /// Labels in a bar are their icons alone.
  package var showsIconsAlone = false
  /// The view stands in a group box.
  package var isInGroupBox = false
  /// The part of a list that the view stands in; nil outside lists.
  package var listPart: ListLayout.Part?
  /// The view is a row of its list: views that are several rows there may be it.
  package var isRowLevel = false
  /// The font of texts that have none of their own, such as in the header of a section.
  package var font: Font?
  /// The lines of texts that the document gave no alignment stand in the middle, as in buttons and alerts.
  package var centresLines = false
  /// The change of letters of texts that have none of their own.
  package var textCase: TextCase?
  /// The most lines of texts that have no limit of their own; nil for any number.
  package var lineLimit: Int?
  /// How small texts may get so that they fit, where they may not be smaller by themselves; 1 for no change.
  package var minimumScaleFactor = 1.0
  /// The list around has space between its sections.
  package var hasSectionGaps = false
  /// How texts in the headers of sections are shown in the list around.
  package var headerLook = HeaderLook()
  /// The font of symbols that stand beside a text of their control; nil for that of the text.
  package var symbolFont: Font?
  /// The least height of the buttons of the dialog around, in points.
  package var dialogButtonHeight = 0.0
  /// The largest size of text that the place allows; nil for any.
  package var largestText: DynamicTypeSize?

  package init() {}

  /// A list, or a form that is laid out as one.
  package var isList: Bool { container == .list || container == .form }

  /// A row of a list or form, so that a view that is several rows there may be them.
  package var isListRow: Bool { isList && isRowLevel }

  /// The content of a list's row, and not a header or footer.
  package var isInRow: Bool { isList && listPart == .row }
}

/// How a list shows the headers of its sections.
package struct HeaderLook: Sendable, Hashable {
  package var font = Font(.style(.footnote))
  /// The font of footers.
  package var footerFont = Font(.style(.footnote))
  package var textCase: TextCase?
  /// The font of headers whose prominence is increased; their words are shown as written.
  package var prominentFont: Font?

  package init() {}
}

/// What a view is to the section of a list that it stands in.
package struct ListPart: Sendable, Hashable {
  package var part: ListLayout.Part
  /// The number of the section.
  package var section: Int
  /// The space between the section and others; nil for the list's.
  package var gap: ListLayout.SectionGap?
  /// The margins that the document gave the section.
  package var margins = ListLayout.SectionMargins()
  /// The insets of a header or footer, if the document gave it some.
  package var insets: EdgeInsets?

  package init(_ part: ListLayout.Part, section: Int) {
    self.part = part
    self.section = section
  }
}

extension Platform {
  /// The platform whose metrics count.
  package var metricPlatform: MetricPlatform {
    switch self {
    case .iOS, .iPadOS: .iOS
    case .macOS: .macOS
    case .watchOS: .watchOS
    case .tvOS: .tvOS
    case .visionOS: .visionOS
    }
  }
}
