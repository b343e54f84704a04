/// What a node of the layout tree does: the closed set of algorithms that every view and modifier lowers to.
///
/// The ids in parentheses lead to the rules (`Documentation/Rules.md`). Cases with much to hold are indirect,
/// so that the others are handed on without an allocation.
package enum Primitive: Sendable {
  // MARK: Leaves

  /// Draws nothing in a place that needs one view: 0×0... an empty view in a unary position (layout 1.2: nil → 10).
  case empty
  /// Takes the proposal, 10 where there is none (layout 3.3, 3.4).
  case fill
  /// The largest square in the proposal (layout 3.4).
  case circle
  indirect case text(TextContent)
  indirect case symbol(SymbolContent)
  /// A length that gives way: `orientation` is the axis of the stack it stands in, nil outside a stack (layout 3.1).
  case spacer(minLength: Double?, orientation: Axis?)
  /// A leaf of a given size; `isResizable` makes it take the proposal instead.
  case image(size: Size, isResizable: Bool)
  /// A loop of a lazy container, whose cells the host gives when they are asked for; its first element gave the
  /// `firstCount` cells before this node.
  case deferred(HostLoopID, firstCount: Int32)
  /// A control or another leaf whose answers lie between a minimum and a maximum (grid 4.1).
  indirect case control(ControlMetrics)

  // MARK: Arrangements

  /// HStack or VStack (layout 2.2).
  case stack(axis: Axis, alignment: GuideID, spacing: Double?)
  /// ZStack, and the implicit container of background and overlay content (layout 2.5).
  case depthStack(alignment: Alignment)
  /// The first child whose ideal size fits (layout 4.10).
  case viewThatFits(AxisSet)
  /// Grid; the children are cells, with their rows in `GridStructure`.
  indirect case grid(GridStructure)
  /// LazyVStack, LazyHStack.
  case lazyStack(axis: Axis, alignment: GuideID, spacing: Double?)
  /// LazyVGrid (axis vertical), LazyHGrid.
  indirect case lazyGrid(LazyGridStructure)
  /// ScrollView; one child, the content (layout 4.11).
  indirect case scroll(ScrollParameters)
  /// GeometryReader; no children until its size is known (layout 4.9).
  case geometryReader(content: HostClosureID)
  /// An arrangement that the host computes (layout 4.16).
  case custom(HostLayoutID)

  // MARK: Wrappers of one child

  case fixedFrame(width: Double?, height: Double?, alignment: Alignment)
  indirect case flexibleFrame(FlexibleFrame)
  case padding(EdgeInsets)
  case fixedSize(AxisSet)
  /// A nil ratio takes the child's own ideal one.
  case aspectRatio(Double?, isFill: Bool)
  case offset(Point)
  case position(Point)
  case priority(Double)
  case alignmentGuide(GuideID, value: HostClosureID)
  /// Two children: the primary and the secondary (layout 4.7).
  case layered(alignment: Alignment, isBackground: Bool)
  /// A ShapeStyle background or overlay: a rectangle that may reach into the safe area; one child, the primary.
  case styleLayer(ignoredEdges: EdgeSet, isBackground: Bool)
  case ignoresSafeArea(regions: SafeAreaRegions, edges: EdgeSet)
  /// Two children: the primary and the inset content (layout 4.15).
  case safeAreaInset(edge: Edge, alignment: GuideID, spacing: Double?)
  case safeAreaPadding(EdgeInsets)
  indirect case containerRelativeFrame(ContainerRelativeFrame)
  /// A named coordinate space.
  case coordinateSpace(String)
  /// A change of where the content is drawn that leaves layout alone (rotation, scale), for `frame(in: .global)`.
  indirect case transform(Transform)
  /// A subtree with a layout direction of its own (layout 1.8).
  case layoutDirection(isRightToLeft: Bool)
  /// Attributes of a grid cell, found through wrappers (grid 1.1).
  indirect case gridCell(GridCellAttributes)
  /// A container that has no node of its own: attributes of grid cells inside are not seen through it.
  case cellBoundary
  /// What `containerRelativeFrame` inside goes by: the room that it is offered (layout 4.13).
  case container
  /// Views with this number take its frame (`matchedGeometryEffect`).
  case matchedSource(MatchedGroupID)
  indirect case matchedView(MatchedView)
  /// A window over the window, with a root of its own; at most one child. It stands in no other node.
  indirect case presentation(Presentation)
}

