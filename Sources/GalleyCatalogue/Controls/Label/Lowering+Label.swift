import GalleyExpressions
import GalleyLanguage
import GalleyLayout

// Labels of controls, and of labels themselves. Source: grid 4.2.

extension Lowering {
  /// A control's label: its block, its title, or a title with a symbol or picture; nil if there is none of them.
  mutating func label(of view: ViewReference, in container: ImplicitContainer = .horizontalStack) -> Piece? {
    if let block = block(.label, of: view, in: container) { return block }
    let arguments = arguments(of: view)
    let environment = environment(of: view.node)
    guard let title = arguments[.title] else { return nil }
    if let name = arguments[.systemImage] {
      let icon = symbol(name, in: symbolEnvironment(of: view.node))
      return labelled(text(title, in: environment), icon, in: environment)
    }
    if let name = arguments[.image] {
      let picture = Piece(addPicture(name, isResizable: false))
      return labelled(text(title, in: environment), picture, in: environment)
    }
    return text(title, in: environment)
  }

  /// A label that the system gives a control, in the label style of the environment.
  mutating func systemLabel(_ title: String, _ symbolName: String, in environment: EnvironmentValues) -> Piece {
    labelled(text(title, in: environment), symbol(symbolName, in: environment), in: environment)
  }

  /// The environment of a symbol beside a text: in bars it can have a font of its own.
  func symbolEnvironment(of node: ViewTree.Node) -> EnvironmentValues {
    var environment = environment(of: node)
    environment.font = surroundings.controls.symbolFont ?? environment.font
    return environment
  }

  /// The style of labels in an environment: tabs of a Mac are their titles, and in other bars labels are their icons where
  /// no style says otherwise.
  func labelStyle(in environment: EnvironmentValues) -> LabelStyle {
    let container = surroundings.controls.container
    if surroundings.controls.showsIconsAlone { return .iconOnly }
    if container == .tabBar && platform == .macOS { return .titleOnly }
    let style = environment.style(LabelStyle.self)
    return style == .automatic && container == .toolbar ? .iconOnly : style
  }

  /// A title and an icon as the label style of the environment has them.
  mutating func labelled(_ title: Piece, _ icon: Piece, in environment: EnvironmentValues) -> Piece {
    tintIcon(icon.node)
    switch labelStyle(in: environment) {
    case .iconOnly: return icon
    case .titleOnly: return title
    case .automatic, .titleAndIcon:
      return arrange(
        labelRow(in: environment), [Piece(labelIcon(icon.node, in: environment), views: icon.views), title])
    }
  }

  /// In the rows of a list the icon of a label has the tint.
  mutating func tintIcon(_ icon: LayoutNodeID) {
    if surroundings.controls.isInRow || surroundings.controls.isSidebar { draw(.label(.icon), at: icon) }
  }

  /// The icon and the title of a label, below each other in the bar of a tab view; in the rows of a list titles begin on one line.
  ///
  /// Source: grid 4.2; figures 1; outside rows the distance is unconfirmed.
  func labelRow(in environment: EnvironmentValues) -> Primitive {
    if surroundings.controls.container == .tabBar {
      return .stack(axis: .vertical, alignment: .horizontalCenter, spacing: metrics[.barTabSpacing])
    }
    let own = environment.kept[.labelIconToTitleSpacing]?.number
    let spacing = own ?? metrics[keepsIconColumn ? .labelRowSpacing : .labelSpacing]
    return .stack(axis: .horizontal, alignment: .firstTextBaseline, spacing: spacing)
  }

  /// The icon of a label: in the rows of a list in the middle of a column that all of them share.
  mutating func labelIcon(_ icon: LayoutNodeID, in environment: EnvironmentValues) -> LayoutNodeID {
    if surroundings.controls.container == .tabBar { return tabIcon(icon) }
    guard keepsIconColumn else { return icon }
    // The column grows as texts do, and is no narrower than usual.
    let width = metrics[.labelRowIconWidth] * max(textFactor(in: environment), 1)
    return layout.add(.fixedFrame(width: width, height: nil, alignment: .center), child: icon)
  }

  /// The icons of tabs have one height, whatever theirs is, so that the titles below them stand on one line.
  mutating func tabIcon(_ icon: LayoutNodeID) -> LayoutNodeID {
    let height = metrics[.barTabSymbolHeight]
    guard height > 0 else { return icon }
    return layout.add(.fixedFrame(width: nil, height: height, alignment: .center), child: icon)
  }

  private var keepsIconColumn: Bool { surroundings.controls.isInRow && (platform == .iOS || platform == .iPadOS) }

  /// Whether labels of controls are hidden in an environment.
  func hidesLabels(_ environment: EnvironmentValues) -> Bool {
    environmentCase(.labelsVisibility, in: environment) == Visibility.hidden
  }
}
