import GalleyFormats
import GalleyLanguage
import GalleySource
import GalleyTables

/// Constants, states and defaults of parameters that two texts write in different ways, by what expressions read.
struct ChangedValues {
  private var changes: [String: DocumentChange] = [:]
  /// The names that what a name stands for reads.
  private var reads: [String: Set<String>] = [:]

  init() {}

  init(_ before: LaidOutDocument, _ after: LaidOutDocument) {
    let (old, new) = (Self.values(of: before), Self.values(of: after))
    for (key, value) in new {
      reads[key.name, default: []].formUnion(Self.words(of: value.text))
      guard let earlier = old[key], earlier.text != value.text else { continue }
      changes[key.name] = DocumentChange(
        kind: .value, name: key.name, before: earlier.text, after: value.text, placeBefore: earlier.place,
        placeAfter: value.place)
    }
  }

  /// The change of what an expression reads, itself or by other constants; nil if all of that is as it was.
  func read(by text: String) -> DocumentChange? {
    guard !changes.isEmpty, text.hasPrefix("$(") else { return nil }
    var met: Set<String> = []
    var pending = Self.words(of: text).sorted()
    while let name = pending.popLast() {
      guard met.insert(name).inserted else { continue }
      if let change = changes[name] { return change }
      pending += (reads[name] ?? []).sorted()
    }
    return nil
  }

  // MARK: What texts write

  private struct Key: Hashable {
    /// The file and the keys around it.
    let path: String
    let name: String
  }

  private struct Written {
    let text: String
    let place: SourceRange
  }

  /// The values of a document's names, by where they are declared.
  private static func values(of document: LaidOutDocument) -> [Key: Written] {
    let finder = document.partFinder
    var found: [Key: Written] = [:]
    for (file, tree) in finder.trees.enumerated() {
      let name = file == 0 ? "" : finder.files[file].name
      var owners = [(path: name, mapping: tree.root)]
      if let views = tree.value(of: "views", in: tree.root) {
        owners += tree.pairs(views).map { ("\(name)/\(tree.text($0.key))", $0.value) }
      }
      for (path, owner) in owners {
        for group in ["let", "state", "parameters"] as [StaticString] {
          guard let declared = tree.value(of: group, in: owner) else { continue }
          for (key, value) in tree.pairs(declared) {
            let own = tree.value(of: "value", in: value) ?? tree.value(of: "default", in: value) ?? value
            let span = tree.span(own)
            let place = SourceSpan(start: span.start, end: span.end, file: UInt32(file))
            found[Key(path: path, name: tree.text(key))] = Written(
              text: finder.oneLine(place), place: finder.range(place))
          }
        }
      }
    }
    return found
  }

  /// The names in an expression.
  private static func words(of text: String) -> Set<String> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }
}
