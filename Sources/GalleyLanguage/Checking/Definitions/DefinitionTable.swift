import GalleyExpressions
import GalleySource
import GalleyTables

/// The definitions of a document and of what it imports, by name, with what a use of each calls.
struct DefinitionTable {
  /// What names are told apart from; two of one kind cannot have the same name.
  enum Namespace: String {
    case types, values, modifiers
  }

  /// Custom views, by name: indices in `CheckedProgram.views`.
  private(set) var views: [String: Index<CustomView>] = [:]
  private(set) var shapes: [String: Index<CustomShape>] = [:]
  private(set) var layouts: [String: Index<LayoutDefinition>] = [:]
  private(set) var styles: [String: Index<CustomStyle>] = [:]
  private(set) var modifiers: [String: CustomModifierName] = [:]
  /// The types that the document declares.
  private(set) var types: [TypeID] = []
  /// The types whose members are still to be checked.
  var openTypes: [TypeID: OpenType] = [:]
  /// Those whose members are being checked, and those that hold one of these, or may.
  var unfinishedTypes: Set<TypeID> = []
  /// Defaults of members that wait until the members of all types are known.
  var openDefaults: [OpenDefault] = []
  /// The computed members of those that have been checked.
  var openMembers: [OpenMembers] = []
  /// The types of what composed gestures tell.
  var composedValues: [ComposedValue: TypeID] = [:]
  /// The callees of `CheckedProgram.views` after the first, which is the document itself.
  private var viewCallees: [Callee] = []
  private var shapeCallees: [Callee] = []
  private var layoutCallees: [Callee] = []
  private var styleCallees: [Callee] = []
  private var propertyCallees: [Callee] = []
  /// Where names are defined, by namespace and name.
  private var spans: [String: SourceSpan] = [:]

  /// Notes where a name is defined; returns where it was defined before.
  mutating func note(_ name: String, in namespace: Namespace, at span: SourceSpan) -> SourceSpan? {
    let key = "\(namespace.rawValue) \(name)"
    guard let first = spans[key] else {
      spans[key] = span
      return nil
    }
    return first
  }

  /// Tells whether a name is defined, perhaps with a mistake that keeps it from being used.
  func isDefined(_ name: String, in namespace: Namespace) -> Bool { spans["\(namespace.rawValue) \(name)"] != nil }

  // MARK: Adding

  mutating func addType(_ type: TypeID) { types.append(type) }

  /// Adds the view that comes next in `CheckedProgram.views`.
  mutating func addView(_ view: CustomView, at index: Index<CustomView>) {
    viewCallees.append(Callee(name: view.name, parameters: view.parameters))
    views[view.name] = index
  }

  /// Gives a view the parameters that are known once its body is checked.
  mutating func updateView(_ view: CustomView, at index: Index<CustomView>) {
    viewCallees[index.position - 1] = Callee(name: view.name, parameters: view.parameters)
  }

  mutating func addShape(_ shape: CustomShape, at index: Index<CustomShape>) {
    shapes[shape.name] = index
    shapeCallees.append(Callee(name: shape.name, parameters: shape.parameters))
  }

  mutating func addLayout(_ layout: LayoutDefinition, at index: Index<LayoutDefinition>) {
    layouts[layout.name] = index
    layoutCallees.append(Callee(name: layout.name, parameters: layout.parameters))
  }

  mutating func addStyle(_ style: CustomView, at index: Index<CustomStyle>) {
    styles[style.name] = index
    styleCallees.append(Callee(name: style.name, parameters: style.parameters))
  }

  /// Makes a modifier known by a name, with the parameters that calls by that name have.
  mutating func addModifier(_ name: String, _ kind: CheckedModifier.Kind, parameters: [Parameter]) {
    modifiers[name] = CustomModifierName(kind: kind, callee: Callee(name: name, parameters: parameters))
  }

  mutating func addProperty(_ property: CustomProperty) {
    propertyCallees.append(Callee(name: property.name, parameters: property.parameters))
  }

  // MARK: What a use calls

  func callee(ofView index: Index<CustomView>) -> Callee { viewCallees[index.position - 1] }

  func callee(ofShape index: Index<CustomShape>) -> Callee { shapeCallees[index.position] }

  func callee(ofLayout index: Index<LayoutDefinition>) -> Callee { layoutCallees[index.position] }

  func callee(ofStyle index: Index<CustomStyle>) -> Callee { styleCallees[index.position] }

  func callee(ofProperty index: Index<CustomProperty>) -> Callee { propertyCallees[index.position] }

  /// Whether a name is one of the document's views, shapes or modifiers.
  func names(_ name: String) -> Bool { namesView(name) || modifiers[name] != nil }

  /// Whether a name is one of the document's views, shapes or layouts.
  func namesView(_ name: String) -> Bool { views[name] != nil || shapes[name] != nil || layouts[name] != nil }

  /// The names of the document's views, then its shapes, then its layouts.
  var viewNames: [String] { views.keys.sorted() + shapes.keys.sorted() + layouts.keys.sorted() }
}

/// What a modifier name of the document calls.
struct CustomModifierName {
  var kind: CheckedModifier.Kind
  var callee: Callee
}
