import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// Blocks that are told a picture: the content of `AsyncImage`.

extension Checker {
  /// A block in which `image` stands for a view of the catalogue, a picture without a size of its own.
  mutating func imageBlock(_ entry: EntryID, of view: String) -> NodeID {
    guard let image = catalogue.view(named: view) else { return checkBlock(entry) }
    let (names, body) = closureNames(entry, [.init("image", .unknown)], bodyKey: "body")
    let block = body ?? entry
    let name = names[0]
    return withBlockScope { checker in
      let call = CheckedCall(
        overload: Index(0),
        arguments: checker.store(
          CheckedArgument(
            parameter: Index(0), content: checker.constant(.string(""), .string), span: checker.span(entry))))
      let picture = checker.add(
        CheckedNode(.view(image), call: call, span: checker.span(entry), entry: entry))
      let property = checker.add(
        CustomProperty(
          name: name, parameters: [], isOpaque: false, isFunction: false, body: picture, span: checker.span(entry)))
      checker.scopes.innermost.declareView(name, property)
      return checker.checkBlock(block)
    }
  }

  private mutating func store(_ argument: CheckedArgument) -> IndexRange<CheckedArgument> {
    document.arguments.append(contentsOf: CollectionOfOne(argument))
  }
}
