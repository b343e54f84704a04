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
