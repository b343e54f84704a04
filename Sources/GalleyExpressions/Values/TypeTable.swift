/// The named types that a document can use: SwiftUI's, then its own.
@usableFromInline package struct TypeTable: Sendable {
  @usableFromInline package private(set) var declarations: [TypeDeclaration]
  /// The types of the document by name.
  private var added: [String: TypeID] = [:]
  /// The types whose values can hold others of their own type, those of the document included; see `findSelfContaining`.
  var selfContaining = TypeTable.selfContainingBuiltIns

  /// The table of built-in types alone.
  package init() { declarations = TypeTable.builtIn }

  /// Lends the declaration: a copy of its lists and names for a look at one of them would take longer than the look.
  @inlinable package subscript(id: TypeID) -> TypeDeclaration {
    _read { yield declarations[id.position] }
  }

  /// Returns the type called `name`, in full (`Text.TruncationMode`) or, where that is unique, without its parents; nil
  /// if there is none.
  package func id(named name: String) -> TypeID? { added[name] ?? TypeTable.builtInID(name) }

  /// The name of a type, with its module where the document has another one of this name.
  func spelling(of id: TypeID) -> String {
    let declaration = self[id]
    guard let module = declaration.module, added[declaration.swiftName] != nil else { return declaration.swiftName }
    return "\(module).\(declaration.swiftName)"
  }

  /// Whether another type can be told from those that there are.
  package var hasRoom: Bool { declarations.count < Int(UInt16.max) }

  /// Adds a type of the document.
  ///
  /// At most 65 535 types fit; a document with more ends at the reader's limits long before.
  package mutating func add(_ declaration: TypeDeclaration, isFoundByName: Bool = true) -> TypeID {
    precondition(hasRoom, "more types than an id can tell apart")
    let id = TypeID(declarations.count)
    declarations.append(declaration)
    if isFoundByName { added[declaration.swiftName] = id }
    return id
  }

  /// Replaces a type's declaration, for types that refer to each other and for custom alignments.
  package mutating func replace(_ id: TypeID, with declaration: TypeDeclaration) {
    declarations[id.position] = declaration
  }

  /// Adds a case without associated values to an enumeration, such as a custom alignment to `HorizontalAlignment`, and
  /// returns its index.
  package mutating func addCase(_ name: String, summary: String = "", to id: TypeID) -> Int {
    guard case .enumeration(var cases) = declarations[id.position].kind else {
      preconditionFailure("cases are added to enumerations")
    }
    // The list is taken out meanwhile, so that it is not copied for each case.
    declarations[id.position].kind = .enumeration([])
    cases.append(TypeDeclaration.EnumerationCase(name, summary: summary))
    declarations[id.position].kind = .enumeration(cases)
    return cases.count - 1
  }

  /// Every name that a type can be called in an expression, for suggestions.
  package var names: [String] {
    ["Array", "Bool", "CGFloat", "Double", "Int", "String"] + declarations.map(\.swiftName)
  }
}

// MARK: - Built-in types

extension TypeTable {
  /// SwiftUI's types, in a fixed order: by family, as listed here.
  package static let builtIn: [TypeDeclaration] = builtInTypes.declarations

  /// Built-in types by full name, and by bare name where only one type has it.
  private static let builtInIDs: [String: TypeID] = {
    var ids = builtInTypes.ids
    var ambiguous: [String] = []
    for index in builtIn.indices where builtIn[index].name != builtIn[index].swiftName {
      let name = builtIn[index].name
      guard let other = ids.updateValue(TypeID(index), forKey: name) else { continue }
      // A type of that full name keeps it.
      if builtIn[other.position].swiftName == name { ids[name] = other } else { ambiguous.append(name) }
    }
    for name in ambiguous { ids[name] = nil }
    return ids
  }()

  /// The declarations, and their places by full name.
  private static let builtInTypes: (declarations: [TypeDeclaration], ids: [String: TypeID]) = {
    let families = [
      localizedTexts, alignments, axes, geometry, colors, styles, fonts, texts, images, shapes, grids, environment,
      controls, keyboard,
      bars, animations, effects, accessibility, foundation, formats, presentations, interactions, layouts, subviews,
      shaders,
      windows, frameworks,
    ]
    let names = TypeNames()
    var declarations: [TypeDeclaration] = []
    declarations.reserveCapacity(256)
    var unsettled: [(family: (TypeNames) -> [TypeDeclaration], start: Int)] = []
    for family in families {
      names.isAnyMissing = false
      let made = family(names)
      if names.isAnyMissing { unsettled.append((family, declarations.count)) }
      for index in made.indices { names.add(made[index].swiftName) }
      declarations += made
    }
    // What names types of its own family or a later one is made again, now that all have their places.
    for (family, start) in unsettled {
      let made = family(names)
      declarations.replaceSubrange(start..<start + made.count, with: made)
    }
    return (declarations, names.ids)
  }()

  /// Returns the built-in type that Swift calls `name`; nil if there is none.
  package static func builtInID(_ name: String) -> TypeID? { builtInIDs[name] }

  /// Returns a built-in type that this module itself relies on.
  static func wellKnown(_ name: String) -> TypeID {
    guard let id = builtInIDs[name] else { preconditionFailure("\(name) is not declared") }
    return id
  }
}

/// What a family of built-in types needs to name other types while the table is made.
final class TypeNames {
  /// The places of the types that have been made, by full name.
  fileprivate private(set) var ids = [String: TypeID](minimumCapacity: 256)
  /// Whether a type was asked for that has no place yet.
  fileprivate var isAnyMissing = false

  /// Gives a type the next place.
  fileprivate func add(_ name: String) { ids[name] = TypeID(ids.count) }

  /// The id of the built-in type with this full name.
  func id(_ name: String) -> TypeID {
    if let id = ids[name] { return id }
    isAnyMissing = true
    return TypeID(0)
  }

  func type(_ name: String) -> ValueType { .named(id(name)) }

  func optional(_ name: String) -> ValueType { .optional(type(name)) }

  /// A case without associated values.
  func value(_ name: String, _ index: Int) -> Value { .enumeration(id(name), index: index, payload: []) }
}
