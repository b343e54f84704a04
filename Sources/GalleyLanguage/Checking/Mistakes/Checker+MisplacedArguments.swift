import GalleyFormats
import GalleySource

// Arguments beside the view that they belong to.

extension Checker {
  /// Tells whether one of the arguments of a call is a text, so that there is something to look at.
  func hasWordForViews(_ given: Range<Int>) -> Bool {
    for index in given where tree.kind(assembly.keys[index].value) == .string { return true }
    return false
  }

  /// Reports that a word which stands where views are meant belongs to an argument of another label; false for any other
  /// call.
  mutating func reportWordForViews(_ callee: Callee, _ overload: Int, _ given: Range<Int>) -> Bool {
    guard let problem = wordForViews(callee, overload, given) else { return false }
    report(problem)
    return true
  }

  /// Says that a word which stands where views are meant belongs to an argument of another label: `icon: house` is
  /// `systemImage: house`; nil for any other call.
  private func wordForViews(_ callee: Callee, _ overload: Int, _ given: Range<Int>) -> Diagnostic? {
    let signature = callee.signatures[overload]
    for key in assembly.keys[given] {
      guard tree.kind(key.value) == .string, let position = key.word.flatMap({ signature.index(of: $0) }),
        signature.parameters[position].kind.isContent, !namesView(key.value)
      else { continue }
      if let swift = swiftView(key.value) { return swift }
      let others = callee.signatures.flatMap(\.parameters).filter {
        $0.kind == .string || $0.kind == .localizedStringKey
      }.map(\.label)
      guard let meant = Synonyms.names(for: text(key.label)).first(where: { others.contains($0) }) else { continue }
      if name(text(key.value)) != nil { return valueForViews(key, meant, of: callee) }
      return Diagnostic(
        .wrongType, "`\(text(key.label))` of `\(callee.name)` is a view, and `\(text(key.value))` is none",
        at: span(key.value), label: "write `\(meant): \(tree.entrySource(key.value))`", expected: [meant],
        fix: TextEdit(span: contentSpan(key.label), replacement: meant))
    }
    return nil
  }

  /// Says that a value in scope stands by its name where views are meant: `label: title` is `title: $(title)`.
  private func valueForViews(_ key: GivenKey, _ meant: String, of callee: Callee) -> Diagnostic {
    let value = "$(\(text(key.value)))"
    let whole = SourceSpan(start: span(key.label).start, end: span(key.value).end, file: tree.file)
    let isQuoted = isInDoubleQuotes(key.label) || isInDoubleQuotes(key.value)
    return Diagnostic(
      .wrongType, "`\(text(key.label))` of `\(callee.name)` is a view, and `\(text(key.value))` is a value",
      at: span(key.value), label: "write `\(meant): \(value)`",
      help: ["`{ Text: \(value) }` is a view that shows it"], expected: [meant],
      fix: isQuoted ? nil : TextEdit(span: whole, replacement: "\(meant): \(value)"))
  }

  func misplacedArguments(
    _ keys: [(key: EntryID, value: EntryID)], of view: EntryID, in node: EntryID
  ) -> Diagnostic {
    let name = text(view)
    let content = value(of: name, in: node).flatMap { tree.kind($0) == .sequence ? $0 : nil }
    let names = list(keys.map { text($0.key) })
    let edit =
      content.flatMap { argumentsMoved(keys, to: view, beside: $0) } ?? argumentsAdded(keys, to: view, in: node)
    return Diagnostic(
      .misplacedKey,
      keys.count == 1
        ? "\(names) is an argument of `\(name)`, and stands beside it"
        : "\(names) are arguments of `\(name)`, and stand beside it", at: span(keys[0].key),
      label: "move \(keys.count == 1 ? "it" : "them") below `\(name)`",
      help: content == nil ? [] : ["the views of `\(name)` then stand under `content`, beside \(names)"], fix: edit)
  }

  /// The edit that puts arguments below the view's name, among those that stand there.
  private func argumentsAdded(
    _ keys: [(key: EntryID, value: EntryID)], to view: EntryID, in node: EntryID
  ) -> TextEdit? {
    guard let call = value(of: text(view), in: node), tree.kind(call) == .mapping, !isNodeMapping(call),
      span(node).length <= UInt32(Self.longestMend)
    else { return nil }
    let members = (pairs(of: call) + keys).map { (text($0.key), Sketch(tree, $0.value)) }
    let written = pairs(of: node).filter { pair in !keys.contains { $0.key == pair.key } }.map { key, value in
      (key: text(key), value: key == view ? Sketch.mapping(members) : Sketch(tree, value))
    }
    return rewritten(node, as: written)
  }

  /// The edit that puts arguments and the list of views that follows or precedes them below the view's name.
  private func argumentsMoved(
    _ keys: [(key: EntryID, value: EntryID)], to view: EntryID, beside content: EntryID
  ) -> TextEdit? {
    let arguments = keys.compactMap { inlinePair($0.key, $0.value) }
    let moved = (keys + [(view, content)]).sorted { $0.key < $1.key }
    guard arguments.count == keys.count, let first = moved.first, let last = moved.last,
      zip(moved, moved.dropFirst()).allSatisfy({ tree.end(of: $0.value) == $1.key })
    else { return nil }
    let sourceSpan = pairSpan(first.key, last.value)
    let quote = isInDoubleQuotes(view) ? "\"" : ""
    let name = "\(quote)\(text(view))\(quote)"
    if tree.firstByte(content) == UInt8(ascii: "[") {
      let inside = (arguments + ["\(quote)content\(quote): \(tree.entrySource(content))"]).joined(separator: ", ")
      return TextEdit(span: sourceSpan, replacement: "\(name): { \(inside) }")
    }
    guard let column = columnOfBlockKey(view), span(content).end - span(content).start <= 4_000 else { return nil }
    let indentation = String(repeating: " ", count: column + 2)
    let lines = tree.entrySource(content).split(separator: "\n", omittingEmptySubsequences: false)
    let own = columnOfBlockKey(content) ?? 0
    let views = lines.enumerated().map { index, line in
      index == 0 || line.prefix(own).allSatisfy { $0 == " " }
        ? "\(indentation)  \(index == 0 ? line[...] : line.dropFirst(own))" : String(line)
    }
    let pairs = arguments.map { "\(indentation)\($0)" }
    return TextEdit(
      span: sourceSpan,
      replacement: (["\(name):"] + pairs + ["\(indentation)content:"] + views).joined(separator: "\n"))
  }
}
