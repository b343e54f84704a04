/// The named types that a document can use: SwiftUI's, then its own.
package struct TypeTable: Sendable {
  package var declarations: [TypeDeclaration]

  /// The table of built-in types alone.
  package init() { declarations = TypeTable.builtIn }

  package subscript(id: TypeID) -> TypeDeclaration { declarations[Int(id.rawValue)] }

  /// Returns the type called `name`; nil if there is none.
  package func id(named name: String) -> TypeID? {
    declarations.firstIndex { $0.name == name }.map { TypeID(rawValue: UInt16($0)) }
  }

  /// Adds a type of the document.
  package mutating func add(_ declaration: TypeDeclaration) -> TypeID {
    declarations.append(declaration)
    return TypeID(rawValue: UInt16(declarations.count - 1))
  }

  /// SwiftUI's types, in a fixed order.
  package static let builtIn: [TypeDeclaration] = []
}

/// A named type: what it is called, its cases or fields, its members.
package struct TypeDeclaration: Sendable {
  package var name: String
  package var summary: String
  package var kind: Kind

  package enum Kind: Sendable {
    /// Cases in order.
    case enumeration([EnumerationCase])
    /// Fields in order.
    case structure([Field])
  }

  /// A case of an enumeration.
  package struct EnumerationCase: Sendable {
    package var name: String
    package var payload: [Field]
    /// Values of the constant members, in the order of the type's `members`.
    package var members: [Value]

    package init(_ name: String, payload: [Field] = [], members: [Value] = []) {
      self.name = name
      self.payload = payload
      self.members = members
    }
  }

  /// A stored member of a structure, or an associated value of a case.
  package struct Field: Sendable {
    package var name: String
    package var type: ValueType
    package var defaultValue: Value?

    package init(_ name: String, _ type: ValueType, default defaultValue: Value? = nil) {
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
    }
  }

  package init(name: String, summary: String, kind: Kind) {
    self.name = name
    self.summary = summary
    self.kind = kind
  }
}
