/// Since when SwiftUI has cases and constants of its types that came later than the type itself.
///
/// A type that came with everything that takes it is not listed: the view or modifier says it.
package enum ValueAvailability {
  /// The first release of a member; nil if it is as old as its type.
  package static func member(_ name: String, of type: String) -> Availability? { byType[type]?[name] }

  private static let colors = members("brown", "cyan", "indigo", "mint", "teal", since: .iOS(15))

  /// Every dated member, in alphabetical order of types and names.
  package static var all: [(type: String, name: String, availability: Availability)] {
    byType.flatMap { type, members in members.map { (type, $0.key, $0.value) } }
      .sorted { ($0.type, $0.name) < ($1.type, $1.name) }
  }

  private static let byType: [String: [String: Availability]] = [
    "AccessibilityTraits": ["isToggle": .iOS(17)],
    "Animation": members("smooth", "snappy", "bouncy", since: .iOS(17)),
    "AnyTransition": ["push": .iOS(16), "blurReplace": .iOS(17), "symbolEffect": .iOS(17)],
    "ButtonBorderShape": ["circle": .iOS(17)],
    "ButtonRole": members("confirm", "close", since: .iOS(26)),
    "Color": colors,
    "ContentTransition": ["symbolEffect": .iOS(17)],
    "ControlSize": ["extraLarge": .iOS(17), "large": .iOS(15).on(.macOS, since: .iOS(14))],
    "DatePickerComponents": ["hourMinuteAndSecond": .iOS(17).only(.watchOS)],
    "Font": members("caption2", "title2", "title3", since: .iOS(14)),
    "Font.TextStyle": members("caption2", "title2", "title3", since: .iOS(14)),
    "Gesture": gestures,
    "HorizontalAlignment": members("listRowSeparatorLeading", "listRowSeparatorTrailing", since: .iOS(16)),
    "RedactionReasons": ["invalidated": .iOS(17), "privacy": .iOS(15)],
    "ShapeStyle": shapeStyles,
    "ToolbarItemPlacement": toolbarItemPlacements,
    "ToolbarPlacement": [
      "bottomBar": .iOS(16).on(.watchOS, since: .iOS(17)).except(.macOS, .tvOS),
      "navigationBar": .iOS(16).except(.macOS), "tabBar": .iOS(16).except(.macOS, .watchOS),
      "windowToolbar": .iOS(16).only(.macOS),
    ],
  ]

  private static let gestures: [String: Availability] = Dictionary(
    GestureKind.allCases.compactMap { kind in kind.availability.map { (kind.rawValue, $0) } }
  ) { $1 }

  private static let toolbarItemPlacements: [String: Availability] =
    members("principal", "navigation", since: .iOS(14).except(.watchOS))
    .merging(
      members("topBarLeading", "topBarTrailing", since: .iOS(14).on(.watchOS, since: .iOS(17)).except(.macOS))
    ) { $1 }
    .merging(
      members("navigationBarLeading", "navigationBarTrailing", since: .iOS(14).except(.macOS, .watchOS))
    ) { $1 }
    .merging([
      "bottomBar": .iOS(14).on(.watchOS, since: .iOS(17)).except(.macOS, .tvOS),
      "bottomOrnament": .iOS(17).only(.visionOS), "keyboard": .iOS(15).except(.tvOS, .watchOS),
      "secondaryAction": .iOS(16).except(.tvOS, .watchOS), "status": .iOS(14).except(.tvOS, .watchOS),
    ]) { $1 }

  private static let shapeStyles: [String: Availability] =
    colors.merging(
      members("primary", "secondary", "tertiary", "quaternary", "tint", "blendMode", since: .iOS(15))
    ) { $1 }
    .merging(
      members(
        "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
        since: .iOS(15).on(.watchOS, since: .iOS(17)))
    ) { $1 }
    .merging(members("quinary", "gradient", "shadow", since: .iOS(16))) { $1 }
    .merging(members("fill", "link", "placeholder", "windowBackground", since: .iOS(17))) { $1 }
    .merging([
      "background": .iOS(14), "bar": .iOS(15).except(.tvOS, .watchOS), "ellipticalGradient": .iOS(15),
      "selection": .iOS(15).on(.macOS, since: .iOS(13)).except(.tvOS, .watchOS),
      "separator": .iOS(17).on(.macOS, since: .iOS(13)).except(.tvOS, .watchOS),
    ]) { $1 }

  private static func members(_ names: String..., since availability: Availability) -> [String: Availability] {
    Dictionary(names.map { ($0, availability) }) { $1 }
  }
}
