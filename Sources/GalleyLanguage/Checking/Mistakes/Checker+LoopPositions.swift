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
  func loop(around entry: EntryID) -> (loop: EntryID, data: EntryID)? {
    for collection in collections(around: entry) {
      if let data = tree.value(of: "data", in: collection) { return (collection, data) }
    }
    return nil
  }

  func nameOfElement(in loop: EntryID) -> String {
    closure(in: loop)?.name ?? tree.value(of: "item", in: loop).map { text($0) } ?? "item"
  }

  /// Whether a loop has names for the parts of its elements.
  private func takesApart(_ loop: EntryID) -> Bool {
    let content = tree.value(of: "content", in: loop).flatMap { tree.kind($0) == .mapping ? $0 : nil }
    let names = [tree.value(of: "item", in: loop), content.flatMap { tree.value(of: "parameters", in: $0) }]
    return names.contains {
      $0.map { tree.kind($0) == .sequence && tree.elements($0).dropFirst().first { _ in true } != nil } ?? false
    }
  }

  /// The closure of a loop that names what it is told, with its views; nil for a block of views.
  private func closure(in loop: EntryID) -> (name: String, body: EntryID)? {
    guard let content = tree.value(of: "content", in: loop), tree.kind(content) == .mapping,
      let names = tree.value(of: "parameters", in: content), let body = tree.value(of: "body", in: content)
    else { return nil }
    let first = tree.kind(names) == .sequence ? tree.elements(names).first { _ in true } : names
    return first.map { (text($0), body) }
  }

  /// The pairs of a loop whose elements have another name: that of `item`, or the parameter of its closure.
  private func renamed(_ loop: EntryID, to name: String, views: Sketch?) -> [(key: String, value: Sketch)] {
    let closure = closure(in: loop)
    var rest: [(key: String, value: Sketch)] = pairs(of: loop).filter {
      !["data", "id", "item"].contains(text($0.key))
    }.map {
      (text($0.key), Sketch(tree, $0.value))
    }
    guard let block = closure?.body ?? tree.value(of: "content", in: loop) else { return rest }
    let body = views ?? Sketch(tree, block)
    rest = rest.map { pair in
      guard pair.key == "content" else { return pair }
      return ("content", closure == nil ? body : .mapping([("parameters", .list([.name(name)])), ("body", body)]))
    }
    return closure == nil ? [("item", .name(name))] + rest : rest
  }

  /// The expression of a scalar that is nothing else, `names.indices` of `$(names.indices)`; nil for any other.
  func wholeExpression(_ entry: EntryID) -> String? {
    guard isTemplate(entry), text(entry).hasPrefix("$("), text(entry).hasSuffix(")") else { return nil }
    return String(text(entry).dropFirst(2).dropLast())
  }

  /// Says how a loop has the positions of its elements, where an unknown name asks for one: `index`; nil for any other name.
  ///
  /// Where the elements are used as well, a constant at the beginning of the block has their name.
  private func positionInLoop(_ problem: Diagnostic, in entry: EntryID) -> Diagnostic? {
    guard problem.fix == nil, problem.span.length <= 8,
      case let name = source(of: problem.span), ["index", "i", "idx"].contains(name),
      let (loop, data) = loop(around: entry), !takesApart(loop)
    else { return nil }
    let named = wholeExpression(data)
    if text(data).contains("..") { return positionInRange(problem, loop, name) }
    // What is more than a path needs parentheses to have a member.
    let isPath = named?.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? true
    let list = isPath ? named ?? "names" : "(\(named ?? ""))"
    let item = nameOfElement(in: loop)
    let content = closure(in: loop)?.body ?? tree.value(of: "content", in: loop)
    let words = content.map { source(of: span($0)) } ?? ""
    let usesItem = words.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == item }
    var positions: [(key: String, value: Sketch)] = [("data", .text("$(\(list).indices)")), ("id", .name("self"))]
    var isMended = named != nil && span(loop).length <= UInt32(Self.longestMend)
    var block: Sketch?
    if usesItem {
      let nodes = content.flatMap { views(of: $0) }
      isMended = isMended && nodes != nil
      let constant = Sketch.mapping([("let", .mapping([(item, .text("$(\(list)[\(name)])"))]))])
      block = .list([constant] + (nodes ?? []))
    }
    let rest = renamed(loop, to: name, views: block)
    let names = closure(in: loop) == nil ? "item: \(name)" : "content: { parameters: [ \(name) ], body: … }"
    positions += rest
    var result = problem
    result.message += ": a loop names its elements, and not their positions"
    result.label = "write `data: \"$(\(list).indices)\", id: self, \(names)`"
    result.help = [
      usesItem
        ? "`{ let: { \(item): \"$(\(list)[\(name)])\" } }` at the beginning of `content` is the element at that position"
        : "the element at a position is `\(list)[\(name)]`"
    ]
    result.fix = isMended ? rewritten(loop, as: positions) : nil
    return result
  }

  /// Says how a loop over positions names them.
  private func positionInRange(_ problem: Diagnostic, _ loop: EntryID, _ name: String) -> Diagnostic {
    var result = problem
    result.message += ": a loop names its elements, which are positions here"
    let item = nameOfElement(in: loop)
    let isClosure = closure(in: loop) != nil
    let words = (closure(in: loop)?.body ?? tree.value(of: "content", in: loop)).map { source(of: span($0)) } ?? ""
    let usesItem = words.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == item }
    if usesItem {
      result.label = "write `\(item)`, which is what the range goes through"
      result.fix = TextEdit(span: problem.span, replacement: item)
      return result
    }
    result.label =
      isClosure
      ? "write `parameters: [ \(name) ]`, for what the range goes through"
      : "write `item: \(name)`, for what the range goes through"
    guard span(loop).length <= UInt32(Self.longestMend) else { return result }
    let head: [(key: String, value: Sketch)] = pairs(of: loop).filter { ["data", "id"].contains(text($0.key)) }.map {
      (text($0.key), Sketch(tree, $0.value))
    }
    result.fix = rewritten(loop, as: head + renamed(loop, to: name, views: nil))
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
