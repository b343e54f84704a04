import GalleySource
import GalleyTables

@testable import GalleyExpressions

/// Names, types and values that the tests' expressions use.
struct Fixture: ExpressionScope, EvaluationContext {
  var types: TypeTable
  private var variables: [(name: String, type: ValueType, value: Value)] = []
  private var functions: [(name: String, function: DocumentFunction)] = []
  var environmentNames = ["colorScheme", "verticalSizeClass"]
  var remainingSteps = 1_000_000
  var notes: [Diagnostic] = []
  /// The arguments of the last call of a function of the document.
  var lastCall: [Value?] = []

  let person: TypeID
  let reaction: TypeID

  init() {
    types = TypeTable()
    var personType = TypeDeclaration(
      name: "Person", summary: "A person.",
      kind: .structure([.init("name", .string), .init("age", .int, default: .int(30))]))
    personType.computedMembers = [.init(name: "initial", type: .string, function: Index(7))]
    person = types.add(personType)
    var reactionType = TypeDeclaration(
      name: "Reaction", summary: "A reaction.",
      kind: .enumeration([
        .init("thumbsup", members: [.string("Good")]), .init("heart", members: [.string("Love")]),
      ]))
    reactionType.members = [.init("title", .string)]
    reaction = types.add(reactionType)
    add("row", .int, .int(3))
    add("count", .int, .int(7))
    add("half", .double, .double(0.5))
    add("title", .string, .string("Cards"))
    add("label", .optional(.string), .null)
    add("subtitle", .optional(.string), .string("Sub"))
    add("flag", .bool, .bool(true))
    add("size", .named(.size), .record(.size, [.double(200), .double(100)]))
    add("words", .array(.string), .array([.string("one"), .string("two"), .string("three")]))
    add("numbers", .array(.int), .array([.int(1), .int(2), .int(3)]))
    add("people", .array(.named(person)), .array([anna(), bert()]))
    add("anna", .named(person), anna())
    add("friend", .optional(.named(person)), .null)
    add("reaction", .named(reaction), .enumeration(reaction, index: 1, payload: []))
    add("ages", .dictionary(key: .string, value: .int), .dictionary([.init(key: .string("Anna"), value: .int(31))]))
    add("tint", .named(.color), .color(Color(.system(.blue))))
    add(
      "isOn", .binding(.bool),
      .binding(BindingReference(.state(Index(0), ValueSlot(3)), current: .bool(true))))
    add("untyped", .unknown, .int(5))
    add("proxy", .named(.geometryProxy), proxy)
    functions = [
      (
        "scaled",
        DocumentFunction(
          id: Index(1), depth: 0,
          parameters: [
            .init(label: "size", type: .named(.size), hasDefault: false),
            .init(label: "by", type: .double, hasDefault: true),
          ], result: .named(.size))
      ),
      (
        "twice",
        DocumentFunction(
          id: Index(2), depth: 0, parameters: [.init(label: "of", type: .int, hasDefault: false)], result: .int)
      ),
    ]
  }

  private mutating func add(_ name: String, _ type: ValueType, _ value: Value) { variables.append((name, type, value)) }

  private func anna() -> Value { .record(person, [.string("Anna"), .int(31)]) }
  private func bert() -> Value { .record(person, [.string("Bert"), .int(17)]) }

  /// A reader of 300 by 400 points whose origin is (10, 20) in the window.
  private var proxy: Value {
    let size = Value.record(.size, [.double(300), .double(400)])
    let frame = Value.record(.rect, [.record(.point, [.double(10), .double(20)]), size])
    let named = Value.dictionary([
      .init(key: .string("list"), value: .record(.rect, [.record(.point, [.double(1), .double(2)]), size]))
    ])
    let insets = Value.record(.edgeInsets, [.double(47), .double(0), .double(34), .double(0)])
    return .record(.geometryProxy, [size, insets, frame, named, .dictionary([])])
  }

  // MARK: - ExpressionScope

  var names: [String] { variables.map(\.name) + functions.map(\.name) }

