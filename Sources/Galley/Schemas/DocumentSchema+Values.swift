import GalleyExpressions
import GalleyLanguage

/// What may be written for calls, arguments and values.
extension DocumentSchema {
  /// A call in all its forms: arguments by label, the primary argument alone, a list as the content, nothing.
  ///
  /// The labels of all overloads stand in one mapping: which go together is the checker's business.
  mutating func call(_ overloads: [[Parameter]]) -> SchemaNode {
    var choices = [labelled(overloads)]
    let labels = Set(overloads.joined().flatMap(\.labels))
    let hasContent = overloads.contains { $0.contains { $0.label == "content" && $0.kind.isContent } }
    for parameters in overloads {
      if let primary = parameters.first(where: \.isPrimary) {
        // A Text is a node of the content, where there is one.
        let isText = hasContent && primary.kind == .localizedStringKey
        choices.append(withoutLabels(labels, isText ? .reference("string") : argument(primary)))
        if primary.isOptional { choices.append(.type("null")) }
      }
      if parameters.contains(where: { $0.label == "content" && $0.kind.isContent }) {
        choices.append(.reference("viewList"))
        if !overloads.contains(where: { $0.contains(where: \.isPrimary) }) { choices.append(.reference("viewName")) }
        if !overloads.contains(where: { $0.contains { $0.isPrimary && takesMappings($0.kind) } }) {
          choices.append(withoutLabels(labels, .reference("nodeMapping")))
        }
      }
      if !parameters.contains(where: \.isRequired) { choices.append(.type("null")) }
    }
    if let edges = edges(overloads) { choices.append(edges) }
    return .any(of: choices)
  }

  /// Tells whether a value may be written as a mapping; a case of a plain enumeration is a word.
  private mutating func takesMappings(_ kind: ParameterKind) -> Bool {
    if case .value(.named(let id)) = kind, case .enumeration(let cases) = types[id].kind {
      return !cases.allSatisfy(\.payload.isEmpty)
    }
    return kind != .localizedStringKey && value(kind).takesMappings
  }

  /// Edges as keys, each with its length, and the arguments that can stand beside them; nil for a call without insets.
  private mutating func edges(_ overloads: [[Parameter]]) -> SchemaNode? {
    guard overloads.contains(where: { $0.contains { $0.label == "insets" && $0.kind == .type("EdgeInsets") } }) else {
      return nil
    }
    let length = SchemaNode.any(of: [.reference("number"), .type("null")])
    var members = Checker.edgeKeys.map { ($0, length.described("Points.")) }
    for parameter in overloads.joined() where !["edges", "length", "insets"].contains(parameter.label) {
      guard !members.contains(where: { $0.0 == parameter.label }) else { continue }
      members.append((parameter.label, argument(parameter).described(parameter.summary)))
    }
    let isEdge = SchemaNode.object([
      ("anyOf", .array(Checker.edgeKeys.map { .object([("required", .array([.string($0)]))]) }))
    ])
    return SchemaNode.mapping(members).with([("allOf", .array([isEdge]))])
  }

  /// A value that stands for a whole call: a mapping that has a label of the call is its arguments instead.
  private func withoutLabels(_ labels: Set<String>, _ schema: SchemaNode) -> SchemaNode {
    guard schema.takesMappings else { return schema }
    return schema.with([("propertyNames", .object([("not", .words(labels.sorted()))]))])
  }

  private mutating func labelled(_ overloads: [[Parameter]]) -> SchemaNode {
    var labels: [String] = []
    var choices: [String: [SchemaNode]] = [:]
    var summaries: [String: String] = [:]
    for parameter in overloads.joined() {
      for label in parameter.labels {
        if choices[label] == nil {
          labels.append(label)
          summaries[label] = parameter.summary
        }
        choices[label, default: []].append(argument(parameter))
      }
    }
    let members = labels.map { label -> (String, SchemaNode) in
      (label, SchemaNode.oneOfKinds(choices[label] ?? []).described(summaries[label] ?? ""))
    }
    let required = labels.filter { label in
      overloads.allSatisfy { $0.contains { $0.labels == [label] && $0.isRequired } }
    }
    return .mapping(members, required: required)
  }

  private mutating func argument(_ parameter: Parameter) -> SchemaNode {
    let schema = value(parameter.kind)
    return parameter.isOptional ? .any(of: [schema, .type("null")]) : schema
  }

