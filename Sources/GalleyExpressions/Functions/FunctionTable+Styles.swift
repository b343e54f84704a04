// What every ShapeStyle can do; the opacity of a Color is among the colours.
extension FunctionTable {
  static let styles: [FunctionDeclaration] = [
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
    ) { arguments throws(FunctionFailure) in .style(.shadow(try arguments.style(0))) },
    .initializer(
      "AnyShapeStyle", [.needs("", .named(.shapeStyle))], .named(.anyShapeStyle),
      about: "A style whose type is hidden, so that a choice can give styles of several types."
    ) { arguments throws(FunctionFailure) in .style(.erased(try arguments.style(0))) },
  ]
}
