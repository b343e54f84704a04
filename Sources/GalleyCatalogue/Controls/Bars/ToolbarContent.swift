import GalleyLanguage

/// A view that is content of a toolbar.
///
/// A view of any other kind stands in a toolbar as it is.
enum ToolbarContent: CaseIterable {
  case item
  case group
  case spacer
  case systemItem
  case titleMenu

  var view: ViewDefinition {
    switch self {
    case .item: .toolbarItem
    case .group: .toolbarItemGroup
    case .spacer: .toolbarSpacer
    case .systemItem: .defaultToolbarItem
    case .titleMenu: .toolbarTitleMenu
    }
  }

  /// The names of the types that stand among such content.
  static let typeNames = Set(allCases.map { "SwiftUI." + $0.view.name })
}

extension Lowering {
  /// The content of a toolbar that a node is.
  func toolbarContent(at id: ViewNodeID) -> (ToolbarContent, ViewReference)? {
    for content in ToolbarContent.allCases {
      if let view = view(at: id, among: [content.view]) { return (content, view) }
    }
    return nil
  }
}
