import GalleyFormats
import GalleySource

// Loops over elements where their positions are asked for, and loops over positions where the elements are.

extension Checker {
  /// What is said of a name or a member that a loop has not; nil for any other problem.
  func positionsMistaken(_ problem: Diagnostic, in entry: EntryID) -> Diagnostic? {
    switch problem.code {
    case .unknownName: positionInLoop(problem, in: entry) ?? elementInLoop(problem, in: entry)
    case .unknownMember: memberOfPosition(problem, in: entry)
    default: nil
    }
  }

  /// The innermost loop around an entry, with what it goes through; nil where there is none.
  private func loop(around entry: EntryID) -> (loop: EntryID, data: EntryID)? {
    for collection in collections(around: entry) {
      if let data = tree.value(of: "data", in: collection) { return (collection, data) }
    }
    return nil
  }

  private func nameOfElement(in loop: EntryID) -> String { tree.value(of: "item", in: loop).map { text($0) } ?? "item" }

  /// The expression of a scalar that is nothing else, `names.indices` of `$(names.indices)`; nil for any other.
  private func wholeExpression(_ entry: EntryID) -> String? {
    guard isTemplate(entry), text(entry).hasPrefix("$("), text(entry).hasSuffix(")") else { return nil }
    return String(text(entry).dropFirst(2).dropLast())
  }

  /// Says how a loop has the positions of its elements, where an unknown name asks for one: `index`; nil for any other name.
  ///
  /// Where the elements are used as well, a constant at the beginning of the block has their name.
  private func positionInLoop(_ problem: Diagnostic, in entry: EntryID) -> Diagnostic? {
    guard problem.fix == nil, problem.span.length <= 8,
      case let name = source(of: problem.span), ["index", "i", "idx"].contains(name),
      let (loop, data) = loop(around: entry)
    else { return nil }
    let named = wholeExpression(data)
    if text(data).contains("..") { return positionInRange(problem, loop, name) }
    // What is more than a path needs parentheses to have a member.
    let isPath = named?.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? true
    let list = isPath ? named ?? "names" : "(\(named ?? ""))"
    let item = nameOfElement(in: loop)
    let content = tree.value(of: "content", in: loop)
    let words = content.map { source(of: span($0)) } ?? ""
    let usesItem = words.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == item }
    let positions: [(key: String, value: Sketch)] = [
      ("data", .text("$(\(list).indices)")), ("id", .name("self")), ("item", .name(name)),
    ]
    var rest = pairs(of: loop).filter { !["data", "id", "item"].contains(text($0.key)) }.map {
      (key: text($0.key), value: Sketch(tree, $0.value))
    }
    var isMended = named != nil && span(loop).length <= UInt32(Self.longestMend)
    if usesItem {
      let nodes = content.flatMap { views(of: $0) }
      isMended = isMended && nodes != nil
      let constant = Sketch.mapping([("let", .mapping([(item, .text("$(\(list)[\(name)])"))]))])
      rest = rest.map { $0.key == "content" ? ("content", .list([constant] + (nodes ?? []))) : $0 }
    }
    var result = problem
    result.message += ": a loop names its elements, and not their positions"
    result.label = "write `data: \"$(\(list).indices)\", id: self, item: \(name)`"
    result.help = [
      usesItem
        ? "`{ let: { \(item): \"$(\(list)[\(name)])\" } }` at the beginning of `content` is the element at that position"
        : "the element at a position is `\(list)[\(name)]`"
    ]
    result.fix = isMended ? rewritten(loop, as: positions + rest) : nil
    return result
  }

  /// Says how a loop over positions names them.
  private func positionInRange(_ problem: Diagnostic, _ loop: EntryID, _ name: String) -> Diagnostic {
    var result = problem
    result.message += ": a loop names its elements, which are positions here"
    result.label = "write `item: \(name)`, for what the range goes through"
    let words = tree.value(of: "content", in: loop).map { source(of: span($0)) } ?? ""
    let item = nameOfElement(in: loop)
    let usesItem = words.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == item }
    guard !usesItem, span(loop).length <= UInt32(Self.longestMend) else { return result }
    let mended = pairs(of: loop).filter { text($0.key) != "item" }.map {
      (key: text($0.key), value: Sketch(tree, $0.value))
    }
    let place = (mended.firstIndex { $0.key == "data" } ?? -1) + 1
    result.fix = rewritten(loop, as: mended[..<place] + [(key: "item", value: Sketch.name(name))] + mended[place...])
    return result
  }

  /// The nodes of a block; nil for a closure with parameters of its own.
  private func views(of block: EntryID) -> [Sketch]? {
    switch tree.kind(block) {
    case .sequence: return tree.elements(block).map { Sketch(tree, $0) }
    case .mapping: return isNodeMapping(block) ? [Sketch(tree, block)] : nil
    case .string: return [.name(text(block))]
    case .null, .boolean, .number: return nil
    }
  }

  /// The list that a loop goes through by its positions: `names` of `0..<names.count` and `names.indices`; nil for any other.
  private func listOfPositions(_ data: EntryID) -> String? {
    let written = wholeExpression(data) ?? text(data)
    var list = written[...]
    if written.hasSuffix(".indices") {
      list = written.dropLast(".indices".count)
    } else if written.hasPrefix("0..<"), written.hasSuffix(".count") {
      list = written.dropFirst("0..<".count).dropLast(".count".count)
    } else {
      return nil
    }
    let isPath = list.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isPath && !list.isEmpty ? String(list) : nil
  }

  /// Says that a member is one of an element, and the loop goes through positions: `$(person.name)` in one over
  /// `people.indices`; nil for any other member.
  private func memberOfPosition(_ problem: Diagnostic, in entry: EntryID) -> Diagnostic? {
    guard problem.fix == nil, let (loop, data) = loop(around: entry), let list = listOfPositions(data) else {
      return nil
    }
    let item = nameOfElement(in: loop)
    let dot = Int(problem.span.start) - 1
    let start = dot - item.utf8.count
    guard start > 0, tree.source[dot] == UInt8(ascii: "."), tree.source[start..<dot].elementsEqual(item.utf8) else {
      return nil
    }
    let mend = "\(list)[\(item)]"
    var result = problem
    result.message += ": `\(item)` is a position in `\(list)`, and not the element there"
    result.label = "write `\(mend).\(source(of: problem.span))`"
    result.help = []
    result.fix = TextEdit(
      span: SourceSpan(start: UInt32(start), end: UInt32(dot), file: problem.span.file), replacement: mend)
    return result
  }

  /// Says which element is meant by a name in a loop over positions: `$(name)` in one over `names.indices`; nil for any
  /// other name.
  private func elementInLoop(_ problem: Diagnostic, in entry: EntryID) -> Diagnostic? {
    guard let (loop, data) = loop(around: entry), case let item = nameOfElement(in: loop), problem.expected == [item],
      let fix = problem.fix, let list = listOfPositions(data)
    else { return nil }
    let mend = "\(list)[\(item)]"
    var result = problem
    result.message =
      "there is no `\(source(of: problem.span))` in scope: the loop goes through the positions of `\(list)`"
    result.label = "write `\(mend)`"
    result.help = []
    result.expected = [mend]
    result.fix = TextEdit(span: fix.span, replacement: mend)
    return result
  }
}
