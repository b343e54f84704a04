import GalleyFormats
import GalleySource
import GalleyTables

// The methods of a View extension: those that apply modifiers, and those with a body in which `content` is the receiver.

extension Checker {
  /// Declares the methods of a View extension, so that they may use each other whatever their order.
  mutating func declareViewMethods(_ entry: EntryID) {
    for (key, value) in definitions(entry, of: "viewMethods") {
      checkDefinitionName(key, isUpperCase: false)
      checkMethodName(key)
      noteDefinition(key, .modifiers)
      let keys = definitionKeys(value, of: text(key), allowed: DefinitionKind.viewMethod.keys)
      scopes.begin()
      let declared = checkParameters(keys[.parameters]?.value)
      let index = document.viewMethods.append(
        ViewMethod(
          name: text(key), parameters: declared.parameters, plan: declared.plan, slots: declared.slots,
          modifiers: .empty,
          span: span(key)))
      checkForm(keys, of: key)
      definitions.addModifier(text(key), .method(index), parameters: declared.parameters)
      openDefinitions.addMethod(
        OpenDefinition(index: index, keys: keys, scope: scopes.end(), file: Int(tree.file)))
    }
  }

  /// Checks the modifiers of the methods that were declared.
  mutating func checkViewMethods() {
    for definition in openDefinitions.takeMethods() {
      inDocument(definition.file) { $0.checkViewMethod(definition) }
    }
    checkRecursionOfMethods()
  }

  private mutating func checkViewMethod(_ definition: OpenDefinition<ViewMethod>) {
    scopes.begin(definition.scope)
    var method = document.viewMethods[definition.index]
    checkInside(definition.keys, &method.plan)
    within(\.viewMethod, definition.index) { checker in
      if let body = definition.keys[.body] {
        method.body = checker.within(\.contentOwner, .method(definition.index)) { $0.checkBody(body.value) }
      } else if let modifiers = definition.keys[.modifiers] {
        method.modifiers = checker.checkModifiers(modifiers.value)
      }
    }
    method.plan.slotCount = slotCount
    document.viewMethods[definition.index] = method
    endScope()
  }

  /// Complains of a method with both of its forms, or none.
  private mutating func checkForm(_ keys: DefinitionKeys, of key: EntryID) {
    if let body = keys[.body], let modifiers = keys[.modifiers] {
      report(
        Diagnostic(
          .misplacedKey, "`\(text(key))` has a `body`, which says what it shows, and `modifiers` beside it",
          at: span(modifiers.key), label: "write them beside `content` in the `body`",
          related: [RelatedSpan(span: span(body.key), message: "the `body` is here")]))
    } else if keys[.body] == nil, keys[.modifiers] == nil, !problems.hasErrors {
      report(
        Diagnostic(
          .missingArgument, "the method `\(text(key))` does nothing: it has neither `modifiers` nor a `body`",
          at: span(key), label: "write `modifiers: [ … ]`",
          help: ["in a `body`, `content` is the view that the method is called on"], expected: ["modifiers", "body"]))
    }
  }

  /// Remembers that a method is used in another one.
  mutating func noteUse(of kind: CheckedModifier.Kind, at key: EntryID) {
    guard case .method(let used) = kind, let user = surroundings.viewMethod else { return }
    openDefinitions.addMethodUse(MethodUse(user: user, used: used, span: span(key)))
  }

  /// Complains of methods that use themselves, directly or by way of others: Swift infers no type for them.
  ///
  /// A method that uses none, or only such, is taken away, until none of these is left.
  private mutating func checkRecursionOfMethods() {
    let uses = openDefinitions.takeMethodUses()
    guard !uses.isEmpty else { return }
    var open = [Int](repeating: 0, count: document.viewMethods.count)
    var users: [Index<ViewMethod>: [Index<ViewMethod>]] = [:]
    for use in uses {
      open[use.user.position] += 1
      users[use.used, default: []].append(use.user)
    }
    var finished = document.viewMethods.indices.filter { open[$0.position] == 0 }
    while let method = finished.popLast() {
      for user in users[method] ?? [] {
        open[user.position] -= 1
        if open[user.position] == 0 { finished.append(user) }
      }
    }
    reportCircles(of: uses.filter { open[$0.user.position] > 0 && open[$0.used.position] > 0 })
    for method in document.viewMethods.indices where open[method.position] > 0 {
      document.viewMethods[method].modifiers = .empty
      document.viewMethods[method].body = nil
    }
  }

  /// Reports a circle for each method that leads into one: each of them has a use of another among these.
  private mutating func reportCircles(of uses: [MethodUse]) {
    let first = Dictionary(uses.map { ($0.user, $0) }) { first, _ in first }
    var walks: [Index<ViewMethod>: Int] = [:]
    for (walk, start) in uses.enumerated() {
      var method = start.user
      while walks[method] == nil, let use = first[method] {
        walks[method] = walk
        if walks[use.used] == walk { reportCircle(use) }
        method = use.used
      }
    }
  }

  private mutating func reportCircle(_ use: MethodUse) {
    let name = document.viewMethods[use.used].name
    let isOwn = use.user == use.used
    report(
      Diagnostic(
        .recursiveView,
        isOwn
          ? "the method `\(name)` uses itself, and has no type then"
          : "the method `\(name)` is used by what it uses, and has no type then",
        at: use.span, label: "leave it out",
        related: [RelatedSpan(span: document.viewMethods[use.used].span, message: "`\(name)` is here")]))
  }
}

/// A use of a method of a View extension in another one.
struct MethodUse {
  var user: Index<ViewMethod>
  var used: Index<ViewMethod>
  var span: SourceSpan
}
