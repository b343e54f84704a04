import GalleyFormats
import GalleySource

// Looks among the arguments of a view, where `modifiers` beside it are meant.

extension Checker {
  /// Says that arguments of another tool are modifiers, `width: 100`, with one edit for all of them; nil if none is.
  func looksAmongArguments(_ callee: Callee, _ given: [GivenKey]) -> (problem: Diagnostic, labels: Set<EntryID>)? {
    let known = labels(of: callee)
    let looks = given.compactMap { key in
      lookAmongArguments(callee, key.label, key.value, known).map { (key: key, look: $0) }
    }
    let found = receiversFirst(looks, \.look.key)
    guard let first = looks.first?.key, let mapping = mapping(around: first.label), mapping > tree.root else {
      return nil
    }
    let isJSON = isInDoubleQuotes(first.label)
    let entries = Sketch.list(found.map { Self.entry(of: $0.look) })
    let mend = written("modifiers", entries, isJSON: isJSON)
    let names = list(looks.map { text($0.key.label) })
    let labels = Set(found.map(\.key.label))
    let areModifiers = found.allSatisfy { $0.look.key == text($0.key.label) }
    return (
      Diagnostic(
        .unknownArgument,
        areModifiers
          ? "\(names) \(found.count == 1 ? "is a modifier, and no argument" : "are modifiers, and no arguments") of `\(callee.name)`"
          : "`\(callee.name)` has no argument\(found.count == 1 ? "" : "s") \(names): looks are given in `modifiers`",
        at: span(first.label),
        label: "leave \(found.count == 1 ? "it" : "them") out, and write `\(mend)` beside `\(callee.name)`",
        related: definition(of: callee), expected: known,
        fix: looksMovedOut(of: mapping, labels, entries, callee)), labels
    )
  }

  /// Says that looks stand in the `style` of a call, which is something else, as in
  /// `Text: { text: a, style: { fontSize: 12 } }`, or nil.
  func styleSheetAsStyle(_ entry: EntryID, named name: String) -> Diagnostic? {
    guard tree.kind(entry) == .mapping, Synonyms.names(for: name).contains("modifiers"), entry > tree.root,
      let call = mapping(around: entry), call > tree.root, let view = catalogue.view(named: text(call.previous)),
      let looks = looks(pairs(of: entry)), !looks.isEmpty
    else { return nil }
    let label = entry.previous
    let entries = Sketch.list(looks.map { Self.entry(of: $0) })
    let callee = catalogue.views[view].callee
    let mend = written("modifiers", entries, isJSON: isInDoubleQuotes(label))
    return Diagnostic(
      .unknownArgument, "`\(name)` of `\(callee.name)` is no style sheet: looks are given in `modifiers`",
      at: span(label), label: "leave it out, and write `\(mend)` beside `\(callee.name)`",
      fix: looksMovedOut(of: call, [label], entries, callee))
  }

  /// Tells whether a modifier stands directly behind a view of its kind, as `fill` does behind a shape.
  func needsReceiver(_ modifier: String) -> Bool {
    guard let index = catalogue.modifier(named: modifier) else { return false }
    return catalogue.modifiers[index].overloads.allSatisfy { $0.receivers.map { $0.others == nil } ?? false }
  }

  /// Looks in the order that they can be applied in: what only a shape has stands directly behind it.
  func receiversFirst<Look>(_ looks: [Look], _ name: (Look) -> String) -> [Look] {
    let needs = looks.map { needsReceiver(name($0)) }
    return zip(looks, needs).filter(\.1).map(\.0) + zip(looks, needs).filter { !$0.1 }.map(\.0)
  }

  /// The edit that takes looks out of a call, to stand in `modifiers` beside it; nil where there are modifiers already.
  private func looksMovedOut(
    of mapping: EntryID, _ labels: Set<EntryID>, _ entries: Sketch, _ callee: Callee
  ) -> TextEdit? {
    let owner = mapping.previous
    guard text(owner) == callee.name, let node = self.mapping(around: owner),
      tree.value(of: "modifiers", in: node) == nil, span(mapping).length <= UInt32(Self.longestMend),
      !tree.isCopied(mapping)
    else { return nil }
    let rest = pairs(of: mapping).filter { !labels.contains($0.key) }
    let primary = callee.signatures.compactMap { form in form.primary.map { form.parameters[$0].label } }
    var call = Sketch.mapping(rest.map { (text($0.key), Sketch(tree, $0.value)) })
    if rest.isEmpty { call = .scalar("") }
    if let only = rest.first, rest.count == 1, primary.contains(text(only.key)) || text(only.key) == "content" {
      call = Sketch(tree, only.value)
    }
    return replacing(owner, mapping, with: [(callee.name, call), ("modifiers", entries)])
  }

  /// What an argument of another tool is as a modifier: `width: 100`; nil for any other.
  private func lookAmongArguments(
    _ callee: Callee, _ label: EntryID, _ value: EntryID, _ known: [String]
  ) -> (key: String, value: Sketch)? {
    let name = text(label)
    if let frame = frameOfShape(callee, label, value) { return frame }
    guard isView(callee), !Self.modifiersOfLoops.contains(name), let look = lookOf(callee.name, label, value),
      !isSaidInside(look.key, of: callee),
      !known.contains(where: { Suggestions.fold($0) == Suggestions.fold(name) }),
      !Synonyms.names(for: name).contains(where: { known.contains($0) && $0 != "content" }),
      look.key != name || isModifierName(label)
    else { return nil }
    return look
  }

  /// The frame of a circle whose radius or diameter is given, or of a line whose thickness is; nil for anything else.
  private func frameOfShape(
    _ callee: Callee, _ label: EntryID, _ value: EntryID
  ) -> (key: String, value: Sketch)? {
    if callee.name == "Divider", ["thickness", "height", "linewidth"].contains(folded(label)), tree.real(value) != nil {
      return ("frame", .mapping([("height", Sketch(tree, value))]))
    }
    guard callee.name == "Circle", let factor = ["radius": 2.0, "r": 2.0, "diameter": 1.0][folded(label)],
      let number = tree.real(value)
    else { return nil }
    let length = Sketch.scalar(WrittenNumber.spelled(number * factor))
    return ("frame", .mapping([("width", length), ("height", length)]))
  }
}
