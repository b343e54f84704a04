import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

// Sheets, covers and popovers that are presented at the start. Source: grid 4.6.

extension ModifierLayout {
  static let sheet = presentation(narrows: true) { $0.present($1, .sheet, over: $2) }
  static let cover = presentation(narrows: false) { $0.present($1, .cover, over: $2) }
  static let popover = presentation(narrows: true) { $0.present($1, .popover, over: $2) }
  static let inspector = presentation(narrows: false) { $0.present($1, .inspector, over: $2) }
}

extension Presentation.Placement {
  /// It ends where the window does, so that a keyboard covers its lower part.
  fileprivate var reachesKeyboard: Bool {
    switch self {
    case .cover, .sheet: true
    case .centre, .fitted, .popover, .toolbar: false
    }
  }
}

extension Lowering {
  /// What a modifier presents over a view; nil if its binding is false, its item nil, or its content beside the view.
  fileprivate mutating func present(
    _ modifier: ModifierReference, _ view: ReportTree.MadeView, over presenter: LayoutNodeID
  ) -> LoweredView? {
    let arguments = arguments(of: modifier)
    guard arguments[.isPresented] ?? (arguments[.item] != nil), let content = block(.content, of: modifier)
    else { return nil }
    let around = environment(of: modifier.node)
    guard let stand = presentationPlace(view, content, in: around) else { return nil }
    let root = stand.reachesKeyboard ? lowerWindow(content) : lowerOne(content, in: .verticalStack)
    let presentation = Primitive.presentation(Presentation(stand, over: presenter))
    let node = layout.add(presentation, children: root.map { [$0.node] } ?? [])
    let entry = report.add(
      source: Link(modifier.id), layout: node, role: .made(view), children: root.map { [$0] } ?? [])
    return LoweredView(node: node, report: entry)
  }

  private func presentationPlace(
    _ view: ReportTree.MadeView, _ content: ViewNodeID, in around: EnvironmentValues
  ) -> Presentation.Placement? {
    let isLarge = around.isHorizontallyCompact == false && around.isVerticallyCompact == false
    let popover = Presentation.Placement.popover(spacing: metrics[.popoverSpacing])
    switch platform {
    case .watchOS, .tvOS: return .cover
    case .macOS, .visionOS:
      switch view {
      case .cover: return .cover
      case .popover: return popover
      case .inspector: return nil
      case .sheet, .barTitle, .searchField, .tabItem, .tabLabel: return sized(content) ?? .fitted
      }
    case .iOS, .iPadOS:
      switch view {
      case .cover: return .cover
      case .popover where isLarge: return popover
      // Beside the view it would be a column, which no source measures.
      case .inspector where isLarge: return nil
      case .sheet where isLarge: return sized(content) ?? formSheet
      case .sheet, .popover, .inspector, .barTitle, .searchField, .tabItem, .tabLabel:
        let sheet = Presentation.Placement.sheet(detents(of: content), top: sheetTop)
        switch adaptation(of: content, in: around) {
        case .fullScreenCover: return .cover
        case .none, .popover: return view == .popover ? popover : sheet
        case .automatic, .sheet: return sheet
        }
      }
    }
  }

  private var formSheet: Presentation.Placement {
    .centre(Size(width: metrics[.sheetFormWidth], height: metrics[.sheetFormHeight]))
  }

  /// What the content of a sheet asks it to be, where sheets do not reach the window's edges; nil if it leaves that open.
  private func sized(_ content: ViewNodeID) -> Presentation.Placement? {
    switch firstLayer("presentationSizing", below: content, outside: []).flatMap({ arguments(of: $0)[.sizing] }) {
    case .fitted: .fitted
    case .form: formSheet
    case .page: .centre(Size(width: metrics[.sheetPageWidth], height: metrics[.sheetPageHeight]))
    case .automatic, nil: nil
    }
  }

  /// What the content of a presentation asks it to become where there is little room.
  private func adaptation(of content: ViewNodeID, in around: EnvironmentValues) -> PresentationAdaptation {
    guard let layer = firstLayer("presentationCompactAdaptation", below: content, outside: []) else {
      return .automatic
    }
    let arguments = arguments(of: layer)
    return arguments[.adaptation]
      ?? arguments[around.isHorizontallyCompact == true ? .horizontalAdaptation : .verticalAdaptation] ?? .automatic
  }

  /// The heights that a sheet may have: the chosen one, or all that its content names; a large one if it names none.
  private func detents(of content: ViewNodeID) -> [Presentation.Detent] {
    let large = Presentation.Detent.large
    guard let layer = firstLayer("presentationDetents", below: content, outside: []) else { return [large] }
    let arguments = arguments(of: layer)
    if let chosen = arguments[.selection].flatMap({ detent($0) }) { return [chosen] }
    guard case .array(let values)? = arguments[.detents] else { return [large] }
    let detents = values.compactMap { detent($0) }
    return detents.isEmpty ? [large] : detents
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
