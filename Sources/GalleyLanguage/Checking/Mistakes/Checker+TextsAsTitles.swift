import GalleyFormats
import GalleySource

// Blocks under the label of another form: a `Text` as a title, where it is the label's, and views beside a title.

extension Checker {
  /// Says that a title is words, and that a `Text` of its own stands in the block for the label; nil for anything else.
  func textAsTitle(_ entry: EntryID, _ parameter: Parameter, of callee: String) -> Diagnostic? {
    guard tree.kind(entry) == .mapping, !surroundings.takesTexts, !parameter.isOptional,
      parameter.kind != .optionalText, textNode(entry) != nil,
      let view = catalogue.view(named: callee)
    else { return nil }
    let label = "label"
    let hasLabel = catalogue.views[view].callee.signatures.contains { signature in
      signature.parameters.contains { $0.label == label && $0.kind.isContent }
    }
    let isLabelled = entry > tree.root && text(entry.previous) == parameter.label
    let mend = written(label, Sketch(tree, entry), isJSON: tree.hasKeysInQuotes)
    let edit =
      isLabelled && !tree.isCopied(entry) ? TextEdit(span: contentSpan(entry.previous), replacement: label) : nil
    return Diagnostic(
      .wrongType, "`\(parameter.label)` of `\(callee)` is words, and this is a view", at: span(entry),
      label: hasLabel ? "write `\(mend)`" : "write the words alone", fix: hasLabel ? edit : nil)
  }

  /// Says that the views of a control stand in its label: `Button: { Text: Save, action: save }`; nil for anything else.
  func viewForLabel(_ callee: Callee, _ given: Range<Int>) -> Diagnostic? {
    let label = "label"
    let keys = assembly.keys[given]
    let unknown = keys.filter { $0.word == nil }
    let views = unknown.filter { isUpperCase($0.label) && namesView($0.label) }
    let beside = [ControlWord.modifiers.rawValue, ControlWord.name.rawValue]
    guard let view = views.first, views.count == 1, !callee.takesContent,
      !keys.contains(where: { ["title", label].contains(text($0.label)) }),
      unknown.allSatisfy({ $0.label == view.label || beside.contains(text($0.label)) }),
      callee.signatures.contains(where: { $0.parameters.contains { $0.label == label && $0.kind.isContent } }),
      let mapping = mapping(around: view.label)
    else { return nil }
    let node = unknown.map { (key: text($0.label), value: Sketch(tree, $0.value)) }
    let rest = keys.filter { $0.word != nil }.map { (key: text($0.label), value: Sketch(tree, $0.value)) }
    let mend = written(label, .mapping(node), isJSON: isInDoubleQuotes(view.label))
    let form = callee.signatures.first { form in
      rest.allSatisfy { given in form.parameters.contains { $0.label == given.key } }
        && form.parameters.contains { $0.label == label && $0.kind.isContent }
    }
    let missing = form?.parameters.filter { parameter in
      parameter.isRequired && parameter.label != label && !rest.contains { $0.key == parameter.label }
    }.map(\.label)
    let isShort = span(mapping).length <= UInt32(Self.longestMend)
    return Diagnostic(
      .unknownArgument, "`\(text(view.label))` is a view, and the views of `\(callee.name)` stand in its `\(label)`",
      at: span(view.label), label: isShort ? "write `\(mend)`" : "write it below `\(label)`",
      help: (missing ?? []).isEmpty ? [] : ["`\(callee.name)` needs \(list(missing ?? [])), too"], expected: [label],
      fix: isShort && missing == [] ? rewritten(mapping, as: rest + [(label, .mapping(node))]) : nil)
  }

  /// Says that views stand under the label of another form: `alert: { title: Hi, content: { Text: a } }`; nil where no form
  /// has another block for them.
  func blockOfOtherForm(_ callee: Callee, key: EntryID, _ given: [GivenKey]) -> Diagnostic? {
    let blocks = given.filter { isContent(text($0.label), of: callee) }
    guard let block = blocks.first, blocks.count == 1, let mapping = mapping(around: block.label) else { return nil }
    let others = given.filter { $0.label != block.label }.map { text($0.label) }
    let form = callee.signatures.first { signature in
      let labels = signature.parameters.map(\.label)
      return !others.isEmpty && others.allSatisfy { labels.contains($0) } && !labels.contains(text(block.label))
        && signature.parameters.contains { $0.kind.isContent }
    }
    guard let form else { return nil }
    let open = form.parameters.filter { $0.kind.isContent && !others.contains($0.label) }
    // Words are the last of them, what people use the first.
    guard let meant = holdsControl(block.value) ? open.first : open.last else { return nil }
    let blocksMissing = open.filter { $0.isRequired && $0.label != meant.label }
    let missing = form.parameters.filter {
      $0.isRequired && !$0.kind.isContent && !others.contains($0.label)
    }.map(\.label)
    var arguments: [(key: String, value: Sketch)] = pairs(of: mapping).map {
      ($0.key == block.label ? meant.label : text($0.key), Sketch(tree, $0.value))
    }
    arguments += blocksMissing.map { ($0.label, .list([])) }
    let isShort = span(mapping).length <= UInt32(Self.longestMend)
    let mend = written(meant.label, Sketch(tree, block.value), isJSON: isInDoubleQuotes(key))
    return Diagnostic(
      .noMatchingOverload,
      "`\(callee.name)` with \(list(others)) has no `\(text(block.label))`: its views stand in \(list(open.map(\.label)))",
      at: span(block.label), label: isShort ? "write `\(mend)`" : "write `\(meant.label)`",
      help: missing.isEmpty ? [] : ["`\(callee.name)` needs \(list(missing)), too"] + candidates(of: callee),
      expected: [meant.label], fix: isShort && missing.isEmpty ? rewritten(mapping, as: arguments) : nil)
  }

  /// Whether a block holds a view that people use.
  func holdsControl(_ block: EntryID) -> Bool {
    let nodes = tree.kind(block) == .sequence ? Array(tree.elements(block).prefix(20)) : [block]
    return nodes.contains { node in
      tree.kind(node) == .mapping
        && pairs(of: node).contains { ["Button", "TextField", "SecureField", "Link"].contains(text($0.key)) }
    }
  }
}
