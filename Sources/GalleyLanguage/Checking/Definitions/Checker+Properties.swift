import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// View-valued properties and functions.

/// The properties of a definition while their bodies are checked.
struct PropertyScope {
  /// The property whose body is being checked; nil inside of other definitions.
  var inside: Index<CustomProperty>?
  /// Stored properties that are still to come, by name.
  var later: [String: SourceSpan] = [:]
  /// What the body of each property shows, with the place.
  var uses: [Index<CustomProperty>: [(property: Index<CustomProperty>, span: SourceSpan)]] = [:]
}

extension Checker {
  /// A property whose body is still to be checked.
  private struct OpenProperty {
    var index: Index<CustomProperty>
    var key: EntryID
    var body: EntryID?
    /// The names of a function's parameters; nil for any other property.
    var scope: Scope?
    var isStored: Bool
  }

  /// Checks view-valued properties and functions.
  ///
  /// As in Swift, one that is `some View` or has parameters can be used above its definition; a stored one is made of
  /// those above it alone.
  mutating func checkProperties(_ entry: EntryID) {
    var open: [OpenProperty] = []
    for (key, value) in definitions(entry, of: "properties") {
      checkDefinitionName(key, isUpperCase: false)
      if scopes.isOutermost { noteDefinition(key, .values) }
      open.append(declareProperty(key, value))
    }
    within(\.properties, PropertyScope()) { $0.checkProperties(open) }
  }

  private mutating func checkProperties(_ open: [OpenProperty]) {
    for property in open {
      if property.isStored {
        surroundings.properties.later[text(property.key)] = span(property.key)
      } else {
        scopes.innermost.declareProperty(text(property.key), property.index)
      }
    }
    for property in open where property.isStored {
      checkProperty(property)
      surroundings.properties.later[text(property.key)] = nil
      scopes.innermost.declareProperty(text(property.key), property.index)
    }
    for property in open where !property.isStored { checkProperty(property) }
    reportRecursion(among: open.map(\.index))
  }

  private mutating func declareProperty(_ key: EntryID, _ value: EntryID) -> OpenProperty {
    let keys = propertyKeys(value)
    let isFunction = keys?[.parameters] != nil
    let isOpaque = keys.map { keys in keys[.opaque].map { tree.boolean($0.value) != false } ?? true } ?? false
    var property = CustomProperty(
      name: text(key), parameters: [], isOpaque: isFunction || isOpaque, isFunction: isFunction, span: span(key))
    var scope: Scope?
    if let parameters = keys?[.parameters] {
      scopes.begin()
      let declared = checkParameters(parameters.value)
      property.parameters = declared.parameters
      property.plan = declared.plan
      scope = scopes.end()
    }
    let body = keys.map { $0[.body]?.value } ?? value
    return OpenProperty(
      index: add(property), key: key, body: body, scope: scope, isStored: !property.isOpaque)
  }

  private mutating func checkProperty(_ open: OpenProperty) {
    surroundings.properties.inside = open.index
    // The body may add properties of its own.
    var property = document.properties[open.index]
    if let scope = open.scope {
      scopes.begin(scope)
      checkDefaultBlocks(&property.plan)
    }
    property.body = open.body.map { checkBlock($0) } ?? addBlock([], at: open.key)
    if open.scope != nil {
      property.plan.slotCount = slotCount
      endScope()
    }
    document.properties[open.index] = property
  }

  /// Adds a property, and what its uses call.
  mutating func add(_ property: CustomProperty) -> Index<CustomProperty> {
    definitions.addProperty(property)
    return document.properties.append(property)
  }

  /// The keys of `{ opaque:, parameters:, body: }`; nil if the property is a plain node or block.
  private mutating func propertyKeys(_ entry: EntryID) -> DefinitionKeys? {
    guard tree.kind(entry) == .mapping, pairs(of: entry).contains(where: { text($0.key) == "body" }) else { return nil }
    return definitionKeys(entry, of: "a property", allowed: DefinitionKind.property.keys)
  }
}

// MARK: - Uses of properties

extension Checker {
  /// Remembers that a property is shown where the checker is.
  mutating func noteUse(ofProperty index: Index<CustomProperty>, at span: SourceSpan) {
    facts.noteUse(ofProperty: index)
    if let inside = surroundings.properties.inside {
      surroundings.properties.uses[inside, default: []].append((index, span))
    }
  }

  /// What there is to say about the name of a stored property that is declared further down; nil for any other name.
  func laterProperty(_ entry: EntryID) -> Diagnostic? {
    guard let later = surroundings.properties.later[text(entry)] else { return nil }
    return Diagnostic(
      .forwardUse, "`\(text(entry))` is stored, and a stored property is known only below its definition",
      at: span(entry),
      help: ["change their order, or make it `some View`: `\(text(entry)): { opaque: true, body: … }`"],
      related: [RelatedSpan(span: later, message: "`\(text(entry))` is declared here")])
  }

  /// Complains of properties whose types would be made of themselves.
  private mutating func reportRecursion(among indices: [Index<CustomProperty>]) {
    // Whether a property is on the way; those that were left show nothing that is.
    var isOpen: [Index<CustomProperty>: Bool] = [:]
    for start in indices where isOpen[start] == nil {
      // Each step is a property with the number of its uses that were followed.
      var way: [(property: Index<CustomProperty>, next: Int)] = [(start, 0)]
      isOpen[start] = true
      while let (property, next) = way.last {
        let uses = surroundings.properties.uses[property] ?? []
        guard next < uses.count else {
          isOpen[property] = false
          way.removeLast()
          continue
        }
        way[way.count - 1].next += 1
        switch isOpen[uses[next].property] {
        case nil:
          isOpen[uses[next].property] = true
          way.append((uses[next].property, 0))
        case true?:
          let cycle = way.drop { $0.property != uses[next].property }.map(\.property)
          report(recursion(cycle, at: uses[next].span))
        case false?: break
        }
      }
    }
  }

  private func recursion(_ cycle: [Index<CustomProperty>], at span: SourceSpan) -> Diagnostic {
    let names = cycle.prefix(8).map { document.properties[$0].name }
    let hidden = cycle.count - names.count
    let way = names.map { "`\($0)`" } + (hidden > 0 ? ["\(hidden) more"] : []) + ["`\(names[0])`"]
    return Diagnostic(
      .recursiveView,
      cycle.count == 1
        ? "the type of `\(names[0])` would be made of itself"
        : "the types of these would be made of each other: \(way.joined(separator: " → "))", at: span,
      help: ["a view under `views` has a name for a type, and may contain itself where a condition ends that"])
  }
}
