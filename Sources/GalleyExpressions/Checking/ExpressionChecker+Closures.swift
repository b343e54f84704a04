internal import GalleySource
import GalleyTables

/// A parameter of a closure, as its body sees it.
struct ClosureParameter {
  var name: String
  var type: ValueType
  /// Where its value stands among those of the closures around the body (`Evaluation.locals`).
  var position: Int
  /// The element of a tuple that it is, where a closure of several parameters is given one tuple.
  var element: Int?
}

// Closures and key paths are no values: they are checked where a function takes one, and their body becomes an operand of
// its call. The evaluator puts the arguments behind those of the closures around and evaluates the body, so that a
// parameter is found at a fixed position.
extension ExpressionChecker {
  /// The parameter of a closure around that has a name; nil if there is none.
  func local(_ name: String) -> ClosureParameter? { locals.last { $0.name == name && name != "_" } }

  /// Where the arguments of a closure stand that is checked here.
  private var nextPosition: Int { locals.last.map { $0.position + 1 } ?? 0 }

  /// The value of a closure's parameter.
  mutating func value(of local: ClosureParameter, _ id: SyntaxID) -> Typed {
    guard let element = local.element else { return argument(at: local.position, local.type, id) }
    return emit(argument(at: local.position, .unknown, id), local.type, id) { .field($0, element) }
  }

  private mutating func argument(at position: Int, _ type: ValueType, _ id: SyntaxID) -> Typed {
    emit(.local(position, isLastUse: false), type, id)
  }

  mutating func misplacedClosure(_ id: SyntaxID) -> Typed {
    report(
      Diagnostic(
        .typeMismatch, "a closure stands only where a function takes one", at: span(id),
        help: ["such as `map`, `filter` and `sorted(by:)` of a list"]))
    return .invalid
  }

  /// Checks the function that is given for a parameter; gives the body, converted to what the parameter's function gives.
  ///
  /// A body may widen what its own parameters are, as in `reduce(0) { $0 + $1.price }`: it is then checked again.
  mutating func function(
    _ id: SyntaxID, _ parameters: [TypePattern], _ result: TypePattern, _ bindings: inout [ValueType?],
    _ candidate: Candidate, _ site: CallSite
  ) -> Typed {
    let (mark, count, start) = (output.mark, diagnostics.count, output.nodes.endIndex)
    let types = parameters.map { $0.instantiated(bindings) }
    var body = body(of: id, types, expectation(result, bindings), site)
    guard body.type != .unknown else { return .invalid }
    guard unify(result, body.type, &bindings, candidate.constraints) != nil else {
      reportMismatch(body.type, result.instantiated(bindings), bodyPart(id))
      return .invalid
    }
    let widened = parameters.map { $0.instantiated(bindings) }
    if widened != types {
      readings += 1
      guard readings <= output.limits.readings else {
        reportReadings(at: site.id, help: "begin with a value of the result's type, as in `reduce(0.0)`")
        return .invalid
      }
      diagnostics.removeSubrange(count...)
      output.rewind(to: mark)
      body = self.body(of: id, widened, expectation(result, bindings), site)
    }
    if let body = body.id { output.growArgument(in: body, since: start, from: nextPosition) }
    return result.takesRanges ? body : convert(body, to: result.instantiated(bindings), at: bodyPart(id))
  }

  /// The closure that calls a function by its name, as `map(String.init)` does; nil for what names no function.
  mutating func closure(calling id: SyntaxID, _ count: Int) -> SyntaxID? {
    guard namesFunction(id) else { return nil }
    let (start, end) = (syntax[id].start, syntax[id].end)
    let names = syntax.texts.append(contentsOf: (0..<count).map { "$\($0)" })
    let values = names.map { name in
      SyntaxArgument(syntax.nodes.append(SyntaxNode(.name(name), start: start, end: end)), in: syntax)
    }
    let arguments = syntax.arguments.append(contentsOf: values)
    let call = syntax.nodes.append(SyntaxNode(.call(id, arguments), start: start, end: end))
    return syntax.nodes.append(SyntaxNode(.closure(body: call, names: names), start: start, end: end))
  }

