import GalleyTables

/// Identifies a step of a checked expression.
typealias ExpressionID = Index<CheckedExpressionNode>

/// The operands of a step that takes any number of them.
typealias Operands = IndexRange<ExpressionID>

/// Identifies a function, method, property or initialiser of expressions.
typealias FunctionID = Index<FunctionDeclaration>

/// One step of a checked expression, with what it is done to.
enum CheckedExpressionNode: Sendable {
  case constant(Index<Value>)
  case variable(VariableReference)
  case environment(Index<String>)
  /// The argument of a closure around, by its position in `Evaluation.locals`.
  case local(Int, isLastUse: Bool)
  /// The value that a binding holds.
  case readBinding(ExpressionID)
  /// A field of a record, an element of a tuple, an associated value.
  case field(ExpressionID, Int)
  /// A constant member of an enumeration's cases.
  case caseMember(ExpressionID, Int)
  /// The name of a case.
  case rawValue(ExpressionID)
  /// The case with a name, or nil.
  case caseNamed(ExpressionID, TypeID)
  case negate(ExpressionID)
  case not(ExpressionID)
  case complement(ExpressionID)
  case arithmetic(NumberKind, Arithmetic, ExpressionID, ExpressionID)
  case compare(Comparison, ExpressionID, ExpressionID)
  case logic(Logic, ExpressionID, ExpressionID)
  case coalesce(ExpressionID, ExpressionID)
  case choose(condition: ExpressionID, ExpressionID, ExpressionID)
  case range(RangeKind, ExpressionID, ExpressionID)
  case joinTexts(ExpressionID, ExpressionID)
  case joinArrays(ExpressionID, ExpressionID)
  case composite(Composite, Operands)
  case callBuiltIn(FunctionID, Operands)
  /// A call of `formatted` in a localised text, which the locale of the view writes.
  case callFormat(FunctionID, Operands)
  /// A function of the document, and where the activation is that it is declared in.
  case callDocument(Index<DocumentFunction>, home: FunctionHome, IndexRange<Link<CheckedExpressionNode>>)
  /// The operands are the collection, other arguments, and the body of the closure.
  case callElements(FunctionID, Operands)
  case `subscript`(Subscript, ExpressionID, ExpressionID)
  /// A value that may be one level deeper each time that it is made, and has to keep to the limit.
  case bound(ExpressionID)
  /// Int to Double.
  case widen(ExpressionID)
  /// A value to a binding that always gives it.
  case bindConstant(ExpressionID)
  /// A text to a structure that it stands for.
  case structureOfText(ExpressionID, TypeID)
  /// The text of a value.
  case print(ExpressionID, Index<ValueType>)
  /// Texts put together.
  case interpolate(Operands)
  /// The text of a LocalizedStringKey.
  case localize(Index<LocalizedFormat>, Operands)
  /// The text of a date in a style.
  case dateText(ExpressionID, style: ExpressionID)
  /// `base!`
  case force(ExpressionID)
  /// `base?` in a chain.
  case unwrap(ExpressionID)
  case chain(ExpressionID)
}

extension CheckedExpressionNode {
  /// What arithmetic is done on.
  enum NumberKind: Sendable {
    case ints, doubles
    /// Values of types that were not known.
    case untyped
  }

  enum Logic: Sendable { case and, or }

  enum RangeKind: Sendable { case halfOpen, closed, closedReal }

  /// What stands in brackets behind a value.
  enum Subscript: Sendable {
    case element
    /// A range of elements.
    case elements
    /// The elements from an index on.
    case elementsFrom
    case value
    case valueOrDefault(ExpressionID)
    case guide(isExplicit: Bool)
  }
}
