package import GalleyExpressions

/// A member of SwiftUI's EnvironmentValues: what `environment.NAME` reads, and what `environment` in documents and in options sets.
package struct EnvironmentKey: Sendable {
  package let name: String
  /// One sentence for completion and the reference.
  package let summary: String
  package let availability: Availability
  package let type: ValueType
  /// How the type prints where that is not its name.
  private let ownPrintedType: String?
  /// What its value must be where not every value of its type will do.
  package private(set) var restriction: Restriction?
  /// The numbers that it is meant to have; nil for any.
  package private(set) var numbers: NumberDomain?
  /// In SwiftUI it is a binding to what it is here.
  package private(set) var isBinding = false
  /// Views cannot set it; only the surroundings of a document can.
  package let isReadOnly: Bool
  package let read: @Sendable (EnvironmentValues, TypeTable) -> Value
  package let write: @Sendable (Value, TypeTable, inout EnvironmentValues) -> Void

  /// A member that layout or expressions have a field of their own for.
  package init(
    _ name: String, _ summary: String, since availability: Availability = .iOS(13), _ type: ValueType,
    prints printedType: String? = nil, read: @escaping @Sendable (EnvironmentValues, TypeTable) -> Value,
    write: @escaping @Sendable (Value, TypeTable, inout EnvironmentValues) -> Void
  ) {
    self.init(
      name, summary, since: availability, type, prints: printedType, isReadOnly: false, read: read, write: write)
  }

  /// A member that is only kept, for expressions and for the catalogue.
  package init(
    _ member: EnvironmentMember, _ summary: String, since availability: Availability = .iOS(13), _ type: ValueType,
    prints printedType: String? = nil, default fallback: Value, isReadOnly: Bool = false
  ) {
    self.init(
      member.name, summary, since: availability, type, prints: printedType, isReadOnly: isReadOnly,
      read: { environment, _ in environment.kept[member] ?? fallback },
      write: { value, _, environment in environment.kept[member] = value })
  }

  private init(
    _ name: String, _ summary: String, since availability: Availability, _ type: ValueType, prints printedType: String?,
    isReadOnly: Bool, read: @escaping @Sendable (EnvironmentValues, TypeTable) -> Value,
    write: @escaping @Sendable (Value, TypeTable, inout EnvironmentValues) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.availability = availability
    self.type = type
    ownPrintedType = printedType
    self.isReadOnly = isReadOnly
    self.read = read
    self.write = write
  }

  /// The type as it shows in `_EnvironmentKeyWritingModifier<…>`.
  package var printedType: String { ownPrintedType ?? swiftName(of: type, in: TypeTable()) }
}

extension EnvironmentKey {
  /// What a value must be, in words, and whether one is.
  package struct Restriction: Sendable {
    package var wanted: String
    package var admits: @Sendable (Value) -> Bool
  }

  /// The same member, whose values are restricted.
  func only(_ wanted: String, _ admits: @escaping @Sendable (Value) -> Bool) -> EnvironmentKey {
    var key = self
    key.restriction = Restriction(wanted: wanted, admits: admits)
    return key
  }

  /// The same member, which is a binding in SwiftUI.
  func bound() -> EnvironmentKey {
    var key = self
    key.isBinding = true
    return key
  }

  /// The same member, of which not every number makes something.
  func numbers(_ domain: NumberDomain) -> EnvironmentKey {
    var key = self
    key.numbers = domain
    return key
  }
}

extension EnvironmentKey {
  /// Every member that Galley knows, in alphabetical order.
  package static let standard: [EnvironmentKey] = all.sorted { $0.name < $1.name }

  /// The same, by family.
  static let all: [EnvironmentKey] = text + images + interface + controls + accessibility

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Returns the member that SwiftUI calls `name`; nil if there is none.
  package static func named(_ name: String) -> EnvironmentKey? { byName[name] }

  /// The same member with a value that follows from others.
  func computed(_ value: @escaping @Sendable (EnvironmentValues) -> Value) -> EnvironmentKey {
    EnvironmentKey(
      name, summary, since: availability, type, prints: ownPrintedType, isReadOnly: true,
      read: { environment, _ in value(environment) }, write: { _, _, _ in })
  }

  /// An enumeration that is only kept.
  static func kept(
    _ member: EnvironmentMember, _ summary: String, since availability: Availability = .iOS(13), _ type: String,
    default fallback: String, isReadOnly: Bool = false
  ) -> EnvironmentKey {
    EnvironmentKey(
      member, summary, since: availability, .builtIn(type), default: TypeTable().value(type, fallback),
      isReadOnly: isReadOnly)
  }

  /// A Bool that is only kept.
  static func flag(
    _ name: String, _ summary: String, since availability: Availability = .iOS(13), default fallback: Bool = false,
    isReadOnly: Bool = false
  ) -> EnvironmentKey {
    EnvironmentKey(
      EnvironmentMember(name), summary, since: availability, .bool, default: .bool(fallback), isReadOnly: isReadOnly)
  }

  /// A CGFloat with a field of its own.
  static func length(
    _ name: String, _ summary: String, _ field: WritableKeyPath<EnvironmentValues, Double> & Sendable
  ) -> EnvironmentKey {
    EnvironmentKey(
      name, summary, .double, prints: "CGFloat", read: { environment, _ in .double(environment[keyPath: field]) },
      write: { value, _, environment in environment[keyPath: field] = value.number ?? environment[keyPath: field] })
  }

  /// A Bool with a field of its own.
  static func truth(
    _ name: String, _ summary: String, since availability: Availability = .iOS(13),
    _ field: WritableKeyPath<EnvironmentValues, Bool> & Sendable
  ) -> EnvironmentKey {
    EnvironmentKey(
      name, summary, since: availability, .bool, read: { environment, _ in .bool(environment[keyPath: field]) },
      write: { value, _, environment in environment[keyPath: field] = value == .bool(true) })
  }

  /// An enumeration with a field of its own, whose cases are the field's raw values.
  static func word<Word: RawRepresentable<String> & SendableMetatype>(
    _ name: String, _ summary: String, since availability: Availability = .iOS(13), _ type: String,
    _ field: WritableKeyPath<EnvironmentValues, Word> & Sendable
  ) -> EnvironmentKey {
    EnvironmentKey(
      name, summary, since: availability, .builtIn(type),
      read: { environment, types in types.value(type, environment[keyPath: field].rawValue) },
      write: { value, types, environment in
        guard let word = types.caseName(of: value).flatMap({ Word(rawValue: $0) }) else { return }
        environment[keyPath: field] = word
      })
  }
}

extension TypeTable {
  /// The case of a built-in enumeration by its name; null if there is none.
  package func value(_ type: String, _ name: String) -> Value {
    guard let id = TypeTable.builtInID(type), let index = self[id].cases.firstIndex(where: { $0.name == name }) else {
      return .null
    }
    return .enumeration(id, index: index, payload: [])
  }
}
