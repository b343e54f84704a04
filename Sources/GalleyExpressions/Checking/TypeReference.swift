/// A type that an expression names in front of a member or a call.
enum TypeReference: Hashable {
  /// Int, Double, CGFloat, String, Bool, Array.
  case standard(String)
  case named(TypeID)
  /// A type that only holds others: `Text` in `Text.Case`.
  case namespace(String)
}

extension ExpressionChecker {
  private static let standardNames: Set<String> = [
    "Int", "Int64", "Double", "CGFloat", "Float", "String", "Bool", "Array", "Dictionary", "Set", "Optional",
  ]

  /// The type that a part names; nil if it is a value or nothing.
  ///
  /// A chain of more members than a type's name has is not followed to its end.
  func typeReference(_ id: SyntaxID, parts: Int = 6) -> TypeReference? {
    guard parts > 0 else { return nil }
    if let name = syntax.name(id) {
      return scope.meaning(of: name) == nil && local(name) == nil ? typeReference(named: name) : nil
    }
    guard case .member(let member) = syntax[id].kind, let base = typeReference(member.base, parts: parts - 1) else {
      return nil
    }
    return typeReference(named: fullName(base) + "." + syntax.text(member.name))
  }

  private func typeReference(named name: String) -> TypeReference? {
    if Self.standardNames.contains(name) {
      return .standard(name == "Float" ? "Double" : name == "Int64" ? "Int" : name)
    }
    // A bare name that is only the last part of a nested type's is not what Swift would find.
    if let id = types.id(named: name), types[id].swiftName == name { return .named(id) }
    guard Self.namespaces.contains(name) else { return nil }
    return .namespace(name)
  }

  func fullName(_ type: TypeReference) -> String {
    switch type {
    case .standard(let name), .namespace(let name): name
    case .named(let id): types[id].swiftName
    }
  }

  /// The type reference that stands for a type when a member of it is written with a leading dot.
  func reference(to type: ValueType) -> TypeReference? {
    switch type {
    case .named(let id): .named(id)
    case .int: .standard("Int")
    case .double: .standard("Double")
    case .string: .standard("String")
    case .bool: .standard("Bool")
    case .array: .standard("Array")
    case .unknown, .null, .optional, .dictionary, .range, .closedRange, .closedRealRange, .caseRange, .applied, .tuple,
      .binding, .metatype:
      nil
    }
  }

  /// The type of values of a type that an expression names; nil for one that is no type by itself.
  func type(of reference: TypeReference) -> ValueType? {
    switch reference {
    case .named(let id): .named(id)
    case .standard("Int"): .int
    case .standard("Double"), .standard("CGFloat"): .double
    case .standard("String"): .string
    case .standard("Bool"): .bool
    case .standard, .namespace: nil
    }
  }

  /// The first parts of nested types' names that are no types themselves.
  private static let namespaces: Set<String> = Set(
    TypeTable.builtIn.compactMap { declaration in
      guard declaration.swiftName != declaration.name else { return nil }
      let parts = declaration.swiftName.split(separator: ".")
      return parts.dropLast().joined(separator: ".")
    } + ["PageTabViewStyle", "Text.LineStyle"])
}
