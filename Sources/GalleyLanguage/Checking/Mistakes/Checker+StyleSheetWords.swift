import GalleyFormats
import GalleySource

// Words of style sheets that no modifier stands for, beside a view and in `modifiers`.

extension Checker {
  /// Says why a word of style sheets is not needed, or what takes its place: `display: flex`; nil for any other.
  ///
  /// `code` is that of what is wrong with the key, or the value, where it stands.
  func wordOfStyleSheet(_ key: EntryID, _ value: EntryID?, _ code: DiagnosticCode) -> Diagnostic? {
    guard let value, tree.kind(value) == .string else { return nil }
    let (name, word) = (folded(key), folded(value))
    guard let meaning = StyleSheetWords.meaning(of: name, word) else { return nil }
    var problem = Diagnostic(
      code, "`\(text(key)): \(text(value))` is of style sheets: \(meaning.reason)", at: span(key),
      label: meaning.mend ?? "leave it out")
    if name == "flexdirection" { problem.fix = stack(of: key, alongAxis: word) }
    if meaning.mend == nil { problem.fix = withoutLook(key, renamed: nil) }
    return problem
  }

  /// The edit that makes the stack around `flexDirection` one along that axis; nil for any other view.
  private func stack(of key: EntryID, alongAxis word: String) -> TextEdit? {
    let stacks = ["row": "HStack", "column": "VStack"]
    guard let (_, view) = node(around: key), stacks.values.contains(text(view)), let name = stacks[word] else {
      return nil
    }
    return withoutLook(key, renamed: (view, name))
  }

  /// The edit that takes a look out of a node, where it stands beside the view or among its modifiers.
  private func withoutLook(_ key: EntryID, renamed: (view: EntryID, name: String)?) -> TextEdit? {
    guard let (node, _) = node(around: key), span(node).length <= UInt32(Self.longestMend),
      let around = mapping(around: key)
    else { return nil }
    let dropped = around == node ? key : around
    var written: [(key: String, value: Sketch)] = []
    for (key, value) in pairs(of: node) where key != dropped {
      let rest = sketch(value, without: dropped)
      if case .list(let entries) = rest, entries.isEmpty, text(key) == ControlWord.modifiers.rawValue { continue }
      written.append((key == renamed?.view ? renamed?.name ?? text(key) : text(key), rest))
    }
    return rewritten(node, as: written)
  }

  /// Says that a change in time is an animation: `transition: 0.3s ease`; nil for any other value.
  func changeOfStyleSheet(_ entry: EntryID, named name: String) -> Diagnostic? {
    guard tree.kind(entry) == .string, ["transition", "animation"].contains(name),
      let (curve, seconds) = StyleSheetWords.change(in: text(entry))
    else { return nil }
    let animation = Sketch.mapping([(curve, .mapping([("duration", .scalar("\(seconds)"))]))])
    let isJSON = tree.hasKeysInQuotes
    guard name == "transition" else {
      let mend = animation.inline(isJSON: isJSON)
      return Diagnostic(
        .unknownCase, "`animation` has a curve with its duration, and `\(text(entry))` is of style sheets",
        at: span(entry), label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
    }
    let whole = Sketch.mapping([("animation", animation), ("value", .name("$(…)"))])
    return Diagnostic(
      .unknownCase,
      "`transition` is how a view comes and goes, and `\(text(entry))` is how long a style sheet takes for a change",
      at: span(entry), label: "write `\(written("animation", whole, isJSON: isJSON))`",
      help: ["`value` is what changes; `transition: opacity` is how a view comes and goes"], expected: ["animation"])
  }

  /// Says which modifier a transform of style sheets is: `transform: rotate(45deg)`; nil for any other value.
  func transformOfStyleSheet(_ entry: EntryID) -> Diagnostic? {
    guard entry > tree.root, tree.kind(entry) == .string, text(entry).utf8.count <= 80,
      ["transform", "transformeffect"].contains(folded(entry.previous)),
      let call = StyleSheetWords.call(in: text(entry)), let first = call.numbers.first
    else { return nil }
    let look: (key: String, value: Sketch)
    switch call.name {
    case "rotate", "rotatez":
      look = ("rotationEffect", .mapping([(call.isInRadians ? "radians" : "degrees", .scalar(first))]))
    case "scale":
      look = (
        "scaleEffect",
        call.numbers.count > 1 && call.numbers[1] != first
          ? .mapping([("x", .scalar(first)), ("y", .scalar(call.numbers[1]))]) : .scalar(first)
      )
    case "scalex": look = ("scaleEffect", .mapping([("x", .scalar(first))]))
    case "scaley": look = ("scaleEffect", .mapping([("y", .scalar(first))]))
    case "translatex": look = ("offset", .mapping([("x", .scalar(first))]))
    case "translatey": look = ("offset", .mapping([("y", .scalar(first))]))
    case "translate":
      let second = call.numbers.count > 1 ? call.numbers[1] : "0"
      look = ("offset", .mapping([("x", .scalar(first)), ("y", .scalar(second))]))
    default: return nil
    }
    let mend = written(look.key, look.value, isJSON: isInDoubleQuotes(entry.previous))
    return Diagnostic(
      .unknownCase, "`\(text(entry))` is of style sheets: `\(look.key)` does it here", at: span(entry),
      label: "write `\(mend)`", expected: [look.key],
      fix: TextEdit(span: pairSpan(entry.previous, entry), replacement: mend))
  }
}
