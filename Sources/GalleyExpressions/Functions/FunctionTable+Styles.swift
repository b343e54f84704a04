// What every ShapeStyle can do; the opacity of a Color is among the colours.
extension FunctionTable {
  static let styles: [FunctionDeclaration] = derivations + derivationsOfForeground + levels

  private static let foreground = ShapeStyle.semantic(.foreground)

  /// What a style by itself can do, of the foreground style: `.shadow(.drop(radius: 2))`.
  private static let derivationsOfForeground: [FunctionDeclaration] = [
    .staticMethod(
      "opacity", of: "ShapeStyle", [.needs("", .double)], ofForeground("_OpacityShapeStyle"),
      about: "The foreground style with less opacity."
    ) { arguments throws(FunctionFailure) in .style(.opacity(foreground, try arguments.double(0))) },
    .staticMethod(
      "blendMode", of: "ShapeStyle", [.needs("", .named(.blendMode))], ofForeground("_BlendModeShapeStyle"),
      about: "The foreground style, mixed with what lies below."
    ) { arguments throws(FunctionFailure) in .style(.blendMode(foreground, try arguments.caseName(0))) },
    .staticMethod(
      "shadow", of: "ShapeStyle", [.needs("", .named(TypeTable.wellKnown("ShadowStyle")))],
      ofForeground("_ShadowShapeStyle"), about: "The foreground style with a shadow."
    ) { arguments throws(FunctionFailure) in .style(foreground.shadowed(by: arguments[0])) },
  ]

  private static func ofForeground(_ name: String) -> TypePattern {
    .applied(name, .named(TypeTable.wellKnown("ForegroundStyle")))
  }

  /// `fill.tertiary`: a style at another level.
  private static let levels: [FunctionDeclaration] = HierarchicalLevel.allCases.dropFirst().map { level in
    .property(
      level.rawValue, on: .element, .applied("HierarchicalShapeStyleModifier", .element), where: .shapeStyle,
      about: "The style at its \(level.rawValue) level."
    ) { arguments throws(FunctionFailure) in .style(.level(try arguments.style(0), level)) }
  }

  private static let derivations: [FunctionDeclaration] = [
    .method(
      "opacity", on: .element, [.needs("", .double)], .applied("_OpacityShapeStyle", .element), where: .shapeStyle,
      about: "The style with less opacity."
    ) { arguments throws(FunctionFailure) in .style(.opacity(try arguments.style(0), try arguments.double(1))) },
    .method(
      "blendMode", on: .element, [.needs("", .named(.blendMode))], .applied("_BlendModeShapeStyle", .element),
      where: .shapeStyle, about: "The style, mixed with what lies below."
    ) { arguments throws(FunctionFailure) in .style(.blendMode(try arguments.style(0), try arguments.caseName(1))) },
    .method(
      "shadow", on: .element, [.needs("", .named(TypeTable.wellKnown("ShadowStyle")))],
      .applied("_ShadowShapeStyle", .element), where: .shapeStyle, about: "The style with a shadow."
    ) { arguments throws(FunctionFailure) in .style(try arguments.style(0).shadowed(by: arguments[1])) },
    .initializer(
      "AnyShapeStyle", [.needs("", .named(.shapeStyle))], .named(.anyShapeStyle),
      about: "A style whose type is hidden, so that a choice can give styles of several types."
    ) { arguments throws(FunctionFailure) in .style(.erased(try arguments.style(0))) },
  ]
}
