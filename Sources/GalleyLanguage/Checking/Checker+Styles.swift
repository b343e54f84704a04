import GalleyExpressions
import GalleyFormats
import GalleySource

// Styles of the document (`styles`), and the names of styles in modifiers.

extension Checker {
  private static let styleKeys = DefinitionKind.style.labels

  /// Declares styles, so that views and styles may use them whatever their order; returns those whose bodies are open.
  mutating func declareStyles(_ entry: EntryID) {
    for (key, value) in definitions(entry, of: "styles") {
      checkDefinitionName(key, isUpperCase: true)
      noteDefinition(key, .types)
      let keys = bodyKeys(value, of: key, allowed: Checker.styleKeys)
      guard let kind = styleProtocol(keys["protocol"]?.value, of: key) else { continue }
      scopes.begin()
      let record = configurationType(of: kind)
      _ = declare("configuration", .named(record))
      let declared = checkParameters(keys["parameters"]?.value)
      var view = CustomView(name: text(key), parameters: declared.parameters, span: span(key))
      view.plan = declared.plan
      view.slots = declared.slots
      document.styles.append(CustomStyle(view: view, styleProtocol: Int32(kind), configuration: record))
      definitions.addStyle(view)
      openDefinitions.addStyle(
        OpenDefinition(
          index: document.styles.count - 1, keys: keys, scope: scopes.end(), file: Int(tree.file)))
    }
  }

  /// Checks the bodies of the styles that were declared.
  mutating func checkStyleBodies() {
    for definition in openDefinitions.takeStyles() { inDocument(definition.file) { $0.checkStyleBody(definition) } }
  }

  private mutating func checkStyleBody(_ definition: OpenDefinition) {
    scopes.begin(definition.scope)
    let outer = surroundings.style
    surroundings.style = Int32(definition.index)
    var view = document.styles[definition.index].view
    checkInside(definition.keys, &view.plan)
    if let body = definition.keys["body"] {
      view.body = checkBlock(body.value)
    } else {
      view.body = addBlock([], at: tree.root)
    }
    view.plan.slotCount = slotCount
    document.styles[definition.index].view = view
    surroundings.style = outer
    endScope()
  }

  /// The index of the protocol that a style names; nil after a diagnostic.
  private mutating func styleProtocol(_ entry: EntryID?, of key: EntryID) -> Int? {
    let definable = catalogue.styleProtocols.filter(\.isDefinable).map(\.name)
    guard let entry else {
      report(
        Diagnostic(
          .missingArgument, "the style `\(text(key))` needs `protocol`", at: span(key),
          label: "such as `protocol: ButtonStyle`", expected: ["protocol"]))
      return nil
    }
    if let index = catalogue.styleProtocols.firstIndex(where: { $0.name == text(entry) && $0.isDefinable }) {
      let kind = catalogue.styleProtocols[index]
      if !kind.availability.includes(reachedTarget) { report(notAvailable(entry, kind.name, kind.availability)) }
      return index
    }
    let isClosed = catalogue.styleProtocols.contains { $0.name == text(entry) }
    report(
      Diagnostic(
        .unknownType,
        isClosed
          ? "`\(text(entry))` has no `makeBody(configuration:)`, so SwiftUI's own styles are the only ones"
          : "there is no style protocol \(described(entry))",
        at: span(entry), isClosed ? .unknown : spelling(of: text(entry)) { _ in definable },
        help: ["a style is one of \(list(definable))"], expected: definable, fixing: contentSpan(entry)))
    return nil
  }

  /// The record that `configuration` is in styles of a protocol; it is made once.
  private mutating func configurationType(of index: Int) -> TypeID {
    let kind = catalogue.styleProtocols[index]
    if let known = document.types.id(named: kind.configurationName) { return known }
    let fields = kind.valueMembers.map { member in
      switch member.kind {
      case .view: TypeDeclaration.Field(member.name, .unknown)
      case .value(let type): TypeDeclaration.Field(member.name, type)
      case .binding(let type): TypeDeclaration.Field(member.name, .binding(type))
      }
    }
    var declaration = TypeDeclaration(
      name: kind.configurationName, summary: "What a control tells its style.", kind: .structure(fields))
    declaration.module = "SwiftUI"
    declaration.traits = []
    return document.types.add(declaration)
  }

