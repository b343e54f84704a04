import GalleyFormats
import GalleyTables

// Custom views.

extension Checker {
  /// Declares every custom view, so that views may use each other whatever their order.
  mutating func declareViews(_ entry: EntryID) {
    for (key, value) in definitions(entry, of: "views") {
      checkDefinitionName(key, isUpperCase: true)
      noteDefinition(key, .types)
      let keys = bodyKeys(value, of: key, allowed: DefinitionKind.view.keys)
      scopes.begin()
      let (generics, declared) = within(\.genericTypes, [:]) { inside in
        (inside.declareGenerics(keys[.generics]?.value), inside.checkParameters(keys[.parameters]?.value))
      }
      var view = CustomView(name: text(key), parameters: declared.parameters, span: span(key))
      view.generics = generics
      view.plan = declared.plan
      view.slots = declared.slots
      if let available = keys[.available]?.value { view.availability = targets(available) }
      let index = document.views.append(view)
      definitions.addView(view, at: index)
      openDefinitions.addView(
        OpenDefinition(index: index, keys: keys, scope: scopes.end(), file: Int(tree.file)))
    }
  }

  /// Checks the bodies of the custom views that were declared.
  mutating func checkViewBodies() {
    for index in document.views.indices { checkViewBody(ifOpen: index) }
  }

  /// Checks the body of a custom view, unless that has been done or is being done.
  ///
  /// A use of a view may come first: what its slots are called with is known only then.
  mutating func checkViewBody(ifOpen index: Index<CustomView>) {
    guard let definition = openDefinitions.takeView(index) else { return }
    var inside = surroundings
    (inside.contentOwner, inside.style, inside.genericBindings) = (nil, nil, [:])
    inside.viewMethod = nil
    inside.selection = nil
    inside.part = nil
    inside.properties = PropertyScope()
    inside.genericTypes = genericTypes(document.views[index].generics)
    let release = document.views[index].availability.first { $0.platform.isRelated(to: document.target.platform) }
    within(\.self, inside) { checker in
      checker.outsideDefinitions { outside in
        outside.reaching(release?.release) { reached in
          reached.inDocument(definition.file) { $0.checkViewBody(definition) }
        }
      }
    }
  }

  private mutating func checkViewBody(_ definition: OpenDefinition<CustomView>) {
    scopes.begin(definition.scope)
    var view = document.views[definition.index]
    checkInside(definition.keys, &view.plan)
    view.body = checkBody(of: definition.keys)
    view.plan.slotCount = slotCount
    view.parameters = scopes.innermost.signature
    document.views[definition.index] = view
    definitions.updateView(view, at: definition.index)
    endScope()
  }

  private mutating func targets(_ entry: EntryID) -> [Target] {
    var targets: [Target] = []
    for element in tree.kind(entry) == .sequence ? Array(tree.elements(entry)) : [entry] {
      if let target = Target(text(element)) { targets.append(target) } else { report(invalidTarget(element)) }
    }
    return targets
  }
}
