import GalleyFormats
import GalleySource

// Mappings in a view's place with no view's key, with several, or with those of another tool.

extension Checker {
  /// Checks a mapping with no view key, or with several, or one of another tool's.
  mutating func checkUnclearMapping(_ entry: EntryID) -> NodeID {
    let keys = viewKeys(of: entry)
    if keys.count == 1 || reportForeignNode(entry) || reportItemWithoutView(entry, keys) { return addInvalid(entry) }
    guard let first = keys.first else {
      report(missingViewKey(entry))
      return addInvalid(entry)
    }
    guard let view = onlyView(among: keys) ?? (keys.contains { isUpperCase($0.key) } ? nil : first.key) else {
      // A view that stands twice has been reported as the file was read.
      if !hasViewTwice(entry) { report(severalViewKeys(keys)) }
      // What is inside is checked all the same, so that all problems are said at once.
      for (key, value) in keys where isUpperCase(key) && !isDone { _ = checkViewKey(key, word(key), value) }
      return addInvalid(entry)
    }
    return checkNode(entry, keys, view: view)
  }

  /// Tells whether a key in capitals was given twice, so that the second one is hidden.
  private func hasViewTwice(_ mapping: EntryID) -> Bool {
    let end = tree.end(of: mapping)
    var key = mapping.next
    while key < end {
      let flags = tree.entries[key].flags
      if flags.contains(.hidden), !flags.contains(.merged), isUpperCase(key) { return true }
      key = tree.end(of: key.next)
    }
    return false
  }

  /// Checks a node with keys that do not belong there, of which `view` is the view's.
  mutating func checkNode(
    _ entry: EntryID, _ keys: [(key: EntryID, value: EntryID)], view: EntryID
  ) -> NodeID {
    if reportOutdented(keys, of: view, in: entry) {
      if let modifiers = tree.value(of: "modifiers", in: entry) { _ = checkModifiers(modifiers) }
      return addInvalid(entry)
    }
    if reportLoopWithKeysBeside(keys, of: view) { return addInvalid(entry) }
    let strays = reportStrays(keys, beside: view, in: entry)
    // The name of a loop's element is not in scope.
    if strays.hasLoop { return addInvalid(entry) }
    guard let value = keys.first(where: { $0.key == view })?.value else { return addInvalid(entry) }
    let mark = problems.mark
    var node = checkViewKey(view, word(view), value)
    node.entry = entry
    // What stands beside the view is not missing below it.
    if !strays.arguments.isEmpty {
      let place = span(view)
      problems.forget(since: mark) { problem in
        problem.code == .missingArgument && problem.span == place && !problem.expected.isEmpty
          && problem.expected.allSatisfy { strays.arguments.contains($0) }
      }
    }
    if let modifiers = tree.value(of: "modifiers", in: entry) ?? strays.modifiers {
      node.modifiers = checkModifiers(modifiers)
    }
    if let name = tree.value(of: "name", in: entry) { node.label = checkLabel(name) }
    return add(node)
  }

  /// Reports a node in the form of another tool or language, and tells whether it is one.
  mutating func reportForeignNode(_ entry: EntryID) -> Bool {
    let keys = viewKeys(of: entry)
    if let problem = branchAsItem(entry, keys) {
      report(problem)
      for (_, value) in keys where tree.kind(value) == .sequence || isNodeMapping(value) { _ = checkBlock(value) }
      return true
    }
    guard
      let problem = controlWordInCapitals(keys.map(\.key)) ?? otherWordForIf(keys) ?? placesInBar(keys, in: entry)
        ?? foreignNode(entry, keys)
    else { return false }
    report(problem)
    return true
  }
}
