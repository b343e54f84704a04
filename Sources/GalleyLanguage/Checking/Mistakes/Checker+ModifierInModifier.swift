import GalleyFormats
import GalleySource

// Modifiers among the arguments of another, and the name of a modifier said again inside of it.

extension Checker {
  /// Says that an argument of a modifier is a modifier of its own: `frame: { width: 10, padding: 3 }`,
  /// `navigationTitle: { title: Home, displayMode: inline }`; nil for any other.
  func modifierInModifier(_ callee: Callee, _ label: EntryID, _ value: EntryID) -> Diagnostic? {
    guard catalogue.modifier(named: callee.name) != nil, let look = modifier(callee, label, value),
      let call = mapping(around: label), call > tree.root, text(call.previous) == callee.name,
      let entry = mapping(around: call.previous)
    else { return nil }
    if look.key == callee.name { return nameSaidAgain(callee, label, value, in: call) }
    if let block = blockOfOtherViews(callee, in: call) { return modifierOfShown(callee, label, look, in: call, block) }
    // Nobody reads a mend that is long, and each wrong label would write it down.
    guard span(call).length <= UInt32(4 * Self.longestMend) else {
      return Diagnostic(
        .unknownArgument, "`\(callee.name)` has no argument `\(text(label))`: `\(look.key)` is a modifier of its own",
        at: span(label), label: "write it in an entry of its own", help: [takes(callee, labels(of: callee))],
        expected: [look.key])
    }
    let isJSON = isInDoubleQuotes(label)
    // All of them are moved at once.
    var rest: [(key: EntryID, value: EntryID)] = []
    var moved: [(key: String, value: Sketch, isWhole: Bool)] = []
    for (key, value) in pairs(of: call) {
      if let look = modifier(callee, key, value), look.key != callee.name {
        moved.append((look.key, look.value, look.isWhole))
      } else {
        rest.append((key, value))
      }
    }
    var first = Sketch.mapping(rest.map { (text($0.key), Sketch(tree, $0.value)) })
    let primary = callee.signatures.compactMap { form in form.primary.map { form.parameters[$0].label } }
    if let only = rest.first, rest.count == 1, primary.contains(text(only.key)) { first = Sketch(tree, only.value) }
    let looks = [(key: callee.name, value: first)] + moved.map { (key: $0.key, value: $0.value) }
    let entries = receiversFirst(looks, \.key).map { look in
      look.key == callee.name ? Sketch.mapping([look]) : Self.entry(of: look)
    }
    let mend = entries.map { $0.inline(isJSON: isJSON) }.joined(separator: ", ")
    let isMended = !rest.isEmpty && pairs(of: entry).count == 1 && moved.allSatisfy(\.isWhole)
    return Diagnostic(
      .unknownArgument, "`\(callee.name)` has no argument `\(text(label))`: `\(look.key)` is a modifier of its own",
      at: span(label),
      label: mend.utf8.count <= Self.longestMend ? "write `\(mend)`" : "write it in an entry of its own",
      help: [takes(callee, labels(of: callee))], expected: [look.key],
      fix: isMended ? modifierEntries(entries, inPlaceOf: entry) : nil)
  }

  /// The modifier that an argument of another one is, with all that stands behind it; nil for any other argument.
  private func modifier(
    _ callee: Callee, _ label: EntryID, _ value: EntryID
  ) -> (key: String, value: Sketch, isWhole: Bool)? {
    let isMode = folded(label) == "displaymode" && callee.name.hasPrefix("navigation")
    let meant = isMode ? "navigationBarTitleDisplayMode" : text(label)
    let known = labels(of: callee)
    guard catalogue.modifier(named: meant) != nil, !known.contains(meant),
      meant == callee.name || !Synonyms.names(for: text(label)).contains(where: { known.contains($0) }),
      // A shadow has its own opacity, by its colour, and its own offset.
      callee.name != "shadow" || !["opacity", "offset"].contains(meant)
    else { return nil }
    let isSwitched =
      isSwitchedOn(label, value) || tree.kind(value) == .null
      || tree.kind(value) == .mapping && pairs(of: value).isEmpty
    if isSwitched { return (meant, .scalar(""), true) }
    // What only a shape has may be called otherwise for the others: `rotation: 45`.
    if needsReceiver(meant), let look = look(label, value), look.key != meant { return (look.key, look.value, true) }
    return (meant, Sketch(tree, value), isWholeCall(of: meant, value))
  }

