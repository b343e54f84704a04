/// Returns a type as Swift prints it: sugar expanded, and without enclosing types and modules unless `qualified`.
///
/// `module` is the one that the qualified form puts before the document's own types. CGFloat and Double are one type
/// here, which is called `Double`.
///
/// Source: types 1.1 to 1.3.
package func swiftName(
  of type: ValueType, in types: TypeTable, qualified: Bool = false, module: String = "Document"
) -> String {
  TypeNamePrinter(types: types, isQualified: qualified, module: module).name(of: type)
}

private struct TypeNamePrinter {
  let types: TypeTable
  let isQualified: Bool
  let module: String

  func name(of type: ValueType) -> String {
    switch type {
    case .unknown: "_"
    case .null: standard("Optional", [.unknown])
    case .bool: standard("Bool", [])
    case .int: standard("Int", [])
    case .double: standard("Double", [])
    case .string: standard("String", [])
    case .optional(let wrapped): standard("Optional", [wrapped])
    case .array(let element): standard("Array", [element])
    case .dictionary(let key, let value): standard("Dictionary", [key, value])
    case .range: standard("Range", [.int])
    case .closedRange: standard("ClosedRange", [.int])
    case .closedRealRange: standard("ClosedRange", [.double])
    case .caseRange(let type, let isClosed): standard(isClosed ? "ClosedRange" : "Range", [.named(type)])
    case .named(let id): name(of: types[id])
    case .applied(let name, let arguments): apply(isQualified ? "SwiftUI." + name : name, arguments)
    case .tuple(let elements): "(" + elements.map(name(of:)).joined(separator: ", ") + ")"
    case .binding(let value): apply(isQualified ? "SwiftUI.Binding" : "Binding", [value])
    case .metatype(let id): name(of: types[id]) + ".Type"
    }
  }

  private func standard(_ name: String, _ arguments: [ValueType]) -> String {
    apply(isQualified ? "Swift." + name : name, arguments)
  }

  private func apply(_ name: String, _ arguments: [ValueType]) -> String {
    guard !arguments.isEmpty else { return name }
    return name + "<" + arguments.map(self.name(of:)).joined(separator: ", ") + ">"
  }

  private func name(of declaration: TypeDeclaration) -> String {
    isQualified ? "\(declaration.module ?? module).\(declaration.swiftName)" : declaration.name
  }

  private func name(of element: ValueType.TupleElement) -> String {
    (element.label.isEmpty ? "" : element.label + ": ") + name(of: element.type)
  }
}

extension ValueType {
  /// The type as an author would write it, for messages: `String?`, `[Int]`, `Text.TruncationMode`.
  package func spelled(in types: TypeTable) -> String {
    switch self {
    case .optional(let wrapped): wrapped.spelled(in: types) + "?"
    case .array(let element): "[" + element.spelled(in: types) + "]"
    case .dictionary(let key, let value): "[\(key.spelled(in: types)): \(value.spelled(in: types))]"
    case .named(let id): types.spelling(of: id)
    case .binding(let value): "Binding<" + value.spelled(in: types) + ">"
    case .null: "nil"
    case .tuple(let elements):
      "("
        + elements.map { ($0.label.isEmpty ? "" : $0.label + ": ") + $0.type.spelled(in: types) }
        .joined(separator: ", ") + ")"
    case .unknown, .bool, .int, .double, .string, .range, .closedRange, .closedRealRange, .caseRange, .applied,
      .metatype:
      swiftName(of: self, in: types)
    }
  }
}
