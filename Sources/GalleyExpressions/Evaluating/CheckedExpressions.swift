package import GalleySource
import GalleyTables

/// Identifies a checked expression in `CheckedExpressions`.
package struct CheckedExpressionID: Hashable, Sendable {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// An expression that was complained about; it must not be evaluated (and gives nil if it is).
  package static let invalid = CheckedExpressionID(rawValue: -1)
  package var isValid: Bool { rawValue >= 0 }
}

/// What the evaluator does at a node.
///
/// The comments say what `a`, `b` and `c` hold; `o` is an index in `operands`.
enum CheckedOperation: UInt8, Sendable {
  /// `a`: index in `constants`.
  case constant
  /// `a`: depth, `b`: slot.
  case variable
  /// `a`: index in `names`.
  case environment
  /// The value that a binding holds; `a`: binding.
  case readBinding
  /// A field of a record, an element of a tuple, an associated value; `a`: base, `b`: index.
  case field
  /// A constant member of an enumeration's cases; `a`: base, `b`: index.
  case caseMember
  /// The case with a name, or nil; `a`: name, `b`: type.
  case caseNamed
  /// The name of a case; `a`: base.
  case rawValue
  case negate, not, complement
  /// Arithmetic on Ints, on Doubles, and on values of any type; `a`, `b`, `c`: the `Arithmetic`.
  case ints, doubles, untyped
  /// Texts and arrays; `a`, `b`.
  case joinTexts, joinArrays
  /// `a`, `b`, `c`: the `Comparison`.
  case compare
  case and, or, coalesce
  case halfOpenRange, closedRange, closedRealRange
  /// `a`: condition, `b`, `c`: branches.
  case choose
  /// `b`: o, `c`: count.
  case array, tuple
  /// `b`: o, `c`: twice the number of pairs.
  case dictionary
  /// `a`: type, `b`: o, `c`: count.
  case record
  /// `a`: type, `b`: o (the index of the case, then its payload), `c`: count of the payload.
  case enumerationCase
  /// `a`: index in `FunctionTable.all`, `b`: o, `c`: count.
  case callBuiltIn
  /// A call of `formatted` in a localised text, which the locale of the view writes; as `callBuiltIn`.
  case callFormat
  /// `a`: function, `b`: o (the depth, then the arguments or -1), `c`: count of the arguments.
  case callDocument
  /// `a`: index in `FunctionTable.all`, `b`: o (the collection, other arguments, the body of the closure), `c`: count.
  case callElements
  /// The argument of a closure around; `a`: its position in `Evaluation.locals`, `b`: 1 if nothing reads it again.
  case local
  /// `a`: base, `b`: index.
  case elementOfArray, elementsOfArray, elementsFrom, valueOfDictionary, guideOfDimensions
  /// As `valueOfDictionary`, with a default; `c`: default.
  case valueOrDefault
  /// A value that may be one level deeper each time that it is made, and has to keep to the limit; `a`.
  case bound
  /// Int to Double; `a`.
  case widen
  /// Ints in a collection or an optional to Doubles; `a`.
  case widenWithin
  /// A value to a binding that always gives it; `a`.
  case bindConstant
  /// A text to a structure that it stands for; `a`: text, `b`: type.
  case structureOfText
  /// The text of a value; `a`: value, `b`: index in `types`.
  case print
  /// Texts put together; `b`: o, `c`: count.
  case interpolate
  /// The text of a LocalizedStringKey; `a`: index in `localizedFormats`, `b`: o, `c`: count.
  case localize
  /// The text of a date in a style; `a`: date, `b`: style.
  case dateText
  /// `base!`; `a`: base.
  case force
  /// `base?` in a chain; `a`: base.
  case unwrap
  /// A chain; `a`.
  case chain
}

/// One step of a checked expression.
struct CheckedExpressionNode: Sendable {
  var operation: CheckedOperation
  var a: Int32 = 0
  var b: Int32 = 0
  var c: Int32 = 0
}

/// Checked expressions as flat arrays, ready to be evaluated any number of times.
///
/// One value holds all expressions of a document.
package struct CheckedExpressions: Sendable {
  /// The bounds of every expression that is added.
  package var limits: ExpressionLimits
  var nodes: [CheckedExpressionNode] = []
  var spans: [SourceSpan] = []
  var operands: [Int32] = []
  var constants: [Value] = []
  var types: [ValueType] = []
  var names: [String] = []
  var localizedFormats: [LocalizedFormat] = []
  /// Whether Markdown and grammar agreement are read in localised texts, as from iOS 15 on.
  package var readsMarkdown = true
  /// The translations of texts.
  package var strings = StringTable()
  /// The constants that were named as members of their types, for whoever asks since when they exist.
  package var namedMembers: [NamedMember] = []
  /// Finds what unknown names may mean, in these expressions and in the document around them.
  package var spelling = SpellingChecker()
  /// Reused from expression to expression.
  var arena = ExpressionArena()

  /// Creates an empty collection of expressions.
  package init(limits: ExpressionLimits = ExpressionLimits()) { self.limits = limits }

  /// The value of an expression that is a constant; nil for any other.
  package func constant(_ id: CheckedExpressionID) -> Value? {
    guard id.isValid, nodes[Int(id.rawValue)].operation == .constant else { return nil }
    return constants[Int(nodes[Int(id.rawValue)].a)]
  }

  /// The variable that an expression consists of; nil for any other.
  package func variable(_ id: CheckedExpressionID) -> VariableReference? {
    guard id.isValid, nodes[Int(id.rawValue)].operation == .variable else { return nil }
    return VariableReference(depth: nodes[Int(id.rawValue)].a, slot: Slot(Int(nodes[Int(id.rawValue)].b)))
  }

  /// The member of the environment that an expression consists of; nil for any other.
  package func environmentName(_ id: CheckedExpressionID) -> String? {
    guard id.isValid, nodes[Int(id.rawValue)].operation == .environment else { return nil }
    return names[Int(nodes[Int(id.rawValue)].a)]
  }

  mutating func add(_ node: CheckedExpressionNode, _ span: SourceSpan) -> Int32 {
    nodes.append(node)
    spans.append(span)
    return Int32(nodes.count - 1)
  }

  mutating func add(constant value: Value, _ span: SourceSpan) -> Int32 {
    constants.append(value)
    return add(CheckedExpressionNode(operation: .constant, a: Int32(constants.count - 1)), span)
  }

  mutating func add(operands list: [Int32]) -> Int32 {
    operands.append(contentsOf: list)
    return Int32(operands.count - list.count)
  }

  /// A place to return to when a reading of an expression was only tried.
  struct Mark {
    var nodes, operands, constants, types, names: Int
  }

  var mark: Mark {
    Mark(
      nodes: nodes.count, operands: operands.count, constants: constants.count, types: types.count, names: names.count)
  }

  mutating func rewind(to mark: Mark) {
    nodes.removeSubrange(mark.nodes...)
    spans.removeSubrange(mark.nodes...)
    operands.removeSubrange(mark.operands...)
    constants.removeSubrange(mark.constants...)
    types.removeSubrange(mark.types...)
    names.removeSubrange(mark.names...)
  }
}
