import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let safeAreaInset = ModifierDefinition(
    "safeAreaInset", summary: "Puts a bar at an edge of the view and makes the safe area inside smaller by it.",
    since: .iOS(15), layoutStanding: .derived,
    overloads: ModifierOverload.bars(type: .layer("_InsetViewModifier", .of(.content))),
    examples: [
      Example(
        "Color: red\nmodifiers: [ { safeAreaInset: { edge: bottom, content: { Text: Bar } } } ]",
        type: "ModifiedContent<Color, _InsetViewModifier<Text>>"),
      Example(
        "Color: red\nmodifiers: [ { safeAreaInset: { edge: leading, alignment: top, spacing: 0, content: { Text: Bar } } } ]",
        type: "ModifiedContent<Color, _InsetViewModifier<Text>>"),
    ])
}

extension ModifierOverload {
  /// A bar at an edge of the view: above or below it, or beside it.
  static func bars(type: ModifierTypeRule) -> [ModifierOverload] {
    [
      ModifierOverload(
        [
          .required(.verticalEdge, "The edge that the bar stands at."),
          .optional(.horizontalAlignment, "How the bar stands across; `center` if left out.", nullable: false),
          .optional(.spacing, "Points between bar and view; nil for what the two prefer.", numbers: .finite),
          .required(.content, "The bar."),
        ], type: type,
        layout: .companion(.content, role: .inset) { arguments in
          .safeAreaInset(
            edge: arguments[.verticalEdge]?.edge ?? .bottom,
            alignment: arguments[.horizontalAlignment] ?? .horizontalCenter,
            spacing: arguments[.spacing])
        }),
      ModifierOverload(
        [
          .required(.horizontalEdge, "The edge that the bar stands at."),
          .optional(.verticalAlignment, "How the bar stands; `center` if left out.", nullable: false),
          .optional(.spacing, "Points between bar and view; nil for what the two prefer.", numbers: .finite),
          .required(.content, "The bar."),
        ], type: type,
        layout: .companion(.content, role: .inset) { arguments in
          .safeAreaInset(
            edge: arguments[.horizontalEdge]?.edge ?? .trailing,
            alignment: arguments[.verticalAlignment] ?? .verticalCenter,
            spacing: arguments[.spacing])
        }),
    ]
  }
}

/// An edge that a bar across can stand at.
enum VerticalEdge: String, SwiftUIEnumeration {
  case top
  case bottom

  static var swiftName: String { "VerticalEdge" }

  fileprivate var edge: Edge {
    switch self {
    case .top: .top
    case .bottom: .bottom
    }
  }
}

/// An edge that a bar beside the view can stand at.
enum HorizontalEdge: String, SwiftUIEnumeration {
  case leading
  case trailing

  static var swiftName: String { "HorizontalEdge" }

  fileprivate var edge: Edge {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension ArgumentLabel<VerticalEdge> {
  fileprivate static var verticalEdge: Self { Self("edge") }
}

extension ArgumentLabel<HorizontalEdge> {
  fileprivate static var horizontalEdge: Self { Self("edge") }
}
