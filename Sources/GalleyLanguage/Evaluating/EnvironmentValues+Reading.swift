import GalleyExpressions
import GalleyLayout

extension EnvironmentValues {
  /// What `environment.NAME` can read, with its type.
  static let readableTypes: [String: ValueType] = [
    "colorScheme": .builtIn("ColorScheme"), "layoutDirection": .builtIn("LayoutDirection"),
    "dynamicTypeSize": .builtIn("DynamicTypeSize"), "scenePhase": .builtIn("ScenePhase"),
    "horizontalSizeClass": .optional(.builtIn("UserInterfaceSizeClass")),
    "verticalSizeClass": .optional(.builtIn("UserInterfaceSizeClass")), "displayScale": .double, "locale": .string,
    "isEnabled": .bool, "lineLimit": .optional(.int), "lineSpacing": .double,
  ]

  /// The value that `environment.NAME` reads; nil for a name that is not there.
  func value(of name: String, in types: TypeTable) -> Value {
    switch name {
    case "colorScheme": types.value("ColorScheme", isDark ? "dark" : "light")
    case "layoutDirection": types.value("LayoutDirection", isRightToLeft ? "rightToLeft" : "leftToRight")
    case "dynamicTypeSize": types.value("DynamicTypeSize", dynamicTypeSize.rawValue)
    case "scenePhase": types.value("ScenePhase", "active")
    case "horizontalSizeClass": sizeClass(isHorizontallyCompact, types)
    case "verticalSizeClass": sizeClass(isVerticallyCompact, types)
    case "displayScale": .double(displayScale)
    case "locale": .string(locale)
    case "isEnabled": .bool(isEnabled)
    case "lineLimit": lineLimit.map { .int($0) } ?? .null
    case "lineSpacing": .double(lineSpacing)
    default: custom[name] ?? .null
    }
  }

  private func sizeClass(_ isCompact: Bool?, _ types: TypeTable) -> Value {
    isCompact.map { types.value("UserInterfaceSizeClass", $0 ? "compact" : "regular") } ?? .null
  }
}

extension TypeTable {
  /// The case of a built-in enumeration by its name.
  fileprivate func value(_ type: String, _ name: String) -> Value {
    guard let id = id(named: type), let index = self[id].cases.firstIndex(where: { $0.name == name }) else {
      return .null
    }
    return .enumeration(id, index: index, payload: [])
  }
}
