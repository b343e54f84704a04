import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

// Sheets, covers and popovers that are presented at the start. Source: grid 4.6.

extension ModifierLayout {
  static let sheet = presentation(narrows: true) { $0.present($1, .sheet, over: $2) }
  static let cover = presentation(narrows: false) { $0.present($1, .cover, over: $2) }
  static let popover = presentation(narrows: true) { $0.present($1, .popover, over: $2) }
  static let inspector = presentation(narrows: false) { $0.inspect($1, over: $2) }
}

extension Presentation.Placement {
  /// It ends where the window does, so that a keyboard covers its lower part.
  fileprivate var reachesKeyboard: Bool {
    switch self {
    case .cover, .sheet: true
    case .centre, .fitted, .bottom, .popover, .toolbar: false
    }
  }
}

/// What a modifier shows over the window.
private enum PresentationKind {
  case sheet
  case cover
  case popover
  case inspector

  var madeView: ReportTree.MadeView {
    switch self {
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    case .inspector: .inspector
    }
  }
}

extension Lowering {
  /// What a modifier presents over a view; nil if its binding is false or its item nil.
  fileprivate mutating func present(
    _ modifier: ModifierReference, _ kind: PresentationKind, over presenter: LayoutNodeID
  ) -> PresentedView? {
    guard let content = presentedContent(of: modifier) else { return nil }
    let placement = placement(of: kind, content, in: environment(of: modifier.node))
    let root = placement.reachesKeyboard ? lowerWindow(content) : lowerOne(content, in: .verticalStack)
    let view = presented(root.map { Piece($0) }, kind.madeView, by: modifier, Presentation(placement, over: presenter))
    draw(.presentation(look(of: content)), at: view.view.node)
    if case .sheet(let detents, _) = placement, showsHandle(content, detents) {
      draw(.front(.grabber), at: view.view.node)
    }
    return view
  }

  /// An inspector: a column at the trailing edge of the view where there is room for columns, else a sheet.
  fileprivate mutating func inspect(
    _ modifier: ModifierReference, over presenter: LayoutNodeID
  ) -> PresentedView? {
    guard !showsOneColumn(environment(of: modifier.node)) else { return present(modifier, .inspector, over: presenter) }
    guard let content = presentedContent(of: modifier) else { return nil }
    let width = columnWidth(.inspectorColumnWidth, in: content, otherwise: .inspectorWidth)
    let root = filling(lowerOne(content, in: .verticalStack).map { Piece($0) })
    let column = wrap(.fixedFrame(width: width, height: nil, alignment: .center), root)
    let entry = report.add(
      source: Link(modifier.id), layout: column.node, role: .made(.inspectorColumn), children: column.views)
    let row = Primitive.stack(axis: .horizontal, alignment: .verticalCenter, spacing: 0)
    let node = layout.add(row, children: [filling(Piece(presenter)).node, column.node])
    return PresentedView(LoweredView(node: column.node, report: entry), beside: Link(node))
  }

  /// The block that a modifier shows now; nil if it shows none.
  private func presentedContent(of modifier: ModifierReference) -> ViewNodeID? {
    let arguments = arguments(of: modifier)
    guard arguments[.isPresented] ?? (arguments[.item] != nil) else { return nil }
    return block(.content, of: modifier)
  }

  /// A window over the window, reported as what a modifier makes.
  mutating func presented(
    _ root: Piece?, _ view: ReportTree.MadeView, by modifier: ModifierReference, _ presentation: Presentation
  ) -> PresentedView {
    let node = layout.add(.presentation(presentation), children: root.map { [$0.node] } ?? [])
    let entry = report.add(
      source: Link(modifier.id), layout: node, role: .made(view), children: root?.views ?? [])
    return PresentedView(LoweredView(node: node, report: entry))
  }

