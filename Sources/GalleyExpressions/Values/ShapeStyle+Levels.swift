// Styles that stand for a level of what is around them.

extension ShapeStyle {
  /// What the style means where `outer` is the foreground style, whose secondary and tertiary levels are `levels` as far as
  /// somebody set them: `primary` is `outer` itself, `secondary` its second level.
  ///
  /// Source: Apple's page of HierarchicalShapeStyle: levels of the current foreground style.
  package func standing(in outer: ShapeStyle?, levels: [ShapeStyle] = []) -> ShapeStyle {
    guard let outer else { return self }
    switch self {
    case .hierarchical(.primary), .semantic(.foreground): return outer
    case .hierarchical(let level):
      if level.depth <= levels.count { return levels[level.depth - 1] }
      if case .hierarchical(let outerLevel) = outer { return .hierarchical(level.below(outerLevel)) }
      return .level(outer, level)
    case .level(let base, let level): return .level(base.standing(in: outer, levels: levels), level)
    case .opacity(let base, let opacity): return .opacity(base.standing(in: outer, levels: levels), opacity)
    case .blendMode(let base, let mode): return .blendMode(base.standing(in: outer, levels: levels), mode)
    case .shadow(let base, let shadow): return .shadow(base.standing(in: outer, levels: levels), shadow)
    case .erased(let base): return .erased(base.standing(in: outer, levels: levels))
    case .color, .colorGradient, .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .material,
      .meshGradient, .semantic:
      return self
    }
  }
}
