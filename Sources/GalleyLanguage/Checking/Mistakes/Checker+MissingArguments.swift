import GalleyFormats
import GalleySource

// Arguments that a call needs and lacks.

extension Checker {
  func missingArguments(_ callee: Callee, _ signature: Signature, _ absent: ParameterSet, key: EntryID) -> Diagnostic {
    let missing = signature.parameters.enumerated().filter { absent.contains($0.offset) }.map(\.element)
    let named = missing.prefix(Spelling.mostNamed)
    let advice = missing.compactMap { Synonyms.adviceWithout($0.label, in: callee.name) ?? sample(of: $0) }
      .map { HelpText($0) }
    // `tint: {}`: the argument has no name of its own.
    let isValue = missing.count == 1 && missing[0].isPrimary && missing[0].label == callee.name
    // A bare name of a switch is meant to switch it on.
    let isSwitch = isValue && missing[0].kind == .bool && text(key) == callee.name && !isKey(key)
    let mend = isSwitch ? written(callee.name, .scalar("true"), isJSON: isInDoubleQuotes(key)) : nil
    let buttons = mend == nil ? noButtons(missing, key: key) ?? noValues(callee, signature, key: key) : nil
    return Diagnostic(
      .missingArgument,
      isValue ? "`\(callee.name)` needs a value" : "`\(callee.name)` needs \(list(missing.map(\.label)))",
      at: span(key), label: (mend ?? buttons?.written).map { "write `\($0)`" },
      help: named.map { "`\($0.label)`: \($0.summary)" } + advice, related: definition(of: callee),
      expected: named.map(\.label),
      fix: mend.map { TextEdit(span: span(key), replacement: "{ \($0) }") } ?? buttons?.edit)
  }

  /// What an argument that is missing may be: the cases of a short enumeration, a binding with its state; nil for any other.
  private func sample(of parameter: Parameter) -> String? {
    switch parameter.kind {
    case .value(.named(let id)):
      let names = document.types[id].cases.filter(\.payload.isEmpty).map(\.name)
      return (2...8).contains(names.count) ? "it is one of \(list(names))" : nil
    case .binding(let type):
      let value: String? =
        switch type {
        case .bool: "false"
        case .string: "\"\""
        case .int: "0"
        case .double: "0.5"
        case .named(let id):
          ["Color": "{ type: Color, value: red }", "Date": "{ type: Date, value: \"2026-01-31\" }"][
            document.types[id].name]
        case .unknown, .null, .optional, .array, .dictionary, .range, .closedRange, .closedRealRange, .caseRange,
          .applied,
          .tuple, .binding, .metatype:
          nil
        }
      return value.map {
        "such as `\(parameter.label): $\(parameter.label)`, with `state: { \(parameter.label): \($0) }`"
      }
    case .value, .variadic, .anyValue, .slotValue, .style, .shape, .path, .content, .closureContent, .action,
      .closureAction, .closure, .object, .environmentKey, .environmentValue, .typeName, .gesture, .effects, .caseRange,
      .view, .subviews, .containerKey, .containerValue, .loop, .elementMember, .imageContent, .controlStyle, .generic:
      return nil
    }
  }

  /// The buttons that an alert or a dialog lacks: without any it has one to close it; nil for anything else that is missing.
  private func noButtons(_ missing: [Parameter], key: EntryID) -> (written: String, edit: TextEdit?)? {
    guard missing.count == 1, missing[0].label == "actions", missing[0].kind.isContent, let value = value(ofKey: key),
      tree.kind(value) == .mapping
    else { return nil }
    let arguments =
      pairs(of: value).map { (key: text($0.key), value: Sketch(tree, $0.value)) } + [("actions", .list([]))]
    let isShort = span(value).length <= UInt32(Self.longestMend)
    return (
      written("actions", .list([]), isJSON: isInDoubleQuotes(key)), isShort ? rewritten(value, as: arguments) : nil
    )
  }

  /// The values that a block lacks which is shown without them: `content` is `{ content: { index: … } }`; nil for any other
  /// call.
  private func noValues(_ callee: Callee, _ signature: Signature, key: EntryID) -> (written: String, edit: TextEdit?)? {
    guard signature.parameters.allSatisfy({ $0.kind == .slotValue }), value(ofKey: key) == nil else { return nil }
    let element = signature.parameters.count == 1 ? loop(around: key).map { nameOfElement(in: $0.loop) } : nil
    let values = signature.parameters.map { ($0.label, Sketch.text(element.map { "$(\($0))" } ?? "…")) }
    let isJSON = isInDoubleQuotes(key)
    let call = Sketch.mapping([(callee.name, .mapping(values))]).inline(isJSON: isJSON)
    return (call, element == nil ? nil : replacingWhole(key, with: call))
  }

  /// Whether a colon stands behind a name.
  private func isKey(_ entry: EntryID) -> Bool {
    tree.source[Int(span(entry).end)...].first { $0 != 0x20 && $0 != UInt8(ascii: "\"") } == UInt8(ascii: ":")
  }
}
