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

  /// Tells whether a key is what other tools repeat a view with.
  func isLoop(_ key: EntryID) -> Bool {
    let names: Set = ["for", "foreach", "vfor", "ngfor", "loop", "repeat", "each"]
    return names.contains(String(decoding: Suggestions.fold(text(key)), as: UTF8.self))
  }

  /// Says that a loop is a `ForEach`, and no key beside a view: `for: item in items`; nil for any other key.
  func loopBeside(_ view: EntryID, _ key: EntryID, _ value: EntryID, in node: EntryID) -> Diagnostic? {
    guard isLoop(key) else { return nil }
    var (item, data) = ("item", text(value))
    let words = data.split(separator: " ").map(String.init)
    if words.count >= 3, ["in", "of"].contains(words[1]) {
      (item, data) = (words[0], words[2...].joined(separator: " "))
    }
    if let expression = data.hasPrefix("$(") && data.hasSuffix(")") ? String(data.dropFirst(2).dropLast()) : nil {
      data = expression
    }
    let mend = repeated(view, in: node, over: data, item)
    let others = viewKeys(of: node).filter { $0.key != view && $0.key != key }
    return Diagnostic(
      .unknownKey, "a node has no key `\(text(key))`: a loop is a `ForEach` around the view", at: span(key),
      label: mend.map { "write `\($0)`" } ?? "write `ForEach: { data: $(\(data)), item: \(item), content: … }`",
      help: ["elements that have an `id` of their own need no `id: self`"], expected: [BuilderForm.forEach.name],
      fix: others.isEmpty && tree.value(of: "name", in: node) == nil
        ? mend.flatMap { wholeNode(node, written: $0) } : nil)
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
