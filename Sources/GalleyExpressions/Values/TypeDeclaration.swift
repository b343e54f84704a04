import GalleyTables

/// A named type: what it is called, its cases or fields, its members.
@usableFromInline package struct TypeDeclaration: Sendable {
  /// As Swift prints it: without the types it is nested in.
  package var name: String
  /// As Swift source spells it: `Text.TruncationMode`.
  package var swiftName: String
  /// The module that the qualified form shows; nil for a type of the document.
  package var module: String?
  /// One sentence that says what values of the type are.
  package var summary: String
  package var kind: Kind
  package var traits: Traits
  /// Values that are written as a member of the type, beside its cases.
  package var staticMembers: [StaticMember]
  /// The constant members that every case of an enumeration has, in the order of `EnumerationCase.members`.
  package var members: [Field]
  /// Members that a function of the document computes from the value.
  package var computedMembers: [ComputedMember]

  /// Whether a value has members that documents cannot name.
  package var hidesMembers: Bool { module != nil && fields.contains { $0.name.hasPrefix("_") } }

  package enum Kind: Sendable {
    /// Cases in order.
    case enumeration([EnumerationCase])
    /// Fields in order. A field whose name starts with `_` is hidden from expressions.
    case structure([Field])
  }

  /// What values of a type can do.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Values are ordered: cases by their place.
    package static let comparable = Traits(rawValue: 1)
    /// An array of members is a value too; it is one member or an array of them.
    package static let optionSet = Traits(rawValue: 2)
    /// Values fill shapes and backgrounds.
    package static let shapeStyle = Traits(rawValue: 4)
    /// A text stands for the value: Locale, URL, Date.
    package static let expressibleByString = Traits(rawValue: 8)
    /// There is an initialiser with the fields as arguments.
    package static let memberwise = Traits(rawValue: 16)
    /// The type has no values of its own; other types' values fit where it is expected: ShapeStyle.
    package static let pseudoType = Traits(rawValue: 32)
    /// It is a type parameter of a custom view.
    package static let generic = Traits(rawValue: 64)
    /// An observable object: a value that is handed on as itself.
    package static let object = Traits(rawValue: 128)
    /// Values are views: a record of which node of the document a value is.
    package static let view = Traits(rawValue: 256)
  }

  /// A case of an enumeration.
  package struct EnumerationCase: Sendable {
    package var name: String
    /// What the case means, where its name does not say it.
    package var summary: String
    package var payload: [Field]
    /// Values of the constant members, in the order of the type's `members`.
    package var members: [Value]

    package init(_ name: String, summary: String = "", payload: [Field] = [], members: [Value] = []) {
      self.name = name
      self.summary = summary
      self.payload = payload
      self.members = members
    }
  }

  /// A stored member of a structure, or an associated value of a case; an empty name is an argument without a label.
  package struct Field: Sendable {
    package var name: String
    package var type: ValueType
    package var defaultValue: Value?
    /// The numbers that it is meant to have; nil for those of the place that the whole value stands at.
    package var numbers: NumberDomain?
    /// The member beside it that is its lower bound.
    package var notBelow: String?

    package init(
      _ name: String, _ type: ValueType, default defaultValue: Value? = nil, numbers: NumberDomain? = nil,
      notBelow: String? = nil
    ) {
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
      self.numbers = numbers
      self.notBelow = notBelow
    }
  }

  /// A value that is written as a member of its type, or of the pseudo-type it is expected as.
  package struct StaticMember: Sendable {
    package var name: String
    package var summary: String
    package var type: ValueType
    package var value: Value

    package init(_ name: String, _ type: ValueType, _ value: Value, summary: String = "") {
      self.name = name
      self.summary = summary
      self.type = type
      self.value = value
    }
  }

  /// A member that is computed by a function of the document, which gets the value as its only argument.
  package struct ComputedMember: Sendable {
    package var name: String
    package var type: ValueType
    /// What `EvaluationContext.call` gets; its home is the document.
    package var function: Index<DocumentFunction>

    package init(name: String, type: ValueType, function: Index<DocumentFunction>) {
      self.name = name
      self.type = type
      self.function = function
    }
  }

  /// Declares a type of the document; `name` has no parents then.
  package init(name: String, summary: String, kind: Kind) {
    self.init(name, summary, kind)
    module = nil
    if case .structure = kind { traits = .memberwise }
  }

  private init(_ swiftName: String, _ summary: String, _ kind: Kind) {
    self.swiftName = swiftName
    name = TypeDeclaration.lastPart(of: swiftName)
    module = "SwiftUI"
    self.summary = summary
    self.kind = kind
    traits = []
    staticMembers = []
    members = []
    computedMembers = []
  }
}

extension TypeDeclaration {
  /// What stands behind the last dot of a name.
  ///
  /// By bytes, not characters, and forwards: each process declares every type of SwiftUI.
  private static func lastPart(of name: String) -> String {
    var length = 0
    for byte in name.utf8 { length = byte == UInt8(ascii: ".") ? 0 : length + 1 }
    return length == name.utf8.count ? name : String(decoding: name.utf8.suffix(length), as: UTF8.self)
  }
}

// MARK: - Declaring built-in types

extension TypeDeclaration {
  /// Declares an enumeration of SwiftUI, or a structure of which only static members are used.
  static func enumeration(
    _ swiftName: String, _ summary: String, _ cases: [EnumerationCase], _ traits: Traits = [],
    module: String = "SwiftUI"
  ) -> TypeDeclaration {
    var declaration = TypeDeclaration(swiftName, summary, .enumeration(cases))
    declaration.traits = traits
    declaration.module = module
    return declaration
  }

  /// Declares a structure of SwiftUI.
  static func structure(
    _ swiftName: String, _ summary: String, _ fields: [Field] = [], _ traits: Traits = .memberwise,
    statics: [StaticMember] = [], module: String = "SwiftUI"
  ) -> TypeDeclaration {
    var declaration = TypeDeclaration(swiftName, summary, .structure(fields))
    declaration.traits = traits
    declaration.staticMembers = statics
    declaration.module = module
    return declaration
  }
}

extension TypeDeclaration.EnumerationCase: ExpressibleByStringLiteral {
  /// A case without associated values whose name says what it means.
  package init(stringLiteral name: String) { self.init(name) }
}

extension TypeDeclaration {
  /// The cases of an enumeration; empty for a structure.
  package var cases: [EnumerationCase] {
    guard case .enumeration(let cases) = kind else { return [] }
    return cases
  }

  /// Whether some of its cases hold values: Swift lists such cases nowhere, and none has a raw value.
  package var hasAssociatedValues: Bool { cases.contains { !$0.payload.isEmpty } }

  /// The fields of a structure; empty for an enumeration.
  package var fields: [Field] {
    guard case .structure(let fields) = kind else { return [] }
    return fields
  }
}
