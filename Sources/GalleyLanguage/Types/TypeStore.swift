import CStackRoom
package import GalleyTables

/// Identifies a printed type in a `TypeStore`.
package typealias TypeRef = Index<TypeStore.Entry>

/// The types that Swift would print, as one flat array; a type's arguments stand before it.
///
/// Names are kept in full (`SwiftUI.Text.Case`); the unqualified form drops everything up to the last dot, as Swift does
/// (types 1.2).
package struct TypeStore: Sendable {
  /// A type: its name, none for a tuple, and its arguments.
  package struct Entry: Sendable {
    fileprivate(set) var name: Index<Name>?
    fileprivate(set) var arguments: IndexRange<TypeRef>
  }

  /// A name that types have.
  struct Name: Sendable {
    var full: String
    /// Where the part behind the last dot begins, as an offset of bytes.
    var lastPart: Int
    /// The type of this name without arguments, once there is one.
    var plainType: TypeRef?
  }

  private(set) var entries = Table<Entry>()
  private(set) var arguments = Table<TypeRef>()
  private(set) var names = Table<Name>()
  private var nameIndices: [String: Index<Name>] = [:]
  private var spelledTypes: [String: TypeRef] = [:]
  /// Types that Swift prints with a pack: `TupleContent<Pack{A, B}>`.
  static let packSpelling = "Pack"
  /// The name of packs; nil until one is added.
  private(set) var packName: Index<Name>?

  package init() {}

  /// The type called `name` with these arguments; a name without a dot is SwiftUI's, or the standard library's.
  package mutating func add(_ name: String, _ typeArguments: [TypeRef] = []) -> TypeRef {
    let index = index(of: name)
    if typeArguments.isEmpty, let known = names[index].plainType { return known }
    let result = append(index, typeArguments)
    if typeArguments.isEmpty { names[index].plainType = result }
    return result
  }

  /// A tuple type, `(A, B)`.
  package mutating func addTuple(_ elements: [TypeRef]) -> TypeRef {
    append(nil, elements)
  }

  /// `Pack{A, B}`, the arguments of a variadic generic type.
  package mutating func addPack(_ elements: [TypeRef]) -> TypeRef { add(TypeStore.packSpelling, elements) }

  /// The type that is spelled `text`, such as `Optional<Color>` or `_EndedGesture<TapGesture>`.
  package mutating func spelled(_ text: String) -> TypeRef {
    if let known = spelledTypes[text] { return known }
    var rest = Substring(text)
    let result = parse(&rest)
    spelledTypes[text] = result
    return result
  }

  private mutating func parse(_ rest: inout Substring) -> TypeRef {
    if rest.first == "(" {
      rest.removeFirst()
      let elements = parseList(&rest, until: ")")
      return addTuple(elements)
    }
    let name = rest.prefix { !"<>,()".contains($0) }
    rest.removeFirst(name.count)
    guard rest.first == "<" else { return add(String(name)) }
    rest.removeFirst()
    return add(String(name), parseList(&rest, until: ">"))
  }

  private mutating func parseList(_ rest: inout Substring, until end: Character) -> [TypeRef] {
    var elements: [TypeRef] = []
    while let next = rest.first, next != end, stackHasRoom() {
      if next == "," || next == " " {
        rest.removeFirst()
      } else {
        elements.append(parse(&rest))
      }
    }
    if !rest.isEmpty { rest.removeFirst() }
    return elements
  }

  private mutating func append(_ name: Index<Name>?, _ typeArguments: [TypeRef]) -> TypeRef {
    entries.append(Entry(name: name, arguments: arguments.append(contentsOf: typeArguments)))
  }

  private mutating func append(_ fullName: String) -> Index<Name> {
    let dot = fullName.utf8.lastIndex(of: UInt8(ascii: "."))
    let lastPart = dot.map { fullName.utf8.distance(from: fullName.startIndex, to: $0) + 1 } ?? 0
    return names.append(Name(full: fullName, lastPart: lastPart))
  }

  private mutating func index(of name: String) -> Index<Name> {
    if let known = nameIndices[name] { return known }
    let result = append(name.hasPrefix(TypeStore.unknownMark) ? name : TypeStore.module(of: name) + "." + name)
    nameIndices[name] = result
    if name == TypeStore.packSpelling { packName = result }
    return result
  }
}

// MARK: - Modules

extension TypeStore {
  private static func module(of name: String) -> String {
    if let label = label(in: name) { return module(of: String(name[label.upperBound...])) }
    switch name {
    case "Optional", "Array", "Dictionary", "Set", "Range", "ClosedRange", "Int", "Double", "Float", "String", "Bool",
      "Never", "LazyMapSequence", "CollectionOfOne", "Character", "Pack":
      return "Swift"
    case "CGFloat", "CGSize", "CGPoint", "CGRect": return "CoreGraphics"
    case "URL", "Date", "Locale", "Calendar", "TimeZone", "UUID", "KeyPathComparator": return "Foundation"
    default: return "SwiftUI"
    }
  }

  /// Where the label of a tuple's element ends in a spelling such as `offset: Int`; nil if there is none.
  static func label(in name: String) -> Range<String.Index>? {
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    return colon..<(name.utf8.index(colon, offsetBy: 2, limitedBy: name.endIndex) ?? name.endIndex)
  }

  /// Begins what stands for a type that is not known; it has no module.
  static let unknownMark = "unknown("

  /// Keeps a document's `Text` apart from SwiftUI's among the known names; it cannot occur in a Swift name.
  private static let documentMark = "#"

  /// The full name of a type that the document declares.
  package mutating func addDocumentType(_ name: String, module: String, _ typeArguments: [TypeRef] = []) -> TypeRef {
    let marked = TypeStore.documentMark + name
    if nameIndices[marked] == nil { nameIndices[marked] = append(module + "." + name) }
    return add(marked, typeArguments)
  }
}
