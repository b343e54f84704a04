/// A level of a style: the style itself, or weaker and weaker forms of it.
///
/// Source: Apple's page of HierarchicalShapeStyle, which has the five names.
package enum HierarchicalLevel: String, CaseIterable, Hashable, Sendable {
  case primary, secondary, tertiary, quaternary, quinary

  /// How many levels it lies below `primary`.
  package var depth: Int {
    switch self {
    case .primary: 0
    case .secondary: 1
    case .tertiary: 2
    case .quaternary: 3
    case .quinary: 4
    }
  }

  /// This level of a style that is a level itself; nothing lies below `quinary`.
  func below(_ outer: HierarchicalLevel) -> HierarchicalLevel {
    let levels = Self.allCases
    return levels[min(depth + outer.depth, levels.count - 1)]
  }
}
