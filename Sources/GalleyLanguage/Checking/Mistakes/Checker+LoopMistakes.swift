import GalleyFormats
import GalleySource

// Loops in the words of other tools, and keys of a loop where they do not belong.

extension Checker {
  /// Reports that the other keys of `ForEach` stand beside it; false for any other node.
  mutating func reportLoopWithKeysBeside(_ keys: [(key: EntryID, value: EntryID)], of view: EntryID) -> Bool {
    guard let problem = loopWithKeysBeside(keys, of: view) else { return false }
    report(problem)
    return true
  }

  /// Says that the other keys of `ForEach` stand beside it, and what it goes through behind it; nil for any other node.
  private func loopWithKeysBeside(_ keys: [(key: EntryID, value: EntryID)], of view: EntryID) -> Diagnostic? {
    guard text(view) == BuilderForm.forEach.name, let loop = keys.first(where: { $0.key == view })?.value,
      tree.kind(loop) != .null, tree.kind(loop) != .mapping
    else { return nil }
    let others = keys.filter { $0.key != view }
    guard !others.isEmpty, others.allSatisfy({ Checker.loopKeys.contains(text($0.key)) }),
      !others.contains(where: { text($0.key) == "data" })
    else { return nil }
    let isRange = text(loop).contains("..") || tree.kind(loop) == .number
    let data: Sketch =
      tree.kind(loop) == .number
      ? .name("0..<\(text(loop))")
      : isRange ? Sketch(tree, loop) : expression(withoutMark: loop).map { .text("$(\($0))") } ?? Sketch(tree, loop)
    var members: [(key: String, value: Sketch)] = [("data", data)]
    if !isRange, !others.contains(where: { text($0.key) == "id" }) { members.append(("id", .name("self"))) }
    let sourceSpan = pairSpan(keys[0].key, keys[keys.count - 1].value)
    var mend: String?
    if sourceSpan.length <= Self.longestMend {
      members += others.map { (text($0.key), Sketch(tree, $0.value)) }
      mend = written(text(view), .mapping(members), isJSON: isInDoubleQuotes(view))
    }
    let names = list(others.map { text($0.key) })
    return Diagnostic(
      .misplacedKey,
      "the keys of `ForEach` stand below it, and \(names) \(others.count == 1 ? "stands" : "stand") beside it",
      at: span(others[0].key),
      label: mend.map { "write `\($0)`" } ?? "write `data:` below `ForEach`, and this beside it",
      help: isRange ? [] : ["elements that have an `id` of their own need no `id: self`"],
      fix: mend.map { TextEdit(span: sourceSpan, replacement: $0) })
  }

