package import GalleySource
import GalleyTables

/// Identifies a checked expression in `CheckedExpressions`.
package struct CheckedExpressionID: Hashable, Sendable {
  let link: Link<CheckedExpressionNode>

  init(_ id: ExpressionID?) { link = Link(id) }

  /// An expression that was complained about; it must not be evaluated (and gives nil if it is).
  package static let invalid = CheckedExpressionID(nil)
  package var isValid: Bool { !link.isNone }
}

/// Checked expressions as flat arrays, ready to be evaluated any number of times.
///
/// One value holds all expressions of a document.
package struct CheckedExpressions: Sendable {
  /// The bounds of every expression that is added.
  package var limits: ExpressionLimits
  var nodes = Table<CheckedExpressionNode>()
  /// Where each node stands in the source.
  private(set) var spans: [SourceSpan] = []
  var operands = Table<ExpressionID>()
  /// The arguments of functions of the document; none where a default applies.
  var arguments = Table<Link<CheckedExpressionNode>>()
  var constants = Table<Value>()
  var types = Table<ValueType>()
  var names = Table<String>()
  var localizedFormats = Table<LocalizedFormat>()
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
  package func constant(_ id: CheckedExpressionID) -> Value? { id.link.index.flatMap { constant(at: $0) } }

  /// The value of a node that is a constant; nil for any other.
  func constant(at id: ExpressionID) -> Value? {
    if case .constant(let value) = nodes[id] { constants[value] } else { nil }
  }

  /// The variable that an expression consists of; nil for any other.
  package func variable(_ id: CheckedExpressionID) -> VariableReference? {
    if let id = id.link.index, case .variable(let reference) = nodes[id] { reference } else { nil }
  }

  /// The member of the environment that an expression consists of; nil for any other.
  package func environmentName(_ id: CheckedExpressionID) -> String? {
    if let id = id.link.index, case .environment(let name) = nodes[id] { names[name] } else { nil }
  }

  /// Where a node stands in the source.
  func span(_ id: ExpressionID) -> SourceSpan { spans[id.position] }

  mutating func add(_ node: CheckedExpressionNode, _ span: SourceSpan) -> ExpressionID {
    spans.append(span)
    return nodes.append(node)
  }

  mutating func add(constant value: Value, _ span: SourceSpan) -> ExpressionID {
    add(.constant(constants.append(value)), span)
  }

  /// A place to return to when a reading of an expression was only tried.
  struct Mark {
    var nodes: ExpressionID
    var operands: Index<ExpressionID>
    var arguments: Index<Link<CheckedExpressionNode>>
    var constants: Index<Value>
    var types: Index<ValueType>
    var names: Index<String>
  }

  var mark: Mark {
    Mark(
      nodes: nodes.endIndex, operands: operands.endIndex, arguments: arguments.endIndex,
      constants: constants.endIndex, types: types.endIndex, names: names.endIndex)
  }

  mutating func rewind(to mark: Mark) {
    nodes.removeAll(from: mark.nodes)
    spans.removeSubrange(mark.nodes.position...)
    operands.removeAll(from: mark.operands)
    arguments.removeAll(from: mark.arguments)
    constants.removeAll(from: mark.constants)
    types.removeAll(from: mark.types)
    names.removeAll(from: mark.names)
  }
}
