package import GalleySource
import GalleyTables

/// A place for a value in an activation.
package typealias ValueSlot = Index<Value>

/// Where a name's value is found at run time: so many activations outwards, in this slot.
///
/// An activation holds the values of one use of a definition (the document, a custom view, a function call): its
/// parameters, state, lets, and the items and locals of the blocks in it.
package struct VariableReference: Hashable, Sendable {
  package var depth: Int32
  package var slot: ValueSlot

  package init(depth: Int32, slot: ValueSlot) {
    self.depth = depth
    self.slot = slot
  }
}

/// Where the activation is that a function of the document is declared in.
package enum FunctionHome: Hashable, Sendable {
  /// So many activations outwards from the call.
  case outwards(Int32)
  /// That of the document itself, from wherever the call is made.
  case document
}

/// A function of the document, as the checker of expressions sees it.
package struct DocumentFunction: Sendable {
  package struct Parameter: Sendable {
    package var label: String
    package var type: ValueType
    package var hasDefault: Bool

    package init(label: String, type: ValueType, hasDefault: Bool) {
      self.label = label
      self.type = type
      self.hasDefault = hasDefault
    }
  }

  /// What `EvaluationContext.call` gets.
  package var id: Index<DocumentFunction>
  /// So many activations outwards its definition lies.
  package var depth: Int32
  package var parameters: [Parameter]
  package var result: ValueType

  package init(id: Index<DocumentFunction>, depth: Int32, parameters: [Parameter], result: ValueType) {
    self.id = id
    self.depth = depth
    self.parameters = parameters
    self.result = result
  }
}

/// What a name in an expression stands for.
package enum NameMeaning: Sendable {
  case variable(VariableReference, ValueType)
  case function(DocumentFunction)
}

/// The names that an expression may use.
package protocol ExpressionScope {
  var types: TypeTable { get }
  /// What `name` means here; nil if nothing.
  func meaning(of name: String) -> NameMeaning?
  /// Where a name is declared that cannot be used yet; nil for any other.
  func laterPlace(of name: String) -> SourceSpan?
  /// The type of `environment.NAME`; nil if there is no such value.
  func environmentType(of name: String) -> ValueType?
  /// The type that is written so: `Card`, `[Card]`, `String?`; nil for none.
  func type(named text: String) -> ValueType?
  /// What a layout value has by its key: its type, and what a view has that was given none; nil for no key.
  func layoutValue(of key: String) -> LayoutValueMeaning?
  /// Every name in scope, for suggestions.
  var names: [String] { get }
  var environmentNames: [String] { get }
}

extension ExpressionScope {
  package func laterPlace(of name: String) -> SourceSpan? { nil }

  package func type(named text: String) -> ValueType? { nil }

  package func layoutValue(of key: String) -> LayoutValueMeaning? { nil }
}

/// What a key of layout values stands for.
package struct LayoutValueMeaning: Sendable {
  package var type: ValueType
  /// What a view has that was given none.
  package var fallback: Value

  package init(type: ValueType, fallback: Value) {
    self.type = type
    self.fallback = fallback
  }
}

/// What evaluation asks of its surroundings.
package protocol EvaluationContext {
  var types: TypeTable { get }
  func value(of reference: VariableReference) -> Value
  /// The value that a binding leads to now.
  mutating func currentValue(of binding: BindingReference) -> Value
  func environmentValue(of name: String) -> Value
  /// Why a member of the environment that is nil must not be; nil if it may be.
  func missingEnvironmentValue(of name: String, at span: SourceSpan) -> EvaluationFailure?
  /// Calls a function of the document with all its arguments in order; nil where the default applies.
  mutating func call(
    _ function: Index<DocumentFunction>, home: FunctionHome, arguments: [Value?], at span: SourceSpan
  ) throws(EvaluationFailure) -> Value
  /// Counts one step; throws when the budget is used up.
  mutating func spendStep(at span: SourceSpan) throws(EvaluationFailure)
  /// Counts several steps, for work that grows with the size of values; throws when the budget is used up.
  mutating func spendSteps(_ count: Int, at span: SourceSpan) throws(EvaluationFailure)
  /// Takes a note on a value that was found (`integer-division`); the same one may come again and again in a loop.
  mutating func note(_ diagnostic: Diagnostic)
  /// Says that calls from here on stand so many levels deeper in an expression (less, if negative): evaluation recurses
  /// that far between one call of a function and the next, so their depth together must be bounded.
  mutating func nest(levels: Int)
  /// Answers what is asked of a subview, in a layout that is being asked itself.
  mutating func answer(
    _ question: SubviewQuestion, _ arguments: [Value], at span: SourceSpan
  ) throws(EvaluationFailure) -> Value
  /// The module that the document's own types belong to, where a value prints it.
  var moduleName: String { get }
  /// A number that no call before gave.
  mutating func uniqueNumber() -> Int
  /// What values depend on that the document does not say.
  var situation: Situation { get }
}

/// The device as values see it that no view surrounds: what Swift calls the current locale, and the present moment.
package struct Situation: Sendable, Hashable {
  package var locale: String
  package var now: Moment

  package init(locale: String = "en_US", now: Moment = .standard) {
    self.locale = locale
    self.now = now
  }
}

extension EvaluationContext {
  package var situation: Situation { Situation() }

  package mutating func spendSteps(_ count: Int, at span: SourceSpan) throws(EvaluationFailure) {
    for _ in 0..<count { try spendStep(at: span) }
  }

  package func currentValue(of binding: BindingReference) -> Value { binding.current }

  package func missingEnvironmentValue(of name: String, at span: SourceSpan) -> EvaluationFailure? { nil }

  package mutating func uniqueNumber() -> Int { 0 }

  package mutating func note(_ diagnostic: Diagnostic) {}

  package mutating func nest(levels: Int) {}

  package mutating func answer(
    _ question: SubviewQuestion, _ arguments: [Value], at span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    throw EvaluationFailure(Diagnostic(.typeMismatch, "there are no subviews to ask here", at: span))
  }

  package var moduleName: String { "Document" }
}

/// Why an expression has no value: the diagnostic to report, with the values shown.
package struct EvaluationFailure: Error, Sendable {
  package var diagnostic: Diagnostic

  /// Nobody gives the parameter that the value follows from, which is complained of where it is declared.
  package var isOfMissingValue: Bool { diagnostic.code == .missingValue }

  package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
