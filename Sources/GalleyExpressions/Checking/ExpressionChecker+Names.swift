internal import GalleyLayout
internal import GalleySource

extension ExpressionChecker {
  /// Checks a name that stands for a value.
  mutating func name(_ name: String, _ id: SyntaxID, _ expected: ValueType?) -> Typed {
    if let local = local(name) { return value(of: local, id) }
    switch scope.meaning(of: name) {
    case .variable(let reference, let type): return variable(reference, type, expected, id)
    case .function(let function):
      report(
        Diagnostic(
          .notCallable, "`\(name)` is a function", at: span(id), label: "call it, as in `\(signature(name, function))`")
      )
      return .invalid(function.result)
    case nil: break
    }
    if let own = ownMember(name, id) { return own }
    if let type = typeReference(id) {
      report(
        Diagnostic(
          .typeAsValue, "`\(fullName(type))` is a type, and a value is needed here", at: span(id),
          help: ["call it, as in `\(fullName(type))(…)`, or name a member, as in `\(fullName(type)).…`"]))
      return .invalid
    }
    if name == "environment" {
      report(
        Diagnostic(
          .typeAsValue, "`environment` is not a value itself", at: span(id), label: "name one of its values",
          help: ["such as `environment.colorScheme`"]))
      return .invalid
    }
    reportUnknownName(name, id)
    return .invalid
  }

  /// A computed member of the record whose own member the expression is, by its name alone.
  private mutating func ownMember(_ name: String, _ id: SyntaxID) -> Typed? {
    guard case .variable(let reference, let type)? = scope.meaning(of: "self"), case .named(let record) = type,
      types[record].computedMembers.contains(where: { $0.name == name })
    else { return nil }
    return member(name, of: emit(.variable(reference), type, id), id, id)
  }

  private mutating func variable(
    _ reference: VariableReference, _ type: ValueType, _ expected: ValueType?, _ id: SyntaxID
  ) -> Typed {
    let result = emit(.variable(reference), type, id)
    return read(result, expected, id)
  }

  /// The value of a binding, unless a binding is wanted.
  mutating func read(_ typed: Typed, _ expected: ValueType?, _ id: SyntaxID) -> Typed {
    guard case .binding(let value) = typed.type else { return typed }
    if case .binding? = expected { return typed }
    return emit(typed, value, id) { .readBinding($0) }
  }

  private mutating func reportUnknownName(_ name: String, _ id: SyntaxID) {
    if let problem = elementMeant(by: name, id) { return report(problem) }
    if name.hasPrefix("$") {
      return report(
        Diagnostic(
          .unsupportedSyntax, "`\(name)` stands only in a closure", at: span(id),
          help: ["an element of `ForEach` is `item`, or what its key `item` says"]))
    }
    if name == "self" {
      return report(
        Diagnostic(
          .unknownName, "`self` is not needed: members of a view are in scope by their names", at: span(id)))
    }
    if let later = scope.laterPlace(of: name) {
      return report(
        Diagnostic(
          .forwardUse, "`\(name)` has no value yet: a value sees only those that are declared above it", at: span(id),
          help: ["change their order; values that need each other, or themselves, cannot be computed"],
          related: [RelatedSpan(span: later, message: "`\(name)` is declared here")]))
    }
    if let problem = foreignName(name, id) { return report(problem) }
    let spelling = spelling(of: name) {
      $0.locals.map(\.name).filter { !$0.hasPrefix("$") } + $0.scope.names + ["environment"]
    }
    let known = spelling.known.dropLast()
    var help: [HelpText] = []
    if spelling.closest == nil, !spelling.known.isEmpty, let member = bareMember(name) { help.append(HelpText(member)) }
    if spelling.closest == nil, !FunctionTable.functions(name).isEmpty {
      help.append("`\(name)` is a function: call it")
    }
    if spelling.closest == nil, help.isEmpty, known.count <= 12, !known.isEmpty {
      help.append("in scope \(known.count == 1 ? "is" : "are") \(listed(Array(known)))")
    }
    report(
      Diagnostic(
        .unknownName, "there is no `\(name)` in scope", at: span(id), spelling, help: help, expected: Array(known)))
  }

  /// What there is to say about a value of the environment without `environment`, or a name of JavaScript; nil for others.
  private func foreignName(_ name: String, _ id: SyntaxID) -> Diagnostic? {
    let sourceSpan = span(id)
    if scope.environmentType(of: name) != nil {
      let mend = "environment.\(name)"
      return Diagnostic(
        .unknownName, "there is no `\(name)` in scope: it is a value of the environment", at: sourceSpan,
        label: "write `\(mend)`", expected: [mend], fix: TextEdit(span: sourceSpan, replacement: mend))
    }
    return isMathematics(name) ? functionsStandAlone(name, at: sourceSpan) : nil
  }

