import GalleyTables

/// Identifies a part of a parsed expression.
typealias SyntaxID = Index<SyntaxNode>

/// The arguments of a call, the elements of a literal.
typealias SyntaxArguments = IndexRange<SyntaxArgument>

/// What a part of a parsed expression is, with what it is made of.
enum SyntaxKind: Sendable {
  case integer(Int)
  case double(Double)
  case boolean(Bool)
  case text(Index<String>)
  case null
  case name(Index<String>)
  /// `.name`
  case implicitMember(Index<String>)
  case member(MemberSyntax)
  /// `base[…]`
  case `subscript`(SyntaxID, SyntaxArguments)
  case call(SyntaxID, SyntaxArguments)
  case unary(Operator, SyntaxID)
  case binary(BinarySyntax)
  case ternary(TernarySyntax)
  case array(SyntaxArguments)
  /// Keys and values in turn.
  case dictionary(SyntaxArguments)
  case tuple(SyntaxArguments)
  /// `\.a.b`
  case keyPath(IndexRange<KeyPathMember>)
  /// `{ a, b in … }`
  ///
  /// Names that were not given are `$0`, `$1` and so on, as far as the body uses them.
  case closure(body: SyntaxID, names: IndexRange<String>)
  /// A text with `\\( )` in it: words and values in turn.
  case interpolation(SyntaxArguments)
  case openRange(OpenRangeSyntax)
  /// `base as Type`, with the type as it is written
  case cast(SyntaxID, Index<String>)
  /// `base!`
  case forced(SyntaxID)
  /// `base?` within a chain
  case unwrap(SyntaxID)
  /// The whole of a chain with `?` in it.
  case chain(SyntaxID)
}

/// The parts of `base.name`.
struct MemberSyntax: Sendable {
  var base: SyntaxID
  var name: Index<String>
  /// Where the name begins.
  var start: UInt32
}

/// The parts of `left + right`.
struct BinarySyntax: Sendable {
  var operation: Operator
  var left: SyntaxID
  var right: SyntaxID
  /// Where the operator begins.
  var start: UInt32
}

/// The parts of `condition ? first : second`.
struct TernarySyntax: Sendable {
  var condition: SyntaxID
  var first: SyntaxID
  var second: SyntaxID
}

/// The parts of `1...` and its like, `..<2` or `...2`.
struct OpenRangeSyntax: Sendable {
  var isClosed: Bool
  var bound: SyntaxID
  /// Whether the bound is the lower one.
  var isLower: Bool
}

/// A name in a key path.
struct KeyPathMember: Sendable {
  var name: Index<String>
  var start: UInt32
}

extension SyntaxKind {
  /// Whether it is a function: its type follows from the parameter that it is given to.
  var isFunction: Bool {
    switch self {
    case .closure, .keyPath: true
    case .integer, .double, .boolean, .text, .null, .name, .implicitMember, .member, .subscript, .call, .unary, .binary,
      .ternary, .array, .dictionary, .tuple, .interpolation, .openRange, .cast, .forced, .unwrap, .chain:
      false
    }
  }

  var isInteger: Bool { if case .integer = self { true } else { false } }
  var isName: Bool { if case .name = self { true } else { false } }
  var isArray: Bool { if case .array = self { true } else { false } }
  var isKeyPath: Bool { if case .keyPath = self { true } else { false } }

  /// What stands in its parentheses, brackets or quotes.
  var arguments: SyntaxArguments {
    switch self {
    case .subscript(_, let arguments), .call(_, let arguments), .array(let arguments), .dictionary(let arguments),
      .tuple(let arguments), .interpolation(let arguments):
      arguments
    case .integer, .double, .boolean, .text, .null, .name, .implicitMember, .member, .unary, .binary, .ternary,
      .keyPath, .closure, .openRange, .cast, .forced, .unwrap, .chain:
      .empty
    }
  }
}

/// Where the type of a part comes from; of two parts that are to have one type, the lesser is asked first.
enum Typing: UInt8, Sendable, Comparable {
  /// From itself.
  case own
  /// It is made of whole literals alone, and is a Double where one is wanted, else an Int: `100 / 3`.
  case literal
  /// From where it stands alone: it has a leading dot, or `nil`, at its head.
  case contextual

  static func < (left: Typing, right: Typing) -> Bool { left.rawValue < right.rawValue }
}

/// One part of a parsed expression.
struct SyntaxNode: Sendable {
  var kind: SyntaxKind
  var needsContext: Bool {
    get { typing == .contextual }
    set { typing = newValue ? .contextual : .own }
  }
  var typing = Typing.own
  /// The bytes of the scalar's text.
  var start: UInt32
  var end: UInt32
  /// The same with the parentheses around the part, which belong to whatever it is a part of.
  var outerStart: UInt32
  var outerEnd: UInt32

  init(_ kind: SyntaxKind, start: UInt32, end: UInt32) {
    self.kind = kind
    self.start = start
    self.end = end
    outerStart = start
    outerEnd = end
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}

/// An argument of a call, an element of a literal.
struct SyntaxArgument: Sendable {
  var label: Label
  var expression: SyntaxID
  /// Where the label begins; the start of the expression if there is none.
  var start: UInt32

  enum Label: Sendable {
    case none
    case name(Index<String>)
    /// What a closure behind the parentheses has in place of a label.
    case trailing
  }

  /// The same argument with another label.
  func labelled(_ label: Label) -> SyntaxArgument {
    SyntaxArgument(label: label, expression: expression, start: start)
  }
}

extension SyntaxArgument {
  /// An expression without a label.
  init(_ expression: SyntaxID, in arena: ExpressionArena) {
    self.init(label: .none, expression: expression, start: arena[expression].start)
  }
}

/// A parsed expression as one flat array.
struct ExpressionArena: Sendable {
  var nodes = Table<SyntaxNode>()
  var arguments = Table<SyntaxArgument>()
  var members = Table<KeyPathMember>()
  var texts = Table<String>()

  subscript(id: SyntaxID) -> SyntaxNode {
    get { nodes[id] }
    _modify { yield &nodes[id] }
  }

  func text(_ index: Index<String>) -> String { texts[index] }

  /// The label of an argument; empty for one that has none.
  func text(_ label: SyntaxArgument.Label) -> String {
    if case .name(let name) = label { texts[name] } else { "" }
  }

  /// The name that a part consists of; nil for any other part.
  func name(_ id: SyntaxID) -> String? {
    if case .name(let name) = nodes[id].kind { texts[name] } else { nil }
  }

  /// The arguments or elements of a call, subscript or literal.
  func arguments(of id: SyntaxID) -> ArraySlice<SyntaxArgument> { arguments[nodes[id].kind.arguments] }

  mutating func intern(_ text: String) -> Index<String> { texts.append(text) }

  /// Forgets everything and keeps the memory for the next expression.
  mutating func removeAll() {
    nodes.removeAll(from: Index(0))
    arguments.removeAll(from: Index(0))
    members.removeAll(from: Index(0))
    texts.removeAll(from: Index(0))
  }
}
