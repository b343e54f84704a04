internal import GalleyLayout

// Members of DynamicTypeSize.
extension FunctionTable {
  static let textSizes: [FunctionDeclaration] = [
    .property(
      "isAccessibilitySize", on: .named(.dynamicTypeSize), .bool,
      about: "Whether the text is as large as only the settings for accessibility make it.",
      example: ("DynamicTypeSize.accessibility1.isAccessibilitySize", "true")
    ) { arguments throws(FunctionFailure) in
      .bool(DynamicTypeSize(rawValue: try arguments.caseName(0))?.isAccessibilitySize == true)
    }
  ]
}

// Members of ScrollTransitionPhase.
extension FunctionTable {
  static let scrollPhases: [FunctionDeclaration] = [
    .property(
      "isIdentity", on: .named(.scrollTransitionPhase), .bool, about: "Whether the view is in sight.",
      example: ("ScrollTransitionPhase.identity.isIdentity", "true")
    ) { arguments throws(FunctionFailure) in .bool(try arguments.caseName(0) == "identity") },
    .property(
      "value", on: .named(.scrollTransitionPhase), .double,
      about: "-1 for a view at the top or the leading edge, 0 for one in sight, 1 for one at the other.",
      example: ("ScrollTransitionPhase.bottomTrailing.value", "1.0")
    ) { arguments throws(FunctionFailure) in
      let name = try arguments.caseName(0)
      return .double(name == "identity" ? 0 : name == "topLeading" ? -1 : 1)
    },
  ]
}
