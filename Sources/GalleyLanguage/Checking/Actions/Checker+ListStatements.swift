import GalleyExpressions
import GalleyFormats
import GalleySource

// `remove` and `move`, which change the order and the number of a list's elements.

extension Checker {
  /// `{ items: { at: 2 } }` and `{ items: { atOffsets: $(offsets) } }`.
  mutating func checkRemoving(_ entry: EntryID) -> [CheckedStatement] {
    checkLists(entry, "remove") { checker, list, name, value in
      let pairs = checker.tree.kind(value) == .mapping ? checker.pairs(of: value) : []
      let types: [String: ValueType] = ["at": .int, "atOffsets": .array(.int)]
      guard pairs.count == 1, case let label = checker.text(pairs[0].key), let type = types[label] else {
        return checker.refused(checker.notAnIndex(name, value), value)
      }
      return checker.dynamicValue(pairs[0].value, type, named: label).map { [.remove(list, at: $0)] } ?? []
    }
  }

  /// `{ items: { fromOffsets: [0], toOffset: 2 } }`.
  mutating func checkMoving(_ entry: EntryID) -> [CheckedStatement] {
    checkLists(entry, "move") { checker, list, name, value in
      guard checker.tree.kind(value) == .mapping, checker.pairs(of: value).count == 2,
        let source = checker.value(of: "fromOffsets", in: value),
        let target = checker.value(of: "toOffset", in: value)
      else { return checker.refused(checker.notOffsets(name, value), value) }
      guard let from = checker.dynamicValue(source, .array(.int), named: "fromOffsets"),
        let to = checker.dynamicValue(target, .int, named: "toOffset")
      else { return [] }
      return [.move(list, from: from, to: to)]
    }
  }

  /// The statements for each list that is named, with what is said of it.
  private mutating func checkLists(
    _ entry: EntryID, _ word: String,
    _ statements: (inout Checker, StateReference, EntryID, EntryID) -> [CheckedStatement]
  ) -> [CheckedStatement] {
    guard tree.kind(entry) == .mapping else { return refused(notNamesAndValues(entry, of: word), entry) }
    return assigned(in: entry).flatMap { name, value -> [CheckedStatement] in
      guard let reference = stateReference(name) else { return [] }
      guard elementType(of: reference) != nil else {
        let type = withArticle(reference.type.spelled(in: document.types))
        return refused(
          Diagnostic(
            .wrongType, "`\(word)` changes a list, and `\(text(name))` is \(type)", at: span(name)), value)
      }
      return statements(&self, reference, name, value)
    }
  }

  private func notOffsets(_ name: EntryID, _ value: EntryID) -> Diagnostic {
    Diagnostic(
      .wrongType, "`move` takes the indices of elements of `\(text(name))`, and the index before which they are put",
      at: span(value), label: "such as `{ fromOffsets: [0], toOffset: 2 }`", expected: ["fromOffsets", "toOffset"])
  }

  private func notAnIndex(_ name: EntryID, _ value: EntryID) -> Diagnostic {
    let isIndex = tree.kind(value) == .number || isTemplate(value)
    let mend = isIndex ? Sketch.mapping([("at", Sketch(tree, value))]).inline(isJSON: tree.hasKeysInQuotes) : nil
    return Diagnostic(
      .wrongType, "`remove` takes the index of an element of `\(text(name))`, under `at`", at: span(value),
      label: mend.map { "write `\($0)`" } ?? "such as `{ at: 2 }`",
      fix: mend.map { TextEdit(span: span(value), replacement: $0) })
  }
}
