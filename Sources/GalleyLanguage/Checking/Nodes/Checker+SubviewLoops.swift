import GalleyExpressions
import GalleyFormats
import GalleySource

// `ForEach(subviews:)` and `ForEach(sections:)`: loops over the views of a view.

extension Checker {
  /// The views or sections of a node, as a value.
  mutating func subviews(_ entry: EntryID, _ form: SubviewForm) -> Recipe {
    document.tellsSubviews = true
    return form.recipe(checkBlock(entry))
  }

  /// Checks `ForEach: { subviews: node, item: name, content: block }`, whose keys have been found.
  mutating func checkSubviewLoop(
    _ form: SubviewForm, _ subviews: EntryID, _ entries: [String: EntryID], key: EntryID
  ) -> CheckedNode {
    let call = "ForEach(\(form.rawValue):)"
    let invalid = CheckedNode(.invalid, span: span(key), entry: key)
    let availability = Availability.iOS(18)
    if !availability.includes(reachedTarget) { report(notAvailable(subviews, call, availability)) }
    for other in ["data", "id", "editActions", form == .subviews ? "sections" : "subviews"] {
      guard let entry = entries[other] else { continue }
      report(
        Diagnostic(
          .unknownArgument,
          "`\(call)` has no argument `\(other)`: it goes through \(form == .subviews ? "views" : "sections")",
          at: span(entry),
          label: "leave `\(other)` out", help: ["it takes `\(form.rawValue)`, `item`, `content`"]))
    }
    guard let content = entries["content"] else {
      report(
        Diagnostic(
          .missingArgument, "`\(call)` needs `content`", at: span(key),
          help: ["`content` is shown for each of them, which `item` names"],
          expected: ["content"]))
      return invalid
    }
    let closure = loopClosure(content)
    let item = closure?.item ?? entries["item"]
    if let written = entries["item"], closure?.item != nil { report(elementNamedTwice(written)) }
    let data = DynamicValue(self.subviews(subviews, form), type: form.type, span: span(subviews))
    guard case .array(let element) = form.type else { return invalid }
    guard let idType = memberType("id", of: element),
      let loop = checkLoop(
        over: data, of: element, (["id"], idType), item: item, content: closure?.body ?? content)
    else { return invalid }
    return CheckedNode(.forEach(document.forEachs.append(loop)), span: span(key), entry: key)
  }
}