  /// Says that the name of a modifier is not said again inside of it: `padding: { padding: 3 }`.
  private func nameSaidAgain(_ callee: Callee, _ label: EntryID, _ value: EntryID, in call: EntryID) -> Diagnostic {
    let isJSON = isInDoubleQuotes(label)
    let rest = pairs(of: call).filter { $0.key != label }
    let given = rest.map { text($0.key) }
    let isView = isNodeMapping(value) || tree.kind(value) == .sequence
    // The form that has the other arguments says which one was meant.
    let meant = callee.signatures.lazy.compactMap { form -> String? in
      let known = form.parameters.map(\.label)
      guard given.allSatisfy({ known.contains($0) }) else { return nil }
      let open = form.parameters.filter { !given.contains($0.label) }
      let first = form.primary.map { form.parameters[$0] }.flatMap { open.map(\.label).contains($0.label) ? $0 : nil }
      return ((first.map { [$0] } ?? []) + open).first {
        $0.kind.isContent ? isView : !isView && fits(value, $0.kind)
      }?.label
    }.first
    let mend =
      rest.isEmpty ? written(callee.name, Sketch(tree, value), isJSON: isJSON) : meant.map { isJSON ? "\"\($0)\"" : $0 }
    // All that stands behind the modifier, once more, is no value for one of its arguments.
    let isCall = tree.kind(value) == .mapping && !isView && isWholeCall(of: callee.name, value)
    var edit = isCall ? nil : meant.map { TextEdit(span: contentSpan(label), replacement: $0) }
    if rest.isEmpty {
      let isWhole = isWholeCall(of: callee.name, value) && !tree.isCopied(call)
      edit = isWhole ? replacing(call.previous, call, with: [(callee.name, Sketch(tree, value))]) : nil
    }
    return Diagnostic(
      .unknownArgument, "`\(callee.name)` has no argument `\(text(label))`: its own name is not said again inside",
      at: span(label), label: mend.map { "write `\($0)`" } ?? "leave it out", help: [takes(callee, labels(of: callee))],
      expected: meant.map { [$0] } ?? [], fix: edit)
  }

  /// The block of a modifier that shows other views than the one it is applied to, as a sheet does; nil for any other.
  private func blockOfOtherViews(_ callee: Callee, in call: EntryID) -> EntryID? {
    let shows = callee.signatures.contains { form in
      form.parameters.contains { ["isPresented", "item"].contains($0.label) }
    }
    guard shows else { return nil }
    return ["content", "destination"].lazy.compactMap { tree.value(of: $0, in: call) }.first
  }

  /// Says that an argument is a modifier of what a sheet shows.
  private func modifierOfShown(
    _ callee: Callee, _ label: EntryID, _ look: (key: String, value: Sketch, isWhole: Bool), in call: EntryID,
    _ block: EntryID
  ) -> Diagnostic {
    let isJSON = isInDoubleQuotes(label)
    let entry = Self.entry(of: (look.key, look.value))
    let node = span(block).length <= UInt32(4 * Self.longestMend) ? node(inside: block, with: [entry]) : nil
    let rest = pairs(of: call).filter { $0.key != label }.map {
      (
        key: text($0.key),
        value: $0.value == block ? node.map { .mapping($0) } ?? Sketch(tree, block) : Sketch(tree, $0.value)
      )
    }
    let isMended = node != nil && look.isWhole && span(call).length <= UInt32(Self.longestMend)
    return Diagnostic(
      .unknownArgument,
      "`\(callee.name)` has no argument `\(text(label))`: `\(look.key)` is a modifier of the view inside",
      at: span(label),
      label: node.map { "write `\(written(text(block.previous), .mapping($0), isJSON: isJSON))`" }
        ?? "write `\(entry.inline(isJSON: isJSON))` in the `modifiers` of the view inside",
      help: [takes(callee, labels(of: callee))], expected: [look.key], fix: isMended ? rewritten(call, as: rest) : nil)
  }

  /// Tells whether a value can be all that stands behind a modifier of the catalogue.
  private func isWholeCall(of modifier: String, _ value: EntryID) -> Bool {
    guard let index = catalogue.modifier(named: modifier) else { return false }
    return catalogue.modifiers[index].callee.signatures.contains { form in
      switch tree.kind(value) {
      case .mapping:
        form.parameters.contains { parameter in pairs(of: value).contains { text($0.key) == parameter.label } }
          || form.content != nil && isNodeMapping(value)
      case .sequence: form.content != nil || form.primary.map { takesList(form.parameters[$0].kind) } ?? false
      case .null, .boolean, .number, .string: form.primary.map { fits(value, form.parameters[$0].kind) } ?? false
      }
    }
  }

  private func takesList(_ kind: ParameterKind) -> Bool {
    if case .variadic = kind { return true }
    if case .value(.array) = kind { return true }
    guard case .value(.named(let type)) = kind else { return false }
    return document.types[type].traits.contains(.optionSet)
  }
}
