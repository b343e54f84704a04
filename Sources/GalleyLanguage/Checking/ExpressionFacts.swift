import GalleyExpressions

/// What checking knows of expressions beside their types, and who uses what.
struct ExpressionFacts {
  /// The expressions whose value can differ from one use of their definition to the next.
  private(set) var variable: Set<Int32> = []
  /// The values of the others, as far as they had to be computed.
  private var values: [Int32: Value] = [:]
  private var usedFunctions: Set<Int32> = []
  private var usedProperties: Set<Int32> = []

  mutating func addVariable(_ expression: CheckedExpressionID) { variable.insert(expression.rawValue) }

  /// The value of an expression that has one and the same everywhere; nil if none was found.
  subscript(expression: CheckedExpressionID) -> Value? {
    get { values[expression.rawValue] }
    set { values[expression.rawValue] = newValue }
  }

  mutating func noteUses(ofFunctions functions: [Int32]) { usedFunctions.formUnion(functions) }

  mutating func noteUse(ofProperty property: Int32) { usedProperties.insert(property) }

  func usesFunction(_ function: Int32) -> Bool { usedFunctions.contains(function) }

  func usesProperty(_ property: Int32) -> Bool { usedProperties.contains(property) }
}