  /// `configuration.label` in a style's body; nil for any other name.
  mutating func configurationNode(_ key: EntryID, value: EntryID?) -> CheckedNode? {
    guard let around = surroundings.style else { return nil }
    let words = text(key).split(separator: ".", omittingEmptySubsequences: false)
    guard words.first == "configuration", words.count == 2 else { return nil }
    let kind = catalogue.styleProtocols[Int(document.styles[Int(around)].styleProtocol)]
    let member = kind.members.firstIndex { $0.name == words[1] }
    guard let member, kind.members[member].isView else {
      report(noConfigurationView(key, String(words[1]), kind, isValue: member != nil))
      return CheckedNode(.invalid, span: span(key), entry: key)
    }
    if let value, tree.kind(value) != .null {
      report(
        Diagnostic(
          .noPrimaryArgument, "`\(text(key))` takes no arguments, and \(describe(value)) was given", at: span(value),
          label: "leave it out"))
    }
    return CheckedNode(.configuration(style: around, member: Int32(member)), span: span(key), entry: key)
  }

  private mutating func noConfigurationView(
    _ key: EntryID, _ name: String, _ kind: StyleProtocol, isValue: Bool
  )
    -> Diagnostic
  {
    let views = kind.members.filter(\.isView).map(\.name)
    if isValue {
      return Diagnostic(
        .notANode, "`configuration.\(name)` is a value, and a view is expected here", at: span(key),
        help: ["the views of the configuration are \(list(views.map { "configuration." + $0 }))"])
    }
    return Diagnostic(
      .unknownMember, "the configuration of \(withArticle(kind.name)) has no view `\(name)`", at: span(key),
      label: spelling(of: name) { _ in views }.question,
      help: views.isEmpty
        ? ["it has no views"] : ["its views are \(list(views.map { "configuration." + $0 }))"], expected: views)
  }
}

// MARK: - Styles as arguments

extension Checker {
  /// A style by its short name, its type's name, or with arguments: `bordered`, `MyStyle`, `{ page: { … } }`.
  mutating func styleArgument(
    _ entry: EntryID, _ protocols: [String], named label: String
  ) -> CheckedArgument.Content? {
    var nameEntry = entry
    var value: EntryID?
    if tree.kind(entry) == .mapping {
      let pairs = pairs(of: entry)
      guard pairs.count == 1 else {
        report(wrongType(entry, wanted: "a style's name, with its arguments if it takes any", of: label))
        return nil
      }
      (nameEntry, value) = (pairs[0].key, pairs[0].value)
    }
    guard [.string, .boolean].contains(tree.kind(nameEntry)), !isTemplate(nameEntry) else {
      report(wrongType(entry, wanted: "a style's name", of: label))
      return nil
    }
    if let custom = definitions.styles[caseName(nameEntry)] {
      return customStyle(custom, nameEntry, value, protocols)
    }
    guard let (kind, style) = builtInStyle(caseName(nameEntry), protocols) else {
      report(unknownStyle(nameEntry, protocols, named: label))
      return nil
    }
    let declared = catalogue.styleProtocols[kind].styles[style]
    let availability = declared.availability ?? catalogue.styleProtocols[kind].availability
    if !availability.includes(reachedTarget) { report(notAvailable(nameEntry, declared.name, availability)) }
    let callee = Callee(
      name: declared.name, parameters: declared.parameters)
    guard let call = checkCall(callee, key: nameEntry, value: value) else { return nil }
    return add(
      CheckedStyle(
        kind: .builtIn(styleProtocol: Int32(kind), style: Int32(style)), call: call, span: span(nameEntry)))
  }

  private mutating func customStyle(
    _ index: Int32, _ name: EntryID, _ value: EntryID?, _ protocols: [String]
  ) -> CheckedArgument.Content? {
    let style = document.styles[Int(index)]
    let kind = catalogue.styleProtocols[Int(style.styleProtocol)].name
    guard protocols.contains(kind) else {
      report(
        Diagnostic(
          .wrongType, "`\(style.view.name)` is \(withArticle(kind)), and a \(list(protocols)) is wanted here",
          at: span(name),
          related: [RelatedPlace(span: style.view.span, message: "the style is defined here")]))
      return nil
    }
    guard let call = checkCall(definitions.callee(ofStyle: index), key: name, value: value) else { return nil }
    return add(CheckedStyle(kind: .custom(index), call: call, span: span(name)))
  }

