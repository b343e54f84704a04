import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// Styles of the document (`styles`).

extension Checker {
  /// Declares styles, so that views and styles may use them whatever their order; returns those whose bodies are open.
  mutating func declareStyles(_ entry: EntryID) {
    for (key, value) in definitions(entry, of: "styles") {
      checkDefinitionName(key, isUpperCase: true)
      noteDefinition(key, .types)
      let keys = bodyKeys(value, of: key, allowed: DefinitionKind.style.keys)
      guard let kind = styleProtocol(keys[.protocol]?.value, of: key) else { continue }
      scopes.begin()
      let record = configurationType(of: kind)
      _ = declare("configuration", .named(record))
      let declared = checkParameters(keys[.parameters]?.value)
      var view = CustomView(name: text(key), parameters: declared.parameters, span: span(key))
      view.plan = declared.plan
      view.slots = declared.slots
      let index = document.styles.append(CustomStyle(view: view, styleProtocol: kind, configuration: record))
      definitions.addStyle(view, at: index)
      openDefinitions.addStyle(
        OpenDefinition(
          index: index, keys: keys, scope: scopes.end(), file: Int(tree.file)))
    }
  }

  /// Checks the bodies of the styles that were declared.
  mutating func checkStyleBodies() {
    for definition in openDefinitions.takeStyles() { inDocument(definition.file) { $0.checkStyleBody(definition) } }
  }

  private mutating func checkStyleBody(_ definition: OpenDefinition<CustomStyle>) {
    scopes.begin(definition.scope)
    var view = document.styles[definition.index].view
    within(\.style, definition.index) { checker in
      checker.checkInside(definition.keys, &view.plan)
      view.body = checker.checkBody(of: definition.keys)
    }
    view.plan.slotCount = slotCount
    document.styles[definition.index].view = view
    endScope()
  }

  /// The index of the protocol that a style names; nil after a diagnostic.
  private mutating func styleProtocol(_ entry: EntryID?, of key: EntryID) -> Index<StyleProtocol>? {
    let definable = catalogue.styleProtocols.filter(\.isDefinable).map(\.name)
    guard let entry else {
      report(
        Diagnostic(
          .missingArgument, "the style `\(text(key))` needs `protocol`", at: span(key),
          label: "such as `protocol: ButtonStyle`", expected: ["protocol"]))
      return nil
    }
    let index = catalogue.styleProtocols.firstIndex { $0.name == text(entry) && $0.isDefinable }
    if let index = index.map({ Index<StyleProtocol>($0) }) {
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
  private mutating func configurationType(of index: Index<StyleProtocol>) -> TypeID {
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
    let kind = catalogue.styleProtocols[document.styles[around].styleProtocol]
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
    return CheckedNode(.configuration(style: around, member: Index(member)), span: span(key), entry: key)
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
