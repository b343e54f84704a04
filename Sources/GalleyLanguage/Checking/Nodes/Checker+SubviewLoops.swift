import GalleyExpressions
import GalleyFormats
import GalleySource

// `ForEach(subviews:)`: a loop over the views of a view.

extension Checker {
  /// Checks `ForEach: { subviews: node, item: name, content: block }`, whose keys have been found.
  mutating func checkSubviewLoop(_ subviews: EntryID, _ entries: [String: EntryID], key: EntryID) -> CheckedNode {
    let invalid = CheckedNode(.invalid, span: span(key), entry: key)
    let availability = Availability.iOS(18)
    if !availability.includes(reachedTarget) { report(notAvailable(subviews, "ForEach(subviews:)", availability)) }
    for other in ["data", "id", "editActions"] {
      guard let entry = entries[other] else { continue }
      report(
        Diagnostic(
          .unknownArgument, "`ForEach(subviews:)` has no argument `\(other)`: it goes through views", at: span(entry),
          label: "leave `\(other)` out", help: ["it takes `subviews`, `item`, `content`"]))
    }
    guard let content = entries["content"] else {
      report(
        Diagnostic(
          .missingArgument, "`ForEach(subviews:)` needs `content`", at: span(key),
          help: ["`content` is shown for each of the views, which `item` names: `content: subview`"],
          expected: ["content"]))
      return invalid
    }
    let closure = loopClosure(content)
    let item = closure?.item ?? entries["item"]
    if let written = entries["item"], closure?.item != nil { report(elementNamedTwice(written)) }
    let list = ValueType.array(.named(.subview))
    let data = DynamicValue(.subviews(checkBlock(subviews)), type: list, span: span(subviews))
    guard let idType = memberType("id", of: .named(.subview)),
      let loop = checkLoop(
        over: data, of: .named(.subview), (["id"], idType), item: item, content: closure?.body ?? content)
    else { return invalid }
    return CheckedNode(.forEach(document.forEachs.append(loop)), span: span(key), entry: key)
  }
}
