import GalleyFormats
import GalleySource

// Modifiers that stand one level too deep, in the list of another one: `padding: [ 8, { background: red } ]`.

extension Checker {
  /// Says that a modifier stands in the list of arguments of another one; nil for any other list.
  func modifiersInList(_ callee: Callee, _ list: EntryID) -> Diagnostic? {
    // Effects are a list of modifiers: `visualEffect: [ { offset: … } ]`.
    let takesModifiers = callee.signatures.contains { form in
      form.parameters.contains { if case .effects = $0.kind { true } else { false } }
    }
    guard tree.kind(list) == .sequence, !callee.takesContent, !takesModifiers, !isView(callee) else { return nil }
    let elements = Array(tree.elements(list).prefix(20))
    guard let stray = elements.lazy.compactMap({ self.modifier(alone: $0) }).first,
      !labels(of: callee).contains(text(stray)), elements.allSatisfy({ tree.kind($0) != .sequence })
    else { return nil }
    let arguments = elements.filter { modifier(alone: $0) == nil }
    guard arguments.allSatisfy({ tree.kind($0) != .mapping }) else { return nil }
    let first: Sketch =
      arguments.isEmpty
      ? .name(callee.name)
      : .mapping([
        (callee.name, arguments.count == 1 ? Sketch(tree, arguments[0]) : .list(arguments.map { Sketch(tree, $0) }))
      ])
    let others = elements.filter { modifier(alone: $0) != nil }.map { Sketch(tree, $0) }
    return Diagnostic(
      .misplacedKey, "`\(text(stray))` is a modifier of its own, and stands among what `\(callee.name)` takes",
      at: span(stray),
      label: "write `\(([first] + others).map { $0.inline(isJSON: tree.hasKeysInQuotes) }.joined(separator: ", "))`",
      help: ["each modifier is an entry of `modifiers`, on the same indentation as the others"],
      fix: flattened(list, [first] + others))
  }

  /// The key of a mapping that is a modifier and nothing else; nil for any other entry.
  private func modifier(alone entry: EntryID) -> EntryID? {
    guard tree.kind(entry) == .mapping else { return nil }
    let pairs = pairs(of: entry)
    return pairs.count == 1 && isModifierName(pairs[0].key) ? pairs[0].key : nil
  }

  /// The edit that puts entries in the place of the one that a list is the value of, in the list of modifiers around it.
  private func flattened(_ list: EntryID, _ entries: [Sketch]) -> TextEdit? {
    let around = collections(around: list)
    guard around.count > 1, let modifiers = around.dropFirst().first, tree.kind(modifiers) == .sequence,
      span(modifiers).length <= UInt32(Self.longestMend), !tree.isCopied(modifiers)
    else { return nil }
    let written = tree.elements(modifiers).flatMap { element in
      tree.subtree(element).contains(list) ? entries : [Sketch(tree, element)]
    }
    return TextEdit(
      span: span(modifiers), replacement: Sketch.list(written).inline(isJSON: tree.hasKeysInQuotes))
  }
}