  private func namesFunction(_ id: SyntaxID) -> Bool {
    if case .member(let member) = syntax[id].kind {
      return syntax.text(member.name) == "init" && typeReference(member.base) != nil
    }
    guard let name = syntax.name(id) else { return false }
    guard local(name) == nil, let meaning = scope.meaning(of: name) else {
      return local(name) == nil && !FunctionTable.functions(name).isEmpty
    }
    if case .function = meaning { return true }
    return false
  }

  /// The part that gives the value of a function.
  private func bodyPart(_ id: SyntaxID) -> SyntaxID {
    if case .closure(let body, _) = syntax[id].kind { body } else { id }
  }

  private mutating func body(
    of id: SyntaxID, _ types: [ValueType], _ expected: ValueType?, _ site: CallSite
  ) -> Typed {
    let (outer, position) = (locals.count, nextPosition)
    defer { locals.removeSubrange(outer...) }
    if case .keyPath(let members) = syntax[id].kind {
      guard types.count == 1 else {
        report(
          Diagnostic(
            .typeMismatch, "a key path takes one value, and `\(site.name)` gives \(types.count)", at: span(id),
            help: ["a closure takes them, as in `{ $0.name < $1.name }`"]))
        return .invalid
      }
      return keyPath(members, id, from: types[0], position)
    }
    guard case .closure(let body, let given) = syntax[id].kind else { return .invalid }
    let names = Array(syntax.texts[given])
    guard let parameters = closureParameters(names, types, position) else {
      reportParameters(id, names, types.count, site)
      return .invalid
    }
    locals += parameters
    return check(body, expected)
  }

  /// What the names of a closure stand for; nil if there are too many or too few.
  ///
  /// A closure that uses the second value alone needs no name for the first, and several names are those of the elements
  /// of one tuple, as in Swift.
  private func closureParameters(_ names: [String], _ types: [ValueType], _ first: Int) -> [ClosureParameter]? {
    if names.count == types.count {
      return zip(names, types).enumerated().map { index, parameter in
        ClosureParameter(name: parameter.0, type: parameter.1, position: first + index)
      }
    }
    guard types.count == 1, case .tuple(let elements) = types[0], elements.count == names.count else { return nil }
    return zip(names, elements).enumerated().map { index, parameter in
      ClosureParameter(name: parameter.0, type: parameter.1.type, position: first, element: index)
    }
  }

  private mutating func reportParameters(_ id: SyntaxID, _ names: [String], _ wanted: Int, _ site: CallSite) {
    let given = wanted == 1 ? "one value" : "\(wanted) values"
    let uses = names.isEmpty ? "none" : names.count == 1 ? "one" : "\(names.count)"
    let places = (0..<wanted).map { index in
      guard names.indices.contains(index) else { return "_" }
      return names[index].hasPrefix("$") ? ["a", "b"][index % 2] : names[index]
    }
    report(
      Diagnostic(
        .wrongCallArguments, "`\(site.name)` gives this closure \(given), and it uses \(uses)", at: span(id),
        help: [
          names.count < wanted
            ? "a value that is not needed is named `_`, as in `{ \(places.joined(separator: ", ")) in … }`"
            : "the values are \(wanted == 1 ? "`$0`" : "`$0` and `$1`"), or have names before `in`"
        ]))
  }

  /// Writes the value that a key path leads to from the argument at a position.
  private mutating func keyPath(
    _ members: IndexRange<KeyPathMember>, _ id: SyntaxID, from type: ValueType, _ position: Int
  ) -> Typed {
    var result = argument(at: position, type, id)
    for part in syntax.members[members] {
      let name = syntax.text(part.name)
      let sourceSpan = locate(Int(part.start)..<Int(part.start) + name.utf8.count)
      guard result.type != .unknown else { return .invalid }
      let base = result
      guard let next = member(name, of: base, id, id) else {
        let spelling = spelling(of: name) { $0.memberNames(of: base.type) }
        var problem = Diagnostic(
          .unknownMember, "`\(spelled(base.type))` has no member `\(name)`", at: sourceSpan, spelling)
        problem.typeWithoutMember = spelled(base.type)
        report(problem)
        return .invalid
      }
      result = next
    }
    return result
  }
}
