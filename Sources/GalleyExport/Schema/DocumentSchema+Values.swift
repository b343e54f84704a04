import GalleyExpressions
import GalleyLanguage

/// What may be written for calls, arguments and values.
extension DocumentSchema {
  /// A call in all its forms: arguments by label, the primary argument alone, a list as the content, nothing.
  mutating func call(_ overloads: [[Parameter]]) -> SchemaNode {
    var choices: [SchemaNode] = []
    var takesNothing = false
    for parameters in overloads {
      choices.append(labelled(parameters))
      if let primary = parameters.first(where: \.isPrimary) { choices.append(argument(primary)) }
      if parameters.contains(where: { $0.label == "content" && $0.kind.isContent }) {
        choices.append(.list(of: .reference("node")))
      }
      if !parameters.contains(where: \.isRequired) { takesNothing = true }
    }
    if takesNothing { choices.append(.type("null")) }
    return .any(of: choices)
  }

  private mutating func labelled(_ parameters: [Parameter]) -> SchemaNode {
    var members: [(String, SchemaNode)] = []
    for parameter in parameters {
      members.append((parameter.label, argument(parameter).described(parameter.summary)))
    }
    return .mapping(members, required: parameters.filter(\.isRequired).map(\.label))
  }

  private mutating func argument(_ parameter: Parameter) -> SchemaNode {
    let schema = value(parameter.kind)
    return parameter.isOptional ? .any(of: [schema, .type("null")]) : schema
  }

  private mutating func value(_ kind: ParameterKind) -> SchemaNode {
    switch kind {
    case .value(let type): value(type)
    case .anyValue, .action, .controlStyle, .closureAction, .environmentValue, .gesture, .effects: .anything
    case .environmentKey:
      .any(of: [.words(EnvironmentKey.standard.filter { !$0.isReadOnly }.map(\.name)), .type("string")])
    case .typeName, .caseRange: .type("string")
    case .style: TypeTable.builtInID("ShapeStyle").map { reference($0) } ?? .anything
    case .shape, .view: .reference("node")
    case .content: .reference("slot")
    case .closureContent, .closure, .path: .anything
    case .binding(let type): value(ValueType.binding(type))
    }
  }

  /// The forms in which a value of a type is written.
  mutating func value(_ type: ValueType) -> SchemaNode {
    switch type {
    case .bool: .reference("boolean")
    case .int: .reference("integer")
    case .double: .reference("number")
    case .string: .reference("string")
    case .optional(let wrapped): .any(of: [value(wrapped), .type("null")])
    case .array(let element): .any(of: [.list(of: value(element)), .reference("expression")])
    case .binding(let wrapped): .any(of: [value(wrapped), .object([("pattern", .string("^\\$"))])])
    case .named(let id): reference(id)
    case .unknown, .null, .dictionary, .range, .closedRange, .closedRealRange, .applied, .tuple, .metatype: .anything
    }
  }

  /// A number of that type of JSON, or a word or expression for one.
  func number(_ type: String) -> SchemaNode {
    .any(of: [.type(type), .words(["infinity", ".infinity", ".inf"]), .reference("expression")])
  }

  // MARK: - Named types

  private mutating func reference(_ id: TypeID) -> SchemaNode {
    if !usedTypes.contains(id) { usedTypes.append(id) }
    return .reference(name(of: id))
  }

  /// The name of a type among the definitions.
  func name(of id: TypeID) -> String { "type.\(types[id].swiftName)" }

  /// The forms in which a value of a named type is written.
  mutating func type(_ id: TypeID) -> SchemaNode {
    let declaration = types[id]
    let names = declaration.cases.filter(\.payload.isEmpty).map(\.name) + declaration.staticMembers.map(\.name)
    // Catalogue names, leading dots and expressions are words too, and some types have forms of their own.
    var choices: [SchemaNode] = names.isEmpty ? [.type("string")] : [.words(names), .type("string")]
    choices += declaration.cases.filter { !$0.payload.isEmpty }.map { payloadCase in
      .mapping([(payloadCase.name, .anything)], required: [payloadCase.name], isOpen: true)
    }
    if declaration.traits.contains(.optionSet) {
      choices.append(.list(of: .any(of: [.words(names), .type("string")])))
    }
    choices.append(mapping(declaration))
    return SchemaNode.any(of: choices).described(declaration.summary)
  }

  /// A mapping with the fields of a type; open, because many types have short forms beside them.
  private mutating func mapping(_ declaration: TypeDeclaration) -> SchemaNode {
    var members: [(String, SchemaNode)] = []
    for field in declaration.fields where !field.name.isEmpty && !field.name.hasPrefix("_") {
      members.append((field.name, value(field.type)))
    }
    return .mapping(members, isOpen: true)
  }
}