  private func builtInStyle(_ name: String, _ protocols: [String]) -> (styleProtocol: Int, style: Int)? {
    for wanted in protocols {
      guard let kind = catalogue.styleProtocols.firstIndex(where: { $0.name == wanted }) else { continue }
      let styles = catalogue.styleProtocols[kind].styles
      if let style = styles.firstIndex(where: { $0.name == name || $0.typeName == name }) { return (kind, style) }
    }
    return nil
  }

  private mutating func add(_ style: CheckedStyle) -> CheckedArgument.Content {
    document.styleUses.append(style)
    return .controlStyle(Int32(document.styleUses.count - 1))
  }

  private mutating func unknownStyle(_ entry: EntryID, _ protocols: [String], named label: String) -> Diagnostic {
    let spelling = spelling(of: caseName(entry)) { $0.styleNames(of: protocols) }
    return Diagnostic(
      .unknownCase, "there is no style \(described(entry)) for `\(label)`", at: span(entry), spelling,
      help: choices("the styles are", spelling), fixing: contentSpan(entry))
  }

  private func styleNames(of protocols: [String]) -> [String] {
    let kinds = catalogue.styleProtocols.filter { protocols.contains($0.name) }
    let own = definitions.styles.filter { style in
      protocols.contains(catalogue.styleProtocols[Int(document.styles[Int(style.value)].styleProtocol)].name)
    }
    return kinds.flatMap { $0.styles.map(\.name) } + own.keys.sorted()
  }
}

// MARK: - What controls hand to styles

extension Checker {
  /// Finds what the members of `configuration` that are views stand for, in every control that a style of the document can
  /// reach.
  mutating func addConfigurationViews() {
    guard !document.styles.isEmpty else { return }
    let keys = Set(document.styles.map { catalogue.styleProtocols[Int($0.styleProtocol)].key })
    for index in document.nodes.indices {
      guard case .view(let definition) = document.nodes[index].kind else { continue }
      let overload = catalogue.views[Int(definition)].overloads[Int(document.nodes[index].call.overload)]
      guard let control = overload.styled,
        keys.contains(control.key) || (!control.buttonStyles.isEmpty && keys.contains(StyledControl.buttonKey))
      else { continue }
      var views: [String: NodeID] = [:]
      for (member, content) in control.views.sorted(by: { $0.key < $1.key }) {
        views[member] = configurationView(content, of: document.nodes[index], overload.parameters)
      }
      document.configurationViews[Int32(index)] = views
    }
  }

  private mutating func configurationView(
    _ content: StyledControl.Content, of node: CheckedNode, _ parameters: [Parameter]
  ) -> NodeID? {
    switch content {
    case .block(let label):
      guard case .node(let block)? = argument(label.name, of: node, parameters)?.content else { return nil }
      return block
    case .view(let name, let labels):
      guard let view = names.find(name).flatMap({ catalogue.view($0) }) else { return nil }
      var given: [String: CheckedArgument] = [:]
      for (label, source) in labels { given[label] = argument(source.name, of: node, parameters) }
      let overloads = catalogue.views[view].overloads
      let overload = overloads.firstIndex { candidate in
        candidate.parameters.allSatisfy { !$0.isRequired || given[$0.label] != nil }
          && given.keys.allSatisfy { label in candidate.parameters.contains { $0.label == label } }
      }
      guard let overload, !given.isEmpty else { return nil }
      let first = document.arguments.count
      for (position, parameter) in overloads[overload].parameters.enumerated() {
        guard let argument = given[parameter.label] else { continue }
        document.arguments.append(
          CheckedArgument(parameter: position, content: argument.content, span: argument.span))
      }
      let range = IndexRange(start: first, count: document.arguments.count - first)
      return add(
        CheckedNode(
          .view(definition: Int32(view)), call: CheckedCall(overload: overload, arguments: range), span: node.span,
          entry: node.entry))
    }
  }

  private func argument(_ label: String, of node: CheckedNode, _ parameters: [Parameter]) -> CheckedArgument? {
    for index in node.call.arguments.indices {
      let argument = document.arguments[index]
      if parameters[Int(argument.parameter)].label == label { return argument }
    }
    return nil
  }
}
