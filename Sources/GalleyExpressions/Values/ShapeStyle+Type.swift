/// Returns the static Swift type of a style, as `print(type(of:))` of a view that uses it shows it.
///
/// Source: types 5.2: the opacity of a colour is a colour, that of any other style a wrapper.
package func valueType(of style: ShapeStyle, in types: TypeTable) -> ValueType {
  func named(_ name: String) -> ValueType { TypeTable.builtInID(name).map { .named($0) } ?? .applied(name, []) }
  switch style {
  case .color: return .named(.color)
  case .colorGradient: return .named(.anyGradient)
  case .linearGradient: return named("LinearGradient")
  case .radialGradient: return named("RadialGradient")
  case .angularGradient: return named("AngularGradient")
  case .ellipticalGradient: return named("EllipticalGradient")
  case .material: return .named(.material)
  case .meshGradient: return named("MeshGradient")
  case .hierarchical: return named("HierarchicalShapeStyle")
  case .level(let base, _): return .applied("HierarchicalShapeStyleModifier", [valueType(of: base, in: types)])
  case .semantic(let style): return named(style.typeName)
  case .opacity(let base, _):
    let type = valueType(of: base, in: types)
    return type == .named(.color) ? type : .applied("_OpacityShapeStyle", [type])
  case .blendMode(let base, _): return .applied("_BlendModeShapeStyle", [valueType(of: base, in: types)])
  case .shadow(let base, _): return .applied("_ShadowShapeStyle", [valueType(of: base, in: types)])
  case .erased: return .named(.anyShapeStyle)
  }
}
