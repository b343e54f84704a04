internal import GalleySource

/// A call while it is checked.
struct CallSite {
  var id: SyntaxID
  /// What is called, for messages: `min`, `Color`, `.system`.
  var name: String
  /// Where the name stands.
  var nameSpan: SourceSpan
  var arguments: [SyntaxArgument]
  var labels: [String]
  /// The type that the result is to have, where one is known.
  var expected: ValueType?
  /// The value that a method is called on.
  var receiver: Typed?
  /// The arguments that know their own type; nil for those whose type follows from the parameter.
  var checked: [Typed?] = []

  /// The argument that is a closure behind the parentheses; nil if there is none.
  var trailingClosure: Int? { labels.last == Candidate.trailingClosure ? labels.count - 1 : nil }
}

extension ExpressionChecker {
  mutating func call(_ callee: SyntaxID, _ id: SyntaxID, _ expected: ValueType?) -> Typed {
    switch syntax[callee].kind {
    case .name(let name): return callName(syntax.text(name), callee, id, expected)
    case .member(let member): return callMember(member, callee, id, expected)
    case .implicitMember(let name): return callImplicit(syntax.text(name), callee, id, expected)
    case .integer, .double, .boolean, .text, .null, .subscript, .call, .unary, .binary, .ternary, .array, .dictionary,
      .tuple, .keyPath, .unwrap, .chain, .closure, .interpolation, .openRange, .cast, .forced:
      let base = check(callee)
      if base.type != .unknown {
        report(Diagnostic(.notCallable, "\(withArticle(spelled(base.type))) cannot be called", at: span(callee)))
      }
      return .invalid
    }
  }

  private mutating func callName(
    _ name: String, _ callee: SyntaxID, _ id: SyntaxID, _ expected: ValueType?
  ) -> Typed {
    let site = site(id, name, span(callee), expected)
    if let local = local(name) {
      reportCallOfValue(name, local.type, at: span(callee))
      return .invalid(local.type)
    }
    switch scope.meaning(of: name) {
    case .function(let function): return resolve(site, [Candidate(document: function)])
    case .variable(_, let type):
      reportCallOfValue(name, type, at: span(callee))
      return .invalid(type)
    case nil: break
    }
    if let type = typeReference(callee) { return construct(site, type) }
    let functions = FunctionTable.functions(name)
    if !functions.isEmpty { return resolve(site, functions.map { Candidate(builtIn: $0) }) }
    reportUnknownFunction(site)
    return .invalid
  }

  private mutating func reportCallOfValue(_ name: String, _ type: ValueType, at sourceSpan: SourceSpan) {
    report(
      Diagnostic(.notCallable, "`\(name)` is \(withArticle(spelled(type))), which cannot be called", at: sourceSpan))
  }

  private mutating func construct(_ site: CallSite, _ type: TypeReference) -> Typed {
    let candidates = initializers(of: type)
    guard !candidates.isEmpty else {
      report(
        Diagnostic(
          .notCallable, "`\(fullName(type))` has no initialiser here", at: site.nameSpan,
          help: staticNames(of: type).isEmpty ? [] : ["it has \(listed(staticNames(of: type)))"]))
      return .invalid
    }
    return resolve(site, candidates)
  }

  private mutating func callMember(
    _ member: MemberSyntax, _ callee: SyntaxID, _ id: SyntaxID, _ expected: ValueType?
  ) -> Typed {
    let name = syntax.text(member.name)
    var site = site(id, name, memberSpan(member), expected)
    if isMemberOfMathematics(member) { return .invalid }
    if let nested = typeReference(callee) { return construct(site, nested) }
    if isShaderLibrary(member.base) { return shader(site) }
    if let type = typeReference(member.base) {
      site.name = fullName(type) + "." + name
      let candidates = staticMethods(name, of: type)
      if !candidates.isEmpty { return resolve(site, candidates) }
      if staticValue(name, of: type, callee) != nil {
        report(Diagnostic(.notCallable, "`\(site.name)` is not a function", at: site.nameSpan))
      } else {
        reportUnknownStatic(name, of: type, at: site.nameSpan)
      }
      return .invalid
    }
    let base = check(
      member.base, syntax[member.base].needsContext ? receiverContext(site, name, member) ?? expected : nil)
    guard base.type != .unknown else { return .invalid }
    site.receiver = base
    return callMethod(site, name, base, member)
  }

