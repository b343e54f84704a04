internal import GalleySource
import GalleyTables

extension ExpressionChecker {
  /// Checks `base.name`.
  mutating func member(_ member: MemberSyntax, _ id: SyntaxID, _ expected: ValueType?) -> Typed {
    if let environment = environmentMember(member, id) { return environment }
    if let type = typeReference(member.base) { return staticMember(member, id, of: type) }
    if let none = noneOfOptional(member, id) { return none }
    let base = check(member.base, syntax[member.base].needsContext ? expected : nil)
    let name = syntax.text(member.name)
    guard base.type != .unknown else {
      reportUntyped(base, member)
      return .invalid
    }
    guard let result = self.member(name, of: base, member.base, id) else {
      reportUnknownMember(name, of: base.type, member)
      return .invalid
    }
    return read(result, expected, id)
  }

  /// Says that the members of a value are not known, which is no mistake of the document's unless there are others.
  private mutating func reportUntyped(_ base: Typed, _ member: MemberSyntax) {
    guard base.isValid else { return }
    report(
      Diagnostic(
        .untypedValue, "nothing is known of the type of this value, so `\(syntax.text(member.name))` is not evaluated",
        at: span(member.base)))
  }

  /// `Genre?.none`; nil for any other member.
  private mutating func noneOfOptional(_ member: MemberSyntax, _ id: SyntaxID) -> Typed? {
    guard case .unwrap(let wrapped) = syntax[member.base].kind, syntax.text(member.name) == "none",
      let type = typeReference(wrapped).flatMap({ self.type(of: $0) })
    else { return nil }
    return constant(.null, .optional(type), id)
  }

  /// The member of a value, which the part `owner` gives; nil if there is none.
  mutating func member(_ name: String, of base: Typed, _ owner: SyntaxID, _ id: SyntaxID) -> Typed? {
    if case .named(let type) = base.type, let member = declaredMember(name, of: base, types[type], id) { return member }
    if case .tuple(let elements) = base.type {
      let index =
        elements.firstIndex { $0.label == name } ?? Int(name).flatMap { elements.indices.contains($0) ? $0 : nil }
      if let index { return emit(base, elements[index].type, id) { .field($0, index) } }
    }
    return property(name, of: base, owner, id)
  }

  private mutating func declaredMember(
    _ name: String, of base: Typed, _ declaration: TypeDeclaration, _ id: SyntaxID
  ) -> Typed? {
    // Only names are looked at: a copy of a whole field for each would take ten times as long.
    let fields = declaration.fields
    if !name.hasPrefix("_"), let index = fields.indices.first(where: { fields[$0].name == name }) {
      return emit(base, fields[index].type, id) { .field($0, index) }
    }
    if let index = declaration.members.firstIndex(where: { $0.name == name }) {
      return emit(base, declaration.members[index].type, id) { .caseMember($0, index) }
    }
    if let member = declaration.computedMembers.first(where: { $0.name == name }) {
      guard let base = base.id else { return .invalid(member.type) }
      let arguments = output.arguments.append(contentsOf: [Link(base)])
      return emit(.callDocument(member.function, home: .document, arguments), member.type, id)
    }
    guard !declaration.cases.isEmpty else { return nil }
    if name == "rawValue", !declaration.hasAssociatedValues {
      return emit(base, .string, id) { .rawValue($0) }
    }
    // An enumeration of the document is its own id.
    if name == "id", declaration.module == nil { return base }
    return nil
  }

  /// A property of the function table.
  private mutating func property(_ name: String, of base: Typed, _ owner: SyntaxID, _ id: SyntaxID) -> Typed? {
    var best: (candidate: FunctionID, bindings: [ValueType?], cost: Int)?
    for candidate in FunctionTable.properties(name) {
      let declaration = FunctionTable.all[candidate]
      guard case .property(let receiver) = declaration.kind else { continue }
      var bindings = TypePattern.unbound
      guard let cost = unify(receiver, base.type, &bindings, declaration.constraints) else { continue }
      if best.map({ cost < $0.cost }) ?? true { best = (candidate, bindings, cost) }
    }
    guard let best else { return nil }
    let declaration = FunctionTable.all[best.candidate]
    let type = declaration.result.instantiated(best.bindings)
    guard base.isValid, case .property(let receiver) = declaration.kind else { return .invalid(type) }
    let value = convert(base, to: receiverType(receiver, best.bindings, base.type), at: owner)
    guard let operand = value.id else { return .invalid(type) }
    return emit(.callBuiltIn(best.candidate, output.operands.append(contentsOf: [operand])), type, id)
  }

  /// The type that a receiver is converted to: its own, but for an Int in a Double's place.
  func receiverType(_ pattern: TypePattern, _ bindings: [ValueType?], _ type: ValueType) -> ValueType {
    if case .type(let wanted) = pattern, wanted == .double || wanted == .closedRealRange { return wanted }
    return type
  }

  // MARK: - Chains

  mutating func unwrap(_ operand: SyntaxID, _ id: SyntaxID) -> Typed {
    let base = check(operand)
    switch base.type {
    case .unknown: return .invalid
    case .optional(let wrapped): return emit(base, wrapped, id) { .unwrap($0) }
    case .null:
      report(Diagnostic(.optionalValue, "`nil` has no members", at: span(operand)))
      return .invalid
    case .bool, .int, .double, .string, .array, .dictionary, .range, .closedRange, .closedRealRange, .caseRange, .named,
      .applied, .tuple, .binding, .metatype:
      let sourceSpan = locate(Int(syntax[id].end) - 1..<Int(syntax[id].end))
      report(
        Diagnostic(
          .needlessOptional, "this is never nil, so `?` has no effect", at: sourceSpan,
          label: "it is \(withArticle(spelled(base.type)))", fix: TextEdit(span: sourceSpan, replacement: "")))
      return base
    }
  }

