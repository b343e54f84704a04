/// The named types that a document can use: SwiftUI's, then its own.
package struct TypeTable: Sendable {
  package private(set) var declarations: [TypeDeclaration]
  /// The types of the document by name.
  private var added: [String: TypeID] = [:]

  /// The table of built-in types alone.
  package init() { declarations = TypeTable.builtIn }

  /// Lends the declaration: a copy of its lists and names for a look at one of them would take longer than the look.
  package subscript(id: TypeID) -> TypeDeclaration {
    _read { yield declarations[Int(id.rawValue)] }
  }

  /// Returns the type called `name`, in full (`Text.TruncationMode`) or, where that is unique, without its parents; nil
  /// if there is none.
  package func id(named name: String) -> TypeID? { added[name] ?? TypeTable.builtInID(name) }

  /// Adds a type of the document.
  ///
  /// At most 65 535 types fit; a document with more ends at the reader's limits long before.
  package mutating func add(_ declaration: TypeDeclaration, isFoundByName: Bool = true) -> TypeID {
    precondition(declarations.count < Int(UInt16.max), "more types than an id can tell apart")
    let id = TypeID(rawValue: UInt16(declarations.count))
    declarations.append(declaration)
    if isFoundByName { added[declaration.swiftName] = id }
    return id
  }

  /// Replaces a type's declaration, for types that refer to each other and for custom alignments.
  package mutating func replace(_ id: TypeID, with declaration: TypeDeclaration) {
    declarations[Int(id.rawValue)] = declaration
  }

  /// Adds a case without associated values to an enumeration, such as a custom alignment to `HorizontalAlignment`, and
  /// returns its index.
  package mutating func addCase(_ name: String, summary: String = "", to id: TypeID) -> Int {
    guard case .enumeration(var cases) = declarations[Int(id.rawValue)].kind else {
      preconditionFailure("cases are added to enumerations")
    }
    cases.append(TypeDeclaration.EnumerationCase(name, summary: summary))
    declarations[Int(id.rawValue)].kind = .enumeration(cases)
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
  package static let builtIn: [TypeDeclaration] = {
    // Types refer to each other by name: the first pass only numbers them, the second fills in the ids.
    let numbered = families(TypeNames(ids: [:]))
    var ids: [String: TypeID] = [:]
    for (index, declaration) in numbered.enumerated() { ids[declaration.swiftName] = TypeID(rawValue: UInt16(index)) }
    return families(TypeNames(ids: ids))
  }()

  private static func families(_ names: TypeNames) -> [TypeDeclaration] {
    [
      alignments, axes, geometry, colors, styles, fonts, texts, images, shapes, grids, environment, controls, keyboard,
      bars, animations, effects, accessibility, foundation,
      presentations, interactions,
    ].flatMap { $0(names) }
  }

  /// Built-in types by full name, and by bare name where only one type has it.
  private static let builtInIDs: [String: TypeID] = {
    var ids: [String: TypeID] = [:]
    var ambiguous: Set<String> = []
    for (index, declaration) in builtIn.enumerated() where declaration.name != declaration.swiftName {
      if ids.updateValue(TypeID(rawValue: UInt16(index)), forKey: declaration.name) != nil {
        ambiguous.insert(declaration.name)
      }
    }
    for name in ambiguous { ids[name] = nil }
    for (index, declaration) in builtIn.enumerated() { ids[declaration.swiftName] = TypeID(rawValue: UInt16(index)) }
    return ids
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
struct TypeNames {
  let ids: [String: TypeID]

  /// The id of the built-in type with this full name.
  func id(_ name: String) -> TypeID { ids[name] ?? TypeID(rawValue: 0) }

  func type(_ name: String) -> ValueType { .named(id(name)) }

  func optional(_ name: String) -> ValueType { .optional(type(name)) }

  /// A case without associated values.
  func value(_ name: String, _ index: Int) -> Value { .enumeration(id(name), index: index, payload: []) }
}
