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
    fileprivate var name: Index<Name>?
    fileprivate var arguments: IndexRange<TypeRef>
  }

  /// A name that types have.
  fileprivate struct Name: Sendable {
    var full: String
    /// Where the part behind the last dot begins, as an offset of bytes.
    var lastPart: Int
    /// The type of this name without arguments, once there is one.
    var plainType: TypeRef?
  }

  private var entries = Table<Entry>()
  private var arguments = Table<TypeRef>()
  private var names = Table<Name>()
  private var nameIndices: [String: Index<Name>] = [:]
  private var spelledTypes: [String: TypeRef] = [:]
  /// Types that Swift prints with a pack: `TupleContent<Pack{A, B}>`.
  private static let packSpelling = "Pack"
  /// The name of packs; nil until one is added.
  private var packName: Index<Name>?

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

// MARK: - Printing

extension TypeStore {
  /// How a type's name is written.
  package enum Form: Sendable {
    /// As `print(type(of:))` writes it.
    case unqualified
    /// As `String(reflecting:)` writes it.
    case qualified
  }

  /// Returns the type as Swift prints it; cost linear in its length, at any depth.
  package func print(_ type: TypeRef, _ form: Form = .unqualified) -> String {
    var output: [UInt8] = []
    write(type, form, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends the type as Swift prints it.
  package func write(_ type: TypeRef, _ form: Form = .unqualified, to output: inout [UInt8]) {
    // An explicit stack: a chain of modifiers nests as deep as it is long.
    var pending: [(entry: Entry, next: Int?)] = [(entries[type], nil)]
    while let (entry, begun) = pending.last {
      let hasBrackets = !entry.arguments.isEmpty || entry.name == nil
      if begun == nil {
        if let name = entry.name { writeName(name, form, to: &output) }
        if hasBrackets { output.append(brackets(of: entry).open) }
      }
      let next = begun ?? 0
      if next < entry.arguments.count {
        if next > 0 { output.append(contentsOf: ", ".utf8) }
        pending[pending.count - 1].next = next + 1
        let arguments = arguments(of: entry)
        pending.append((entries[arguments[arguments.startIndex + next]], nil))
      } else {
        if hasBrackets { output.append(brackets(of: entry).close) }
        pending.removeLast()
      }
    }
  }

  private func brackets(of entry: Entry) -> (open: UInt8, close: UInt8) {
    guard let name = entry.name else { return (UInt8(ascii: "("), UInt8(ascii: ")")) }
    if name == packName { return (UInt8(ascii: "{"), UInt8(ascii: "}")) }
    return (UInt8(ascii: "<"), UInt8(ascii: ">"))
  }

  /// What stands before and behind the arguments of a type: `<` and `>`, those of a tuple, or those of a pack.
  package func brackets(of type: TypeRef) -> (open: String, close: String) {
    let brackets = brackets(of: entries[type])
    return (String(UnicodeScalar(brackets.open)), String(UnicodeScalar(brackets.close)))
  }

  /// Appends the name of a type; the unqualified form is copied as bytes, since reports write one for every node.
  private func writeName(_ name: Index<Name>, _ form: Form, to output: inout [UInt8]) {
    switch form {
    case .qualified: output.append(contentsOf: spelling(of: name, form).utf8)
    case .unqualified:
      var full = names[name].full
      full.withUTF8 { output.append(contentsOf: $0[names[name].lastPart...]) }
    }
  }

  private func spelling(of name: Index<Name>, _ form: Form) -> Substring {
    let (full, lastPart) = (names[name].full, names[name].lastPart)
    if name == packName { return Substring(TypeStore.packSpelling) }
    switch form {
    case .qualified:
      guard let label = TypeStore.label(in: full) else { return Substring(full) }
      // The module stands behind the label of a tuple's element: `offset: Swift.Int`.
      let dot = full.utf8.index(full.startIndex, offsetBy: lastPart)
      return full[dot..<label.upperBound] + full[..<dot] + full[label.upperBound...]
    case .unqualified: return full[full.utf8.index(full.startIndex, offsetBy: lastPart)...]
    }
  }

  /// About how many letters a type prints as, unqualified; cost linear in the types it is made of, however often each
  /// occurs.
  package func length(of type: TypeRef) -> Int {
    // A type is stored behind its arguments, so lengths add up in one pass.
    var lengths: [Int] = []
    lengths.reserveCapacity(type.position + 1)
    for entry in entries.prefix(type.position + 1) {
      var length = entry.name.map { 2 + names[$0].full.utf8.count - names[$0].lastPart } ?? 2
      for argument in arguments(of: entry) {
        length = min(length + 2 + lengths[argument.position], 1 << 50)
      }
      lengths.append(length)
    }
    return lengths.last ?? 0
  }

  /// The name of a type without its arguments; empty for a tuple.
  package func name(of type: TypeRef, _ form: Form) -> String {
    let entry = entries[type]
    return entry.name.map { String(spelling(of: $0, form)) } ?? ""
  }

  /// Tells whether a type prints within a number of columns, which is counted down; cost bounded by that number.
  package func isShort(_ type: TypeRef, _ form: Form, within budget: inout Int) -> Bool {
    var pending = [type]
    while let next = pending.popLast() {
      let entry = entries[next]
      budget -= name(of: next, form).utf8.count + 2 * entry.arguments.count
      if budget < 0 { return false }
      pending.append(contentsOf: arguments(of: entry).reversed())
    }
    return true
  }

  /// Tells whether a type, or one of its arguments, stands for one that is not known.
  package func hasUnknownPart(_ type: TypeRef) -> Bool {
    var type = type
    while true {
      if isUnknown(type) { return true }
      let parts = arguments(of: entries[type])
      guard parts.count == 1, let only = parts.first else { return parts.contains { isUnknown($0) } }
      type = only
    }
  }

  private func isUnknown(_ type: TypeRef) -> Bool { name(of: type, .unqualified).hasPrefix(TypeStore.unknownMark) }

  private func arguments(of entry: Entry) -> ArraySlice<TypeRef> {
    arguments[entry.arguments]
  }

  /// The parts of a type: its full name (nil for a tuple) and its arguments, for pretty printing and comparisons.
  package func parts(of type: TypeRef) -> (name: String?, arguments: [TypeRef]) {
    let entry = entries[type]
    return (entry.name.map { names[$0].full }, Array(arguments(of: entry)))
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
  private static func label(in name: String) -> Range<String.Index>? {
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