  /// Whether a name is what other languages write before functions of numbers.
  private func isMathematics(_ name: String) -> Bool {
    (name == "Math" || name == "math") && scope.meaning(of: name) == nil
  }

  private func functionsStandAlone(_ name: String, at sourceSpan: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownName, "there is no `\(name)` in scope: functions of numbers stand alone", at: sourceSpan,
      help: ["such as `max(1, 2)`, `sqrt(2)`, `abs(n)`"])
  }

  /// Reports a member or a function behind `Math`, which can go; false for anything else.
  mutating func isMemberOfMathematics(_ member: MemberSyntax) -> Bool {
    guard let name = syntax.name(member.base), isMathematics(name) else { return false }
    var problem = functionsStandAlone(name, at: span(member.base))
    problem.label = "leave `\(name).` out"
    problem.fix = removal(ofOwnerOf: member)
    report(problem)
    return true
  }

  /// The edit that leaves a member without what it is a member of.
  private func removal(ofOwnerOf member: MemberSyntax) -> TextEdit {
    let owner = span(member.base)
    return TextEdit(
      span: SourceSpan(start: owner.start, end: memberSpan(member).start, file: owner.file), replacement: "")
  }

  /// Reports that a name stands behind its owner, as in other tools, `state.n`, `props.title`; nil for anything else.
  private mutating func memberOfOwner(_ member: MemberSyntax) -> Typed? {
    guard let owner = syntax.name(member.base) else { return nil }
    if isMemberOfMathematics(member) { return .invalid }
    let name = syntax.text(member.name)
    guard ["state", "props", "self", "this", "parameters", "data", "binding"].contains(owner),
      scope.meaning(of: owner) == nil, case .variable(_, let type)? = scope.meaning(of: name)
    else { return nil }
    let sourceSpan = span(member.base)
    report(
      Diagnostic(
        .unknownName, "there is no `\(owner)` in scope: `\(name)` is known by its name alone", at: sourceSpan,
        label: "write `\(name)`", expected: [name], fix: removal(ofOwnerOf: member)))
    return .invalid(type)
  }

  /// A hint that a bare word is a case or a colour: `red` for `.red`.
  private func bareMember(_ name: String) -> String? {
    if SystemColor.isSwiftUIName(name) { return "a colour is written `.\(name)` or `Color.\(name)`" }
    for declaration in TypeTable.builtIn where declaration.cases.contains(where: { $0.name == name }) {
      return "a case is written with a leading dot, as in `.\(name)`"
    }
    return nil
  }

  /// A sentence on the names that there are, where none of them is near enough to be suggested.
  func itHas(_ spelling: Spelling) -> [HelpText] {
    guard spelling.closest == nil, !spelling.nearest.isEmpty else { return [] }
    let others = spelling.known.count - spelling.nearest.count
    guard others > 0 else { return ["it has \(listed(spelling.nearest))"] }
    return ["it has \(spelling.nearest.map { "`\($0)`" }.joined(separator: ", ")) and \(others) more"]
  }

  /// `a`, `b` and `c`, in backticks; more than twelve are cut.
  func listed(_ names: [String]) -> String {
    let shown = names.prefix(12).map { "`\($0)`" }
    if names.count > 12 { return shown.joined(separator: ", ") + ", …" }
    guard let last = shown.last, shown.count > 1 else { return shown.joined() }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }

  // MARK: - Environment

  /// Checks `environment.NAME`; nil if the part is something else.
  mutating func environmentMember(_ member: MemberSyntax, _ id: SyntaxID) -> Typed? {
    guard syntax.name(member.base) == "environment", scope.meaning(of: "environment") == nil else {
      return memberOfOwner(member)
    }
    let name = syntax.text(member.name)
    guard let type = scope.environmentType(of: name) else {
      let spelling = spelling(of: name) { $0.scope.environmentNames }
      let sourceSpan = memberSpan(member)
      report(
        Diagnostic(
          .unknownMember, "the environment has no `\(name)`", at: sourceSpan, spelling, help: itHas(spelling)))
      return .invalid
    }
    return emit(.environment(output.names.append(name)), type, id)
  }

  /// Where a member's own name stands.
  func memberSpan(_ member: MemberSyntax) -> SourceSpan {
    let start = Int(member.start)
    return locate(start..<start + syntax.text(member.name).utf8.count)
  }
}
