import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

/// A part of a control while it is put together: a layout node, with the views of the document in it, in order.
struct Piece {
  var node: LayoutNodeID
  var views: [LoweredView] = []
  /// The height of the control in it that is not laid out inside, in points; 0 for none.
  var controlHeight = 0.0

  init(_ node: LayoutNodeID, views: [LoweredView] = []) {
    self.node = node
    self.views = views
  }

  /// A view of the document.
  init(_ view: LoweredView) {
    self.init(view.node, views: [view])
    controlHeight = view.controlHeight
  }
}

// Putting controls together.

extension Lowering {
  /// The piece with a wrapper around it.
  mutating func wrap(_ primitive: Primitive, _ piece: Piece) -> Piece {
    var wrapped = Piece(layout.add(primitive, child: piece.node), views: piece.views)
    wrapped.controlHeight = piece.controlHeight == 0 ? 0 : piece.controlHeight + primitive.verticalPadding
    return wrapped
  }

  /// Pieces in one arrangement.
  mutating func arrange(_ primitive: Primitive, _ pieces: [Piece]) -> Piece {
    var piece = Piece(layout.add(primitive, children: pieces.map(\.node)), views: pieces.flatMap(\.views))
    piece.controlHeight = primitive.controlHeight(of: pieces.map(\.controlHeight))
    return piece
  }

  /// Pieces beside each other; one alone is itself.
  mutating func horizontal(
    _ pieces: [Piece], alignment: GuideID = .verticalCenter, spacing: Double? = nil
  ) -> Piece? {
    pieces.count <= 1
      ? pieces.first : arrange(.stack(axis: .horizontal, alignment: alignment, spacing: spacing), pieces)
  }

  /// Pieces below each other; one alone is itself.
  mutating func vertical(
    _ pieces: [Piece], alignment: GuideID = .horizontalCenter, spacing: Double? = nil
  ) -> Piece? {
    pieces.count <= 1
      ? pieces.first : arrange(.stack(axis: .vertical, alignment: alignment, spacing: spacing), pieces)
  }

  /// A leaf of one size.
  mutating func box(width: Double, height: Double) -> Piece {
    let size = Size(width: width, height: height)
    return Piece(layout.add(.control(ControlMetrics(minimum: size, ideal: size, maximum: size))))
  }

  /// A leaf that takes the width that it is offered.
  mutating func bar(height: Double, idealWidth: Double, minimumWidth: Double = 0) -> Piece {
    Piece(
      layout.add(
        .control(
          ControlMetrics(
            minimum: Size(width: minimumWidth, height: height), ideal: Size(width: idealWidth, height: height),
            maximum: Size(width: .infinity, height: height)))))
  }

  /// A leaf that takes all that it is offered.
  mutating func area(ideal: Size = .zero) -> Piece {
    Piece(
      layout.add(
        .control(
          ControlMetrics(minimum: .zero, ideal: ideal, maximum: Size(width: .infinity, height: .infinity)))))
  }

  /// A text that the control makes itself.
  mutating func text(_ string: String, in environment: EnvironmentValues, lineLimit: Int? = nil) -> Piece {
    var content = TextContent(string, in: environment)
    if let lineLimit { content.lineLimit = lineLimit }
    return Piece(layout.add(.text(content)))
  }

  /// A localised text that was given to the control.
  mutating func text(_ text: LocalizedText, in environment: EnvironmentValues, lineLimit: Int? = nil) -> Piece {
    var content = TextContent(text, in: environment, images: document.imageSizes)
    if let lineLimit { content.lineLimit = lineLimit }
    return Piece(layout.add(.text(content)))
  }

  /// A symbol that the control makes itself.
  mutating func symbol(_ name: String, in environment: EnvironmentValues) -> Piece {
    var content = symbolContent(name, in: environment)
    content.isResizable = false
    return Piece(layout.add(.symbol(content)))
  }

  /// The block that was given for a parameter; nil if none was, or an empty one.
  mutating func block(
    _ label: ArgumentLabel<ViewBlock>, of view: ViewReference, in container: ImplicitContainer = .horizontalStack
  )
    -> Piece?
  {
    lowerBlock(label, of: view, in: container).map { Piece($0) }
  }

  /// The height that insets of rows give way to, for controls that nobody measured in rows.
  func unmeasuredControlHeight(_ height: Double) -> Double { UnconfirmedChoices.controlsFitTheirRows ? height : 0 }

  /// A label at the leading and a control at the trailing end of the width; the control alone if there is no label.
  ///
  /// Source: grid 4.2, class Row.
  ///
  /// `spacing` is their least distance, if it is not that of rows.
  mutating func row(_ label: Piece?, _ control: Piece, spacing: Double? = nil) -> Piece {
    guard let label else { return control }
    draw(.label(.control), at: label.node)
    return arrange(
      .stack(axis: .horizontal, alignment: .verticalCenter, spacing: nil), [label, space(spacing), control])
  }

  /// A view of a row with something at the trailing end of it.
  mutating func pushed(_ view: LayoutNodeID, apartFrom end: LayoutNodeID) -> LayoutNodeID {
    let space = space(nil)
    return layout.add(
      .stack(axis: .horizontal, alignment: .verticalCenter, spacing: 0), children: [view, space.node, end])
  }

  /// What keeps the ends of a row apart: at least the distance of rows, if no other is given.
  private mutating func space(_ length: Double?) -> Piece {
    let spacer = layout.add(.spacer(minLength: length ?? metrics[.rowSpacing], orientation: .horizontal))
    return Piece(layout.add(.priority(-1), child: spacer))
  }

  /// The control is complete: its entry in the report has the views in it as its children.
  mutating func close(_ view: ViewReference, _ piece: Piece?) -> [LoweredView] {
    guard let piece else { return [] }
    let entry = report.add(source: Link(view.id), layout: piece.node, children: piece.views)
    var lowered = LoweredView(node: piece.node, report: entry)
    lowered.controlHeight = piece.controlHeight
    return [lowered]
  }

  /// A piece as a view of its own, which no view of the document stands for.
  mutating func implicit(_ piece: Piece, _ container: ImplicitContainer) -> LoweredView {
    let entry = report.add(source: .none, layout: piece.node, role: .container(container), children: piece.views)
    return LoweredView(node: piece.node, report: entry)
  }

  /// The platform whose controls are meant.
  var platform: Platform { document.target.platform }

  /// The case that a member of the environment has; nil as long as nothing was written.
  func environmentCase<Case: SwiftUIEnumeration>(
    _ member: EnvironmentMember, in environment: EnvironmentValues
  ) -> Case? {
    environment.kept[member].flatMap { document.types.enumerationCase($0) }
  }

  /// The size of controls in an environment: `regular` unless another was set.
  func controlSize(_ environment: EnvironmentValues) -> ControlSize {
    environmentCase(.controlSize, in: environment) ?? .regular
  }
}
