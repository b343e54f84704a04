import GalleyTables

/// Every function, method, property and initialiser of expressions, with the ways to find them.
package enum FunctionTable {
  /// The declarations in the order of the families; the position is the id that checked expressions hold.
  package static let all: [FunctionDeclaration] =
    numbers + mathematics + conversions + numberFormats + dateFormats + otherFormats + dates + textValues + texts
    + collections + elementOperations + dictionaries + ranges
    + geometry
    + proxies + subviews + colors + gradients + styles + fonts + layoutValues + animations + symbolEffects + glass

  /// How each of them comes about; evaluation needs nothing else.
  static let implementations: [FunctionDeclaration.Implementation] = all.map(\.implementation)

  private static let index = Index(all)

  static func functions(_ name: String) -> [Int32] { index.functions[name] ?? [] }
  static func methods(_ name: String) -> [Int32] { index.methods[name] ?? [] }
  static func properties(_ name: String) -> [Int32] { index.properties[name] ?? [] }
  static func initializers(_ type: String) -> [Int32] { index.initializers[type] ?? [] }
  static func staticMethods(_ name: String, of type: String) -> [Int32] { index.staticMethods[type]?[name] ?? [] }
  static func staticProperty(_ name: String, of type: String) -> Int32? { index.staticProperties[type]?[name] }

  /// The names of the free functions, for suggestions.
  static var functionNames: [String] { Array(index.functions.keys) }
  package static func staticMethodNames(of type: String) -> [String] {
    (index.staticMethods[type] ?? [:]).keys.sorted()
  }
  package static func staticPropertyNames(of type: String) -> [String] {
    (index.staticProperties[type] ?? [:]).keys.sorted()
  }

  private struct Index: Sendable {
    var functions: [String: [Int32]] = [:]
    var methods: [String: [Int32]] = [:]
    var properties: [String: [Int32]] = [:]
    var initializers: [String: [Int32]] = [:]
    var staticMethods: [String: [String: [Int32]]] = [:]
    var staticProperties: [String: [String: Int32]] = [:]

    init(_ declarations: [FunctionDeclaration]) {
      for (position, declaration) in declarations.enumerated() {
        let id = Int32(position)
        switch declaration.kind {
        case .function: functions[declaration.name, default: []].append(id)
        case .method: methods[declaration.name, default: []].append(id)
        case .property: properties[declaration.name, default: []].append(id)
        case .initializer(let type): initializers[type, default: []].append(id)
        case .staticMethod(let type): staticMethods[type, default: [:]][declaration.name, default: []].append(id)
        case .staticProperty(let type): staticProperties[type, default: [:]][declaration.name] = id
        }
      }
    }
  }
}

// MARK: - Declaring

/// The body of a function's implementation.
typealias FunctionBody = @Sendable (inout FunctionArguments) throws(FunctionFailure) -> Value
/// The body of one whose result depends on the device that the document is shown on.
typealias SituatedBody = @Sendable (FunctionArguments, Situation) throws(FunctionFailure) -> Value
/// The body of one whose result is a text that a locale writes.
typealias FormatBody = @Sendable (FunctionArguments, Situation) throws(FunctionFailure) -> FormattedValue

extension FunctionDeclaration {
  static func function(
    _ name: String, _ parameters: [Parameter], _ result: TypePattern, where constraints: TypeConstraint...,
    about summary: String, example: (String, String)? = nil, _ body: @escaping FunctionBody
  ) -> Self {
    make(name, .function, parameters, result, constraints, summary, example, body)
  }

  static func method(
    _ name: String, on receiver: TypePattern, _ result: TypePattern, where constraints: TypeConstraint...,
    about summary: String, example: (String, String)? = nil, _ body: @escaping FunctionBody
  ) -> Self {
    make(name, .method(on: receiver), [], result, constraints, summary, example, body)
  }

  static func method(
    _ name: String, on receiver: TypePattern, _ parameters: [Parameter], _ result: TypePattern,
    where constraints: TypeConstraint..., about summary: String, example: (String, String)? = nil,
    _ body: @escaping FunctionBody
  ) -> Self {
    make(name, .method(on: receiver), parameters, result, constraints, summary, example, body)
  }

  static func property(
    _ name: String, on receiver: TypePattern, _ result: TypePattern, where constraints: TypeConstraint...,
    about summary: String, example: (String, String)? = nil, _ body: @escaping FunctionBody
  ) -> Self {
    make(name, .property(on: receiver), [], result, constraints, summary, example, body)
  }

  static func initializer(
    _ type: String, _ parameters: [Parameter], _ result: TypePattern, where constraints: TypeConstraint...,
    about summary: String, example: (String, String)? = nil, _ body: @escaping FunctionBody
  ) -> Self {
    make("init", .initializer(of: type), parameters, result, constraints, summary, example, body)
  }

  static func staticMethod(
    _ name: String, of type: String, _ parameters: [Parameter], _ result: TypePattern,
    where constraints: TypeConstraint..., about summary: String, example: (String, String)? = nil,
    _ body: @escaping FunctionBody
  ) -> Self {
    make(name, .staticMethod(of: type), parameters, result, constraints, summary, example, body)
  }

  static func staticProperty(
    _ name: String, of type: String, _ result: TypePattern, about summary: String, example: (String, String)? = nil,
    _ value: Value
  ) -> Self {
    make(name, .staticProperty(of: type), [], result, [], summary, example) { _ in value }
  }

  /// A method that writes its receiver for people.
  static func formatting(
    on receiver: TypePattern, _ parameters: [Parameter] = [], about summary: String, example: (String, String)?,
    _ body: @escaping FormatBody
  ) -> Self {
    var declaration = make("formatted", .method(on: receiver), parameters, .string, [], summary, example) {
      _ throws(FunctionFailure) in .null
    }
    declaration.implementation = .format(body)
    return declaration
  }

  /// The same declaration with a result that depends on the device.
  func situated(_ body: @escaping SituatedBody) -> Self {
    var declaration = self
    declaration.implementation = .situated(body)
    return declaration
  }

  private static func make(
    _ name: String, _ kind: Kind, _ parameters: [Parameter], _ result: TypePattern, _ constraints: [TypeConstraint],
    _ summary: String, _ example: (String, String)?, _ body: @escaping FunctionBody
  ) -> Self {
    FunctionDeclaration(
      name: name, kind: kind, parameters: parameters, result: result, constraints: constraints, summary: summary,
      example: example.map { Example(expression: $0.0, result: $0.1) }, implementation: .compute(body))
  }
}
