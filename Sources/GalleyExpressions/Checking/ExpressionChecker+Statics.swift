internal import GalleyLayout
internal import GalleySource

extension ExpressionChecker {
  /// Checks `.name` where it stands for a member of the type that is expected.
  mutating func implicitMember(_ name: String, _ id: SyntaxID, _ expected: ValueType?) -> Typed {
    guard let expected else {
      report(
        Diagnostic(
          .noMemberContext, "`.\(name)` stands where any type would do", at: span(id),
          label: "write the type before the dot", help: contextHelp(name)))
      return .invalid
    }
    let type = expected.unwrapped
    guard type != .unknown, type != .null else { return .invalid }
    guard let reference = reference(to: type) else {
      report(
        Diagnostic(
          .unknownMember, "`\(spelled(type))` has no member `\(name)`", at: span(id)))
      return .invalid
    }
    if let result = staticValue(name, of: reference, id) { return result }
    let sourceSpan = locate(Int(syntax[id].start) + 1..<Int(syntax[id].end))
    if !staticMethods(name, of: reference).isEmpty {
      report(
        Diagnostic(
          .notCallable, "`.\(name)` of `\(spelled(type))` takes arguments", at: sourceSpan,
          label: "call it: `.\(name)(…)`"))
    } else {
      reportUnknownStatic(name, of: reference, at: sourceSpan)
    }
    return .invalid
  }

  private func contextHelp(_ name: String) -> [HelpText] {
    for declaration in types.declarations where declaration.cases.contains(where: { $0.name == name }) {
      return ["such as `\(declaration.swiftName).\(name)`"]
    }
    return SystemColor.isSwiftUIName(name) ? ["such as `Color.\(name)`"] : []
  }

  /// Checks `Type.name`.
  mutating func staticMember(_ member: MemberSyntax, _ id: SyntaxID, of type: TypeReference) -> Typed {
    let name = syntax.text(member.name)
    if let result = staticValue(name, of: type, id) { return result }
    if let nested = typeReference(id) {
      report(
        Diagnostic(.typeAsValue, "`\(fullName(nested))` is a type, and a value is needed here", at: span(id)))
      return .invalid
    }
    if !staticMethods(name, of: type).isEmpty {
      report(
        Diagnostic(
          .notCallable, "`\(fullName(type)).\(name)` takes arguments", at: memberSpan(member),
          label: "call it: `\(name)(…)`"))
    } else {
      reportUnknownStatic(name, of: type, at: memberSpan(member))
    }
    return .invalid
  }

  /// A member of a type that is a value: a case, a constant; nil if there is none.
  mutating func staticValue(_ name: String, of type: TypeReference, _ id: SyntaxID) -> Typed? {
    output.namedMembers.append(NamedMember(name: name, type: fullName(type), span: span(id)))
    if case .named(let typeID) = type {
      let declaration = types[typeID]
      if let index = declaration.cases.firstIndex(where: { $0.name == name }),
        declaration.cases[index].payload.allSatisfy({ $0.defaultValue != nil })
      {
        let payload = declaration.cases[index].payload.compactMap(\.defaultValue)
        return constant(.enumeration(typeID, index: index, payload: payload), .named(typeID), id)
      }
      if name == "allCases", !declaration.cases.isEmpty, !declaration.hasAssociatedValues {
        let cases = declaration.cases.indices.map { Value.enumeration(typeID, index: $0, payload: []) }
        return constant(.array(cases), .array(.named(typeID)), id)
      }
      if let member = declaration.staticMembers.first(where: { $0.name == name }) {
        return constant(member.value, member.type, id)
      }
    }
    guard let index = FunctionTable.staticProperty(name, of: fullName(type)) else { return nil }
    let declaration = FunctionTable.all[index]
    if case .situated = declaration.implementation {
      return emit(.callBuiltIn(index, .empty), declaration.result.instantiated([nil, nil]), id)
    }
    guard case .compute(let body) = declaration.implementation else { return nil }
    var arguments = FunctionArguments(values: [], types: types, limits: output.limits)
    guard let value = try? body(&arguments) else { return nil }
    return constant(value, declaration.result.instantiated([nil, nil]), id)
  }

  /// Whether a member of a type is called: an initialiser, a method, a case with associated values.
  func staticMethods(_ name: String, of type: TypeReference) -> [Candidate] {
    let full = fullName(type)
    var result: [Candidate] = []
    if name == "init" { return initializers(of: type) }
    if case .named(let id) = type, let index = types[id].cases.firstIndex(where: { $0.name == name }),
      !types[id].cases[index].payload.isEmpty
    {
      result.append(Candidate(case: index, of: id, in: types))
    }
    result += FunctionTable.staticMethods(name, of: full).map { Candidate(builtIn: $0) }
    return result
  }

  /// The initialisers of a type.
  func initializers(of type: TypeReference) -> [Candidate] {
    var result: [Candidate] = []
    if case .named(let id) = type, types[id].traits.contains(.memberwise) {
      result.append(Candidate(memberwise: id, in: types))
    }
    if case .named(let id) = type, !types[id].cases.isEmpty, !types[id].hasAssociatedValues {
      result.append(Candidate(caseNamedOf: id))
    }
    return result + FunctionTable.initializers(fullName(type)).map { Candidate(builtIn: $0) }
  }

  /// Says that a text is compared with a case of the document's: its name was declared without its type; nil for any other.
  func caseOfText(_ name: String, _ type: TypeReference, at sourceSpan: SourceSpan) -> Diagnostic? {
    guard fullName(type) == "String",
      let owner = types.declarations.last(where: { own in own.module == nil && own.cases.contains { $0.name == name } })
    else { return nil }
    return Diagnostic(
      .unknownMember, "`\(name)` is a case of `\(owner.name)`, and it is compared with a text", at: sourceSpan,
      label: "declare the name with its type: `{ type: \(owner.name), value: \(name) }`",
      help: ["a bare word under `state` or `let` is a text; a text is compared with `\"\(name)\"`"])
  }

  mutating func reportUnknownStatic(_ name: String, of type: TypeReference, at sourceSpan: SourceSpan) {
    if let problem = caseOfText(name, type, at: sourceSpan) { return report(problem) }
    let spelling = spelling(of: name) { $0.staticNames(of: type) }
    report(
      Diagnostic(
        .unknownMember, "`\(fullName(type))` has no member `\(name)`", at: sourceSpan, spelling,
        help: whyNotEnumerable(name, type) ?? itHas(spelling)))
  }

  /// Why an enumeration has no `allCases`; nil where that is not what was asked for.
  private func whyNotEnumerable(_ name: String, _ type: TypeReference) -> [HelpText]? {
    guard case .named(let id) = type, name == "allCases" else { return nil }
    return types[id].hasAssociatedValues ? Self.whyNoCases : nil
  }

  /// Why an enumeration has neither `allCases` nor `rawValue`.
  static let whyNoCases: [HelpText] = ["only enumerations whose cases hold no values have `allCases` and `rawValue`"]

  /// The members that can be written behind a type, or behind a dot where the type is expected.
  func staticNames(of type: TypeReference) -> [String] {
    var names: [String] = []
    if case .named(let id) = type {
      names = types[id].cases.map(\.name) + types[id].staticMembers.map(\.name)
      if !types[id].cases.isEmpty, !types[id].hasAssociatedValues { names.append("allCases") }
    }
    let full = fullName(type)
    return names + FunctionTable.staticPropertyNames(of: full) + FunctionTable.staticMethodNames(of: full)
  }
}