/// Regions of the safe area.
package struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let container = SafeAreaRegions(rawValue: 1)
  package static let keyboard = SafeAreaRegions(rawValue: 2)
  package static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The limits of `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
package struct FlexibleFrame: Sendable, Hashable {
  /// The limits of one axis; nil where not given.
  package struct Limits: Sendable, Hashable {
    package var min: Double?
    package var ideal: Double?
    package var max: Double?

    package init(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) {
      self.min = min
      self.ideal = ideal
      self.max = max
    }
  }

  package var horizontal: Limits
  package var vertical: Limits
  package var alignment: Alignment

  package init(horizontal: Limits, vertical: Limits, alignment: Alignment) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
  }
}

/// The answers of a control whose inside is not laid out.
package struct ControlMetrics: Sendable, Hashable {
  package var minimum: Size
  package var ideal: Size
  /// Infinite where the control takes what it is offered.
  package var maximum: Size
  /// From the top edge; nil where the control has no text.
  package var firstBaseline: Double?

  package init(minimum: Size, ideal: Size, maximum: Size, firstBaseline: Double? = nil) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
    self.firstBaseline = firstBaseline
  }
}

/// The parameters of a scroll view.
package struct ScrollParameters: Sendable, Hashable {
  package var axes: AxisSet
  /// Margins around the content as one unit.
  package var contentMargins: EdgeInsets
  /// Where content that is smaller than the viewport stands; nil for the default.
  package var contentAlignment: UnitPoint?
  /// Where content that is larger than the viewport stands at first; nil for its beginning.
  package var initialAnchor: UnitPoint?

  package init(
    axes: AxisSet, contentMargins: EdgeInsets = .zero, contentAlignment: UnitPoint? = nil,
    initialAnchor: UnitPoint? = nil
  ) {
    self.axes = axes
    self.contentMargins = contentMargins
    self.contentAlignment = contentAlignment
    self.initialAnchor = initialAnchor
  }
}

/// The rows of a grid: which of the grid's children belong to which row.
package struct GridStructure: Sendable, Hashable {
  /// A run of children that form a row; a non-row cell is a row of its own with `isRow` false.
  package struct Row: Sendable, Hashable {
    package var cellCount: Int
    package var isRow: Bool
    /// `GridRow(alignment:)`.
    package var alignment: GuideID?

    package init(cellCount: Int, isRow: Bool, alignment: GuideID?) {
      self.cellCount = cellCount
      self.isRow = isRow
      self.alignment = alignment
    }
  }

  package var alignment: Alignment
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?
  package var rows: [Row]

  package init(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?, rows: [Row]) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.rows = rows
  }
}

/// What the four grid-cell modifiers say; nil where they are not given.
package struct GridCellAttributes: Sendable, Hashable {
  package var columns: Int?
  package var anchor: UnitPoint?
  package var columnAlignment: GuideID?
  package var unsizedAxes: AxisSet

  package init(
    columns: Int? = nil, anchor: UnitPoint? = nil, columnAlignment: GuideID? = nil, unsizedAxes: AxisSet = []
  ) {
    self.columns = columns
    self.anchor = anchor
    self.columnAlignment = columnAlignment
    self.unsizedAxes = unsizedAxes
  }
}

/// One item of a lazy grid's `columns` or `rows`.
package struct GridItem: Sendable, Hashable {
  package enum Size: Sendable, Hashable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)
  }

  package var size: Size
  package var spacing: Double?
  package var alignment: Alignment?

  package init(_ size: Size, spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The parameters of a lazy grid.
package struct LazyGridStructure: Sendable, Hashable {
  /// The axis along which rows follow each other: vertical for LazyVGrid.
  package var axis: Axis
  package var items: [GridItem]
  /// The guide of the cross axis: HorizontalAlignment for LazyVGrid.
  package var alignment: GuideID
  package var spacing: Double?
  /// The indices of children that take a row of their own: headers and footers of sections.
  package var fullWidthRows: Set<Int>

  package init(axis: Axis, items: [GridItem], alignment: GuideID, spacing: Double?, fullWidthRows: Set<Int> = []) {
    self.axis = axis
    self.items = items
    self.alignment = alignment
    self.spacing = spacing
    self.fullWidthRows = fullWidthRows
  }
}

/// The parameters of `containerRelativeFrame`.
package struct ContainerRelativeFrame: Sendable, Hashable {
  /// How the length follows from the container's.
  package enum Rule: Sendable, Hashable {
    case whole
    case columns(count: Int, span: Int, spacing: Double)
    case closure(HostClosureID)
  }

  package var axes: AxisSet
  package var rule: Rule
  package var alignment: Alignment

  package init(axes: AxisSet, rule: Rule, alignment: Alignment) {
    self.axes = axes
    self.rule = rule
    self.alignment = alignment
  }
}

/// An affine change of coordinates about an anchor in the view's own frame.
package struct Transform: Sendable, Hashable {
  package var a, b, c, d: Double
  package var translation: Point
  package var anchor: UnitPoint

  package init(a: Double, b: Double, c: Double, d: Double, translation: Point = .zero, anchor: UnitPoint = .center) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.translation = translation
    self.anchor = anchor
  }
}
