import CStackRoom

/// Identifies a printed type: an index in a `TypeStore`.
package struct TypeRef: Hashable, Sendable {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The types that Swift would print, as one flat array; a type's arguments stand before it.
///
/// Names are kept in full (`SwiftUI.Text.Case`); the unqualified form drops everything up to the last dot, as Swift does
/// (types 1.2).
package struct TypeStore: Sendable {
  private struct Entry: Sendable {
    /// An index in `names`; -1 for a tuple.
    var name: Int32
    var firstArgument: Int32
    var argumentCount: Int32
  }

  private var entries: [Entry] = []
  private var arguments: [TypeRef] = []
  private var names: [String] = []
  /// By name: where the part behind the last dot begins, as an offset of bytes.
  private var lastParts: [Int] = []
  private var nameIndices: [String: Int32] = [:]
  /// By name: the type without arguments.
  private var plainTypes: [TypeRef?] = []
  private var spelledTypes: [String: TypeRef] = [:]
  /// Types that Swift prints with a pack: `TupleContent<Pack{A, B}>`.
  private static let packSpelling = "Pack"
  /// The name of packs; nil until one is added.
  private var packName: Int32?

  package init() {}

  /// The type called `name` with these arguments; a name without a dot is SwiftUI's, or the standard library's.
  package mutating func add(_ name: String, _ typeArguments: [TypeRef] = []) -> TypeRef {
    let nameIndex = index(of: name)
    if typeArguments.isEmpty, let known = plainTypes[Int(nameIndex)] { return known }
    let result = append(Entry(name: nameIndex, firstArgument: 0, argumentCount: 0), typeArguments)
    if typeArguments.isEmpty { plainTypes[Int(nameIndex)] = result }
    return result
  }

  /// A tuple type, `(A, B)`.
  package mutating func addTuple(_ elements: [TypeRef]) -> TypeRef {
    append(Entry(name: -1, firstArgument: 0, argumentCount: 0), elements)
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

  private mutating func append(_ entry: Entry, _ typeArguments: [TypeRef]) -> TypeRef {
    var entry = entry
    entry.firstArgument = Int32(arguments.count)
    entry.argumentCount = Int32(typeArguments.count)
    arguments.append(contentsOf: typeArguments)
    entries.append(entry)
    return TypeRef(rawValue: Int32(entries.count - 1))
  }

  private mutating func append(_ fullName: String) {
    names.append(fullName)
    plainTypes.append(nil)
    lastParts.append(
      fullName.utf8.lastIndex(of: UInt8(ascii: ".")).map {
        fullName.utf8.distance(from: fullName.startIndex, to: $0) + 1
      } ?? 0)
  }

  private mutating func index(of name: String) -> Int32 {
    if let known = nameIndices[name] { return known }
    append(name.hasPrefix(TypeStore.unknownMark) ? name : TypeStore.module(of: name) + "." + name)
    let result = Int32(names.count - 1)
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
    var pending: [(entry: Int, next: Int32)] = [(Int(type.rawValue), -1)]
    while let top = pending.last {
      let entry = entries[top.entry]
      let hasArguments = entry.argumentCount > 0 || entry.name < 0
      if top.next < 0 {
        if entry.name >= 0 { writeName(entry.name, form, to: &output) }
        if hasArguments { output.append(brackets(of: entry).open) }
      }
      let next = max(top.next, 0)
      if next < entry.argumentCount {
        if next > 0 { output.append(contentsOf: ", ".utf8) }
        pending[pending.count - 1].next = next + 1
        pending.append((Int(arguments[Int(entry.firstArgument + next)].rawValue), -1))
      } else {
        if hasArguments { output.append(brackets(of: entry).close) }
        pending.removeLast()
      }
    }
  }

  private func brackets(of entry: Entry) -> (open: UInt8, close: UInt8) {
    guard entry.name >= 0 else { return (UInt8(ascii: "("), UInt8(ascii: ")")) }
    if entry.name == packName { return (UInt8(ascii: "{"), UInt8(ascii: "}")) }
    return (UInt8(ascii: "<"), UInt8(ascii: ">"))
  }

  /// What stands before and behind the arguments of a type: `<` and `>`, those of a tuple, or those of a pack.
  package func brackets(of type: TypeRef) -> (open: String, close: String) {
    let brackets = brackets(of: entries[Int(type.rawValue)])
    return (String(UnicodeScalar(brackets.open)), String(UnicodeScalar(brackets.close)))
  }

  /// Appends the name of a type; the unqualified form is copied as bytes, since reports write one for every node.
  private func writeName(_ name: Int32, _ form: Form, to output: inout [UInt8]) {
    switch form {
    case .qualified: output.append(contentsOf: spelling(of: name, form).utf8)
    case .unqualified:
      var full = names[Int(name)]
      full.withUTF8 { output.append(contentsOf: $0[lastParts[Int(name)]...]) }
    }
  }

  private func spelling(of name: Int32, _ form: Form) -> Substring {
    let full = names[Int(name)]
    if name == packName { return Substring(TypeStore.packSpelling) }
    switch form {
    case .qualified:
      guard let label = TypeStore.label(in: full) else { return Substring(full) }
      // The module stands behind the label of a tuple's element: `offset: Swift.Int`.
      let dot = full.utf8.index(full.startIndex, offsetBy: lastParts[Int(name)])
      return full[dot..<label.upperBound] + full[..<dot] + full[label.upperBound...]
    case .unqualified: return full[full.utf8.index(full.startIndex, offsetBy: lastParts[Int(name)])...]
    }
  }

  /// About how many letters a type prints as, unqualified; cost linear in the types it is made of, however often each
  /// occurs.
  package func length(of type: TypeRef) -> Int {
    // A type is stored behind its arguments, so lengths add up in one pass.
    var lengths: [Int] = []
    lengths.reserveCapacity(Int(type.rawValue) + 1)
    for entry in entries[...Int(type.rawValue)] {
      var length = entry.name < 0 ? 2 : 2 + names[Int(entry.name)].utf8.count - lastParts[Int(entry.name)]
      for argument in arguments(of: entry) {
        length = min(length + 2 + lengths[Int(argument.rawValue)], 1 << 50)
      }
      lengths.append(length)
    }
    return lengths.last ?? 0
  }

  /// The name of a type without its arguments; empty for a tuple.
  package func name(of type: TypeRef, _ form: Form) -> String {
    let entry = entries[Int(type.rawValue)]
    return entry.name < 0 ? "" : String(spelling(of: entry.name, form))
  }

  /// Tells whether a type prints within a number of columns, which is counted down; cost bounded by that number.
  package func isShort(_ type: TypeRef, _ form: Form, within budget: inout Int) -> Bool {
    var pending = [type]
    while let next = pending.popLast() {
      let entry = entries[Int(next.rawValue)]
      budget -= name(of: next, form).utf8.count + 2 * Int(entry.argumentCount)
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
      let parts = arguments(of: entries[Int(type.rawValue)])
      guard parts.count == 1, let only = parts.first else { return parts.contains { isUnknown($0) } }
      type = only
    }
  }

  private func isUnknown(_ type: TypeRef) -> Bool { name(of: type, .unqualified).hasPrefix(TypeStore.unknownMark) }

  private func arguments(of entry: Entry) -> ArraySlice<TypeRef> {
    arguments[Int(entry.firstArgument)..<Int(entry.firstArgument + entry.argumentCount)]
  }

  /// The parts of a type: its full name (nil for a tuple) and its arguments, for `--pretty` and comparisons.
  package func parts(of type: TypeRef) -> (name: String?, arguments: [TypeRef]) {
    let entry = entries[Int(type.rawValue)]
    return (entry.name < 0 ? nil : names[Int(entry.name)], Array(arguments(of: entry)))
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
    if nameIndices[marked] == nil {
      append(module + "." + name)
      nameIndices[marked] = Int32(names.count - 1)
    }
    return add(marked, typeArguments)
  }
}
