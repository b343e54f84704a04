/// Identifies a part of a parsed expression: an index in `ExpressionArena.nodes`.
typealias SyntaxID = Int32

/// What a part of a parsed expression is.
///
/// The comments say what `a`, `b` and `c` of the node hold.
enum SyntaxKind: UInt8, Sendable {
  /// `a`: index in `integers`.
  case integer
  /// `a`: index in `doubles`.
  case double
  /// `a`: 1 for true.
  case boolean
  /// `a`: index in `texts`.
  case text
  case null
  /// `a`: index in `texts`.
  case name
  /// `.name`; `a`: index in `texts`.
  case implicitMember
  /// `a`: base, `b`: index in `texts`, `c`: offset of the name.
  case member
  /// `base[…]`; `a`: base, `b`: first argument, `c`: count.
  case `subscript`
  /// `a`: callee, `b`: first argument, `c`: count.
  case call
  /// `a`: operand.
  case unary
  /// `a`, `b`: operands, `c`: offset of the operator.
  case binary
  /// `a`: condition, `b`, `c`: branches.
  case ternary
  /// `b`: first argument, `c`: count.
  case array
  /// `b`: first argument, `c`: twice the number of pairs.
  case dictionary
  /// `b`: first argument, `c`: count.
  case tuple
  /// `\.a.b`; `b`: first argument (whose `expression` is an index in `texts`), `c`: count.
  case keyPath
  /// `{ a, b in … }`; `a`: body, `b`: first argument (whose `expression` is the index of a name in `texts`), `c`: count.
  ///
  /// Names that were not given are `$0`, `$1` and so on, as far as the body uses them.
  case closure
  /// A text with `\\( )` in it; `b`: first argument, `c`: count.
  case interpolation
  /// `1...`, `..<2` and `...2`; `a`: lower bound, `b`: upper bound, or -1.
  case openRange
  /// `base!`; `a`: base.
  case forced
  /// `base?` within a chain; `a`: base.
  case unwrap
  /// The whole of a chain with `?` in it; `a`: the chain.
  case chain
}

extension SyntaxKind {
  /// Whether it is a function: its type follows from the parameter that it is given to.
  var isFunction: Bool { self == .closure || self == .keyPath }
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
  /// For unary and binary.
  var operation: Operator = .add
  var needsContext: Bool {
    get { typing == .contextual }
    set { typing = newValue ? .contextual : .own }
  }
  var typing = Typing.own
  var a: Int32 = 0
  var b: Int32 = 0
  var c: Int32 = 0
  /// The bytes of the scalar's text.
  var start: UInt32
  var end: UInt32
  /// The same with the parentheses around the part, which belong to whatever it is a part of.
  var outerStart: UInt32
  var outerEnd: UInt32

  init(kind: SyntaxKind, start: UInt32, end: UInt32) {
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
  /// An index in `texts`, -1 for none, or `trailing`.
  var label: Int32
  var expression: SyntaxID
  /// Where the label begins; the start of the expression if there is none.
  var start: UInt32

  /// What a closure behind the parentheses has in place of a label.
  static let trailing: Int32 = -2

  /// The same argument with another label, or -1.
  func labelled(_ label: Int32) -> SyntaxArgument {
    SyntaxArgument(label: label, expression: expression, start: start)
  }
}

extension SyntaxArgument {
  /// An expression without a label.
  init(_ expression: SyntaxID, in arena: ExpressionArena) {
    self.init(label: -1, expression: expression, start: arena[expression].start)
  }
}

/// A parsed expression as one flat array.
struct ExpressionArena: Sendable {
  var nodes: [SyntaxNode] = []
  var arguments: [SyntaxArgument] = []
  var texts: [String] = []
  var integers: [Int] = []
  var doubles: [Double] = []

  subscript(id: SyntaxID) -> SyntaxNode { nodes[Int(id)] }

  func text(_ index: Int32) -> String { texts[Int(index)] }

  /// The arguments or elements of a call, subscript or literal.
  func arguments(of node: SyntaxNode) -> ArraySlice<SyntaxArgument> {
    arguments[Int(node.b)..<Int(node.b + node.c)]
  }

  mutating func intern(_ text: String) -> Int32 {
    texts.append(text)
    return Int32(texts.count - 1)
  }

  /// Adds a part that the document did not write, with its arguments.
  mutating func add(_ node: SyntaxNode, _ list: [SyntaxArgument] = []) -> SyntaxID {
    var node = node
    if !list.isEmpty {
      node.b = Int32(arguments.count)
      node.c = Int32(list.count)
      arguments += list
    }
    nodes.append(node)
    return SyntaxID(nodes.count - 1)
  }

  /// Forgets everything and keeps the memory for the next expression.
  mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    arguments.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    integers.removeAll(keepingCapacity: true)
    doubles.removeAll(keepingCapacity: true)
  }
}
