internal import GalleySource

/// One form of a function, method, property or initialiser that expressions can use.
///
/// The checker, the evaluator, completion and the reference read the same declaration.
package struct FunctionDeclaration: Sendable {
  package enum Kind: Sendable, Hashable {
    /// `min(1, 2)`
    case function
    /// `text.uppercased()`
    case method(on: TypePattern)
    /// `angle * 2`
    case infix(on: TypePattern)
    /// `text.count`
    case property(on: TypePattern)
    /// `CGSize(width: 1, height: 2)`; the type's full name.
    case initializer(of: String)
    /// `Font.system(size: 12)`, and `.system(size: 12)` where the type is expected.
    case staticMethod(of: String)
    /// `Double.pi`
    case staticProperty(of: String)

    /// What a method is called on; nil for what is none.
    var methodReceiver: TypePattern? {
      if case .method(let pattern) = self { return pattern }
      return nil
    }

    /// What a property is read of; nil for what is none.
    var propertyReceiver: TypePattern? {
      if case .property(let pattern) = self { return pattern }
      return nil
    }
  }

  /// A parameter of a function.
  package struct Parameter: Sendable {
    /// Empty where the argument has no label.
    package var label: String
    package var pattern: TypePattern
    /// The value where the argument is left out; nil where it must be given.
    package var defaultValue: Value?
    /// Any number of arguments, one at least; their values arrive as one array.
    package var isVariadic = false
  }

  /// An expression and what it gives, as Swift prints it; tests check every one.
  package struct Example: Sendable {
    package var expression: String
    package var result: String
  }

  /// How the result comes about.
  enum Implementation: Sendable {
    /// From the receiver and the arguments, in order.
    case compute(FunctionBody)
    /// By printing the argument as Swift does, which depends on its static type.
    case describe
    /// As `compute`, with what the device shows the document by.
    case situated(SituatedBody)
    /// As a text that the locale is still to write.
    case format(FormatBody)
    /// By applying a function, the last argument, to the elements of the receiver.
    case elements(ElementOperation)
    /// As a text that is a LocalizedStringKey, or, if `isString`, as its words in the locale of the device.
    case localized(isString: Bool)
    /// A name that none of those before has.
    case unique
    /// By asking whoever evaluates.
    case asked(SubviewQuestion)
  }

  /// What is done with the results of a function of elements.
  enum ElementOperation: Sendable {
    case map, compactMap, flatMap, filter
    /// The receiver is an optional, and so is the result.
    case mapOptional
    /// The elements with the same result under it, as a dictionary.
    case grouping
    /// The result is a dictionary again.
    case filterPairs, mapValues
    /// The result is a text again.
    case filterText
    case allSatisfy, contains, first, last, firstIndex, lastIndex
    /// The function tells whether its first element comes before its second.
    case sorted, min, max
    /// The function makes a result of the one so far and an element.
    case reduce
  }

  package var name: String
  package var kind: Kind
  package var parameters: [Parameter]
  package var result: TypePattern
  /// What the generic parameters must be able to do.
  package var constraints: [TypeConstraint]
  package var summary: String
  package var example: Example?
  var implementation: Implementation

  /// The declaration in Swift's words: `func hasPrefix(_: String) -> Bool`.
  package func signature(in types: TypeTable) -> String {
    let result = result.spelled(in: types)
    switch kind {
    case .function, .method: return "\(name)(\(parameterList(in: types))) -> \(result)"
    case .infix(let left):
      let right = parameters.map { $0.pattern.spelled(in: types) }.joined()
      return "\(left.spelled(in: types)) \(name) \(right) -> \(result)"
    case .property, .staticProperty: return "\(name): \(result)"
    case .initializer(let type): return "\(type)(\(parameterList(in: types)))"
    case .staticMethod(let type): return "\(type).\(name)(\(parameterList(in: types)))"
    }
  }

  private func parameterList(in types: TypeTable) -> String {
    parameters.map { $0.spelled(in: types) }.joined(separator: ", ")
  }
}

extension FunctionDeclaration.Parameter {
  func spelled(in types: TypeTable) -> String {
    (label.isEmpty ? "_" : label) + ": " + pattern.spelled(in: types) + (isVariadic ? "..." : "")
      + (defaultValue == nil ? "" : " = …")
  }

  /// A parameter that must be given.
  static func needs(_ label: String, _ pattern: TypePattern) -> Self { .init(label: label, pattern: pattern) }

  /// A parameter with a default.
  static func may(_ label: String, _ pattern: TypePattern, _ defaultValue: Value) -> Self {
    .init(label: label, pattern: pattern, defaultValue: defaultValue)
  }
}

/// Why a function has no result for its arguments.
struct FunctionFailure: Error {
  enum Code { case overflow, divisionByZero, range, index, conversion, tooLarge, mismatch }

  var code: Code
  var message: String
  var help: [HelpText] = []

  init(_ code: Code, _ message: String, help: [HelpText] = []) {
    self.code = code
    self.message = message
    self.help = help
  }
}
