import GalleyTables

/// Every function, method, property and initialiser of expressions, with the ways to find them.
package enum FunctionTable {
  /// The declarations in the order of the families; the position is the id that checked expressions hold.
  package static let all: [FunctionDeclaration] = {
    let families = [
      numbers, mathematics, conversions, numberFormats, dateFormats, otherFormats, durations, dates, textValues, texts,
      collections, elementOperations, dictionaries, ranges, operators, calendars, geometry, transforms, textSizes,
      scrollPhases, proxies, subviews, shaders, colors, gradients, styles, fonts, layoutValues, animations,
      symbolEffects,
      glass, frameworks, symbolVariants, editModes, locales, uniqueNames, currencies, addresses, localizedTexts,
    ]
    // A sum of arrays would copy those before it for each.
    var all: [FunctionDeclaration] = []
    all.reserveCapacity(families.reduce(0) { $0 + $1.count })
    for family in families { all += family }
    return all
  }()

  /// How each of them comes about; evaluation needs nothing else.
  private static let implementations: [FunctionDeclaration.Implementation] = all.map(\.implementation)

  static func implementation(of function: FunctionID) -> FunctionDeclaration.Implementation {
    implementations[function.position]
  }

  private static let lookup = Lookup(all)

  static func functions(_ name: String) -> [FunctionID] { lookup.functions[name] ?? [] }
  static func operators(_ spelling: String) -> [FunctionID] { lookup.operators[spelling] ?? [] }
  static func methods(_ name: String) -> [FunctionID] { lookup.methods[name] ?? [] }
  static func properties(_ name: String) -> [FunctionID] { lookup.properties[name] ?? [] }
  static func initializers(_ type: String) -> [FunctionID] { lookup.initializers[type] ?? [] }
  static func staticMethods(_ name: String, of type: String) -> [FunctionID] { lookup.staticMethods[type]?[name] ?? [] }
  static func staticProperty(_ name: String, of type: String) -> FunctionID? { lookup.staticProperties[type]?[name] }

  /// The names of the free functions, for suggestions.
  static var functionNames: [String] { Array(lookup.functions.keys) }
  package static func staticMethodNames(of type: String) -> [String] {
    (lookup.staticMethods[type] ?? [:]).keys.sorted()
  }
  package static func staticPropertyNames(of type: String) -> [String] {
    (lookup.staticProperties[type] ?? [:]).keys.sorted()
  }

  /// Whether something is made of a type, or asked of it, by its name.
  package static func hasMembers(ofType type: String) -> Bool {
    lookup.initializers[type] != nil || lookup.staticMethods[type] != nil || lookup.staticProperties[type] != nil
  }

  private struct Lookup: Sendable {
    var functions: [String: [FunctionID]] = [:]
    var operators: [String: [FunctionID]] = [:]
    var methods: [String: [FunctionID]] = [:]
    var properties: [String: [FunctionID]] = [:]
    var initializers: [String: [FunctionID]] = [:]
    var staticMethods: [String: [String: [FunctionID]]] = [:]
    var staticProperties: [String: [String: FunctionID]] = [:]

    init(_ declarations: [FunctionDeclaration]) {
      for (position, declaration) in declarations.enumerated() {
        let id = FunctionID(position)
        switch declaration.kind {
        case .function: functions[declaration.name, default: []].append(id)
        case .infix: operators[declaration.name, default: []].append(id)
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

  static func infix(
    _ spelling: String, on left: TypePattern, _ right: TypePattern, _ result: TypePattern, about summary: String,
    example: (String, String)? = nil, _ body: @escaping FunctionBody
  ) -> Self {
    make(spelling, .infix(on: left), [.needs("", right)], result, [], summary, example, body)
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
