import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let navigationSplitView = ViewDefinition(
    "NavigationSplitView", summary: "Two or three columns, each of which chooses what the next one shows.",
    since: .iOS(16), layoutStanding: .model, figures: ["split", "bar"],
    overloads: [
      ViewOverload(
        [visibility, preferred, sidebar, detail],
        type: .generic("NavigationSplitView", .of(.sidebar), "EmptyView", .of(.detail)), layout: layout),
      ViewOverload(
        [visibility, preferred, sidebar, .required(.content, "The column in the middle."), detail],
        type: .generic("NavigationSplitView", .of(.sidebar), .of(.content), .of(.detail)), layout: layout),
    ],
    examples: [
      Example(
        "NavigationSplitView: { sidebar: { Text: Cards }, detail: { Color: red } }",
        type: "NavigationSplitView<Text, EmptyView, Color>")
    ])

  private static let sidebar = Parameter.required(.sidebar, "The leading column.")
  private static let detail = Parameter.required(.detail, "The column of the details.")
  private static let visibility = Parameter.optional(
    .columnVisibility, "Which columns show; `automatic` if it is left out.", nullable: false)
  private static let preferred = Parameter.optional(
    .preferredCompactColumn, "The column that shows where there is little width; the sidebar if it is left out.",
    nullable: false, since: .iOS(17))

  private static let layout = ViewLayout.custom { lowering, view in lowering.close(view, lowering.columns(view)) }
}

extension Lowering {
  /// The columns of a split view; where there is little width only one of them.
  fileprivate mutating func columns(_ view: ViewReference) -> Piece {
    let environment = environment(of: view.node)
    let arguments = arguments(of: view)
    let labels =
      block(.content, of: view.id, view.parameters) == nil
      ? [ArgumentLabel.sidebar, .detail] : [.sidebar, .content, .detail]
    if showsOneColumn(environment) {
      switch arguments[.preferredCompactColumn] {
      case .content: return navigationArea(.content, of: view)
      case .detail: return navigationArea(.detail, of: view)
      case .sidebar, nil: return navigationArea(.sidebar, of: view)
      }
    }
    let shown: [ArgumentLabel<ViewBlock>]
    switch arguments[.columnVisibility] {
    case .detailOnly: shown = [.detail]
    case .doubleColumn: shown = Array(labels.suffix(2))
    case .automatic, .all, nil: shown = labels
    }
    let pieces = columns(shown) { lowering, label in
      lowering.navigationArea(label, of: view, isSidebar: label.name == ArgumentLabel.sidebar.name)
    }
    let widths = shown.dropLast().map { label in
      block(label, of: view.id, view.parameters).map {
        columnWidth(.navigationSplitViewColumnWidth, in: $0, otherwise: .splitColumnWidth)
      } ?? metrics[.splitColumnWidth]
    }
    let overlays = environment.style(NavigationSplitViewStyle.self) == .prominentDetail
    return arrange(arrangement(ColumnLayout(widths: widths, overlays: overlays)), pieces)
  }

  /// The width that the views of a column ask for with a modifier.
  func columnWidth(_ modifier: ModifierDefinition, in content: ViewNodeID, otherwise metric: ControlMetric) -> Double {
    guard let layer = firstLayer(modifier, below: content) else { return metrics[metric] }
    let arguments = arguments(of: layer)
    return arguments[.width] ?? arguments[.ideal] ?? metrics[metric]
  }
}

/// Which columns of a split view show.
enum NavigationSplitViewVisibility: String, SwiftUIEnumeration {
  case automatic
  case all
  case doubleColumn
  case detailOnly

  static var swiftName: String { "NavigationSplitViewVisibility" }
}

/// A column of a split view.
enum NavigationSplitViewColumn: String, SwiftUIEnumeration {
  case sidebar
  case content
  case detail

  static var swiftName: String { "NavigationSplitViewColumn" }
}

extension ArgumentLabel<NavigationSplitViewVisibility> {
  fileprivate static var columnVisibility: Self {
    Self("columnVisibility", caseOf: .binding(.builtIn(Reading.swiftName)))
  }
}

extension ArgumentLabel<NavigationSplitViewColumn> {
  fileprivate static var preferredCompactColumn: Self {
    Self("preferredCompactColumn", caseOf: .binding(.builtIn(Reading.swiftName)))
  }
}

extension ArgumentLabel<ViewBlock> {
  fileprivate static var sidebar: Self { Self("sidebar") }
  fileprivate static var detail: Self { Self("detail") }
}