  /// Checks `base!`.
  mutating func forced(_ operand: SyntaxID, _ id: SyntaxID) -> Typed {
    let base = check(operand)
    guard base.type != .unknown else { return .invalid }
    let mark = locate(Int(syntax[id].end) - 1..<Int(syntax[id].end))
    guard base.type.isOptional else {
      report(
        Diagnostic(
          .needlessOptional, "this is never nil, so `!` has no effect", at: mark,
          label: "it is \(withArticle(spelled(base.type)))", fix: TextEdit(span: mark, replacement: "")))
      return base
    }
    guard base.type != .null else {
      report(Diagnostic(.unwrappedNil, "`nil` has no value", at: span(id)))
      return .invalid
    }
    report(
      Diagnostic(
        .forceUnwrap, "`!` is an error where this is nil", at: mark,
        help: ["`value ?? 0` gives 0 where the value is nil; `value?.name` is nil where the value is"]))
    return emit(base, base.type.unwrapped, id) { .force($0) }
  }

  mutating func chain(_ links: SyntaxID, _ id: SyntaxID) -> Typed {
    let inner = check(links)
    let type = ValueType.optional(inner.type).flattened
    guard inner.type != .unknown else { return inner }
    return emit(inner, type, id) { .chain($0) }
  }

  // MARK: - Failures

  /// Reports a name that is no member of a type; `site` is given where it is called.
  mutating func reportUnknownMember(
    _ name: String, of type: ValueType, _ member: MemberSyntax, _ site: CallSite? = nil
  ) {
    let sourceSpan = memberSpan(member)
    if type == .null { return report(Diagnostic(.optionalValue, "`nil` has no members", at: span(member.base))) }
    if case .optional(let wrapped) = type { return reportMemberOfOptional(name, wrapped, member) }
    if !FunctionTable.methods(name).isEmpty, methodNames(of: type).contains(name) {
      return report(
        Diagnostic(
          .notCallable, "`\(name)` is a method of `\(spelled(type))`", at: sourceSpan, label: "call it: `\(name)(…)`"))
    }
    var problem: Diagnostic
    if let foreign = foreignMember(name, of: type, member, site) {
      problem = foreign
    } else {
      let spelling = spelling(of: name) { $0.memberNames(of: type) + $0.methodNames(of: type) }
      problem = Diagnostic(
        .unknownMember, "`\(spelled(type))` has no member `\(name)`", at: sourceSpan, spelling,
        help: whyNoMember(name, of: type) ?? itHas(spelling))
    }
    problem.typeWithoutMember = spelled(type)
    report(problem)
  }

  /// Why a value of an enumeration whose cases hold values lacks a member; nil for any other member.
  private func whyNoMember(_ name: String, of type: ValueType) -> [HelpText]? {
    guard case .named(let id) = type, types[id].hasAssociatedValues else { return nil }
    if name == "rawValue" { return Self.whyNoCases }
    guard let declared = types[id].cases.first(where: { $0.payload.contains { $0.name == name } }) else { return nil }
    let names = declared.payload.map { $0.name == name ? name : "_" }.joined(separator: ", ")
    let pattern = "if: { case: { \(declared.name): [\(names)] }, be: $(…) }"
    return [HelpText("`\(name)` belongs to the case `\(declared.name)`: `\(pattern)` gives it a name")]
  }

  private mutating func reportMemberOfOptional(_ name: String, _ wrapped: ValueType, _ member: MemberSyntax) {
    let end = locate(Int(member.start) - 1..<Int(member.start) - 1)
    let isThere = memberNames(of: wrapped).contains(name) || methodNames(of: wrapped).contains(name)
    report(
      Diagnostic(
        .optionalValue, "this may be nil, and a member of it is used", at: span(member.base),
        label: "this is \(withArticle("\(spelled(wrapped))?"))",
        help: isThere
          ? ["`?.\(name)` is nil where the value is", "`??` says what stands for nil"]
          : ["`??` says what stands for nil"],
        fix: isThere ? TextEdit(span: end, replacement: "?") : nil))
  }

  /// The members that a value of a type has without a call.
  func memberNames(of type: ValueType) -> [String] {
    var names: [String] = []
    if case .named(let id) = type {
      let declaration = types[id]
      names = declaration.fields.map(\.name).filter { !$0.hasPrefix("_") } + declaration.members.map(\.name)
      names += declaration.computedMembers.map(\.name)
      if !declaration.cases.isEmpty, !declaration.hasAssociatedValues { names.append("rawValue") }
    }
    if case .tuple(let elements) = type { names = elements.map(\.label).filter { !$0.isEmpty } }
    return names + tableNames(of: type, areMethods: false)
  }

  /// The methods that a value of a type has.
  func methodNames(of type: ValueType) -> [String] { tableNames(of: type, areMethods: true) }

  private func tableNames(of type: ValueType, areMethods: Bool) -> [String] {
    var names: [String] = []
    for declaration in FunctionTable.all {
      guard let receiver = areMethods ? declaration.kind.methodReceiver : declaration.kind.propertyReceiver else {
        continue
      }
      var bindings = TypePattern.unbound
      if !names.contains(declaration.name), unify(receiver, type, &bindings, declaration.constraints) != nil {
        names.append(declaration.name)
      }
    }
    return names
  }
}