  private mutating func value(_ kind: ParameterKind) -> SchemaNode {
    switch kind {
    case .value(let type): value(type)
    case .variadic(let type): .any(of: [value(type), .list(of: value(type))])
    case .anyValue, .slotValue, .generic, .action, .loop(.data), .loop(.order), .controlStyle, .closureAction,
      .environmentValue,
      .containerValue, .gesture,
      .effects:
      .anything
    case .object: .reference("expression")
    case .environmentKey:
      .any(of: [.words(EnvironmentKey.standard.filter { !$0.isReadOnly }.map(\.name)), .type("string")])
    case .typeName, .caseRange, .containerKey, .elementMember, .loop(.identity), .loop(.children),
      .loop(.elementType):
      .type("string")
    case .loop(.name): Self.itemNames
    case .style: TypeTable.builtInID("ShapeStyle").map { reference($0) } ?? .anything
    case .shape, .view, .subviews: .reference("node")
    case .content, .closureContent, .imageContent, .loop(.content), .loop(.rows): .reference("slot")
    case .closure, .path: .anything
    case .binding(let type): value(ValueType.binding(type))
    }
  }

  /// The forms in which a value of a type is written.
  mutating func value(_ type: ValueType) -> SchemaNode {
    switch type {
    case .bool: .reference("boolean")
    case .int: .reference("integer")
    case .double: .reference("number")
    case .localizedStringKey where isOfModifier: .reference("words")
    case .string, .localizedStringKey: .reference("string")
    // Swift takes a Text or nil there.
    case .optional(.localizedStringKey): .any(of: [.reference("words"), .type("null")])
    case .optional(let wrapped): .any(of: [value(wrapped), .type("null")])
    case .array(let element): .any(of: [.list(of: value(element)), .reference("expression")])
    case .binding(let wrapped):
      .any(of: [value(wrapped), .object([("pattern", .string("^\\$"))]), bindingClosures(value(wrapped))])
    case .named(let id): reference(id)
    case .unknown, .null, .dictionary, .range, .closedRange, .closedRealRange, .caseRange, .applied, .tuple, .metatype:
      .anything
    }
  }

  /// Words, or the Text that they are in.
  func words() -> SchemaNode {
    let text = SchemaNode.any(of: [
      .reference("string"), .mapping([("text", .reference("string")), ("verbatim", .reference("string"))]),
    ])
    return .any(of: [
      .reference("string"), .mapping([("Text", text), ("modifiers", .reference("modifiers"))], required: ["Text"]),
    ])
  }

  /// `Binding(get:set:)`.
  private func bindingClosures(_ value: SchemaNode) -> SchemaNode {
    .mapping(
      [
        ("get", value.described("What is read.")),
        ("set", SchemaNode.reference("statements").described("What happens with the `newValue`.")),
      ], required: ["get", "set"])
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
    // A case whose values all have defaults may be written by its bare name.
    let bare = declaration.cases.filter { $0.payload.allSatisfy { $0.defaultValue != nil } }
    let names = bare.map(\.name) + declaration.staticMembers.map(\.name)
    var choices: [SchemaNode] = names.isEmpty ? [] : [.words(names)]
    choices.append(isClosed(declaration) ? .reference("member") : .type("string"))
    choices += declaration.cases.filter { !$0.payload.isEmpty }.map { payloadCase in
      .mapping([(payloadCase.name, .anything)], required: [payloadCase.name], isOpen: true)
    }
    if declaration.traits.contains(.optionSet) {
      choices.append(.list(of: .any(of: [.words(names), .reference("member")])))
    }
    if !isClosed(declaration) { choices.append(mapping(declaration)) }
    return SchemaNode.any(of: choices).described(declaration.summary)
  }

  /// Whether a document can name no other values of a type than its cases: an enumeration that takes no texts and to
  /// which documents cannot add.
  private func isClosed(_ declaration: TypeDeclaration) -> Bool {
    guard case .enumeration = declaration.kind else { return false }
    return !declaration.name.hasSuffix("Alignment")
      && declaration.traits.isDisjoint(with: [.expressibleByString, .shapeStyle, .pseudoType])
  }

  /// A mapping with the fields of a type; open, because many types have short forms beside them, but for that of edges,
  /// in which a wrong name is nothing else.
  private mutating func mapping(_ declaration: TypeDeclaration) -> SchemaNode {
    var members: [(String, SchemaNode)] = []
    for field in declaration.fields where !field.name.isEmpty && !field.name.hasPrefix("_") {
      members.append((field.name, value(field.type)))
    }
    return .mapping(members, isOpen: declaration.name != "EdgeInsets")
  }
}

extension SchemaNode {
  /// What fits one of the kinds that overloads give one label; a block takes all that a node does.
  fileprivate static func oneOfKinds(_ choices: [SchemaNode]) -> SchemaNode {
    let slot = SchemaNode.reference("slot").bytes
    let node = SchemaNode.reference("node").bytes
    let hasSlot = choices.contains { $0.bytes == slot }
    return .any(of: choices.filter { !hasSlot || $0.bytes != node })
  }

  /// Whether a mapping may fit.
  fileprivate var takesMappings: Bool {
    guard case .object(let members) = self else { return false }
    let scalars = ["number", "integer", "boolean", "string", "expression", "member"].map { "#/$defs/\($0)" }
    for case ("$ref", .string(let name)) in members { return !scalars.contains(name) }
    for case ("type", .string(let name)) in members { return name == "object" }
    return !members.isEmpty
  }
}
