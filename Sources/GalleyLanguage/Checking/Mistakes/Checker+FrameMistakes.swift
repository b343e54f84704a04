import GalleyFormats
import GalleySource

// Frames of one length and one bound, and lengths that are meant to be all the room there is.

extension Checker {
  /// Says that a fixed length and a bound are given together, `{ maxWidth: infinity, height: 50 }`; nil for any other call.
  func mixedFrame(_ callee: Callee, key: EntryID, _ given: [GivenKey]) -> Diagnostic? {
    guard callee.name == "frame", let first = given.first, let mapping = mapping(around: first.label),
      let mend = flexibleFrame(mapping)
    else { return nil }
    let fixed = given.map { text($0.label) }.filter { $0 == "width" || $0 == "height" }
    guard !fixed.isEmpty else { return nil }
    let names = given.map { text($0.label) }.filter { !fixed.contains($0) }
    let endless = given.filter { text($0.label).hasPrefix("min") && text($0.value).hasSuffix("infinity") }
    return Diagnostic(
      .noMatchingOverload,
      "no form of `frame` takes \(list(fixed)) and \(list(names)) together"
        + (endless.first.map { ", and `\(text($0.label))` cannot be `infinity`" } ?? ""), at: span(key),
      label: "write `\(mend)`", help: ["a minimum and a maximum of one length are a fixed one; two frames do as well"],
      fix: TextEdit(span: span(mapping), replacement: mend))
  }

  /// The edit that makes `100%` of a frame an infinite maximum, with what stands beside it; nil for any other length.
  func wholeRoom(_ entry: EntryID) -> TextEdit? {
    guard entry > tree.root, ["width", "height"].contains(text(entry.previous)), isWholeRoom(entry),
      let mapping = mapping(around: entry),
      mapping > tree.root, text(mapping.previous) == "frame", let mend = flexibleFrame(mapping)
    else { return nil }
    return TextEdit(span: span(mapping), replacement: mend)
  }

  private func isWholeRoom(_ value: EntryID) -> Bool {
    tree.boolean(value) == true || tree.kind(value) == .string && Self.wordsForAllRoom.contains(text(value))
  }

  /// What other tools write for all the room there is, where a length is meant.
  private static let wordsForAllRoom: Set<String> = [
    "100%", "100vw", "100vh", "100dvw", "100dvh", "100svh", "100lvh", "full", "fill", "max", "match_parent", "infinity",
    "expand", "stretch",
  ]

  /// Says that a frame of all the room there is has a maximum on each axis: `frame: full`; nil for any other call.
  func frameOfAllRoom(_ callee: Callee, _ value: EntryID) -> Diagnostic? {
    guard callee.name == "frame", isWholeRoom(value) else { return nil }
    let mend = Sketch.mapping([("maxWidth", .text("infinity")), ("maxHeight", .text("infinity"))])
      .inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .noPrimaryArgument, "the arguments of `frame` need their labels, and \(describe(value)) has none",
      at: span(value),
      label: "write `\(mend)`", help: ["or one of them alone, for one axis"], expected: [mend],
      fix: TextEdit(span: span(value), replacement: mend))
  }

  /// The arguments of a frame with bounds in place of fixed lengths; nil where they cannot be given so.
  private func flexibleFrame(_ mapping: EntryID) -> String? {
    let given = pairs(of: mapping)
    let names = given.map { text($0.key) }
    var arguments: [(key: String, value: Sketch)] = []
    for (key, value) in given {
      var name = text(key)
      // The least length cannot be without an end.
      let largest = "max\(name.dropFirst("min".count))"
      if name.hasPrefix("min"), text(value).hasSuffix("infinity"), !names.contains(largest) { name = largest }
      guard name == "width" || name == "height" else {
        arguments.append((name, Sketch(tree, value)))
        continue
      }
      let side = name == "width" ? "Width" : "Height"
      guard !names.contains("min\(side)"), !names.contains("max\(side)") else { return nil }
      if isWholeRoom(value) {
        arguments.append(("max\(side)", .text("infinity")))
      } else if tree.kind(value) == .number || isTemplate(value) {
        arguments += [("min\(side)", Sketch(tree, value)), ("max\(side)", Sketch(tree, value))]
      } else {
        return nil
      }
    }
    return Sketch.mapping(arguments).inline(isJSON: isInDoubleQuotes(mapping.next))
  }
}