  /// The type of the array in `[.compact, .regular].contains(size)`, which follows from the argument.
  private mutating func receiverContext(_ site: CallSite, _ name: String, _ member: MemberSyntax) -> ValueType? {
    guard syntax[member.base].kind.isArray, name == "contains" || name == "firstIndex" || name == "lastIndex",
      let argument = site.arguments.first?.expression, !syntax[argument].needsContext
    else { return nil }
    let mark = output.mark
    let count = diagnostics.count
    let type = check(argument).type
    diagnostics.removeSubrange(count...)
    output.rewind(to: mark)
    return type == .unknown ? nil : .array(type)
  }

  private mutating func callMethod(_ site: CallSite, _ name: String, _ base: Typed, _ member: MemberSyntax) -> Typed {
    var candidates: [Candidate] = []
    for index in FunctionTable.methods(name) {
      let candidate = Candidate(builtIn: index)
      var bindings = TypePattern.unbound
      if case .optional? = candidate.receiver, !base.type.isOptional { continue }
      if let receiver = candidate.receiver, unify(receiver, base.type, &bindings, candidate.constraints) != nil {
        candidates.append(candidate)
      }
    }
    if !candidates.isEmpty { return resolve(site, candidates) }
    if memberNames(of: base.type).contains(name) {
      report(
        Diagnostic(
          .notCallable, "`\(name)` is not a function", at: site.nameSpan, label: "write it without parentheses"))
      return .invalid
    }
    reportUnknownMember(name, of: base.type, member, site)
    return .invalid
  }

  private mutating func callImplicit(
    _ name: String, _ callee: SyntaxID, _ id: SyntaxID, _ expected: ValueType?
  ) -> Typed {
    guard let type = expected?.unwrapped else { return implicitMember(name, callee, nil) }
    guard type != .unknown, type != .null else { return .invalid }
    guard let reference = reference(to: type) else { return implicitMember(name, callee, type) }
    let site = site(id, "." + name, locate(Int(syntax[callee].start) + 1..<Int(syntax[callee].end)), expected)
    let candidates = staticMethods(name, of: reference)
    if !candidates.isEmpty { return resolve(site, candidates) }
    if staticValue(name, of: reference, callee) != nil {
      report(
        Diagnostic(
          .notCallable, "`.\(name)` is not a function", at: site.nameSpan, label: "write it without parentheses"))
    } else {
      reportUnknownStatic(name, of: reference, at: site.nameSpan)
    }
    return .invalid
  }

  private func site(
    _ id: SyntaxID, _ name: String, _ nameSpan: SourceSpan, _ expected: ValueType?
  ) -> CallSite {
    let arguments = Array(syntax.arguments(of: id))
    return CallSite(
      id: id, name: name, nameSpan: nameSpan, arguments: arguments,
      labels: arguments.map(label(of:)), expected: expected?.unwrapped)
  }

  private func label(of argument: SyntaxArgument) -> String {
    if case .trailing = argument.label { return Candidate.trailingClosure }
    return syntax.text(argument.label)
  }

  private mutating func reportUnknownFunction(_ site: CallSite) {
    if let problem = foreignFunction(site) { return report(problem) }
    let spelling = spelling(of: site.name) { checker in
      checker.functionNames + FunctionTable.functionNames.sorted() + checker.types.names
    }
    var help: [HelpText] = []
    if !FunctionTable.methods(site.name).isEmpty {
      help.append("`\(site.name)` is a method: write it behind a value, as in `value.\(site.name)(…)`")
    }
    report(
      Diagnostic(.unknownFunction, "there is no function `\(site.name)`", at: site.nameSpan, spelling, help: help))
  }

  /// The functions of the document that can be called here.
  private var functionNames: [String] {
    scope.names.filter { name in
      if case .function? = scope.meaning(of: name) { return true }
      return false
    }
  }

  func signature(_ name: String, _ function: DocumentFunction) -> String {
    let parameters = function.parameters.map { "\($0.label): \(spelled($0.type))" }
    return "\(name)(\(parameters.joined(separator: ", ")))"
  }
}
