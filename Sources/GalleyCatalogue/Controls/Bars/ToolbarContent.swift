import GalleyLanguage

/// A view that is content of a toolbar.
///
/// A view of any other kind stands in a toolbar as it is.
enum ToolbarContent: String, CaseIterable {
  case item = "ToolbarItem"
  case group = "ToolbarItemGroup"
  case spacer = "ToolbarSpacer"
  case systemItem = "DefaultToolbarItem"
  case titleMenu = "ToolbarTitleMenu"

  /// The names of the types that stand among such content.
  static let typeNames = Set(allCases.map { "SwiftUI." + $0.rawValue })
}

extension Lowering {
  /// The content of a toolbar that a node is.
  func toolbarContent(at id: ViewNodeID) -> (ToolbarContent, ViewReference)? {
    for content in ToolbarContent.allCases {
      if let view = view(at: id, called: [content.rawValue]) { return (content, view) }
    }
    return nil
  }
}
