internal import GalleyLayout

extension TypeTable {
  static func styles(_ names: TypeNames) -> [TypeDeclaration] {
    let materials = materialMembers(names)
    let semantic = semanticStyles.map { name, type in
      TypeDeclaration.StaticMember(name, names.type(type), .style(.semantic(name)))
    }
    let levels = levelNames.enumerated().map { level, name in
      TypeDeclaration.StaticMember(name, names.type("HierarchicalShapeStyle"), .style(.hierarchical(level)))
    }
    let colors = SystemColor.swiftUINames.filter { $0 != "primary" && $0 != "secondary" && $0 != "accentColor" }
    let uiKit = SystemColor.uiKitNames.filter { name in !semanticStyles.contains { $0.0 == name } }
    let colorMembers = (colors + ["accentColor"] + uiKit).map { name in
      TypeDeclaration.StaticMember(name, names.type("Color"), .color(Color(.system(name))))
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
      + semanticStyles.map { name, type in
        .structure(type, "The `\(name)` style of the place where it is used.", [], .shapeStyle)
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

  /// The levels of a style, the first of which is the style itself.
  package static let levelNames = ["primary", "secondary", "tertiary", "quaternary", "quinary"]

  /// The name of a level; the first one's for what is none.
  package static func levelName(_ level: Int) -> String {
    levelNames.indices.contains(level) ? levelNames[level] : levelNames[0]
  }

  /// The styles that take their look from where they are used, with the types that print for them.
  package static let semanticStyles = [
    ("background", "BackgroundStyle"), ("foreground", "ForegroundStyle"), ("tint", "TintShapeStyle"),
    ("selection", "SelectionShapeStyle"), ("separator", "SeparatorShapeStyle"),
    ("placeholder", "PlaceholderTextShapeStyle"), ("link", "LinkShapeStyle"), ("fill", "FillShapeStyle"),
    ("windowBackground", "WindowBackgroundShapeStyle"),
  ]

  /// Implicit members in a ShapeStyle's place, and what `ShapeStyle.material` calls them.
  static let materialNames = [
    ("ultraThinMaterial", "ultraThin"), ("thinMaterial", "thin"), ("regularMaterial", "regular"),
    ("thickMaterial", "thick"), ("ultraThickMaterial", "ultraThick"), ("bar", "bar"),
  ]

  private static func materialMembers(_ names: TypeNames) -> [TypeDeclaration.StaticMember] {
    materialNames.map { .init($0, names.type("Material"), .style(.material($1))) }
  }

  private static func shortMaterials(_ names: TypeNames) -> [TypeDeclaration.StaticMember] {
    materialNames.map { .init($1, names.type("Material"), .style(.material($1))) }
  }

  private static func shadow(_ names: TypeNames, opacity: Double) -> [TypeDeclaration.Field] {
    [
      .init("color", names.type("Color"), default: .color(Color(.system("black"), opacity: opacity))),
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
