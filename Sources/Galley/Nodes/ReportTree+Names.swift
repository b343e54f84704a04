import GalleyLanguage
import GalleyLayout

// What nodes are called that stand for no view or modifier of the document, and what they are to their parents.

extension ModifierLayout {
  /// It leaves no layer in the layout tree.
  var isNeutral: Bool {
    switch self {
    case .neutral, .surrounding, .wish, .presentation, .dialog: true
    case .wrapper, .layer, .companion, .custom: false
    }
  }
}

extension ReportTree.Role {
  var nodeRole: Node.Role? {
    switch self {
    case .background: .background
    case .overlay: .overlay
    case .inset: .inset
    case .toolbar: .toolbar
    case .made(let view): view.role
    case .content, .container, .title, .window: nil
    }
  }

  var containerName: String {
    switch self {
    case .container(.verticalStack): "VStack"
    case .container(.horizontalStack): "HStack"
    case .container(.depthStack): "ZStack"
    case .title: "Text"
    case .window: "Window"
    case .content, .background, .overlay, .inset, .toolbar, .made: ""
    }
  }
}

extension ReportTree.MadeView {
  /// The arguments of its maker that it shows.
  var shownArguments: [String] {
    switch self {
    case .barTitle: ["title", "subtitle"]
    case .badge: ["count", "label"]
    case .tabLabel: ["title", "systemImage", "image"]
    case .alert, .confirmationDialog: ["title"]
    case .backButton, .searchField, .tabItem, .sheet, .cover, .popover, .inspector, .inspectorColumn, .actionSheet: []
    }
  }

  var role: Node.Role? {
    switch self {
    case .barTitle, .backButton: .toolbar
    case .searchField: .search
    case .tabItem: .tab
    case .tabLabel, .badge: nil
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    case .inspector, .inspectorColumn: .inspector
    case .alert, .confirmationDialog, .actionSheet: .dialog
    }
  }

  var name: String {
    switch self {
    case .barTitle, .badge: "Text"
    case .backButton: "Button"
    case .searchField: "TextField"
    case .tabItem: "Tab"
    case .tabLabel: "Label"
    case .sheet: "sheet"
    case .cover: "fullScreenCover"
    case .popover: "popover"
    case .inspector, .inspectorColumn: "inspector"
    case .alert: "alert"
    case .confirmationDialog: "confirmationDialog"
    case .actionSheet: "actionSheet"
    }
  }
}

extension Point {
  func relative(to origin: Point) -> Point { Point(x: x - origin.x, y: y - origin.y) }
}