  func meaning(of name: String) -> NameMeaning? {
    if let index = variables.firstIndex(where: { $0.name == name }) {
      return .variable(VariableReference(depth: 0, slot: ValueSlot(index)), variables[index].type)
    }
    return functions.first { $0.name == name }.map { .function($0.function) }
  }

  func environmentType(of name: String) -> ValueType? {
    switch name {
    case "colorScheme": types.id(named: "ColorScheme").map { .named($0) }
    case "verticalSizeClass": types.id(named: "UserInterfaceSizeClass").map { .optional(.named($0)) }
    default: nil
    }
  }

  // MARK: - EvaluationContext

  func value(of reference: VariableReference) -> Value { variables[reference.slot.position].value }

  func environmentValue(of name: String) -> Value {
    switch environmentType(of: name) {
    case .named(let id), .optional(.named(let id)): .enumeration(id, index: 0, payload: [])
    default: .null
    }
  }

  /// 1 is `scaled`, which gives back the size; 2 doubles; 7 is the first letter of a person's name.
  mutating func call(
    _ function: Index<DocumentFunction>, home: FunctionHome, arguments: [Value?], at span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    lastCall = arguments
    switch (function.position, arguments.first) {
    case (2, .some(.some(.int(let value)))): return .int(value * 2)
    case (7, .some(.some(.record(_, let fields)))):
      guard case .string(let name) = fields[0] else { return .null }
      return .string(String(name.prefix(1)))
    default: return arguments.first.flatMap { $0 } ?? .null
    }
  }

  mutating func spendStep(at span: SourceSpan) throws(EvaluationFailure) {
    remainingSteps -= 1
    if remainingSteps < 0 {
      throw EvaluationFailure(Diagnostic(.expressionTooLarge, "the budget of steps is used up", at: span))
    }
  }

  mutating func note(_ diagnostic: Diagnostic) { notes.append(diagnostic) }
}

/// What became of an expression: its type and value, or what was said about it.
struct Outcome {
  var type: ValueType
  var value: Value?
  var diagnostics: [Diagnostic]
  var text: String
  var types: TypeTable

  /// The type as Swift prints it.
  var typeName: String { swiftName(of: type, in: types) }

  /// The value as Swift prints it.
  var printed: String {
    guard let value else { return "no value: \(diagnostics.map(\.message))" }
    var printer = ValuePrinter(types: types)
    printer.print(value, as: type)
    return printer.text
  }

  /// The codes of the diagnostics.
  var codes: [String] { diagnostics.map(\.code.name) }

  /// The text that the first diagnostic underlines.
  var underlined: String {
    guard let span = diagnostics.first?.span else { return "" }
    return String(decoding: Array(text.utf8)[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }
}

extension Fixture {
  /// Checks and evaluates the expression of `$(…)`; `text` is what stands between the parentheses.
  func run(
    _ text: String, expecting expected: ValueType? = nil, limits: ExpressionLimits = ExpressionLimits()
  ) -> Outcome {
    runTemplate("$(" + text + ")", expecting: expected, limits: limits)
  }

  /// Checks and evaluates a scalar.
  func runTemplate(
    _ text: String, expecting expected: ValueType? = nil, limits: ExpressionLimits = ExpressionLimits()
  ) -> Outcome {
    var expressions = CheckedExpressions(limits: limits)
    var diagnostics: [Diagnostic] = []
    let bytes = Array(text.utf8)
    let checked = expressions.checkTemplate(
      bytes[...], at: { SourceSpan(start: UInt32($0.lowerBound), end: UInt32($0.upperBound)) }, expecting: expected,
      in: self, diagnostics: &diagnostics)
    var outcome = Outcome(
      type: checked?.type ?? .string, value: nil, diagnostics: diagnostics, text: text, types: types)
    guard let checked else {
      outcome.value = .string(text)
      return outcome
    }
    guard checked.id.isValid else { return outcome }
    var context = self
    do throws(EvaluationFailure) {
      outcome.value = try expressions.evaluate(checked.id, in: &context)
    } catch {
      outcome.diagnostics.append(error.diagnostic)
    }
    outcome.diagnostics += context.notes
    return outcome
  }
}
