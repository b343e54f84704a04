import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// Numbers that SwiftUI makes nothing of where they stand. Constants are looked at here, the others once they are known
// (`Evaluator+Demands.swift`); the words are the same.

extension Checker {
  /// Complains of the numbers in a constant that do not fit the parameter.
  private mutating func checkNumbers(of value: Value, for demand: Demand, at entry: EntryID) {
    for problem in demand.numberProblems(in: value, document.types) {
      if isFull { break }
      report(
        problem.diagnostic(of: demand.parameter.label, demand.callee, at: span(part(of: problem.path, in: entry))))
    }
  }

  /// Looks at a value that its parameter may not be able to take: now if it is known, or else when it is.
  ///
  /// `members` has the keys that stand for members of the value, where they have other names.
  mutating func demand(
    _ parameter: Parameter, of callee: String, _ recipe: Recipe, _ content: CheckedArgument.Content, at entry: EntryID,
    writtenAs members: [String: String] = [:]
  ) {
    let demand = demand(parameter, of: callee, recipe, at: entry, writtenAs: members)
    if !demand.isNone, case .dynamic(let index) = content { document.dynamicValues[index].demand = demand }
  }

  /// Looks at a value if it is known, or else returns what is demanded of it; no link if that is nothing.
  mutating func demand(
    _ parameter: Parameter, of callee: String, _ recipe: Recipe, at entry: EntryID,
    writtenAs members: [String: String] = [:]
  ) -> Link<Demand> {
    guard parameter.hasDemands else { return .none }
    let demand = Demand(parameter: parameter, callee: callee, writtenMembers: members)
    if let value = constantValue(of: recipe) {
      checkNumbers(of: value, for: demand, at: entry)
      checkImageName(value, for: parameter, at: entry)
      checkSymbolName(value, for: parameter, at: entry)
      checkDate(value, for: parameter, of: callee, at: entry)
      if parameter.mayNameAssets { checkAssets(in: value, at: entry) }
      return .none
    }
    return Link(document.demands.append(demand))
  }

  /// Looks at what a closure gives.
  mutating func demandingResult(
    _ closure: CheckedArgument.Content?, _ parameter: Parameter, of callee: String, at entry: EntryID
  ) -> CheckedArgument.Content? {
    guard case .closure(let index)? = closure, let value = document.closures[index].value else { return closure }
    let demand = demand(parameter, of: callee, value.recipe, at: entry)
    document.closures[index].value?.demand = demand
    return closure
  }

  /// Looks at what a binding reads, or at the points of a path.
  mutating func demandingValue(
    _ content: CheckedArgument.Content?, _ parameter: Parameter, of callee: String, at entry: EntryID
  ) -> CheckedArgument.Content? {
    switch content {
    case .constant(let index)?:
      _ = demand(parameter, of: callee, .constant(document.constants[index].value), at: entry)
    case .dynamic(let index)?:
      demand(parameter, of: callee, document.dynamicValues[index].recipe, .dynamic(index), at: entry)
    case .node?, .closure?, .action?, .controlStyle?, nil: break
    }
    return content
  }

  private mutating func checkDate(_ value: Value, for parameter: Parameter, of callee: String, at entry: EntryID) {
    guard parameter.isDate, !value.isDate else { return }
    report(.notADate(parameter.label, callee, at: span(entry)))
  }

  /// Complains of a greatest number of a call that lies below the least one.
  mutating func checkBounds(of call: CheckedCall, _ signature: Signature, _ callee: String) {
    var numbers: [String: Double] = [:]
    var sourceSpans: [String: SourceSpan] = [:]
    var isDynamic = false
    for index in call.arguments {
      let argument = document.arguments[index]
      let label = signature.parameters[argument.parameter].label
      sourceSpans[label] = argument.span
      switch argument.content {
      case .constant(let constant): numbers[label] = document.constants[constant].value.number
      case .dynamic(let index):
        numbers[label] = constantValue(of: document.dynamicValues[index].recipe)?.number
        isDynamic = isDynamic || numbers[label] == nil
      case .node, .closure, .action, .controlStyle: break
      }
    }
    for problem in NumberProblem.contradictions(in: numbers, signature.parameters) {
      guard let label = problem.member, let sourceSpan = sourceSpans[label] else { continue }
      report(problem.diagnostic(of: label, callee, at: sourceSpan))
    }
    if isDynamic {
      document.boundedCalls[call.arguments.startIndex] = BoundedCall(parameters: signature.parameters, callee: callee)
    }
  }

  /// The part of a literal that a path leads to; where the literal has another form, as much of it as is found.
  private func part(of path: [NumberProblem.Step], in entry: EntryID) -> EntryID {
    path.reduce(entry) { entry, step in
      switch step {
      case .element(let index):
        tree.kind(entry) == .sequence ? tree.elements(entry).dropFirst(index).first { _ in true } ?? entry : entry
      case .member(let name): self.value(of: name, below: entry) ?? entry
      }
    }
  }

  /// The value of the first key with a name, at whatever depth.
  private func value(of name: String, below entry: EntryID) -> EntryID? {
    guard tree.kind(entry) == .mapping else { return nil }
    for (key, value) in pairs(of: entry) {
      if text(key) == name { return value }
      if let found = self.value(of: name, below: value) { return found }
    }
    return nil
  }
}