  /// Says how a loop has the positions of its elements, where an unknown name asks for one: `index`; nil for any other name.
  func positionInLoop(_ problem: Diagnostic, in entry: EntryID) -> Diagnostic? {
    guard problem.code == .unknownName, problem.fix == nil, problem.span.length <= 8,
      case let name = source(of: problem.span), ["index", "i", "idx"].contains(name),
      let loop = collections(around: entry).first(where: { tree.value(of: "data", in: $0) != nil }),
      let data = tree.value(of: "data", in: loop)
    else { return nil }
    let content = tree.value(of: "content", in: loop)
    let words = content.map { source(of: span($0)) } ?? ""
    let itemName = tree.value(of: "item", in: loop).map { text($0) } ?? "item"
    let usesItem = words.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == itemName }
    let isNamed = isTemplate(data) && text(data).hasPrefix("$(") && text(data).hasSuffix(")")
    let isRange = text(data).contains("..")
    var result = problem
    result.message += ": a loop names its elements, and not their positions"
    var mended: [(key: String, value: Sketch)] = [("data", Sketch(tree, data))]
    if isRange {
      // Its elements are the positions.
      result.label = "write `item: \(name)`, for what the range goes through"
    } else {
      let written = isNamed ? String(text(data).dropFirst(2).dropLast()) : "names"
      let isPath = written.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      let list = isPath ? written : "(\(written))"
      mended = [("data", .text("$(\(list).indices)")), ("id", .name("self"))]
      result.label = "write `data: \"$(\(list).indices)\", id: self, item: \(name)`"
      result.help = ["the element at a position is `\(list)[\(name)]`"]
    }
    mended.append(("item", .name(name)))
    mended += pairs(of: loop).filter { pair in !["data", "id", "item"].contains(text(pair.key)) }.map {
      (text($0.key), Sketch(tree, $0.value))
    }
    let isShort = span(loop).length <= UInt32(Self.longestMend)
    result.fix = (isNamed || isRange) && !usesItem && isShort ? rewritten(loop, as: mended) : nil
    return result
  }

  /// Tells whether a key is what other tools repeat a view with.
  func isLoop(_ key: EntryID) -> Bool {
    let names: Set = ["for", "foreach", "vfor", "ngfor", "loop", "repeat", "each"]
    return names.contains(String(decoding: Suggestions.fold(text(key)), as: UTF8.self))
  }

  /// Says that a loop is a `ForEach`, and no key beside a view: `for: item in items`; nil for any other key.
  func loopBeside(_ view: EntryID, _ key: EntryID, _ value: EntryID, in node: EntryID) -> Diagnostic? {
    guard isLoop(key) else { return nil }
    let (item, data) = head(ofLoop: value)
    let mend = repeated(view, in: node, over: data, item)
    let others = viewKeys(of: node).filter { $0.key != view && $0.key != key }
    return Diagnostic(
      .unknownKey, "a node has no key `\(text(key))`: a loop is a `ForEach` around the view", at: span(key),
      label: mend.map { "write `\($0)`" } ?? "write `ForEach: { data: $(\(data)), item: \(item), content: … }`",
      help: ["elements that have an `id` of their own need no `id: self`"], expected: [BuilderForm.forEach.name],
      fix: others.isEmpty && tree.value(of: "name", in: node) == nil
        ? mend.flatMap { wholeNode(node, written: $0) } : nil)
  }

  /// The name of the element and the expression of a loop's head: `item in items`.
  private func head(ofLoop value: EntryID) -> (item: String, data: String) {
    var (item, data) = ("item", text(value))
    let words = data.split(separator: " ").map(String.init)
    if words.count >= 3, ["in", "of"].contains(words[1]) {
      (item, data) = (words[0], words[2...].joined(separator: " "))
    }
    if data.hasPrefix("$("), data.hasSuffix(")") { data = String(data.dropFirst(2).dropLast()) }
    return (item, data)
  }

  /// What a loop of another tool repeats, where it stands beside its head: `for: item in items`, `content: …`.
  func loopContent(_ key: EntryID, in node: EntryID) -> EntryID? {
    let others = viewKeys(of: node).filter { $0.key != key }
    guard others.count == 1, ["content", "body", "do", "then", "views", "children"].contains(text(others[0].key)) else {
      return nil
    }
    return others[0].value
  }

  /// Says that a loop of another tool is a `ForEach`, with what it repeats beside it; nil for any other key.
  func loopWithContent(_ key: EntryID) -> Diagnostic? {
    guard isLoop(key), let node = mapping(around: key), let head = tree.pairs(node).first(where: { $0.key == key }),
      tree.kind(head.value) == .string, let content = loopContent(key, in: node)
    else { return nil }
    let (item, data) = self.head(ofLoop: head.value)
    let loop = Sketch.mapping([
      ("data", .text("$(\(data))")), ("id", .name("self")), ("item", .name(item)), ("content", Sketch(tree, content)),
    ])
    let mend = written(BuilderForm.forEach.name, loop, isJSON: isInDoubleQuotes(key))
    let isShort = span(node).length <= Self.longestMend
    return Diagnostic(
      .unknownView, "there is no view `\(text(key))`, and a loop is a `ForEach`", at: span(key),
      label: isShort ? "write `\(mend)`" : "write `ForEach: { data: $(\(data)), item: \(item), content: … }`",
      help: ["elements that have an `id` of their own need no `id: self`"], expected: [BuilderForm.forEach.name],
      fix: isShort ? wholeNode(node, written: mend) : nil)
  }

  /// A view and its modifiers in a loop, on one line; nil for what is too long for one.
  private func repeated(_ view: EntryID, in node: EntryID, over data: String, _ item: String) -> String? {
    guard span(node).length <= Self.longestMend else { return nil }
    var content = viewKeys(of: node).filter { $0.key == view }.map {
      (key: text($0.key), value: Sketch(tree, $0.value))
    }
    if let modifiers = tree.value(of: "modifiers", in: node) { content.append(("modifiers", Sketch(tree, modifiers))) }
    let loop = Sketch.mapping([
      ("data", .text("$(\(data))")), ("id", .name("self")), ("item", .name(item)), ("content", .mapping(content)),
    ])
    return written(BuilderForm.forEach.name, loop, isJSON: isInDoubleQuotes(view))
  }

  /// The edit that puts one pair in the place of all pairs of a node.
  private func wholeNode(_ node: EntryID, written mend: String) -> TextEdit? {
    let isFlow = isInBrackets(node)
    return TextEdit(span: span(node), replacement: isFlow ? "{ \(mend) }" : mend)
  }
}
