internal import GalleyLayout

extension TypeTable {
  static func colors(_ names: TypeNames) -> [TypeDeclaration] {
    let color = names.type("Color")
    func members(_ names: [SystemColor.Name]) -> [TypeDeclaration.StaticMember] {
      names.map { .init($0.rawValue, color, .color(Color(.system($0)))) }
    }
    let swiftUI = members(SystemColor.swiftUINames)
    let uiKit = members(SystemColor.uiKitNames)
    let appKit = members(SystemColor.appKitNames)
    return [
      .structure(
        "Color", "A colour; some look different in the dark.", [], .shapeStyle,
        statics: swiftUI + uiKit),
      .structure(
        "UIColor", "UIKit's colours, which stand for the same ones of Color.", [], .pseudoType,
        statics: uiKit + swiftUI, module: "UIKit"),
      .structure(
        "NSColor", "AppKit's colours, which stand for the same ones of Color.", [], .pseudoType,
        statics: appKit + uiKit + swiftUI, module: "AppKit"),
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
          .init("color", color), .init("location", .double, numbers: .finite),
        ]),
    ]
  }
}
