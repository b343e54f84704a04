import GalleyExpressions
import GalleyFormats

extension Checker {
  /// Reads a type as a document writes it: `Int`, `[Card]`, `String?`, `[String: Int]`; nil for anything else.
  func type(named text: some StringProtocol) -> ValueType? {
    ValueType(written: text) { surroundings.genericTypes[$0] ?? document.types.id(named: $0) }
  }

  /// Reads a type from a scalar or a one-element list; nil if the entry is no type.
  func type(at entry: EntryID) -> ValueType? {
    guard tree.size(entry) <= TypeNotation.deepest else { return nil }
    switch tree.kind(entry) {
    case .string: return type(named: text(entry))
    case .sequence:
      let elements = Array(tree.elements(entry))
      return elements.count == 1 ? type(at: elements[0]).map { .array($0) } : nil
    case .null, .boolean, .number, .mapping: return nil
    }
  }
}

extension ValueType {
  /// Reads a type as a document writes it; nil if the text is none.
  ///
  /// `named` knows the types that have names of their own.
  init?(written text: some StringProtocol, named: (String) -> TypeID?) {
    var reader = TypeNotation(text)
    let type = reader.read { name in
      switch name {
      case "Int", "Int64": .int
      case "Double", "CGFloat", "Float", "TimeInterval": .double
      // A character is a text of one, and a namespace is told from others by a text.
      case "String", "Substring", "Character", "Namespace.ID": .string
      case "Bool": .bool
      case "IndexSet": .array(.int)
      case "Range<Int>": .range
      case "ClosedRange<Int>": .closedRange
      case "ClosedRange<Double>", "ClosedRange<CGFloat>", "ClosedRange<Float>": .closedRealRange
      // Values of any type, of which the stack looks at each.
      case "NavigationPath": .array(.unknown)
      case "SubviewsCollection": .array(.named(.subview))
      case "SectionCollection": .array(.named(.sectionConfiguration))
      case "Subviews", "LayoutSubviews": .array(.named(.layoutSubview))
      default: named(name).map { .named($0) }
      }
    }
    guard let type else { return nil }
    self = type
  }

  /// The type of the value that a binding connects to; any other type is itself.
  var withoutBinding: ValueType { if case .binding(let value) = self { value } else { self } }

  var isOptional: Bool { if case .optional = self { true } else { self == .null } }
}
