import GalleyFormats
import GalleySource

// Arguments under another label, of which the value tells what they are.

extension Checker {
  /// Says that a list of views is the block of the call, whatever else its label is spelled like, as in `rows: [ { Text: a } ]`,
  /// and nil for any other value.
  func viewsMeant(
    _ callee: Callee, _ label: EntryID, _ value: EntryID, _ spelling: Spelling, given: [String]
  ) -> Diagnostic? {
    let isContentMeant = callee.signatures.contains { form in
      form.content != nil && given.allSatisfy { name in form.parameters.contains { $0.label == name } }
    }
    guard isContentMeant, !given.contains("content"), !isContent(spelling.closest, of: callee),
      tree.kind(value) == .sequence, tree.size(value) > 1, isNodeMapping(value.next)
    else { return nil }
    return Diagnostic(
      .unknownArgument, "`\(callee.name)` has no argument `\(text(label))`: its views stand under `content`",
      at: span(label), label: "write `content`", help: [takes(callee, labels(of: callee))], expected: ["content"],
      fix: TextEdit(span: contentSpan(label), replacement: "content"))
  }

  /// Says which argument a binding is that stands under another label: `value: $on` of a `Toggle`; nil where none or several
  /// could be meant, or where the label is spelled like one.
  func bindingMeant(
    _ callee: Callee, _ label: EntryID, _ value: EntryID, _ spelling: Spelling, given: [String]
  ) -> Diagnostic? {
    guard spelling.closest == nil, tree.kind(value) == .string, tree.bytes(value).first == UInt8(ascii: "$"),
      !isTemplate(value)
    else { return nil }
    let fitting = callee.signatures.flatMap(\.parameters).filter { parameter in
      guard case .binding = parameter.kind else { return false }
      return !given.contains(parameter.label) && fits(value, parameter.kind)
    }
    return onlyOne(of: fitting, meantBy: label, in: callee) { "and its binding is `\($0)`" }
  }

  /// What views stand under in other calls.
  private static let blockNames: Set<String> = ["content", "view", "views", "body", "children", "child", "builder"]

  /// Says which argument the only block of a call is, where it stands under another label: `content` of
  /// `navigationDestination`; nil where none or several could be meant, or where the label is spelled like one.
  func blockMeant(
    _ callee: Callee, _ label: EntryID, _ value: EntryID, _ spelling: Spelling, given: [String]
  ) -> Diagnostic? {
    guard spelling.closest == nil, Self.blockNames.contains(folded(label)),
      isNodeMapping(value) || tree.kind(value) == .sequence
    else { return nil }
    let blocks = callee.signatures.filter { form in
      given.allSatisfy { name in form.parameters.contains { $0.label == name } }
    }
    .flatMap(\.parameters).filter { $0.kind.isContent && !given.contains($0.label) }
    // Of several, what people use is the first, and words are the last.
    let meant = holdsControl(value) ? blocks.first : blocks.last
    return onlyOne(of: blocks.filter { $0.label == meant?.label }, meantBy: label, in: callee) {
      "and its views stand under `\($0)`"
    }
  }

  /// Says that a label is another one, if parameters that could be meant all have the same.
  private func onlyOne(
    of parameters: [Parameter], meantBy label: EntryID, in callee: Callee, _ reason: (String) -> String
  ) -> Diagnostic? {
    guard let meant = parameters.first?.label, parameters.allSatisfy({ $0.label == meant }) else { return nil }
    return Diagnostic(
      .unknownArgument, "`\(callee.name)` has no argument `\(text(label))`, \(reason(meant))",
      at: span(label), label: "write `\(meant)`", help: [takes(callee, labels(of: callee))], expected: [meant],
      fix: TextEdit(span: contentSpan(label), replacement: meant))
  }
}
