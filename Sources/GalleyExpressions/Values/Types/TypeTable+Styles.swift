internal import GalleyLayout

extension TypeTable {
  static func styles(_ names: TypeNames) -> [TypeDeclaration] {
    let materials = materialMembers(names)
    let semantic = SemanticStyle.allCases.map {
      TypeDeclaration.StaticMember($0.rawValue, names.type($0.typeName), .style(.semantic($0)))
    }
    let levels = HierarchicalLevel.allCases.map { level in
      TypeDeclaration.StaticMember(level.rawValue, names.type("HierarchicalShapeStyle"), .style(.hierarchical(level)))
    }
    let colors = SystemColor.swiftUINames.filter { $0 != .primary && $0 != .secondary && $0 != .accentColor }
    let uiKit = SystemColor.uiKitNames.filter { SemanticStyle(rawValue: $0.rawValue) == nil }
    let colorMembers = (colors + [.accentColor] + uiKit).map { name in
      TypeDeclaration.StaticMember(name.rawValue, names.type("Color"), .color(Color(.system(name))))
    }
    return [
      .structure(
        "ShapeStyle", "Whatever fills a shape: a colour, a gradient, a material, a semantic style.", [],
        [.shapeStyle, .pseudoType], statics: colorMembers + levels + semantic + materials),
      .structure("Material", "A blur of what lies behind.", [], .shapeStyle, statics: shortMaterials(names)),
      .structure(
        "HierarchicalShapeStyle", "A level of the current foreground style.", [], .shapeStyle, statics: levels),
      .structure("AnyShapeStyle", "A style whose type is hidden.", [], .shapeStyle),
      .structure("LinearGradient", "A gradient along a line.", [], .shapeStyle),
      .structure("RadialGradient", "A gradient from a centre outwards.", [], .shapeStyle),
      .structure("AngularGradient", "A gradient around a centre.", [], .shapeStyle),
      .structure("MeshGradient", "A gradient between the points of a net.", [], .shapeStyle),
      .structure("EllipticalGradient", "A gradient from a centre outwards, as an ellipse.", [], .shapeStyle),
    ]
      + SemanticStyle.allCases.map {
        .structure($0.typeName, "The `\($0.rawValue)` style of the place where it is used.", [], .shapeStyle)
      }
      + [
        .enumeration(
          "ShadowStyle", "A shadow of a style.",
          [
            .init("drop", summary: "Outside of what is filled.", payload: shadow(names, opacity: 0.33)),
            .init("inner", summary: "Inside of what is filled.", payload: shadow(names, opacity: 0.55)),
          ]),
        .structure(
          "FillStyle", "How the inside of a path is found.",
          [.init("eoFill", .bool, default: .bool(false)), .init("antialiased", .bool, default: .bool(true))]),
        blendMode,
      ]
  }

  private static func materialMembers(_ names: TypeNames) -> [TypeDeclaration.StaticMember] {
    Material.allCases.map { .init($0.styleName, names.type("Material"), .style(.material($0))) }
  }

  private static func shortMaterials(_ names: TypeNames) -> [TypeDeclaration.StaticMember] {
    Material.allCases.map { .init($0.rawValue, names.type("Material"), .style(.material($0))) }
  }

  private static func shadow(_ names: TypeNames, opacity: Double) -> [TypeDeclaration.Field] {
    [
      .init("color", names.type("Color"), default: .color(Color(.system(.black), opacity: opacity))),
      .init("radius", .double, numbers: .length), .init("x", .double, default: .double(0)),
      .init("y", .double, default: .double(0)),
    ]
  }

  private static let blendMode = TypeDeclaration.enumeration(
    "BlendMode", "How colours mix with what lies below.",
    [
      "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight",
      "hardLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "sourceAtop",
      "destinationOver", "destinationOut", "plusDarker", "plusLighter",
    ])
}
