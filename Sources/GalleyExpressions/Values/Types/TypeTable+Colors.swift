extension TypeTable {
  static func colors(_ names: TypeNames) -> [TypeDeclaration] {
    let color = names.type("Color")
    return [
      .structure(
        "Color", "A colour; some look different in the dark.", [], .shapeStyle,
        statics: (SystemColor.swiftUI + SystemColor.uiKit).map { .init($0, color, .color(Color(.system($0)))) }),
      .structure(
        "UIColor", "UIKit's colours, which stand for the same ones of Color.", [], .pseudoType,
        statics: (SystemColor.uiKit + SystemColor.swiftUI).map { .init($0, color, .color(Color(.system($0)))) },
        module: "UIKit"),
      .structure("AnyGradient", "The gradient that a colour makes of itself.", [], .shapeStyle),
      .enumeration("ColorScheme", "Light or dark.", ["light", "dark"]),
      .enumeration("ColorSchemeContrast", "How strongly colours differ.", ["standard", "increased"]),
      .enumeration(
        "ColorRenderingMode", "How colours are computed in a drawing group.",
        [
          "nonLinear", "linear", "extendedLinear",
        ]),
      .enumeration(
        "Color.RGBColorSpace", "The space that red, green and blue belong to.",
        [
          "sRGB", "sRGBLinear", "displayP3",
        ]),
      .structure(
        "Gradient", "Colours along a line.", [.init("stops", .array(names.type("Gradient.Stop")))],
        [.memberwise, .shapeStyle]),
      .structure(
        "Gradient.Stop", "A colour at a place of a gradient, from 0 to 1.",
        [
          .init("color", color), .init("location", .double),
        ]),
    ]
  }
}

/// The colours that have a name without an asset catalogue.
package enum SystemColor {
  /// SwiftUI's.
  package static let swiftUI = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]

  /// UIKit's, which look different in the dark and within other interface elements.
  package static let uiKit = [
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "placeholderText", "separator", "opaqueSeparator", "link", "systemFill", "secondarySystemFill",
    "tertiarySystemFill", "quaternarySystemFill", "systemRed", "systemOrange", "systemYellow", "systemGreen",
    "systemMint", "systemTeal", "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink",
    "systemBrown", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "lightText", "darkText", "tintColor",
  ]
}