extension Diagnostic {
  /// The argument `label` of a call has a value that is no moment.
  static func notADate(_ label: String, _ callee: String, at sourceSpan: SourceSpan) -> Diagnostic {
    Diagnostic(
      .wrongType, "`\(label)` of `\(callee)` must be a date in ISO 8601", at: sourceSpan,
      label: "such as `\"2024-05-01T12:00:00Z\"`")
  }
}

extension NumberProblem {
  /// The numbers that lie below one of their lower bounds, in the order of the parameters.
  static func contradictions(in numbers: [String: Double], _ parameters: [Parameter]) -> [NumberProblem] {
    parameters.compactMap { parameter in
      guard let number = numbers[parameter.label] else { return nil }
      for bound in parameter.notBelow {
        guard let least = numbers[bound], number < least else { continue }
        return NumberProblem(
          .belowOther(bound, least), number, parameter.numbers ?? .any, path: [.member(parameter.label)])
      }
      return nil
    }
  }

  /// What is wrong, in words, with the argument `label` of a call.
  func diagnostic(of label: String, _ callee: String, at sourceSpan: SourceSpan) -> Diagnostic {
    let member = member ?? label
    let name = member == callee ? "`\(member)`" : "`\(member)` of `\(callee)`"
    switch cause {
    case .infinite: return infinite(name, at: sourceSpan)
    case .outside: return outside(name, member, at: sourceSpan)
    case .belowOther(let bound, let least):
      return Diagnostic(
        .contradictoryLimits, "\(name) is \(spelled(number)), and `\(bound)` is more: \(spelled(least))",
        at: sourceSpan,
        help: ["SwiftUI complains of contradictory limits as the program runs, and what comes out is not what is meant"]
      )
    }
  }

  private func infinite(_ name: String, at sourceSpan: SourceSpan) -> Diagnostic {
    guard !number.isNaN else { return notANumber(name, at: sourceSpan) }
    let what = "\(name) cannot be infinite"
    guard case .ignored(let instead) = domain.infinity else {
      return Diagnostic(
        .infiniteLength, what, at: sourceSpan,
        help: ["a view takes all the room there is with `frame: { maxWidth: infinity, maxHeight: infinity }`"])
    }
    var diagnostic = Diagnostic(
      .infiniteLength, "\(what), and counts as left out", at: sourceSpan, label: "did you mean `\(instead): infinity`?",
      help: ["SwiftUI complains of an invalid frame dimension as the program runs"])
    diagnostic.severity = .warning
    return diagnostic
  }

  /// A number that is none: a frame's side counts as left out, and elsewhere there is nothing to lay out.
  private func notANumber(_ name: String, at sourceSpan: SourceSpan) -> Diagnostic {
    let help: HelpText = "`0.0 / 0`, `infinity - infinity` and the square root of `-1` are not numbers"
    guard case .ignored = domain.infinity else {
      return Diagnostic(.infiniteLength, "\(name) is not a number", at: sourceSpan, help: [help])
    }
    var diagnostic = Diagnostic(
      .infiniteLength, "\(name) is not a number, and counts as left out", at: sourceSpan,
      help: [help, "SwiftUI complains of an invalid frame dimension as the program runs"])
    diagnostic.severity = .warning
    return diagnostic
  }

  private func outside(_ name: String, _ member: String, at sourceSpan: SourceSpan) -> Diagnostic {
    let given = spelled(number)
    let least = spelled(domain.least)
    if number < domain.fatalBelow {
      var diagnostic = Diagnostic(
        .numberOutOfRange, "\(name) cannot be less than \(spelled(domain.fatalBelow)), and this is \(given)",
        at: sourceSpan,
        help: ["SwiftUI would stop the program here"])
      diagnostic.severity = .error
      return diagnostic
    }
    switch domain.below {
    case .raised where domain.most.isFinite:
      let most = spelled(domain.most)
      return Diagnostic(
        .numberOutOfRange,
        "\(name) lies between \(least) and \(most), and \(given) counts as \(number < domain.least ? least : most)",
        at: sourceSpan, label: (partOfByte(member) ?? percentage).map { "did you mean `\($0)`?" })
    case .raised where domain.least == 0:
      return Diagnostic(.numberOutOfRange, "\(name) cannot be negative, and \(given) counts as 0", at: sourceSpan)
    case .raised:
      return Diagnostic(
        .numberOutOfRange, "\(name) is \(least) at least, and \(given) counts as \(least)", at: sourceSpan)
    case .meaningless:
      return Diagnostic(.numberOutOfRange, "\(name) must be more than \(least), and this is \(given)", at: sourceSpan)
    }
  }

  /// The fraction that a part of a colour from 0 to 255 is.
  private func partOfByte(_ member: String) -> String? {
    guard ["red", "green", "blue"].contains(member), number > 1, number <= 255 else { return nil }
    return spelled((number / 255 * 1_000).rounded() / 1_000)
  }

  /// The fraction that a number of per cent was probably meant to be.
  private var percentage: String? {
    domain == .fraction && number >= 5 && number <= 100 ? spelled(number / 100) : nil
  }

  /// A number as documents write it.
  private func spelled(_ number: Double) -> String {
    if number.isInfinite { return number < 0 ? "-infinity" : "infinity" }
    return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
  }
}
