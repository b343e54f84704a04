import GalleyExpressions
import GalleyTables

/// What checking knows of expressions beside their types, and who uses what.
struct ExpressionFacts {
  /// The expressions whose value can differ from one use of their definition to the next.
  private(set) var variable: Set<CheckedExpressionID> = []
  /// The values of the others, as far as they had to be computed.
  private var values: [CheckedExpressionID: Value] = [:]
  private var usedFunctions: Set<Index<DocumentFunction>> = []
  private var usedProperties: Set<Index<CustomProperty>> = []

  mutating func addVariable(_ expression: CheckedExpressionID) { variable.insert(expression) }

  /// The value of an expression that has one and the same everywhere; nil if none was found.
  subscript(expression: CheckedExpressionID) -> Value? {
    get { values[expression] }
    set { values[expression] = newValue }
  }

  mutating func noteUses(ofFunctions functions: [Index<DocumentFunction>]) { usedFunctions.formUnion(functions) }

  mutating func noteUse(ofProperty property: Index<CustomProperty>) { usedProperties.insert(property) }

  func usesFunction(_ function: Index<DocumentFunction>) -> Bool { usedFunctions.contains(function) }

  func usesProperty(_ property: Index<CustomProperty>) -> Bool { usedProperties.contains(property) }
}
