internal import CStackRoom

/// Finds out how deeply values are nested, with a bound on the work.
///
/// Values are given back by recursion, on whatever thread they were used last, so none may be nested without an end. Those
/// whose types say how deeply they are nested need no look: only a value whose type contains itself, or is not known, and a
/// style or a colour that is made of another one, can be one level deeper each time that it is made.
package struct ValueNesting {
  /// The looks at values so far.
  package private(set) var cost = 0
  /// The colours and styles that the colour or style at hand is made of, so far.
  private var mixedParts = 0
  private let limits: ExpressionLimits

  package init(limits: ExpressionLimits) { self.limits = limits }

  /// What is wrong with a value that is nested too deeply, or has more parts than there is time to look at; nil if nothing.
  package mutating func problem(with value: Value) -> String? {
    if fits(value, limits.valueDepth) { return nil }
    if mixedParts > limits.mixedParts { return "this value is mixed of more than \(limits.mixedParts) parts" }
    return cost > limits.comparisons
      ? "this value has more than \(limits.comparisons) parts"
      : "this value is nested more than \(limits.valueDepth) levels deep"
  }

  /// Whether a value has at most `levels` levels, and not too many parts.
  private mutating func fits(_ value: Value, _ levels: Int) -> Bool {
    switch value {
    case .array(let parts), .tuple(let parts), .record(_, let parts), .enumeration(_, _, let parts):
      return enters(levels) && parts.allSatisfy { fits($0, levels - 1) }
    case .dictionary(let entries):
      return enters(levels) && entries.allSatisfy { fits($0.key, levels - 1) && fits($0.value, levels - 1) }
    case .binding(let binding): return enters(levels) && fits(binding.current, levels - 1)
    case .color(let color):
      mixedParts = 0
      return fits(color, levels)
    case .style(let style):
      mixedParts = 0
      return fits(style, levels)
    case .null, .missing, .bool, .int, .double, .string, .localized, .range, .closedRange, .closedRealRange, .font,
      .keyPath:
      cost += 1
      return true
    }
  }

  private mutating func fits(_ color: Color, _ levels: Int) -> Bool {
    guard entersMixed(levels) else { return false }
    guard case .mixed(let first, let second, _) = color.base else { return true }
    return fits(first, levels - 1) && fits(second, levels - 1)
  }

  private mutating func fits(_ style: ShapeStyle, _ levels: Int) -> Bool {
    guard entersMixed(levels) else { return false }
    switch style {
    case .color(let color), .colorGradient(let color): return fits(color, levels - 1)
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _):
      return stops.allSatisfy { fits($0.color, levels - 1) }
    case .meshGradient(_, _, let colors): return colors.allSatisfy { fits($0, levels - 1) }
    case .opacity(let inner, _), .blendMode(let inner, _), .erased(let inner), .level(let inner, _):
      return fits(inner, levels - 1)
    case .shadow(let inner, let shadow): return fits(inner, levels - 1) && fits(shadow.color, levels - 1)
    case .material, .hierarchical, .semantic: return true
    }
  }

  /// Counts a part of a colour or a style, which every use of it looks at.
  private mutating func entersMixed(_ levels: Int) -> Bool {
    mixedParts += 1
    return mixedParts <= limits.mixedParts && enters(levels)
  }

  /// Counts a look at what has parts, and tells whether it may have any.
  private mutating func enters(_ levels: Int) -> Bool {
    cost += 1
    return levels > 0 && cost <= limits.comparisons && stackHasRoom()
  }
}
