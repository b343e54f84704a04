import GalleyExpressions
import GalleyFormats
import GalleySource

// Statements that change variables of a method, and those that place subviews.

extension Checker {
  mutating func checkLocalAssignments(_ entry: EntryID) -> [ProcedureStatement] {
    guard tree.kind(entry) == .mapping else { return refused(notNamesAndValues(entry, of: "set"), entry) }
    return assigned(in: entry).compactMap { name, value in
      guard let reference = localReference(name) else { return nil }
      let mark = problems.mark
      if let new = dynamicValue(value, reference.type, named: text(name)), problems.mark == mark {
        return .set(reference, new)
      }
      // What began with a whole number may have been meant to be any number.
      if reference.type == .int, reference.path.isEmpty, let declared = self.name(text(name))?.span {
        surroundings.method.realVariables.insert(declared)
      }
      return nil
    }
  }

  mutating func checkLocalAppending(_ entry: EntryID) -> [ProcedureStatement] {
    guard tree.kind(entry) == .mapping else { return refused(notNamesAndValues(entry, of: "append"), entry) }
    return assigned(in: entry).compactMap { name, value in
      guard let reference = localReference(name) else { return nil }
      guard case .array(let element) = reference.type else {
        report(notAList(name, value, reference.type))
        return nil
      }
      return dynamicValue(value, element, named: text(name)).map { .append(reference, $0) }
    }
  }

  /// A variable of the method, or a member of one.
  private mutating func localReference(_ entry: EntryID) -> LocalReference? {
    let path = text(entry).split(separator: ".").map(String.init)
    guard let name = path.first, case .variable(let variable, let type)? = scope.meaning(of: name) else {
      let spelling = spelling(of: text(entry)) { $0.scope.names }
      report(
        Diagnostic(
          .unknownState, "there is no variable `\(text(entry))`", at: span(entry), label: spelling.question,
          help: ["declare it above, as in `{ var: { \(text(entry)): 0 } }`"], expected: spelling.known))
      return nil
    }
    guard variable.depth == 0, self.name(name)?.kind == .variable else {
      report(
        Diagnostic(
          .unknownState, "`\(name)` cannot be changed here: only what `var` declares in the method can",
          at: span(entry), help: ["declare a variable with its value: `{ var: { new: $(\(name)) } }`"]))
      return nil
    }
    var memberType = type
    for member in path.dropFirst() {
      guard let next = self.memberType(member, of: memberType) else {
        report(
          Diagnostic(
            .unknownMember, "`\(memberType.spelled(in: document.types))` has no member `\(member)`", at: span(entry)))
        return nil
      }
      memberType = next
    }
    return LocalReference(slot: variable.slot, path: Array(path.dropFirst()), type: memberType, span: span(entry))
  }

  /// `{ place: { subview: $(s), at: { x: …, y: … }, anchor: center, proposal: unspecified } }`.
  mutating func checkPlacement(_ key: EntryID, _ entry: EntryID) -> [ProcedureStatement] {
    guard surroundings.method.places else {
      report(
        Diagnostic(
          .misplacedKey, "subviews are placed in `placeSubviews`, and not here", at: span(key),
          label: "move it to `placeSubviews`"))
      return []
    }
    let keys = definitionKeys(entry, of: "place", allowed: PlacementKey.allCases)
    func value(_ key: PlacementKey, _ type: ValueType, by checker: inout Checker) -> DynamicValue? {
      keys[key].flatMap { checker.dynamicValue($0.value, type, named: key.rawValue) }
    }
    let subview = value(.subview, .named(.layoutSubview), by: &self)
    let point = value(.at, .named(.point), by: &self)
    let anchor = value(.anchor, .named(.unitPoint), by: &self)
    let proposal = value(.proposal, .named(.proposedViewSize), by: &self)
    let missing = [PlacementKey.subview, .at].filter { keys[$0] == nil }.map(\.rawValue)
    if !missing.isEmpty, tree.kind(entry) == .mapping {
      report(
        Diagnostic(.missingArgument, "`place` needs \(list(missing))", at: span(key), expected: missing))
    }
    guard let subview, let point else { return [] }
    return [.place(CheckedPlacement(subview: subview, point: point, anchor: anchor, proposal: proposal))]
  }
}

/// A key of the statement that places a subview.
private enum PlacementKey: String, CaseIterable {
  case subview, at, anchor, proposal
}