  private func placement(
    of kind: PresentationKind, _ content: ViewNodeID, in around: EnvironmentValues
  ) -> Presentation.Placement {
    let popover = Presentation.Placement.popover(spacing: metrics[.popoverSpacing])
    switch platform {
    case .watchOS, .tvOS: return .cover
    case .macOS, .visionOS:
      switch kind {
      case .cover: return .cover
      case .popover: return popover
      case .sheet, .inspector: return sized(content) ?? .fitted
      }
    case .iOS, .iPadOS:
      switch kind {
      case .cover: return .cover
      case .popover where isLarge(around): return popover
      case .sheet where isLarge(around): return sized(content) ?? formSheet
      case .sheet, .popover, .inspector:
        let sheet = Presentation.Placement.sheet(detents(of: content), top: sheetTop)
        switch adaptation(of: content, in: around) {
        case .fullScreenCover: return .cover
        case .none, .popover: return kind == .popover ? popover : sheet
        case .automatic, .sheet: return sheet
        }
      }
    }
  }

  /// Whether there is room for a sheet in the middle of the window.
  func isLarge(_ around: EnvironmentValues) -> Bool {
    around.isHorizontallyCompact == false && around.isVerticallyCompact == false
  }

  private var formSheet: Presentation.Placement {
    .centre(Size(width: metrics[.sheetFormWidth], height: metrics[.sheetFormHeight]))
  }

  /// What the content of a sheet asks it to be, where sheets do not reach the window's edges; nil if it leaves that open.
  private func sized(_ content: ViewNodeID) -> Presentation.Placement? {
    switch firstLayer(.presentationSizing, below: content).flatMap({ arguments(of: $0)[.sizing] }) {
    case .fitted: .fitted
    case .form: formSheet
    case .page: .centre(Size(width: metrics[.sheetPageWidth], height: metrics[.sheetPageHeight]))
    case .automatic, nil: nil
    }
  }

  /// What the content of a presentation asks it to become where there is little room.
  private func adaptation(of content: ViewNodeID, in around: EnvironmentValues) -> PresentationAdaptation {
    guard let layer = firstLayer(.presentationCompactAdaptation, below: content) else {
      return .automatic
    }
    let arguments = arguments(of: layer)
    return arguments[.adaptation]
      ?? arguments[around.isHorizontallyCompact == true ? .horizontalAdaptation : .verticalAdaptation] ?? .automatic
  }

  /// The heights that a sheet may have: the chosen one, or all that its content names; a large one if it names none.
  private func detents(of content: ViewNodeID) -> [Presentation.Detent] {
    let large = Presentation.Detent.large
    guard let layer = firstLayer(.presentationDetents, below: content) else { return [large] }
    let arguments = arguments(of: layer)
    if let chosen = arguments[.selection].flatMap({ detent($0) }) { return [chosen] }
    guard case .array(let values)? = arguments[.detents] else { return [large] }
    let detents = values.compactMap { detent($0) }
    return detents.isEmpty ? [large] : detents
  }

  /// What the content of a sheet or a popover asks of its plate.
  private func look(of content: ViewNodeID) -> ControlPart.PresentationLook {
    var look = ControlPart.PresentationLook()
    if let layer = firstLayer(.presentationBackground, below: content) {
      look.background = arguments(of: layer)[.style]
      look.backgroundView = block(.content, of: layer)
    }
    look.cornerRadius = firstLayer(.presentationCornerRadius, below: content).flatMap {
      arguments(of: $0)[.cornerRadius]
    }
    return look
  }

  /// Whether a sheet has a handle: if it is asked for, or there are several heights to choose from.
  private func showsHandle(_ content: ViewNodeID, _ detents: [Presentation.Detent]) -> Bool {
    let layer = firstLayer(.presentationDragIndicator, below: content)
    switch layer.flatMap({ arguments(of: $0)[.handleVisibility] }) {
    case .visible: return true
    case .hidden: return false
    case .automatic, nil: return detents.count > 1
    }
  }

  /// From the safe area to a large sheet, which stands below the status bar.
  private var sheetTop: Double { metrics[.sheetTop] - window.barRise }

  private func detent(_ value: Value) -> Presentation.Detent? {
    guard case .enumeration(_, _, let payload) = value,
      let detent: PresentationDetent = document.types.enumerationCase(value)
    else { return nil }
    let length = payload.first?.number
    switch detent {
    case .medium: return .fraction(metrics[.sheetMedium])
    case .large: return .large
    case .fraction: return length.map { .fraction($0) }
    case .height: return length.map { .height($0) }
    }
  }
}

/// How high a sheet stands, as documents say it.
enum PresentationDetent: String, SwiftUIEnumeration {
  case medium
  case large
  case fraction
  case height

  static var swiftName: String { "PresentationDetent" }
}
