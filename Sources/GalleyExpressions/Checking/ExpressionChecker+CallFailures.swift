internal import GalleySource

extension ExpressionChecker {
  mutating func reportMismatch(_ mismatch: Candidate.Mismatch, _ site: CallSite, _ candidate: Candidate) {
    let help: [HelpText] = ["it is `\(declaration(site, candidate))`"]
    if let closure = site.trailingClosure, mismatch.argument == closure {
      return reportTrailingClosure(closure, site, candidate, help)
    }
    switch mismatch {
    case .label(let argument, let wanted): reportLabel(argument, wanted, site, candidate, help)
    case .extra(let argument):
      report(
        Diagnostic(
          .wrongCallArguments, "`\(site.name)` takes no more arguments than \(candidate.parameters.count)",
          at: span(site.arguments[argument].expression), help: help))
    case .missing(let parameter):
      let label = candidate.parameters[parameter].label
      let type = candidate.parameters[parameter].pattern.spelled(in: types)
      report(
        Diagnostic(
          .wrongCallArguments,
          candidate.parameters[parameter].pattern.isFunction
            ? "`\(site.name)` needs a closure"
            : label.isEmpty
              ? "`\(site.name)` needs \(withArticle(type))" : "`\(site.name)` needs an argument `\(label)`",
          at: site.nameSpan, help: help, expected: label.isEmpty ? [] : [label]))
    }
  }

  /// A closure stands behind a call that takes none, or that lacks an argument before it.
  private mutating func reportTrailingClosure(
    _ closure: Int, _ site: CallSite, _ candidate: Candidate, _ help: [HelpText]
  ) {
    if candidate.parameters.contains(where: \.pattern.isFunction), candidate.parameters.indices.contains(closure),
      !candidate.parameters[closure].pattern.isFunction
    {
      return reportMismatch(.missing(parameter: closure), site, candidate)
    }
    report(
      Diagnostic(
        .wrongCallArguments, "`\(site.name)` takes no closure", at: span(site.arguments[closure].expression),
        help: help))
  }

  private mutating func reportLabel(
    _ argument: Int, _ wanted: String?, _ site: CallSite, _ candidate: Candidate, _ help: [HelpText]
  ) {
    let given = site.labels[argument]
    let labels = candidate.parameters.map(\.label).filter { !$0.isEmpty }
    let start = Int(site.arguments[argument].start)
    let sourceSpan =
      given.isEmpty ? span(site.arguments[argument].expression) : locate(start..<start + given.utf8.count)
    if given.isEmpty, let wanted, !wanted.isEmpty {
      let insertion = self.locate(start..<start)
      return report(
        Diagnostic(
          .wrongCallArguments, "this argument of `\(site.name)` has the label `\(wanted)`", at: sourceSpan,
          label: "write `\(wanted): …`", help: help, expected: [wanted],
          fix: TextEdit(span: insertion, replacement: wanted + ": ")))
    }
    if let first = site.labels.firstIndex(of: given), first < argument, labels.contains(given) {
      return report(
        Diagnostic(
          .wrongCallArguments, "`\(given)` is given to `\(site.name)` twice", at: sourceSpan, help: help,
          expected: labels))
    }
    // What is given may be in its place, were it not for one that is missing before it.
    if labels.contains(given), let wanted, !site.labels.contains(wanted),
      let parameter = candidate.parameters.firstIndex(where: { $0.label == wanted })
    {
      return reportMismatch(.missing(parameter: parameter), site, candidate)
    }
    if labels.contains(given) {
      return report(
        Diagnostic(
          .wrongCallArguments, "`\(given)` is not in its place among the arguments of `\(site.name)`", at: sourceSpan,
          help: help, expected: labels))
    }
    let spelling = spelling(of: given) { _ in labels }
    report(
      Diagnostic(.wrongCallArguments, "`\(site.name)` has no argument `\(given)`", at: sourceSpan, spelling, help: help)
    )
  }

  /// A value is given where a function is needed.
  mutating func reportNoFunction(_ expression: SyntaxID, _ count: Int, _ site: CallSite) {
    report(
      Diagnostic(
        .typeMismatch, "`\(site.name)` takes a closure here", at: span(expression),
        label: count == 1 ? "such as `{ $0.name }` or `\\.name`" : "such as `{ $0 < $1 }`"))
  }

  /// An expression would take too long to check; said once.
  mutating func reportReadings(at id: SyntaxID, help: HelpText) {
    if diagnostics.contains(where: { $0.code == .expressionTooLarge }) { return }
    report(
      Diagnostic(
        .expressionTooLarge, "this expression has more than \(output.limits.readings) readings", at: span(id),
        help: [help]))
  }

  mutating func reportArgument(
    _ site: CallSite, _ argument: Int, _ type: ValueType, _ parameter: FunctionDeclaration.Parameter,
    _ bindings: [ValueType?], _ candidate: Candidate
  ) {
    let expression = site.arguments[argument].expression
    let wanted = parameter.pattern.instantiated(bindings)
    if wanted != .unknown, conversion(from: type, to: wanted) == nil { return reportMismatch(type, wanted, expression) }
    report(
      Diagnostic(
        .typeMismatch, "`\(site.name)` cannot take \(withArticle(spelled(type)))", at: span(expression),
        help: ["it is `\(declaration(site, candidate))`"]))
  }

  /// None of several functions with one name takes the arguments.
  mutating func reportNoMatch(_ site: CallSite, _ candidates: [Candidate]) {
    if readings > output.limits.readings {
      return reportReadings(at: site.id, help: "write types before the dots, as in `Color.red`")
    }
    // What is wrong with an argument itself has been said.
    if !diagnostics.isEmpty, site.checked.contains(where: { $0?.type == .unknown }) { return }
    let given = site.arguments.indices.map { index in
      if index == site.trailingClosure { return "{ … }" }
      let label = site.labels[index].isEmpty ? "" : site.labels[index] + ": "
      return label + (site.checked[index].map { spelled($0.type) } ?? "…")
    }
    report(
      Diagnostic(
        .noMatchingFunction, "no form of `\(site.name)` takes `(\(given.joined(separator: ", ")))`", at: site.nameSpan,
        help: candidates.prefix(8).map { "there is `\(declaration(site, $0))`" }))
  }

  /// A candidate in Swift's words.
  private func declaration(_ site: CallSite, _ candidate: Candidate) -> String {
    let parameters = candidate.parameters.map { parameter in
      let name = parameter.label.isEmpty ? "_" : parameter.label
      return name + ": " + parameter.pattern.spelled(in: types) + (parameter.isVariadic ? "..." : "")
    }
    return "\(site.name)(\(parameters.joined(separator: ", ")))"
  }
}
